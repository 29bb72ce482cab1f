/** What one screen knows, and how each message changes it. No rules: fields are replaced, lists grow. */

import type {
  ChatLine,
  ModelFace,
  Presence,
  Splice,
  TableView,
  Update,
  Welcome,
} from "../protocol.gen";
import type { TableTime } from "./clock";

/** A game's view: what every game has, and fields of its own. */
export interface View {
  may: readonly Invitation[];
  waiting: readonly number[];
  channels: readonly string[];
  [field: string]: unknown;
}

export interface Invitation {
  type: string;
  [field: string]: unknown;
}

export interface Picture {
  version: number;
  at: number;
  hold: number;
  /** When we heard `at`, by `performance.now()`. */
  heard: number;
  me: number | null;
  lifted: number | null;
  table: TableView;
  /** Null while no game lies on the table, or none that I may see. */
  view: View | null;
  lines: readonly ChatLine[];
  here: readonly number[];
  /** The language model that may sit on chairs here, and where words are sent. */
  model: ModelFace | null;
  watching: number;
  /** How many TVs show the table. */
  tvs: number;
}

const MOST_LINES = 200;

export function welcomed(message: Welcome, heard: number): Picture {
  const { version, at, hold, model = null, me, lifted, lines, here, watching, tvs = 0 } = message;
  const table = message.table as TableView;
  const view = message.view as View | null;
  return { version, at, hold, heard, model, me, lifted, table, view, lines, here, watching, tvs };
}

export function follows(picture: Picture, update: Update): boolean {
  return update.version === picture.version + 1;
}

export function updated(picture: Picture, update: Update, heard: number): Picture {
  const { version, at, hold = 0, table, view = {}, spliced = {} } = update;
  return {
    ...picture,
    version,
    at,
    hold,
    heard,
    table: table ? { ...picture.table, ...(table as Partial<TableView>) } : picture.table,
    view: replaced(
      picture.view,
      view === null ? null : { ...view, ...grown(picture.view, spliced) },
    ),
  };
}

/** Lists of which only a part was sent, whole. */
function grown(
  view: View | null,
  spliced: Readonly<Record<string, readonly Splice[]>>,
): Readonly<Record<string, unknown>> {
  const lists = Object.entries(spliced).map(([name, parts]): [string, unknown[]] => {
    const list = [...((view?.[name] ?? []) as unknown[])];
    for (const { at, out, into } of parts) list.splice(at, out, ...into);
    return [name, list];
  });
  return Object.fromEntries(lists);
}

function replaced(
  view: View | null,
  changes: Readonly<Record<string, unknown>> | null,
): View | null {
  if (changes === null) return null;
  return Object.keys(changes).length === 0 ? view : ({ ...view, ...changes } as View);
}

export function said(picture: Picture, line: ChatLine): Picture {
  const isKnown = picture.lines.some(({ id }) => id === line.id);
  return isKnown ? picture : { ...picture, lines: [...picture.lines, line].slice(-MOST_LINES) };
}

export function present(picture: Picture, { here, watching, tvs = 0 }: Presence): Picture {
  return { ...picture, here, watching, tvs };
}

export function timeOf({ at, hold, heard, table }: Picture): TableTime {
  return { at, hold, heard, paused: table.paused };
}

export function mySeats({ me, table }: Picture): readonly number[] {
  return me === null
    ? []
    : table.chairs.filter(({ holder }) => holder === me).map(({ seat }) => seat);
}

/** Return the seat through which this screen sees the game; null: it sees what everybody sees. */
export function seeingSeat(picture: Picture): number | null {
  const mine = mySeats(picture);
  if (mine.length === 1) return mine[0] ?? null;
  return picture.lifted !== null && mine.includes(picture.lifted) ? picture.lifted : null;
}
