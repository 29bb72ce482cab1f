/** Whether the board shows the last word, or a keyboard or large letters have pushed it out of sight. */

export const sight: { isClear: boolean } = $state({ isClear: true });

/** Watch a word that hangs on the board. */
export function watched(word: HTMLElement): () => void {
  const watch = new IntersectionObserver(
    ([seen]) => (sight.isClear = seen === undefined || seen.intersectionRatio > 0.8),
    { threshold: [0, 0.8, 1] },
  );
  watch.observe(word);
  return () => {
    watch.disconnect();
    sight.isClear = true;
  };
}
