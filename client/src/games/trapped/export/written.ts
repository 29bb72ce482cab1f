/** The log of an evening as a page, as plain text or as a picture; loaded when first wanted. */
import { asPng, share } from "../../../shell/keepsake";
import { poster } from "../tale/drawing";
import { tale } from "./chronicle";
import { html } from "./html";
import { markdown } from "./markdown";
import { factsOf } from "./moments";
import type { Narrator } from "./narrator";

/** Return the text of a file; a picture is handed to the phone's own sheet at once. */
export async function written(
  kind: "html" | "md" | "png",
  log: string,
  title: string,
  narrator: Narrator,
): Promise<string | null> {
  const told = tale(factsOf(log), narrator);
  if (kind === "html") return html(told);
  if (kind === "md") return markdown(told);
  await share(await asPng(poster(told)), title);
  return null;
}
