/** What the things of this scenario are called in the sentences of facts and refusals. */

import { chosen } from "../../chosen.svelte";
import type { Language } from "../../settings";
import { told } from "./reading";
import type { View } from "./types.gen";

type Titles = Readonly<Record<string, string>>;

let known: { view: Pick<View, "place" | "events">; language: Language; titles: Titles } | null =
  null;

/** Return texts such as `screen.room.bridge`. They stay the same while the place does, so that the log is not told anew. */
export function things({ place, events }: View): Titles {
  if (
    known?.view.place !== place ||
    known.view.events !== events ||
    known.language !== chosen.language
  ) {
    known = {
      view: { place, events },
      language: chosen.language,
      titles: Object.fromEntries(named(place, events)),
    };
  }
  return known.titles;
}

function* named(
  { rooms, goals, ways, titles }: View["place"],
  events: View["events"],
): Generator<[string, string]> {
  for (const [id, says] of Object.entries(titles)) {
    const { title } = told(says);
    yield [`screen.goal.${id}`, title];
    yield [`screen.item.${id}`, title];
  }
  for (const { id, says } of rooms) {
    yield [`screen.room.${id}`, told(says).title];
    yield [`screen.dare.room:${id}`, told(says).title];
  }
  yield ["screen.dare.monster", told(titles["monster"]).title];
  for (const { id } of goals) yield [`screen.dare.goal:${id}`, told(titles[id]).title];
  for (const [id, says] of Object.entries(titles))
    yield [`screen.dare.stunt:${id}`, told(says).title];
  for (const { id } of ways) yield [`screen.way.${id}`, told(titles[id]).title];
  for (const { id, says } of events) yield [`screen.event.${id}`, told(says).title];
}
