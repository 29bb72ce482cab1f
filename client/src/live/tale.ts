/** What a game was, in the reader's words, once it is over. */

import { t } from "../i18n";
import type { Facts } from "../i18n/sentence";
import type { TableView } from "../protocol.gen";
import { isOf, type Tale } from "../shell/story";
import { capital, say, type Voice } from "./voice";

type Story = NonNullable<TableView["story"]>;
type Score = TableView["scores"][number];

export function taleOf(story: Story, { names, teams, outcome }: Score, table: Voice): Tale {
  const voice = { ...table, names: { ...table.names, seats: { ...names } } };
  const tell = (key: string, facts: Facts = {}) => capital(say(`screen.${key}`, facts, voice));
  return {
    chart: tell("chart"),
    curves: story.curves.map((curve) => ({
      ...curve,
      won: isOf(curve, outcome?.winners ?? [], teams),
      name:
        curve.seat === null
          ? (voice.names.teams[curve.team ?? -1] ?? tell("chart.foe"))
          : (names[curve.seat] ?? "?"),
    })),
    highlights: story.highlights.map(({ kind, facts }) => tell(`highlight.${kind}`, facts)),
    prizes: story.awards.map(({ seat, kind, n, after }) => {
      const why = say(`screen.award.${kind}.why`, { n }, voice);
      const better = after === null ? undefined : names[after];
      return {
        seat,
        team: teams[seat] ?? null,
        name: names[seat] ?? "?",
        title: tell(`award.${kind}`),
        why: better ? t("end.award.after", { why, name: better }) : why,
      };
    }),
  };
}
