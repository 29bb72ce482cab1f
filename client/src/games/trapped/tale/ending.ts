/** How it ended: who got out, whom they left behind, and what these had been owed. */
import type { Chapter, Paragraph, Piece } from "../export/tale";
import { says, titleOf } from "../reading";
import { filled, say, voice, type Teller } from "./teller";

const DRAMAS = 3;

export function ending(teller: Teller): Chapter {
  const { view, prose, night } = teller;
  if (view.verdict === null) return { title: prose.ending, paragraphs: [[say(prose.unfinished)]] };
  const winners = view.sheets.filter(
    ({ seat, fate }) =>
      seat !== null && view.winners.includes(seat) && fate !== "dead" && fate !== "insane",
  );
  const isSmall = view.verdict === "escaped" && night.left !== null;
  const way = night.left ? says(view, night.left.way) : null;
  const limit = view.verdict === "out-of-time" ? says(view, "limit") : null;
  const paragraphs: Paragraph[] = [
    [
      say(
        isSmall
          ? prose.out(
              night.left!.figures.map((figure) => teller.who(figure)),
              way!.title,
            )
          : prose.cause(
              view.verdict,
              winners.map(({ id }) => teller.who(id)),
            ),
      ),
      voice(way?.text ?? limit?.text ?? ""),
      ...caught(teller),
    ],
    ...teller.quoted(night.leaving ? [night.leaving] : [], 1),
    [
      ...(isSmall ? leftBehind(teller, night.left!.figures) : []),
      ...(isSmall || view.verdict === "rescued" ? fallen(teller) : []),
    ],
    ...teller.quoted(night.epilogues, 4),
  ];
  return {
    title: prose.ending,
    paragraphs: paragraphs.map(filled).filter(({ length }) => length > 0),
  };
}

/** Who was still there when time was up. */
function caught({ view, prose, who }: Teller): Piece[] {
  if (!["blown-up", "out-of-time", "cut-short"].includes(view.verdict ?? "")) return [];
  const there = view.sheets.filter(
    ({ seat, name, fate }) => seat !== null && name && fate === "alive",
  );
  return there.length > 0 ? [say(prose.caught(there.map(({ id }) => who(id))))] : [];
}

/** Whom one met, and who saw nobody get out. */
function fallen(teller: Teller): Piece[] {
  const { view, prose } = teller;
  const met = view.sheets.filter(
    ({ seat, name, id }) => seat !== null && name && !owed(teller, id),
  );
  const gone = (fate: string) =>
    met.filter((one) => one.fate === fate).map(({ id }) => teller.who(id));
  return prose.fallen(gone("dead"), gone("insane")).map(say);
}

/** What somebody did without which the others would not have got out as they did. */
function owed({ view, night }: Teller, figure: number): string | undefined {
  const needs = new Set(view.place.ways.find(({ id }) => id === night.left?.way)?.needs.flat());
  const standing = new Map(night.achieved.map((one) => [one.goal, one.figure]));
  return [...standing].find(([goal, by]) => by === figure && needs.has(goal))?.[0];
}

/** Who stayed, and what the others owed them. */
function leftBehind(teller: Teller, out: readonly number[]): Piece[] {
  const { view, prose, night, people } = teller;
  const others = view.sheets.filter(
    ({ seat, id, name }) => seat !== null && name && !out.includes(id),
  );
  const alive = others.filter(({ fate }) => fate === "alive");
  const leaver = teller.who(out[0]!);
  const debts = others.flatMap(({ id, fate }) => {
    const goal = owed(teller, id);
    const helped = night.helped.get(`${id}>${out[0]!}`) ?? 0;
    const isDead = fate !== "alive";
    if (goal) return [prose.madePossible(teller.who(id), titleOf(view, goal), leaver, isDead)];
    if (isDead) return [];
    if (helped > 1) return [prose.owed(teller.who(id), leaver, helped)];
    if (people.feeling(id, out[0]!) === "H") return [prose.unloved(teller.who(id), leaver)];
    return [];
  });
  const broken = night.betrayed.map(({ figure, by }) =>
    prose.betrayed(teller.who(figure), teller.who(by)),
  );
  return [
    ...(alive.length > 0 ? [prose.stayed(alive.map(({ id }) => teller.who(id)))] : []),
    ...[...broken, ...debts].slice(0, DRAMAS),
  ].map(say);
}
