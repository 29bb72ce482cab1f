/** Places on an Extra's sheet, as they are called: `4.brave`, `4.name`, or `4>0` for a feeling. */

import { sheetOf, type FigureId } from "../../reading";
import type { Attribute, View } from "../../types.gen";

export interface Spot {
  figure: FigureId;
  aspect: string;
  about: FigureId | null;
}

export function readSpot(code: string): Spot {
  const [figure = "", about] = code.split(">");
  if (about !== undefined) return { figure: Number(figure), aspect: "", about: Number(about) };
  const [id = "", aspect = ""] = code.split(".");
  return { figure: Number(id), aspect, about: null };
}

/** What stands there already; blank where nothing does. */
export function written(view: Pick<View, "sheets">, code: string): string {
  const { figure, aspect, about } = readSpot(code);
  const sheet = sheetOf(view, figure);
  if (about !== null) return sheet?.feelings[String(about)] ?? "";
  if (aspect === "name" || aspect === "occupation") return sheet?.[aspect] ?? "";
  return sheet?.attributes[aspect as Attribute] ?? "";
}
