/** Whether this screen is a laptop's: it faces its owner, and has room for map and questions side by side. */

const laptop = matchMedia("(min-width: 60rem)");

let wide = $state(laptop.matches);
laptop.addEventListener("change", ({ matches }) => (wide = matches));

export const isWide = (): boolean => wide;
