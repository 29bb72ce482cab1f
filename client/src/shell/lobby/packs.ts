/** The lists that an option names: hashes with a space between, and `box` where the game's own words are mixed in. */

const BOX = "box";

export const MOST_LISTS = 4;

export const listsIn = (packs: string): string[] =>
  packs.split(" ").filter((one) => one !== "" && one !== BOX);

export const hasBox = (packs: string): boolean => packs.split(" ").includes(BOX);

/** The same lists, or others, in the order in which they were brought; without any list there is nothing to mix. */
function joined(lists: readonly string[], box: boolean): string {
  const kept = [...new Set(lists)].slice(0, MOST_LISTS);
  return kept.length > 0 && box ? [...kept, BOX].join(" ") : kept.join(" ");
}

export const withList = (packs: string, hash: string): string =>
  joined([...listsIn(packs), hash], hasBox(packs));

export const withoutList = (packs: string, hash: string): string =>
  joined(
    listsIn(packs).filter((one) => one !== hash),
    hasBox(packs),
  );

export const withBox = (packs: string, box: boolean): string => joined(listsIn(packs), box);
