import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { Book } from "../replay/types";
import BookRoute from "./BookRoute.svelte";
import { myBook, rememberBook } from "./remembered";
import { shelf } from "./shelf.svelte";

const TOKEN = "a-link-nobody-can-guess";
const game = {
  number: 1,
  game: "whisper",
  names: ["—", "—"],
  teams: [0, 1],
  people: [true, true],
  outcome: { winners: [0], cause: "solved", scores: [], apart: [] },
  awards: [
    { seat: 0, kind: "company", n: 0 },
    { seat: 1, kind: "company", n: 0 },
  ],
  replay: true,
};
const book: Book = {
  evenings: [{ code: null, played: 0, games: [game], kept_until: null }],
  totals: [],
};

let page: Record<string, unknown> | null = null;

async function opens(token: string | null, status: number, body: unknown) {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
  page = mount(BookRoute, { target: document.body, props: { token } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("h1, [role=alert]")).not.toBeNull();
  });
}

afterEach(() => {
  if (page) void unmount(page);
  document.body.innerHTML = "";
  rememberBook("");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("two whose names were erased stand in the book side by side", async () => {
  const texts = { "screen.award.company": "Good company" };
  vi.spyOn(shelf, "face").mockReturnValue({ ...shelf.face("whisper"), texts });

  await opens(TOKEN, 200, book);

  const prizes = [...document.querySelectorAll("li small")].map((one) => one.textContent);
  expect(prizes).toEqual(["—, Good company", "—, Good company"]);
});

test("a book that somebody erased is forgotten here as well", async () => {
  rememberBook(TOKEN);

  await opens(TOKEN, 404, { reason: "no-such-book", facts: {} });

  expect(myBook()).toBe("");
});
