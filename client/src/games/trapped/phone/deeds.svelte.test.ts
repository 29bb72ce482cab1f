import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import Controls from "../Controls.svelte";
import { VALDA, ZED } from "../gm/example";
import type { View } from "../types.gen";
import { always, bobs, button, choose, clear, draw, pass, says, tap } from "./example";

afterEach(clear);

test("what cannot be done in a turn says why", () => {
  draw(Controls, bobs({ may: [pass, ...always], ask: "act" }));

  says("screen.phone.closed.monster");
  says("screen.phone.closed.control.suit");
  says("screen.phone.closed.goal");
});

test("a goal is tried with the best fitting score unless another is chosen, and without words", () => {
  const chances = [
    {
      goal: "fix-radio",
      throughs: ["character" as const],
      attributes: ["clever" as const, "brave" as const],
      cards: 2,
    },
  ];
  const play = draw(
    Controls,
    bobs({
      may: [
        {
          type: "may-attempt",
          number: 7,
          goals: ["fix-radio"],
          throughs: ["character"],
          attributes: ["clever", "brave"],
          chances,
        },
        pass,
      ],
    }),
  );

  tap("screen.phone.deed.goal");
  tap("wish.attempt");

  expect(play.mock.calls).toEqual([
    [
      {
        type: "attempt",
        number: 7,
        goal: "fix-radio",
        attribute: "brave",
        through: "character",
        words: "",
      },
    ],
  ]);
});

test("an Extra who loves me resists hardest, and the screen explains it (TD-137)", () => {
  const grips = [{ figure: ZED, feeling: "9♥", lawful: ["9♥"], rooms: ["bridge"] }];
  const play = draw(
    Controls,
    bobs({
      may: [
        {
          type: "may-control",
          number: 7,
          figures: [ZED],
          rooms: ["bridge"],
          attributes: ["sexy", "dangerous"],
          fits: ["sexy", "dangerous"],
          grips,
        },
        pass,
      ],
    }),
  );

  tap("screen.phone.deed.control");
  says("screen.phone.control.loves Zed 9");
  tap("wish.control");

  expect(play.mock.calls).toEqual([
    [{ type: "control", number: 7, figure: ZED, attribute: "dangerous", words: "", room: null }],
  ]);
});

test("who was challenged sees that one thing at once, and cannot pass", () => {
  draw(
    Controls,
    bobs({
      may: [{ type: "may-explore", number: 7, rooms: ["bridge"], companion: null }, ...always],
    }),
  );

  says("screen.phone.explore.where");
  expect(button("screen.phone.pass")).toBeUndefined();
  expect(button("screen.phone.act.back")).toBeUndefined();
});

test("passengers are as many as there are seats", () => {
  const may: View["may"] = [
    {
      type: "may-escape",
      number: 7,
      ways: ["send-sos"],
      exits: [{ way: "send-sos", places: 2, figures: [VALDA, ZED], promised: [] }],
    },
    pass,
  ];
  const play = draw(Controls, bobs({ may }));

  tap("screen.phone.deed.escape");
  for (const one of document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
    one.click();
    flushSync();
  }
  tap("wish.escape");

  expect(play.mock.calls[0]![0]).toMatchObject({ type: "escape", figures: [ZED] });
});

test("a promise can be broken, and the phone says at what price (TD-102)", () => {
  const may: View["may"] = [
    {
      type: "may-escape",
      number: 7,
      ways: ["send-sos"],
      exits: [{ way: "send-sos", places: 2, figures: [VALDA, ZED], promised: [ZED] }],
    },
    pass,
  ];
  const play = draw(Controls, bobs({ may }));

  tap("screen.phone.deed.escape");
  says("screen.phone.escape.promised Zed");
  document.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
  flushSync();
  says("screen.phone.escape.broken Zed");
  tap("screen.phone.escape.break");

  expect(play.mock.calls[0]![0]).toMatchObject({ type: "escape", figures: [VALDA] });
});

test("who was promised a seat and is not here is left behind as well (TD-102)", () => {
  const may: View["may"] = [
    {
      type: "may-escape",
      number: 7,
      ways: ["send-sos"],
      exits: [{ way: "send-sos", places: 2, figures: [], promised: [ZED] }],
    },
    pass,
  ];
  draw(Controls, bobs({ may }));

  tap("screen.phone.deed.escape");

  says("screen.phone.escape.absent Zed");
  expect(button("screen.phone.escape.break")).toBeDefined();
});

test("any attribute may be proposed, and what does not fit wants a reason (TD-67)", () => {
  const may: View["may"] = [
    {
      type: "may-attempt",
      number: 7,
      goals: ["fix-radio"],
      throughs: ["character"],
      attributes: ["brave", "sexy", "clever"],
      chances: [{ goal: "fix-radio", throughs: ["character"], attributes: ["clever"], cards: 2 }],
    },
    pass,
  ];
  const play = draw(Controls, bobs({ may }));

  tap("screen.phone.deed.goal");
  expect(document.body.textContent).not.toContain("screen.phone.words.why");
  choose("screen.attribute.sexy");
  says("screen.phone.words.why");
  tap("wish.attempt");

  expect(play.mock.calls[0]![0]).toMatchObject({
    type: "attempt",
    goal: "fix-radio",
    attribute: "sexy",
  });
});
