/** Places on an Extra's sheet, as they are called: `4.brave`, `4.name`, or `4>0` for a feeling. */

import type { FigureId } from "../../reading";

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
