import { coversOf } from "./covers";

export { fr as shell } from "./fr";
export { default as table } from "../../../src/trapline/tables/texts/fr.json";

export const covers = coversOf(
  import.meta.glob<string>("../../../src/trapline/games/*/data/fr/texts.json", {
    eager: true,
    import: "title",
  }),
  import.meta.glob<string>("../../../src/trapline/games/*/data/fr/texts.json", {
    eager: true,
    import: "blurb",
  }),
);
