import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { chair, clock, table } from "../../../wire/scripted";
import type { View } from "../types.gen";
import type { Screen } from "./reading";
import WritingHand from "./WritingHand.svelte";

const ANN = 0;
const CLEO = 2;
const names = ["Ann", "Bob", "Cleo", "Dan"];

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

const free: Partial<View> = { may: [{ type: "may-propose", turn: 4, left: 1 }] };

/** Put up what Ann writes with, and return what changes the view under her hands. */
function writes(play = async () => false): (changes: Partial<View>) => void {
  const view: Partial<View> = {
    phase: "writing",
    turn: 4,
    teams: [
      [0, 2],
      [1, 3],
    ],
    away: [],
    sizes: [3, 3],
    drafts: [{ word: "night", by: CLEO, homograph: false }],
    agreed: [[], []],
    opposed: [[], []],
    claims: [[], []],
    ...free,
  };
  const props: Screen = $state({
    view: view as View,
    beat: null,
    table: {
      ...table,
      chairs: names.map((name, seat) => ({ ...chair(seat, name, seat), team: seat % 2 })),
    },
    seat: ANN,
    play,
    say: () => undefined,
    clock,
    t: (key: string) => key,
    sentence: (template: string) => template,
  });
  shown = mount(WritingHand, { target: document.body, props, intro: false });
  flushSync();
  return (changes) => {
    props.view = { ...props.view, ...changes };
    flushSync();
  };
}

const field = () => document.querySelector("input");

function type(text: string) {
  field()!.value = text;
  field()!.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("what is half written waits where others claim the last places", () => {
  const becomes = writes();
  type("owl");

  becomes({ may: [], claims: [[], [CLEO]] });

  expect(field()?.value).toBe("owl");
  expect(document.querySelector("button")?.disabled).toBe(true);
  expect(document.body.textContent).toContain("screen.kept");

  becomes({ ...free, claims: [[], []] });

  expect(field()?.value).toBe("owl");
  expect(document.querySelector("button")?.disabled).toBe(false);
});

test("what is half written goes where the list is full", () => {
  const becomes = writes();
  type("owl");

  const drafts = ["night", "wing", "nest"].map((word) => ({ word, by: CLEO, homograph: false }));
  becomes({ may: [{ type: "may-agree", turn: 4 }], drafts });

  expect(field()).toBeNull();
});

test("a place is asked for once, whatever others write before the answer comes", () => {
  const play = vi.fn(async () => true);
  const becomes = writes(play);
  const may = (): View["may"] => [...free.may!, { type: "may-claim-place", turn: 4 }];
  becomes({ may: may() });
  type("owl");

  becomes({ may: may(), claims: [[], [CLEO]] });

  expect(play).toHaveBeenCalledOnce();
});

test("a place is asked for once, however many letters are typed before the answer comes", () => {
  const play = vi.fn(async () => true);
  const becomes = writes(play);
  becomes({ may: [...free.may!, { type: "may-claim-place", turn: 4 }] });

  for (const typed of ["o", "ow", "owl"]) type(typed);

  expect(play).toHaveBeenCalledOnce();
});
