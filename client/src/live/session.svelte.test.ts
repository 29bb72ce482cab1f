import { afterEach, expect, test, vi } from "vitest";

import type { GameInfo, Play, Update } from "../protocol.gen";
import { chair, ScriptedServer } from "../wire/scripted";
import { TableStore } from "../wire/store.svelte";
import { Session } from "./session.svelte";
import { shelf } from "./shelf.svelte";

let leave = () => {};
afterEach(() => leave());

function seated() {
  const whisper = {
    name: "whisper",
    fewest: 2,
    most: 4,
    teams: 0,
    bots: [],
    options: {},
    presets: {},
  };
  shelf.furnish({ ...whisper, texts: {} } as unknown as GameInfo, {});
  const server = new ScriptedServer();
  const store = new TableStore("K7QX2M", { role: "player", build: "b1", dial: server.dial });
  store.open();
  const session = new Session(store);
  leave = session.follow();
  server.greet();
  const hears = (news: Partial<Update>) =>
    server.line.say({ type: "update", at: 61_000, facts: [], view: {}, ...news } as Update);
  return { session, hears, server };
}

test("while all are called what they are, nothing that was said is said anew", () => {
  const { session, hears } = seated();
  const { voice } = session;

  hears({ version: 8, table: { deadline: 90_000 } });

  expect(session.voice).toBe(voice);
});

test("somebody else on a chair is called by their own name", () => {
  const { session, hears } = seated();

  hears({ version: 8, table: { chairs: [chair(0, "Cleo", 2), chair(1, "Bob", 1)] } });

  expect(session.voice.names.seats[0]).toBe("Cleo");
});

test("a second tap on the same button asks nothing more, until something has come of the first", () => {
  const { session, hears, server } = seated();
  const roll = { type: "roll", turn: 3 };
  const asked = () => server.line.heard.filter(({ type }) => type === "play");

  void session.play(roll);
  void session.play(roll);

  expect(asked()).toHaveLength(1);
  hears({ version: 8 });
  void session.play(roll);
  expect(asked()).toHaveLength(2);
});

test("what was refused may be asked once more", async () => {
  const { session, server } = seated();
  const clue = { type: "give-clue", turn: 3, clue: "moon" };
  const refused = session.play(clue);
  const { key } = server.line.heard.find(({ type }) => type === "play") as Play;

  server.line.say({ type: "refused", key, reason: "word-taken", facts: {} });

  expect(await refused).toBe(false);
  void session.play(clue);
  expect(server.line.heard.filter(({ type }) => type === "play")).toHaveLength(2);
});

test("since when one waits is counted from when the first clock runs", () => {
  const { session, hears } = seated();
  hears({ version: 8, table: { awaits_ready: true } });
  const { awaited } = session;

  hears({ version: 9 });
  expect(session.awaited).toBe(awaited);

  hears({ version: 10, table: { awaits_ready: false } });
  expect(session.awaited).not.toBe(awaited);
});

test.each([
  [0, /^data:image/],
  [1, /icon\.svg$/],
])("who looks away is shown by the tab's icon that it is still their move", async (moves, icon) => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const { hears } = seated();
  hears({ version: 8, view: { waiting: [moves] } });

  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.restoreAllMocks();

  expect(document.querySelector("link")!.href).toMatch(icon);
});
