/** What is going on, in a sentence of the GM's screen. */

import { chosen } from "../../../chosen.svelte";
import { listed } from "../../../i18n/sentence";
import { dareOf, dareTitle, titleOf, told, whoIs, type Screen } from "../reading";
import type { Clash, View } from "../types.gen";

/** What a conflict is about, and for whom. */
export function stakes(view: View, clash: Clash, t: Screen["t"]): string {
  return t(`screen.gm.scene.${clash.kind}`, {
    name: whoIs(view, clash.figure, t),
    what: subject(view, clash, t),
  });
}

/** The attributes that the scenario has in mind. */
export const fitting = ({ fits }: Clash, t: Screen["t"]): string =>
  listed(
    fits.map((one) => t(`screen.attribute.${one}`)),
    chosen.language,
  );

function subject(view: View, { kind, subject, words }: Clash, t: Screen["t"]): string {
  if (kind === "control") return whoIs(view, Number(subject), t);
  if (kind === "challenge") return dareOf(view, subject, t, words);
  if (kind === "dare") return dareTitle(view, { dare: subject, words }, t);
  if (kind === "event" && subject !== "monster")
    return told(view.event?.says).title || t("screen.aim.something");
  return titleOf(view, subject);
}
