/** Trapped! in the lobby: a film programme, in which a scenario is chosen. */

import type { GameLobby } from "../contract";
import Programme from "./lobby/Programme.svelte";

export default { Programme, stands: ["scenario", "file"] } satisfies GameLobby;
