/** What has come of something, in a sentence: which score fell, what was found, who died. */

import type { Speech } from "../reading";
import { aimOf, titleOf, told, whoIs, type Screen } from "./reading";
import type { Clash, Episode, View } from "./types.gen";

type Came = Pick<Clash, "prompt" | "about" | "scar" | "figure">;

function cameOf(view: View, { prompt, about, scar, figure }: Came, what: string, t: Screen["t"]) {
  const named =
    prompt === "marked"
      ? t(`screen.attribute.${about}`)
      : prompt === "found" || prompt === "gained"
        ? titleOf(view, about)
        : about;
  const isPlain = what === "" && (prompt === "survived" || prompt === "failed");
  return t(`screen.result.${prompt}${isPlain ? ".plain" : ""}`, {
    name: whoIs(view, figure, t),
    about: named,
    what,
    before: scar?.before ?? "",
    after: scar?.after ?? "",
  });
}

/** How a conflict went; nothing, as long as that is not clear. */
export function resultOf(view: View, clash: Clash, speech: Speech): string {
  const { t } = speech;
  const { title } = told(view.event?.says);
  const what = isMadeUp(clash.kind, clash.subject, title) ? "" : aimOf(view, clash, speech);
  if (clash.prompt) return cameOf(view, clash, what, t);
  if (clash.fortune !== "doomed") return "";
  const fate = view.sheets.find(({ id }) => id === clash.figure)?.fate;
  const key = fate === "dead" || fate === "insane" ? fate : "doomed";
  return t(`screen.result.${key}`, { name: whoIs(view, clash.figure, t) });
}

/** One thing that somebody missed. */
export function newsOf(view: View, episode: Episode, { t }: Speech): string {
  const name = whoIs(view, episode.figure, t);
  if (episode.kind === "loss") return t(`screen.result.${episode.fate ?? "dead"}`, { name });
  if (episode.kind === "result") return missedOf(view, episode, name, t);
  const scare = view.events.find(({ id }) => id === episode.subject);
  const what = told(scare?.says).title || episode.words || t("screen.phone.event.made-up");
  return t("screen.news.event", { name, what });
}

/** Who was only told that somebody failed would not know at what. */
function missedOf(view: View, episode: Episode, name: string, t: Screen["t"]): string {
  const what = subjectOf(view, episode);
  if (episode.prompt === "spared" && what) return t("screen.news.spared", { name, what });
  return cameOf(view, episode, what, t);
}

function subjectOf(view: View, { subject, words, contest }: Episode): string {
  const { title } = told(view.events.find(({ id }) => id === subject)?.says);
  if (isMadeUp(contest, subject, title)) return "";
  return title || words || titleOf(view, subject.replace(/^stunt:/, ""));
}

/** What the Game Master made up has no title. */
const isMadeUp = (contest: Episode["contest"], subject: string, title: string): boolean =>
  contest === "event" && subject !== "monster" && title === "";
