/** Whether the board shows the last word, or a keyboard or large letters have pushed it out of sight. */

export const sight: { isClear: boolean } = $state({ isClear: true });

/** Less of it, and the feet of its letters are cut off. */
const WHOLE = 0.95;

/** Watch a word that hangs on the board. */
export function watched(word: HTMLElement): () => void {
  const watch = new IntersectionObserver(
    ([seen]) => (sight.isClear = seen === undefined || seen.intersectionRatio > WHOLE),
    { threshold: [0, WHOLE, 1] },
  );
  watch.observe(word);
  return () => {
    watch.disconnect();
    sight.isClear = true;
  };
}
