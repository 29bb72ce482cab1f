/** How wide a word is set, roughly, in ems of the display face. */

const NARROW = /[ijl.,'’!|-]/;
const SLIM = /[frtIJ\s]/;
const WIDE = /[mwMWŒœÆæ]/;

export function emsOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + breadth(letter), 0);
}

function breadth(letter: string): number {
  if (NARROW.test(letter)) return 0.34;
  if (SLIM.test(letter)) return 0.44;
  if (WIDE.test(letter)) return 0.9;
  return letter === letter.toLowerCase() ? 0.58 : 0.72;
}
