/** What is asked of the server about evenings that are over. */

import { get, once, post, send } from "../wire/http";
import type {
  AllHeld,
  Book,
  BookMade,
  Kept,
  Knowledge,
  Replay,
  ReplayChair,
  ReplayChunk,
  ReplayFile,
  Shared,
  Shares,
} from "./types";

const at = encodeURIComponent;

/** Which game: the nth at a table, or that of a link somebody sent. */
export type Evening = { code: string; game: number } | { token: string };

const addressOf = (evening: Evening): string =>
  "token" in evening
    ? `/api/replays/${at(evening.token)}`
    : `/api/tables/${at(evening.code)}/games/${evening.game}`;

export const replayOf = (evening: Evening): Promise<Replay> =>
  get("token" in evening ? addressOf(evening) : `${addressOf(evening)}/replay`);

/** Chunks and knowledge have addresses of their own, under which they never change. */
export const chunkAt = (address: string): Promise<ReplayChunk> => once(address);
export const knowledgeAt = (address: string): Promise<Knowledge> => once(address);
export const handsAt = (address: string): Promise<AllHeld> => once(address);

/** Where a page lies that plays the evening anywhere, without a server. */
export const pageOf = (evening: Evening, chair: ReplayChair, figures: boolean): string =>
  `${addressOf(evening)}/evening.html?as=${chair}&figures=${figures ? 1 : 0}`;

export const openFile = (file: Blob, chair: ReplayChair): Promise<ReplayFile> =>
  send(`/api/replays/opened?as=${chair}`, file, "application/jsonl");

export const sharesOf = (code: string, game: number): Promise<Shares> =>
  get(`${addressOf({ code, game })}/shares`);

export const share = (code: string, game: number, figures: boolean): Promise<Shared> =>
  post(`${addressOf({ code, game })}/shares`, { figures });

export const revoke = (code: string, game: number, id: string): Promise<Shares> =>
  post(`${addressOf({ code, game })}/shares/${at(id)}/revoke`);

export const keepEvening = (code: string, yes: boolean): Promise<Kept> =>
  post(`/api/tables/${at(code)}/keep`, { yes });

/** The book of this device, or that of a group's link. */
export const bookOf = (token: string | null): Promise<Book> =>
  get(token === null ? "/api/book" : `/api/books/${at(token)}`);

export const makeBook = (code: string): Promise<BookMade> => post("/api/books", { code });

export const addEvening = (token: string, code: string): Promise<Book> =>
  post(`/api/books/${at(token)}/evenings`, { code });

export const forgetBook = (token: string | null): Promise<object> =>
  post(token === null ? "/api/book/forget" : `/api/books/${at(token)}/forget`, { yes: true });
