import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import { BIFF, BOB, clash, CLEO, sheet, VALDA, ZED } from "../gm/example";
import type { View } from "../types.gen";
import { always, bobs, button, choose, clear, draw, pass, says, tap } from "./example";

afterEach(clear);

test("a character can be made without choosing anything, and two cards can be swapped", () => {
  const may: View["may"] = [
    {
      type: "may-make-character",
      number: 7,
      for_attributes: ["2♣", "3♣", "4♣", "5♣", "6♣", "A♥"],
      for_feelings: ["7♥", "8♠"],
    },
  ];
  const play = draw(
    Controls,
    bobs({
      phase: "characters",
      may,
      cast: [{ name: "Biff", gender: "man", occupation: "marine", face: "beard" }],
      figure: null,
    }),
  );

  tap("screen.phone.make.next");
  tap("screen.attribute.brave");
  tap("screen.attribute.lucky");
  tap("screen.phone.make.next");
  tap("wish.make-character");

  const attributes = ["A♥", "3♣", "4♣", "5♣", "6♣", "2♣"];
  expect(play.mock.calls).toEqual([
    [
      {
        type: "make-character",
        number: 7,
        name: "Biff",
        gender: "man",
        occupation: "marine",
        attributes,
        feelings: ["7♥", "8♠"],
        face: "beard",
      },
    ],
  ]);
});

test("a name on an Extra's sheet comes with an idea", () => {
  const may: View["may"] = [
    { type: "may-set-aspect", number: 7, cards: ["2♣", "5♦"], spots: ["2.name", "2.brave", "2>0"] },
  ];
  const play = draw(
    Controls,
    bobs({
      phase: "extras",
      may,
      cast: [{ name: "Otto", gender: "robot", occupation: "steward", face: null }],
      sheets: [sheet(BIFF, "Biff", BOB), sheet(VALDA, "Valda", CLEO), sheet(ZED, "", null)],
    }),
  );

  choose("field.name");
  choose("screen.card 2");
  tap("wish.set-aspect");

  expect(play.mock.calls).toEqual([
    [
      {
        type: "set-aspect",
        number: 7,
        card: "2♣",
        spot: "2.name",
        words: "Otto",
        gender: "robot",
        face: null,
      },
    ],
  ]);
});

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

const stake = {
  through: "character" as const,
  figure: BIFF,
  owner: BIFF,
  about: VALDA,
  feeling: "5♥",
  lawful: ["2♣", "5♦", "9♥"],
  bars: "S" as const,
  turns: ["C" as const, "D" as const, "H" as const],
};
const fate = {
  through: "complication" as const,
  figure: null,
  owner: null,
  about: null,
  feeling: "",
  lawful: ["2♣", "5♦", "9♥", "J♠"],
  bars: null,
  turns: [],
};
const bidding: View["may"] = [
  {
    type: "may-bid",
    number: 7,
    cards: ["2♣", "5♦", "9♥", "J♠"],
    sides: ["help", "hinder"],
    throughs: ["character", "complication"],
    attributes: ["brave", "clever"],
    stakes: [stake, fate],
  },
  { type: "may-pass-bid", number: 7 },
];
const valdas = clash({ seat: CLEO, figure: VALDA, ruled: true, fits: ["brave", "clever"] });

test("a bid says which relationship is at stake, and what a lost card makes of it (TD-60, TD-62)", () => {
  const play = draw(Controls, bobs({ may: bidding, conflict: valdas }));

  tap("field.side.help");
  says("screen.phone.stake.mine Valda");
  choose("screen.card 2");
  says("screen.phone.stake.turns");
  says("screen.card 5 screen.suit.C");
  tap("screen.phone.bid.lay 11");

  expect(play.mock.calls).toEqual([
    [
      {
        type: "bid",
        number: 7,
        card: "2♣",
        side: "help",
        through: "character",
        attribute: "brave",
        words: "",
      },
    ],
  ]);
});

test("a card of the opposite suit lies there crossed out (TD-59)", () => {
  draw(Controls, bobs({ may: bidding, conflict: valdas }));

  tap("field.side.hinder");

  const spades = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].find((one) =>
    one.getAttribute("aria-label")?.startsWith("screen.phone.card.barred"),
  )!;
  expect(spades.disabled).toBe(true);
  says("screen.phone.stake.barred screen.suit.S screen.suit.H");
});

test("a complication is free of feelings, and of attributes (TD-53)", () => {
  draw(Controls, bobs({ may: bidding, conflict: valdas }));

  tap("field.side.hinder");
  choose("screen.phone.complication");
  choose("screen.card screen.rank.J");

  says("screen.phone.stake.complication");
  says("screen.phone.bid.lay 10");
});

test("who must bid and may play no card bids the attribute alone (TD-65)", () => {
  const bare = { ...stake, lawful: [] };
  const play = draw(
    Controls,
    bobs({
      may: [
        {
          type: "may-bid",
          number: 7,
          cards: [""],
          sides: ["active"],
          throughs: ["character"],
          attributes: ["brave"],
          stakes: [bare],
        },
      ],
      conflict: clash({ ruled: true }),
    }),
  );

  tap("screen.phone.bid.lay 9");

  expect(play.mock.calls[0]![0]).toMatchObject({ type: "bid", card: "", side: "active" });
});

test("my face-down card is seen by nobody who looks over my shoulder", () => {
  const bid = {
    seat: BOB,
    side: "active" as const,
    through: "character" as const,
    figure: BIFF,
    attribute: "clever" as const,
    card: "9♥",
    lucky: false,
    score: "5",
  };
  draw(Board, bobs({ conflict: clash({ ruled: true, bids: [bid] }) }));

  expect(document.body.innerHTML).not.toContain("screen.card 9");
  expect(button("screen.phone.clash.mine")).toBeDefined();
});

test("Lucky is advised only where it adds something", () => {
  const bid = {
    seat: BOB,
    side: "active" as const,
    through: "character" as const,
    figure: BIFF,
    attribute: "clever" as const,
    card: "9♥",
    lucky: false,
    score: "5",
  };
  const may: View["may"] = [
    { type: "may-use-lucky", number: 7, score: "K" },
    { type: "may-keep-lucky", number: 7 },
  ];
  draw(
    Controls,
    bobs({
      may,
      conflict: clash({ ruled: true, is_open: true, bids: [bid], obstacle: ["8♣", "9♣"] }),
    }),
  );

  says("screen.phone.luck.totals 14 17");
  says("screen.phone.luck.gain 5");
  expect(button("screen.phone.luck.use")!.classList).toContain("primary");
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

test("who is attacked is told what a victory is worth (TD-95, TD-99)", () => {
  const may: View["may"] = [{ type: "may-face", number: 7, attributes: ["fast", "brave"] }];
  draw(
    Controls,
    bobs({
      may,
      conflict: clash({
        kind: "event",
        subject: "monster",
        attributes: ["fast", "brave"],
        cards: 2,
        base: ["9♣"],
        counts: false,
      }),
    }),
  );

  says("screen.aim.attack The alien");
  says("screen.phone.attack.not 3");
});

test("a pause is one tap away, and covers every question", () => {
  const play = draw(Controls, bobs({ may: [pass, ...always] }));

  tap("wish.halt");

  expect(play.mock.calls).toEqual([[{ type: "halt" }]]);
});

test("in a pause there is nothing to do but go on", () => {
  draw(Controls, bobs({ halted: true, may: [{ type: "may-go-on" }] }));

  expect(button("wish.go-on")).toBeDefined();
  expect(button("screen.phone.deed")).toBeUndefined();
});

test("who has lost a character takes an Extra", () => {
  const play = draw(
    Controls,
    bobs({ figure: null, may: [{ type: "may-become", figures: [ZED] }, ...always] }),
  );

  tap("screen.phone.become.go Zed");

  expect(play.mock.calls).toEqual([[{ type: "become", figure: ZED }]]);
});
