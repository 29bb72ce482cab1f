/** The evening from the first door to the last words: who was there, what happened round by round, how it ended. */

import { chosen } from "../../../chosen.svelte";
import { titleOf } from "../reading";
import { taleOf } from "../tale";
import { mapOf, portrait } from "../tale/drawing";
import type { AnyFact, Sheet } from "../types.gen";
import { narrated, type Narrator, type Scene } from "./narrator";
import type { Chapter, Piece, Role, Tale } from "./tale";
import { withLines } from "./words";

export function tale(facts: readonly AnyFact[], narrator: Narrator): Tale {
  const { view, t, named } = narrator;
  const characters = view.sheets.filter(({ seat, name }) => seat !== null && name);
  const extras = view.sheets.filter(({ seat, name }) => seat === null && name);
  return {
    language: chosen.language,
    title: t("title"),
    scenario: titleOf(view, "scenario"),
    byline: t("screen.story.gm", { player: named(view.gm) }),
    scenes: taleOf(facts, view, chosen.language),
    mapTitle: t("screen.story.map"),
    map: mapOf(view),
    logTitle: t("screen.story.log"),
    castTitle: t("screen.story.cast"),
    cast: characters.map((sheet) => role(sheet, narrator)),
    extrasTitle: t("screen.story.extras"),
    extras: extras.map((sheet) => role(sheet, narrator)),
    chapters: [...rounds(facts, narrator), ending(facts, narrator)].filter(
      ({ paragraphs }) => paragraphs.length > 0,
    ),
  };
}

function role(sheet: Sheet, { view, t, named }: Narrator): Role {
  const { name, occupation, seat, fate } = sheet;
  const player = seat === null ? "" : t("screen.story.played", { player: named(seat) });
  const isLeftBehind =
    fate === "alive" && view.verdict !== null && !(seat !== null && view.winners.includes(seat));
  const end = isLeftBehind ? "left" : fate;
  return {
    name,
    face: portrait(sheet),
    stamp: {
      text: t(`screen.story.stamp.${end}`),
      good: fate === "escaped" || (fate === "alive" && !isLeftBehind),
    },
    what: [occupation, player].filter((part) => part !== "").join(", "),
    fate: t(`screen.story.fate.${end}`),
  };
}

/** With these something new begins. */
const OPENING: ReadonlySet<AnyFact["type"]> = new Set([
  "turn-began",
  "tried",
  "event-played",
  "challenged",
  "monster-attacked",
  "left",
]);

/** The words of these are told elsewhere: with the ending, with the vote, in the setting itself. */
const ELSEWHERE: ReadonlySet<AnyFact["type"]> = new Set(["concluded", "motion-made", "idea-added"]);

function rounds(facts: readonly AnyFact[], narrator: Narrator): Chapter[] {
  const { t } = narrator;
  const chapters: { title: string; paragraphs: Piece[][] }[] = [
    { title: t("screen.story.prologue"), paragraphs: [[]] },
  ];
  let scene: Scene = { acting: "", roles: new Map() };
  let round = 0;
  for (const { fact, line } of withLines(facts)) {
    if (fact.type === "turn-began" && fact.round !== round) {
      round = fact.round;
      chapters.push({ title: t("screen.story.round", { n: round }), paragraphs: [] });
    }
    scene = after(scene, fact);
    const piece = narrated(fact, narrator, scene);
    const { paragraphs } = chapters.at(-1)!;
    if (OPENING.has(fact.type)) paragraphs.push([]);
    if (piece) paragraphs.at(-1)!.push(piece);
    if (line && !ELSEWHERE.has(fact.type))
      paragraphs.push([{ kind: "said", text: line, by: speaker(fact, narrator) }], []);
  }
  return chapters.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.filter((pieces) => pieces.length > 0),
  }));
}

function after(scene: Scene, fact: AnyFact): Scene {
  switch (fact.type) {
    case "character-made":
    case "became":
      return { ...scene, roles: new Map([...scene.roles, [fact.seat, fact.name]]) };
    case "tried":
    case "tested":
      return { ...scene, acting: fact.name };
    case "challenge-answered":
      return { ...scene, acting: scene.roles.get(fact.by) ?? "" };
    default:
      return scene;
  }
}

/** The GM speaks with no voice but the story's own. */
function speaker(fact: AnyFact, { view, named }: Narrator): string {
  if (!("seat" in fact) || typeof fact.seat !== "number") return "";
  return fact.seat === view.gm ? "" : named(fact.seat);
}

function ending(facts: readonly AnyFact[], { view, t, named }: Narrator): Chapter {
  if (view.verdict === null)
    return {
      title: t("screen.story.unfinished"),
      paragraphs: [[{ kind: "told", text: t("screen.story.unfinished.text") }]],
    };
  const names = view.winners.map(
    (seat) => view.sheets.findLast((sheet) => sheet.seat === seat)?.name || named(seat),
  );
  const cause = t(`cause.${view.verdict}`);
  const result: Piece = {
    kind: "result",
    text:
      names.length > 0
        ? t("screen.story.won", { names, cause })
        : t("screen.story.nobody", { cause }),
  };
  const last = withLines(facts).flatMap(({ fact, line }): Piece[] =>
    fact.type === "concluded" && line ? [{ kind: "said", text: line, by: named(fact.seat) }] : [],
  );
  return { title: t("screen.story.end"), paragraphs: [[result], ...last.map((said) => [said])] };
}
