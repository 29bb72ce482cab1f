/** A game that can be shown again, wherever its reels come from. */

import { HttpRefusal } from "../wire/http";
import { chunkAt, handsAt, knowledgeAt, openFile } from "./asking";
import { developed, type Reel } from "./reel";
import type { AllHeld, Knowledge, Replay, ReplayChair, ReplayChunk, ReplayFile } from "./types";

export interface Film {
  readonly replay: Replay;
  /** Bring the reel of a chair; `grow` is told of every piece of it that can already be shown. */
  reel(chair: ReplayChair, grow?: (reel: Reel) => void): Promise<Reel>;
  knowledge(seat: number): Promise<Knowledge | null>;
  /** What every seat saw and the TV did not, for those who see everything open. */
  held(): Promise<AllHeld | null>;
}

/** Chunks in the order of the game: each goes on where the one before it ends. */
export function spliced(chunks: readonly ReplayChunk[]): Reel {
  return developed(
    chunks[0]!.welcome,
    chunks.flatMap(({ updates }) => updates),
  );
}

/** From the server, in chunks that are asked for at once and shown in their order. */
export function fetched(replay: Replay): Film {
  const reels = new Map<ReplayChair, Promise<Reel>>();
  const infoOf = (chair: ReplayChair) => replay.chairs.find((info) => info.chair === chair);

  async function bring(chair: ReplayChair, grow?: (reel: Reel) => void): Promise<Reel> {
    const info = infoOf(chair);
    if (!info) throw new HttpRefusal("no-such-replay");
    const coming = info.chunks.map((address) => chunkAt(address));
    // Whoever fails first is heard below, in its turn.
    for (const one of coming) one.catch(() => undefined);
    const here: ReplayChunk[] = [];
    for (const one of coming) {
      here.push(await one);
      grow?.(spliced(here));
    }
    return spliced(here);
  }

  return {
    replay,
    reel(chair, grow) {
      const reel = reels.get(chair) ?? bring(chair, grow);
      reels.set(chair, reel);
      reel.catch(() => reels.delete(chair));
      return reel;
    },
    knowledge: async (seat) => {
      const address = infoOf(seat)?.knowledge;
      return address ? knowledgeAt(address) : null;
    },
    held: async () => {
      const address = infoOf("archive")?.held;
      return address ? handsAt(address) : null;
    },
  };
}

/** From a file that holds all of it. */
export function boxed({ replay, chairs }: ReplayFile): Film {
  const inside = (chair: ReplayChair) => chairs.find((one) => one.chair === chair);
  return {
    replay,
    reel: async (chair) => {
      const one = inside(chair);
      if (!one) throw new HttpRefusal("no-such-replay");
      return spliced(one.chunks);
    },
    knowledge: async (seat) => inside(seat)?.knowledge ?? null,
    held: async () => inside("archive")?.held ?? null,
  };
}

/** Megabytes; `tables/replay/reading.py` takes no more. A server that stops listening is not heard. */
const LARGEST = 4;

/** From a log that somebody opened here: the server tells it for one chair at a time, and keeps nothing. */
export async function opened(file: Blob): Promise<Film> {
  if (file.size > LARGEST * 2 ** 20) throw new HttpRefusal("replay-too-large", { most: LARGEST });
  const asked = new Map<ReplayChair, Promise<ReplayFile>>();
  const ask = (chair: ReplayChair) => {
    const answer = asked.get(chair) ?? openFile(file, chair);
    asked.set(chair, answer);
    answer.catch(() => asked.delete(chair));
    return answer;
  };
  const { replay } = await ask("public");
  return {
    replay,
    reel: async (chair) => boxed(await ask(chair)).reel(chair),
    knowledge: async (seat) => boxed(await ask(seat)).knowledge(seat),
    held: async () => boxed(await ask("archive")).held(),
  };
}
