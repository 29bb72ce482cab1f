/** Each game is fetched when it is first played; one without a folder of its own is played plainly. */

import type { GameClient } from "./contract";

const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");

export async function loadGame(name: string): Promise<GameClient> {
  const load = clients[`./${name}/index.ts`] ?? clients["./plain/index.ts"];
  if (!load) throw new Error(`no client for ${name}`);
  return (await load()).default;
}
