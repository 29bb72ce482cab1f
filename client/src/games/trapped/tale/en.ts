/** The tale in English. */
import { byFeeling, capital, inTurn, lower, type Dared, type Prose, type Who } from "./prose";

const THEM = { he: "him", she: "her", they: "them" } as const;
const THEY = { he: "he", she: "she", they: "they" } as const;
const THEIR = { he: "his", she: "her", they: "their" } as const;

const he = (who: Who): string => (who.isClear ? THEY[who.gender] : who.name);
const He = (who: Who): string => (who.isClear ? capital(THEY[who.gender]) : who.name);
const him = (who: Who): string => (who.isClear ? THEM[who.gender] : who.name);
const his = (who: Who): string => (who.isClear ? THEIR[who.gender] : `${who.name}’s`);
const the = (thing: string): string =>
  /^(the|an?|his|her|their) /i.test(thing) ? thing : `the ${thing}`;

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const names = (people: readonly Who[]): string => list(people.map(({ name }) => name));
/** A goal is something one does: "Search here for the key". */
const deed = (goal: string): string =>
  lower(goal)
    .replace(/ here\b/, "")
    .replace(/[.!?…\s]+$/, "");
const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const count = (n: number): string => NUMBERS[n] ?? String(n);
const times = (n: number): string => (n === 2 ? "twice" : `${count(n)} times`);

/** Sentences anew for each tale: each has its own turns. */
export const english = (): Prose => ({
  opening: "How it began",
  ending: "How it ended",
  called: (name) => name,
  gathered: (room, people, extras) =>
    `${room}, with the door shut: ${list(people)}.` +
    (extras.length > 0 ? ` ${list(extras)} had come along, and would soon regret it.` : ""),
  role: (name, occupation) => (occupation ? `${name} (${occupation})` : name),
  monster: (monster) => `And somewhere behind that door: ${monster}.`,
  bond: (who, about, suit) =>
    ({
      H: `${who.name} would have gone through fire for ${about.name}.`,
      D: `${who.name} could not keep ${THEIR[who.gender]} eyes off ${about.name}.`,
      S: `${who.name} did whatever ${about.name} said, and hardly noticed.`,
      C: `${who.name} could not stand the sight of ${about.name}.`,
    })[suit],
  mutual: (who, about) => `${who.name} and ${about.name} could not stand the sight of each other.`,
  unrequited: (who, about) =>
    `${who.name} would have gone through fire for ${about.name}, who would have lit it.`,
  tries: inTurn<[Who, string]>(
    (who, goal) => `${who.name} had made up ${THEIR[who.gender]} mind to ${deed(goal)}.`,
    (who, goal) => `Somebody had to ${deed(goal)}. ${who.name} stepped forward.`,
    (who, goal) => `It fell to ${who.name} to ${deed(goal)}.`,
    (who, goal) => `${who.name} wanted to ${deed(goal)}, and would not be talked out of it.`,
  ),
  fights: inTurn<[Who, string]>(
    (who, monster) => `${who.name} had had enough, and went for ${monster}.`,
    (who, monster) => `Where others ran, ${who.name} walked up to ${monster}.`,
  ),
  attacked: inTurn<[Who, string]>(
    (who, monster) => `${who.name} turned round, and there it was: ${monster}.`,
    (who, monster) => `This time it had come for ${who.name}: ${monster}.`,
    (who, monster) => `Nobody had heard ${monster} come, ${who.name} least of all.`,
  ),
  befalls: inTurn<[Who]>(
    (who) => `This one was for ${who.name}.`,
    (who) => `Of all people, this had to happen to ${who.name}.`,
    (who) => `${who.name} saw it first, and would rather not have.`,
  ),
  again: (event) => `${event}, once more.`,
  commands: (who, extra) => `${who.name} needed a pair of hands, and picked ${extra.name}’s.`,
  quarrels: inTurn<[Who, Who]>(
    (who, other) => `${who.name} and ${other.name} had it out at last.`,
    (who, other) => `${who.name} told ${other.name} to go first. ${other.name} had other plans.`,
  ),
  dared: inTurn<[Who, Who, Dared]>(
    (who, by, { text }) =>
      `To ${deed(text)} was ${by.name}’s idea; ${who.name} was not one to say no.`,
    (who, by, { text }) =>
      `${by.name} dared ${who.name} to ${deed(text)}. ${who.name} took the dare.`,
    (who, by, { text }) =>
      `“You would never dare to ${deed(text)},” said ${by.name}, and ${who.name} had to.`,
  ),
  forced: inTurn<[Who, Who, Dared]>(
    (who, by, { text }) => `${by.name} had left ${who.name} no choice but to ${deed(text)}.`,
    (who, by, { text }) =>
      `${who.name} did not want to ${deed(text)}. ${by.name} did not ask what ${who.name} wanted.`,
  ),
  helps: byFeeling({
    H: inTurn<[Who, Who]>(
      (who, whom) => `${who.name} was there at once: for ${whom.name}, always.`,
      (who, whom) => `${who.name} would not let ${whom.name} do it alone.`,
    ),
    D: inTurn<[Who, Who]>(
      (who, whom) => `${who.name} helped, and watched ${whom.name} more than the work.`,
      (who, whom) =>
        `${who.name} helped too, and stood closer to ${whom.name} than the work required.`,
    ),
    S: inTurn<[Who, Who]>(
      (who, whom) => `${who.name} helped, because ${whom.name} had looked that way.`,
      (who, whom) => `${who.name} did what ${whom.name} would have wanted, unasked.`,
    ),
    C: (who) => `Even ${who.name} helped, and hated every minute of it.`,
    none: inTurn<[Who, Who]>(
      (who) => `${who.name} lent a hand.`,
      (who) => `${who.name} pulled from the other side.`,
    ),
  }),
  hinders: byFeeling({
    C: inTurn<[Who, Who]>(
      (who) => `${who.name}, who had waited for this, put out a foot.`,
      (who, whom) => `${who.name} saw to it that nothing went right for ${him(whom)}.`,
      (who, whom) => `Behind ${whom.name}’s back, ${who.name} loosened what should have held.`,
    ),
    H: (who, whom) => `${who.name} held on to ${whom.name}’s sleeve, for love.`,
    D: (who, whom) => `${who.name} got in the way: who would look at ${whom.name} out there?`,
    S: (who) => `${who.name} got in the way, and could not say on whose orders.`,
    none: (who) => `${who.name} got in the way.`,
  }),
  lucky: (who) => `Then, for once, ${he(who)} was lucky.`,
  won: inTurn<[Who]>(
    () => "It worked.",
    (who) => `And ${he(who)} did it.`,
    () => "Against all expectation, it went well.",
  ),
  wonAll: inTurn<[Who]>(
    (who) => `${He(who)} did it all the same.`,
    () => "It should have failed, and did not.",
    (who) => `Nothing came of that: ${he(who)} had done it.`,
  ),
  lost: inTurn<[Who]>(
    () => "It went wrong.",
    (who) => `${He(who)} had not thought it through.`,
    () => "It did not work, and it was not quiet either.",
  ),
  endured: inTurn<[Who]>(
    (who) => `${He(who)} came through it.`,
    (who) => `It passed, and ${he(who)} was still there.`,
    (who) => `${He(who)} got away with a fright.`,
  ),
  beset: inTurn<[Who]>(
    (who) => `It was too much for ${him(who)}.`,
    (who) => `${He(who)} never had a chance.`,
    () => "It ended badly.",
  ),
  repelled: inTurn<[Who, string]>(
    (_, monster) => `And ${monster} gave way: not for good, but far enough.`,
    (who, monster) => `${who.name} drove ${monster} off, and nobody was more surprised.`,
  ),
  slain: (who, monster) => `That was the end of ${monster}. ${who.name} had done it.`,
  hurt: (who, attribute) =>
    ({
      brave: `Something in ${him(who)} never quite stopped trembling after that.`,
      sexy: `It cost ${him(who)} ${THEIR[who.gender]} good looks.`,
      clever: `${He(who)} hit ${THEIR[who.gender]} head, and it was the useful side.`,
      fast: `${He(who)} limped from then on.`,
      dangerous: `${He(who)} would not be hitting anybody for a while.`,
      lucky: `${capital(his(who))} luck had run out.`,
    })[attribute],
  estranged: (who, about) => `Whatever there was between ${who.name} and ${about.name}, it broke.`,
  found: inTurn<[Who, string]>(
    (who, thing) => `In ${his(who)} hands, when the dust had settled: ${the(thing)}.`,
    (who, thing) => `${He(who)} had ${the(thing)} now.`,
  ),
  unguarded: inTurn<[Who]>(
    (who) => `Nobody had kept an eye on ${who.name}.`,
    (who) => `When they counted again, there was no answer from ${who.name}.`,
    (who) => `It was some time before anybody missed ${who.name}.`,
  ),
  countdown: "Somewhere, something began to count backwards.",
  turned: (who, about, suit) =>
    ({
      H: `From then on ${who.name} thought the world of ${about.name}.`,
      D: `From then on ${who.name} looked at ${about.name} a little too long.`,
      S: `From then on ${who.name} did as ${about.name} said.`,
      C: `From then on ${who.name} hated ${about.name}.`,
    })[suit],
  died: inTurn<[Who]>(
    (who) => `${He(who)} did not live to tell it.`,
    (who) => `That was the last that anybody saw of ${him(who)}.`,
    (who) => `The others had to go on without ${him(who)}.`,
  ),
  mad: inTurn<[Who]>(
    (who) => `${He(who)} came out of it alive, but not altogether there.`,
    (who) => `Something in ${his(who)} head closed its door from inside.`,
  ),
  left: inTurn<[string]>(
    (n) => `That left ${n}.`,
    (n) => `${capital(n)} were left.`,
    (n) => `Now there were ${n} of them.`,
  ),
  leftByThen: (n) => `By then, only ${n} were left.`,
  count,
  out: (people, way) =>
    people.length === 1
      ? `In the end ${people[0]!.name} found a way: to ${deed(way)}. Alone.`
      : `In the end there was a way: to ${deed(way)}. ${names(people)} took it.`,
  cause: (cause, survivors) =>
    ({
      escaped: "",
      rescued: `Everybody who was still breathing got out: ${names(survivors)}.`,
      "all-lost": "In the end there was nobody left to tell it. This was pieced together later.",
      "last-alive": `In the end only ${names(survivors)} was left, and the door was no longer the problem.`,
      "blown-up": "Then the counting reached zero.",
      "out-of-time": "Then time ran out.",
      "cut-short": "There the film stopped, in the middle of a scream, for it was late.",
    })[cause],
  caught: (people) => `${names(people)} ${people.length === 1 ? "was" : "were"} still inside.`,
  stayed: (people) =>
    people.length === 1
      ? `${people[0]!.name} stayed behind.`
      : `${names(people)} stayed behind, and looked at each other.`,
  madePossible: (who, goal, leaver, isDead) =>
    isDead
      ? `It was ${who.name} who had managed to ${deed(goal)}, and did not live to see what it was good for.`
      : `It was ${who.name} who had managed to ${deed(goal)}; ${leaver.name} left without ${THEM[who.gender]}.`,
  owed: (who, leaver, n) =>
    `${who.name} had stood by ${leaver.name} ${times(n)}. There was no seat for that.`,
  unloved: inTurn<[Who, Who]>(
    (who, leaver) =>
      `${who.name} had loved ${leaver.name} to the last, and had never been asked along.`,
    (who, leaver) => `${who.name} waved for a long time. ${leaver.name} did not look back.`,
  ),
  fallen: (dead, mad) => [
    ...(dead.length > 0 ? [`${names(dead)} had been dead for some time by then.`] : []),
    ...(mad.length > 0
      ? [`${names(mad)} could not have said any more what a way out was for.`]
      : []),
  ],
  betrayed: (who, by) =>
    `${by.name} had promised ${who.name} a seat. ${who.name} is still waiting.`,
  unfinished: "Nobody knows yet how it ends.",
});
