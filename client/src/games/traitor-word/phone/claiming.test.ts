import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import { clear, draw, tap } from "./drawing.svelte";
import { ANN, BOB, CLEO, heard, listening, seen } from "./example";

afterEach(clear);

test("a claim is one tap where words are typed, and names no card", () => {
  const play = draw(Controls, seen({ may: listening }));

  tap("wish.claim");

  expect(play).toHaveBeenCalledWith({ type: "claim", word: 2 });
});

test("the claim is offered in the same way whether I hold the word or not", () => {
  draw(Controls, seen({ may: listening }));
  const without = document.body.innerHTML;
  clear();
  draw(Controls, seen({ may: listening, hand: ["boat", "horse", "night", "bread", "king"] }));

  const plain = (html: string) => html.replaceAll(/(id|for|aria-describedby|name)="[^"]*"/g, "");
  expect(plain(document.body.innerHTML)).toBe(plain(without));
});

test("a word that was only spoken is claimed by showing a card", () => {
  const spoken = {
    speaking: "spoken",
    chain: [heard(1, ANN, "river"), heard(2, BOB, "")],
  } as const;
  const play = draw(Controls, seen({ ...spoken, chain: [...spoken.chain], may: listening }));

  tap("wish.claim");
  document.querySelectorAll<HTMLInputElement>("input[type=radio]")[2]!.click();
  flushSync();
  tap("screen.claim.show");

  expect(play).toHaveBeenCalledWith({ type: "claim", word: 2, card: "night" });
});

const spoken = [heard(1, ANN, "river"), heard(2, BOB, "")];

const held = {
  cards: [[CLEO, "boat"]] as [number, string][],
  heard: [3],
  denied: [],
  is_last: false,
};

test("of a card that is shown I say whether its word was said (TT-19)", () => {
  const play = draw(
    Controls,
    seen({
      speaking: "spoken",
      phase: "showing",
      chain: spoken,
      shown: held,
      may: [{ type: "may-vouch", word: 2 }],
    }),
  );

  tap("screen.vouch.no");

  expect(play).toHaveBeenCalledWith({ type: "vouch", word: 2, said: false });
});

test("everybody sees the card that is shown, and who heard it", () => {
  draw(Board, seen({ speaking: "spoken", phase: "showing", chain: spoken, shown: held }));

  expect(document.querySelector(".cards")!.textContent).toContain("boat");
  expect(document.querySelector(".answers")!.textContent).toContain("Dan");
  expect(document.body.textContent).toContain(`screen.status.showing ${CLEO}`);
});

test("a card that makes seven lies there for a while in place of the word, and can be joined (TT-47)", () => {
  const shown = { ...held, heard: [], is_last: true };
  draw(Board, seen({ phase: "showing", shown }));

  expect(document.querySelector(".cards")!.textContent).toContain("boat");
  expect(document.querySelector(".last .word")).toBeNull();
  expect(document.body.textContent).toContain(`screen.status.showing.last ${CLEO}`);
});

test("a card that went back is still known", () => {
  draw(
    Board,
    seen({
      speaking: "spoken",
      chain: [spoken[0]!, heard(2, BOB, "", { returned: [[CLEO, "boat"]] })],
    }),
  );

  expect(document.body.textContent).toContain(`screen.chain.returned ${CLEO} boat`);
});
