/** A view for the eyes of whoever sits beside the GM: without what only the GM knows. */

import type { View } from "../types.gen";

export function covered(view: View): View {
  const room = view.monster.is_seen ? view.monster.room : "";
  const hidden = Object.fromEntries(Object.keys(view.hidden).map((item) => [item, ""]));
  return { ...view, monster: { ...view.monster, room }, hidden };
}
