"""How well bots of Trapwords play: `python -m bench.bots_trapwords --listener EVALS_DIR …`.

Those who guess share no source with those who set traps and give clues: they go by what people said
(see listener.py), and only words that it knows are drawn. The minds were fitted to what is public
there, so figures that mean something come from minds that were fitted to the other half of it:
`--minds FOLDER --half 1`, as in minds.py. Without a listener, bots guess by their own mind.
`--traps 5 6` looks behind so many, `--traps-by sharp` lets that level set them and the other play.
`--turns 30` prints turns to read instead, `--clues 10000` looks for forms of the secret.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import cycle
from math import sqrt
from pathlib import Path
from typing import NamedTuple, get_args

from msgspec.structs import replace

from bench.listener import Listener
from trapline import catalogue
from trapline.games.trapwords.bots.giving import Giver
from trapline.games.trapwords.bots.guessing import Guesser
from trapline.games.trapwords.bots.levels import KEEN, LEVELS
from trapline.games.trapwords.bots.mind import Mind
from trapline.games.trapwords.bots.player import Companion, Wits
from trapline.games.trapwords.bots.setting import Setter
from trapline.games.trapwords.bots.tongues import tongue_of
from trapline.games.trapwords.content import DUNGEONS, Box
from trapline.games.trapwords.facts.turns import ClueGiven
from trapline.games.trapwords.game import Trapwords
from trapline.games.trapwords.model.basics import LAST, ROOM_FIELDS
from trapline.games.trapwords.model.game import State
from trapline.games.trapwords.model.kinds import Failure, Phase
from trapline.games.trapwords.model.options import Options, WordSet
from trapline.games.trapwords.model.turn import Result
from trapline.games.trapwords.model.view import View
from trapline.games.trapwords.wishes.turns import GiveClue
from trapline.kernel import Bot, Language, Luck, SeededLuck, TableTime, Wish
from trapline.library.sitting import Sitting
from trapline.words import Referee
from trapline.words.associator import DATA, Associator
from trapline.words.model import Verdict
from trapline.words.spelling import bare, spelt

LANGUAGES: Sequence[Language] = get_args(Language)
GAME: Trapwords = catalogue.trapwords(catalogue.NO_PACKS)
TRAPS = (3, 4, 5, 6)
SEATS = 4
BROKEN = (Failure.SECRET, Failure.ILLEGAL, Failure.CURSE, Failure.TERROR)
MOST_CLUES = 6
TOLD_EVERY = 1000
LAYOUTS = ("3-4-5-6-7, cursed 2nd and 4th", "3-4-5-6-7, cursed 1st to 4th")


class Asked(NamedTuple):
    """What is to be measured: whose guesses, whose traps and clues, and which half of the words."""

    language: Language
    level: str = KEEN
    traps_by: str = KEEN
    listener: Path | None = None
    minds: Path | None = None
    half: int | None = None


def wits(asked: Asked) -> Wits:
    """What bots have; their guesses may be a listener's."""
    language, folder = asked.language, asked.minds or DATA
    box, judge = catalogue.box(language), catalogue.referees()[language, True]
    mind, tongue = Mind(language, box, Associator(language, folder)), tongue_of(language, box.talk)
    hears = mind
    if asked.listener is not None:
        bare_box = replace(box, thoughts={}, afterthoughts={}, echoes={})
        hears = Mind(language, bare_box, Listener(language, asked.listener))
    setter = Setter(judge, mind, tongue)
    return Wits(setter, Giver(box, judge, mind, setter, tongue), Guesser(hears, box.talk))


class Trial:
    """Bots of one level at a table; the secrets are words that the listener knows."""

    def __init__(self, asked: Asked) -> None:
        self.language = asked.language
        self.told = f"{asked.language}, {asked.level}, traps by {asked.traps_by}"
        self.game, parts = GAME, wits(asked)
        if asked.listener is not None:
            box = catalogue.box(asked.language)
            listener = Listener(asked.language, asked.listener)
            boxes = {asked.language: replace(box, words=drawn(box, listener, asked.half))}
            self.game = Trapwords(boxes, catalogue.referees(), catalogue.NO_PACKS)
        sets, plays = (
            Companion(lambda _: parts, LEVELS[level]) for level in (asked.traps_by, asked.level)
        )
        self.bots = dict.fromkeys(range(SEATS), Mixed(sets, plays))

    def table(self, options: Options, seed: str) -> "Table":
        return Table(self.game, options, self.bots, seed)


class Mixed:
    """One who sets traps, and another who gives clues and guesses."""

    def __init__(self, sets: Companion, plays: Companion) -> None:
        self._sets, self._plays = sets, plays

    def choose(self, view: View, luck: Luck) -> Wish | None:
        bot = self._sets if view.phase is Phase.WRITING else self._plays
        return bot.choose(view, luck)

    def not_before(self, view: View) -> TableTime:
        return self._plays.not_before(view)


def drawn(box: Box, listener: Listener, half: int | None) -> dict[WordSet, tuple[str, ...]]:
    """Return the words of the box that a listener knows, and that are in a half."""
    return {
        name: tuple(
            word
            for word in words
            if listener.knows(word) and (half is None or half_of(word) == half)
        )
        for name, words in box.words.items()
    }


def half_of(word: str) -> int:
    return sha256(word.encode()).digest()[0] % 2


class Table(Sitting):
    """A game in which every seat has a bot of its own."""

    def __init__(
        self, game: Trapwords, options: Options, bots: Mapping[int, Bot], seed: str
    ) -> None:
        super().__init__(game, options, len(bots), seed)
        self._bots = [bots[seat] for seat in self.seats]

    def one_moves(self) -> bool:
        for seat in self.whim.shuffled(self.seats):
            view = self.view(seat)
            wish = self._bots[seat].choose(view, self.whim) if view.may else None
            if wish is not None and self.asks(seat, wish):
                return True
        return False

    @property
    def refused_clues(self) -> list[Wish]:
        return [one.wish for one in self.refusals if isinstance(one.wish, GiveClue)]

    def while_(self, goes_on: Callable[[State], bool]) -> "Table":
        while self.game.outcome(self.state) is None and goes_on(self.state):
            self.pass_time(self.at + self.whim.choice(range(2_000, 2_801)))
            if not self.one_moves():
                self.wait()
        return self


class Share(NamedTuple):
    """So many of so many."""

    hits: int
    of: int

    def __str__(self) -> str:
        share = self.hits / max(1, self.of)
        wide = 1.96 * sqrt(share * (1 - share) / max(1, self.of))
        return f"{100 * share:5.1f} % ± {100 * wide:.1f} ({self.hits} of {self.of})"


def first_round(trial: Trial, traps: int, games: int) -> Iterator[Result]:
    """Play first rounds, two turns each, in a dungeon that begins with so many traps."""
    rooms = dict(zip(ROOM_FIELDS, range(traps, traps + 5), strict=True))
    for game, words in zip(range(games), cycle(WordSet), strict=False):
        options = replace(
            GAME.defaults(trial.language),
            **rooms,
            words=words,
            curse_in_second=False,
            curse_in_fourth=False,
        )
        table = trial.table(options, f"{trial.language} {traps} {game}")
        table.while_(lambda state: state.round == 1)
        state: State = table.state
        yield from state.book[:2]


def found(trial: Trial, counts: Sequence[int], games: int) -> None:
    for traps in counts:
        ends = Counter(one.failure for one in first_round(trial, traps, games))
        whole = ends.total()
        told = f"{trial.told}, behind {traps}: found {Share(ends[None], whole)}"
        others = whole - ends[None] - ends[Failure.TRAP]
        print(f"{told}; trapped {Share(ends[Failure.TRAP], whole)}; else {others}", flush=True)


def depth(trial: Trial, games: int) -> None:
    """Say how often somebody stands in the last room of the usual dungeon, and how curses fare."""
    for layout in LAYOUTS if games else ():
        reached = broken = refused = turns = trapped = 0
        for game, words in zip(range(games), cycle(WordSet), strict=False):
            options = replace(GAME.defaults(trial.language), **DUNGEONS[layout], words=words)
            table = trial.table(options, f"{trial.language} {game}").while_(lambda _: True)
            state: State = table.state
            reached += LAST in state.dungeon.teams
            refused += len(table.refused_clues)
            turns += len(state.book)
            broken += sum(one.failure in BROKEN for one in state.book)
            trapped += sum(one.failure is Failure.TRAP for one in state.book)
        print(f"{trial.told}, {layout}: last room in {Share(reached, games)} of the games;")
        print(f"  of {turns} turns {broken} broke a rule; {refused} clues refused;", end=" ")
        print(f"trapped in {Share(trapped, turns)}", flush=True)


def forms(language: Language, count: int) -> None:
    """Look for the secret in clues: as the referees read them, and letter by letter."""
    referees = [Referee(language, part, catalogue.forms(language)) for part in (False, True)]
    bad = 0
    for number, (secret, text) in enumerate(clues(language, count)):
        if number and number % TOLD_EVERY == 0:
            print(f"{language}: of the first {number} clues {bad} hold a form", flush=True)
        letters = bare(spelt(secret)).replace("-", "")[:6]
        hidden = letters in bare(spelt(text)).replace(" ", "-")
        ruled = any(judge.springs(secret, text).verdict is not Verdict.NO for judge in referees)
        if ruled or hidden:
            bad += ruled
            print(f"  {'form' if ruled else 'alike'}: {secret}: {text}")
    print(f"{language}: forms of the secret in {count} clues: {bad}", flush=True)


def clues(language: Language, count: int) -> Iterator[tuple[str, str]]:
    """Let bots of every level give clues to every secret of the box, turn after turn."""
    box = catalogue.box(language)
    giver = wits(Asked(language)).giver
    table = Trial(Asked(language)).table(GAME.defaults(language), "clues")
    table.while_(lambda state: not (state.team_turn and state.team_turn.clues))
    state: State = table.state
    base = GAME.view(state, state.team_turn.giver) if state.team_turn else None
    luck, said = SeededLuck(f"clues {language}"), 0
    while base is not None:
        for words in box.words.values():
            for secret in words:
                view = replace(base, word=secret, clues=(), guesses=(), may=())
                for number in range(MOST_CLUES):
                    level = luck.choice(tuple(LEVELS.values()))
                    for text in giver.clue(view, level, luck):
                        yield secret, text
                        said += 1
                        if said == count:
                            return
                        clue = replace(base.clues[0], number=number, text=text, at=number)
                        view = replace(view, clues=(*view.clues, clue))


def turns(trial: Trial, count: int) -> None:
    """Print turns to read, as they would be told at the table."""
    printed = 0
    for game, words in zip(range(count), cycle(WordSet), strict=False):
        options = replace(GAME.defaults(trial.language), words=words)
        table = trial.table(options, f"turns {trial.language} {game}")
        table.while_(lambda state: state.round == 1)
        state: State = table.state
        for result, lines in zip(state.book[:2], told(table), strict=False):
            if printed < count:
                printed += 1
                end = "found" if result.failure is None else f"{result.failure} {result.trap}"
                print(f"{printed}. {result.word.upper()} ({', '.join(result.traps)})")
                print(*(f"   {line}" for line in lines), f"   → {end.strip()}", sep="\n")


def told(table: Table) -> list[list[str]]:
    lines: list[list[str]] = []
    for fact in table.facts:
        name = type(fact).__name__
        if name == "TurnBegan":
            lines.append([])
        elif isinstance(fact, ClueGiven):
            lines[-1].append(f"“{fact.text}”")
        elif name == "Guessed":
            lines[-1].append(f"    {getattr(fact, 'word', '')}?")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--listener", type=Path, metavar="EVALS", help="guess by norms from there")
    parser.add_argument("--minds", type=Path, metavar="FOLDER", help="minds of traps and clues")
    parser.add_argument("--half", type=int, choices=(0, 1), help="draw only words of this half")
    parser.add_argument("--lang", choices=LANGUAGES, nargs="*", default=LANGUAGES)
    parser.add_argument("--level", choices=tuple(LEVELS), default=KEEN)
    parser.add_argument("--traps-by", choices=tuple(LEVELS), help="who sets them, if another")
    parser.add_argument("--traps", type=int, nargs="*", default=TRAPS, help="behind how many")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rooms", type=int, default=0, help="play so many whole games")
    parser.add_argument("--clues", type=int, default=0, help="look for the secret in so many")
    parser.add_argument("--turns", type=int, default=0, help="print so many turns")
    chosen = parser.parse_args()
    for language in chosen.lang:
        if chosen.clues:
            forms(language, chosen.clues)
            continue
        traps_by = chosen.traps_by or chosen.level
        trial = Trial(
            Asked(language, chosen.level, traps_by, chosen.listener, chosen.minds, chosen.half)
        )
        if chosen.turns:
            turns(trial, chosen.turns)
        else:
            found(trial, chosen.traps, chosen.games)
            depth(trial, chosen.rooms)


if __name__ == "__main__":
    main()
