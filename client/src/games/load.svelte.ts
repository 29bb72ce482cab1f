/** Each game is fetched when it is first played; one without a folder of its own is played plainly. */

import type { GameClient, GameLobby } from "./contract";

const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");

const lobbies = import.meta.glob<{ default: GameLobby }>("./*/lobby.ts");

let loaded: Readonly<Record<string, GameClient>> = $state.raw({});
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const asked = new Set<string>();

/** Return the client of a game; null until it has come. */
export function clientOf(name: string): GameClient | null {
  if (!asked.has(name)) {
    asked.add(name);
    void loadGame(name).then((client) => (loaded = { ...loaded, [name]: client }));
  }
  return loaded[name] ?? null;
}

export async function loadGame(name: string): Promise<GameClient> {
  const load = clients[`./${name}/index.ts`] ?? clients["./plain/index.ts"];
  if (!load) throw new Error(`no client for ${name}`);
  return (await load()).default;
}

let laid: Readonly<Record<string, GameLobby>> = $state.raw({});

/** Return a game's own part of the lobby; null where it has none, and until it has come. */
export function lobbyOf(name: string): GameLobby | null {
  if (!asked.has(`${name}/lobby`)) {
    asked.add(`${name}/lobby`);
    void loadLobby(name).then((lobby) => {
      if (lobby) laid = { ...laid, [name]: lobby };
    });
  }
  return laid[name] ?? null;
}

export async function loadLobby(name: string): Promise<GameLobby | null> {
  return (await lobbies[`./${name}/lobby.ts`]?.())?.default ?? null;
}
