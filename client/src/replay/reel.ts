/** All that one pair of eyes was sent of one game: every picture, and what happened on the way to it. */

import type { Update, Welcome } from "../protocol.gen";
import { happenings, MOST_HAPPENINGS, recalled, type Happening } from "../wire/events";
import { updated, welcomed, type Picture } from "../wire/picture";

export interface Reel {
  readonly pictures: readonly Picture[];
  /** What led to each picture, in the same order. */
  readonly news: readonly (readonly Happening[])[];
}

/** Play the messages once, without a stage: pictures share all that did not change, so a long game is still small. */
export function developed(welcome: Welcome, updates: readonly Update[]): Reel {
  const pictures = [welcomed(welcome, 0)];
  const news = [recalled([], welcome.told, pictures[0]!)];
  for (const update of updates) {
    const before = pictures.at(-1)!;
    const after = updated(before, update, 0);
    pictures.push(after);
    news.push([...happenings(update, before, after)]);
  }
  return { pictures, news };
}

/** What had happened by a picture, as far back as a log remembers. */
export function pastOf({ news }: Reel, at: number): readonly Happening[] {
  const past: Happening[][] = [];
  for (let place = at, count = 0; place >= 0 && count < MOST_HAPPENINGS; place--) {
    past.unshift([...news[place]!]);
    count += news[place]!.length;
  }
  return past.flat().slice(-MOST_HAPPENINGS);
}

/** The place of a version, or the one before it: chairs are switched in the middle of a game. */
export function placeOf({ pictures }: Reel, version: number): number {
  const found = pictures.findLastIndex((picture) => picture.version <= version);
  return Math.max(0, found);
}
