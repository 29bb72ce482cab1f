import { coversOf } from "./covers";

export { en as shell } from "./en";
export { default as table } from "../../../src/trapline/tables/texts/en.json";

export const covers = coversOf(
  import.meta.glob<string>("../../../src/trapline/games/*/data/en/texts.json", {
    eager: true,
    import: "title",
  }),
  import.meta.glob<string>("../../../src/trapline/games/*/data/en/texts.json", {
    eager: true,
    import: "blurb",
  }),
);
