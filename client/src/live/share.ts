/** The addresses of a table that others may open, and where the server draws them. */

import type { Share } from "../shell/seen";

export function shareOf(code: string, origin: string): Share {
  return { code, link: `${origin}/t/${code}`, qr: `/qr/t/${code}.svg` };
}

export const logOf = (code: string, game: number): string =>
  `/api/tables/${code}/games/${game}.jsonl`;

export const replayAt = (code: string, game: number): string => `/t/${code}/replay/${game}`;
