/** The few things that are asked by HTTP: before there is a table to connect to. */

import type {
  AtTable,
  Catalogue,
  HandOver,
  HttpError,
  InviteProgram,
  JoinTable,
  OpenTable,
  PackHead,
  PackKept,
  Preview,
  ProgramInvited,
} from "../protocol.gen";

/** The server said no, or (`unreachable`) nothing at all. */
export class HttpRefusal extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason);
  }
}

/** Somebody at the door; what they do not say, they do not ask for. */
export type Newcomer = Pick<JoinTable, "name"> & Partial<JoinTable>;

export type Texts = Readonly<Record<string, string>>;

/** Ask what this server plays. Asked once: with other games it is another build, and we reload. */
export const catalogue = (): Promise<Catalogue> => once("/api/catalogue");

export const openTable = (table: OpenTable): Promise<AtTable> => post("/api/tables", table);

export const preview = (code: string): Promise<Preview> => get(`/api/tables/${at(code)}`);

export const joinTable = (code: string, newcomer: Newcomer): Promise<AtTable> =>
  post(`/api/tables/${at(code)}/people`, newcomer);

/** Ask for a link that moves my seats to another device. */
export const handOver = (code: string): Promise<HandOver> =>
  post(`/api/tables/${at(code)}/handover`);

/** Give a chair to a program. What comes back is told this once. */
export const inviteProgram = (
  code: string,
  wanted: Partial<InviteProgram>,
): Promise<ProgramInvited> => post(`/api/tables/${at(code)}/programs`, wanted);

/** Take the seats of a hand-over link to this device. */
export const takeOver = (link: string): Promise<AtTable> => post(`/api/handover/${at(link)}`);

/** Send the TV that shows this pairing to a table. */
export const pairTv = (pairing: string, code: string): Promise<void> =>
  post(`/api/pair/${at(pairing)}`, { code });

/** Bring a list of words, pasted or in a file. */
export async function bringPack(
  list: string | Blob,
  game = "",
): Promise<Pick<PackKept, "hash"> & Partial<PackKept>> {
  const kind = "text/plain;charset=utf-8";
  const kept = await send<Pick<PackKept, "hash">>(`/api/packs${game}`, list, kind);
  known.delete(headOf(kept.hash));
  return kept;
}

/** Ask what a list of words is called, and whether it is ours. Only bringing it changes that. */
export const packHead = (hash: string): Promise<PackHead> => once(headOf(hash));

const headOf = (hash: string): string => `/api/packs/${at(hash)}`;

/** Where a file lies for those who write something for a game. */
export const helpOf = (game: string, file: string): string => `/help/${game}/${file}`;

/** Where whoever brought a list of words can download it. */
export const packFile = (hash: string): string => `/api/packs/${at(hash)}.txt`;

/** Fetch the sentences of a game. Their address has their hash in it, so they never change. */
export const gameTexts = (address: string): Promise<Texts> => once(address);

const known = new Map<string, Promise<unknown>>();

/** Ask for what never changes. */
export function once<T>(path: string): Promise<T> {
  const answer = (known.get(path) ?? get<T>(path)) as Promise<T>;
  known.set(path, answer);
  answer.catch(() => known.delete(path));
  return answer;
}

const at = encodeURIComponent;

export const get = <T>(path: string): Promise<T> => call(path, {});

export const post = <T>(path: string, body: object = {}): Promise<T> =>
  send(path, JSON.stringify(body), "application/json");

/** Send a text of a kind as it is. */
export const send = <T>(path: string, body: string | Blob, kind: string): Promise<T> =>
  call(path, { method: "POST", headers: { "content-type": kind }, body });

async function call<T>(path: string, request: RequestInit): Promise<T> {
  const [response, body] = await ask(path, request).catch(() => {
    throw new HttpRefusal("unreachable");
  });
  if (response.ok) return body as T;
  const { reason, facts } = body as HttpError;
  throw new HttpRefusal(reason, facts);
}

/** Every answer of ours has a body of JSON. One that breaks off, or a proxy's page, is none. */
async function ask(path: string, request: RequestInit): Promise<[Response, unknown]> {
  const response = await fetch(path, request);
  return [response, await response.json()];
}
