"""How well bots of Trapwords play together: `python bench/bots_trapwords.py [--games 200] …`.

Those who guess have another mind than those who set traps and give clues, so that nobody is
understood by a twin: they lack what was written down by hand, the ties between words, and half of
the numbers of each word's vector. `--turns 30` prints turns to read instead, `--clues 10000` looks
for forms of the secret.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from math import sqrt
from typing import NamedTuple, get_args

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from trapline import catalogue
from trapline.cli.simulation import Simulation
from trapline.games.trapwords.bots.giving import Giver
from trapline.games.trapwords.bots.guessing import Guesser
from trapline.games.trapwords.bots.levels import LEVELS
from trapline.games.trapwords.bots.mind import Mind
from trapline.games.trapwords.bots.player import Companion, Wits
from trapline.games.trapwords.bots.setting import Setter
from trapline.games.trapwords.bots.tongues import tongue_of
from trapline.games.trapwords.content import DUNGEONS
from trapline.games.trapwords.facts.turns import ClueGiven
from trapline.games.trapwords.game import Trapwords
from trapline.games.trapwords.model.basics import LAST, ROOM_FIELDS
from trapline.games.trapwords.model.game import State
from trapline.games.trapwords.model.kinds import Failure
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.turn import Result
from trapline.games.trapwords.wishes.turns import GiveClue
from trapline.kernel import Bot, By, HouseMove, Language, SeededLuck, Wish
from trapline.words import Referee
from trapline.words.associator import Associator
from trapline.words.mind import Mind as Numbers
from trapline.words.model import Verdict
from trapline.words.spelling import bare, spelt

LANGUAGES: Sequence[Language] = get_args(Language)
GAME: Trapwords = catalogue.trapwords(catalogue.NO_PACKS)
TRAPS = (3, 4, 5, 6)
SEATS = 4
BROKEN = (Failure.SECRET, Failure.ILLEGAL, Failure.CURSE, Failure.TERROR)
MOST_CLUES = 6
SAMPLED = 16
WHOLE, SECOND = "whole", "second half"


class Halved(Associator):
    """Associations by every other number of each word's vector, and by no ties."""

    @cached_property
    def _mind(self) -> Numbers:
        # To take a mind apart one must look inside.
        mind: Numbers = Associator(self._language)._mind  # noqa: SLF001
        mind._vectors[:, ::2] = 0  # noqa: SLF001
        mind._map = 2 * mind._map  # noqa: SLF001
        mind._ties.strengths[:] = 0  # noqa: SLF001
        mind._turned.strengths[:] = 0  # noqa: SLF001
        mind._width = widths(mind)  # noqa: SLF001
        return mind


def widths(mind: Numbers) -> npt.NDArray[np.float32]:
    """Return the logarithm of all that each word brings to mind by what is left of it, about."""
    vectors, ease = mind._vectors, mind._ease  # noqa: SLF001
    some = slice(None, None, SAMPLED)
    pulled = vectors @ (mind._map @ vectors[some].T)  # noqa: SLF001
    scores = pulled + ease[some]
    tops = scores.max(axis=1, keepdims=True)
    found = tops[:, 0] + np.log(SAMPLED * np.exp(scores - tops).sum(axis=1))
    return np.asarray(found, np.float32)


@cache
def wits(language: Language, source: str) -> Wits:
    box, judge = catalogue.box(language), catalogue.referees()[language, True]
    if source == SECOND:
        box = replace(box, thoughts={})
    mind = Mind(language, box, None if source == WHOLE else Halved(language))
    tongue = tongue_of(language, box.talk)
    return Wits(Setter(judge, mind, tongue), Giver(language, box, judge, mind), Guesser(mind))


def mixed(language: Language, giver: str, guesser: str, level: str) -> Mapping[int, Bot]:
    """Return bots that set traps with the whole mind, and give clues and guess with others."""
    parts = Wits(
        wits(language, WHOLE).setter,
        wits(language, giver).giver,
        wits(language, guesser).guesser,
    )
    return dict.fromkeys(range(SEATS), Companion(lambda _: parts, LEVELS[level]))


class Table(Simulation):
    """A game in which every seat has a bot of its own, and refusals are counted."""

    def __init__(self, options: Options, bots: Mapping[int, Bot], seed: str) -> None:
        super().__init__(GAME, options, len(bots), seed)
        self._bots = bots
        self.refused: list[Wish] = []

    def somebody_moves(self, _bot: str = "") -> bool:
        for seat in self.whim.shuffled(self.seats):
            view = self.game.view(self.state, seat)
            wish = self._bots[seat].choose(view, self.whim) if view.may else None
            if wish is not None and self.happens(seat, wish):
                return True
        return False

    def happens(self, by: By, wish: Wish | HouseMove) -> bool:
        done = super().happens(by, wish)
        if not done and isinstance(wish, GiveClue):
            self.refused.append(wish)
        return done

    def while_(self, goes_on: Callable[[State], bool]) -> "Table":
        while self.game.outcome(self.state) is None and goes_on(self.state):  # type: ignore[arg-type]
            self.pass_time(self.at + self.whim.choice(range(2_000, 2_801)))
            if not self.somebody_moves():
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


def first_round(
    language: Language, bots: Mapping[int, Bot], traps: int, games: int
) -> Iterator[Result]:
    """Play first rounds, two turns each, in a dungeon that begins with so many traps."""
    rooms = dict(zip(ROOM_FIELDS, range(traps, traps + 5), strict=True))
    options = replace(
        GAME.defaults(language), **rooms, curse_in_second=False, curse_in_fourth=False
    )
    for game in range(games):
        table = Table(options, bots, f"{language} {traps} {game}")
        table.while_(lambda state: state.round == 1)
        state: State = table.state  # type: ignore[assignment]
        yield from state.book[:2]


def found(language: Language, giver: str, guesser: str, level: str, games: int) -> None:
    bots = mixed(language, giver, guesser, level)
    for traps in TRAPS:
        ends = Counter(one.failure for one in first_round(language, bots, traps, games))
        whole = ends.total()
        trapped = Share(ends[Failure.TRAP], whole)
        told = f"{language} {giver} to {guesser}, {level}, behind {traps}: found"
        print(f"{told} {Share(ends[None], whole)}; trapped {trapped}", flush=True)


def depth(language: Language, level: str, games: int) -> None:
    """Say how often somebody stands in the last room of the usual dungeon, and how curses fare."""
    bots = mixed(language, WHOLE, SECOND, level)
    for layout in ("3-4-5-6-7, cursed 2nd and 4th", "3-4-5-6-7, cursed 1st to 4th"):
        reached = broken = refused = turns = trapped = 0
        for game in range(games):
            options = replace(GAME.defaults(language), **DUNGEONS[layout])
            table = Table(options, bots, f"{language} {game}").while_(lambda _: True)
            state: State = table.state  # type: ignore[assignment]
            reached += LAST in state.dungeon.teams
            refused += len(table.refused)
            turns += len(state.book)
            broken += sum(one.failure in BROKEN for one in state.book)
            trapped += sum(one.failure is Failure.TRAP for one in state.book)
        print(f"{language} {level}, {layout}: last room in {Share(reached, games)} of the games;")
        print(f"  of {turns} turns {broken} broke a rule; {refused} clues refused;", end=" ")
        print(f"trapped in {Share(trapped, turns)}", flush=True)


def forms(language: Language, count: int) -> None:
    """Look for the secret in clues: as the referees read them, and letter by letter."""
    referees = [Referee(language, part, catalogue.forms(language)) for part in (False, True)]
    bad = 0
    for secret, text in clues(language, count):
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
    giver = wits(language, WHOLE).giver
    table = Table(GAME.defaults(language), dict.fromkeys(range(4), GAME.bots["plain"]), "clues")
    table.while_(lambda state: not (state.team_turn and state.team_turn.clues))
    state: State = table.state  # type: ignore[assignment]
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


def turns(language: Language, level: str, count: int) -> None:
    """Print turns to read, as they would be told at the table."""
    bots = mixed(language, WHOLE, SECOND, level)
    printed = 0
    for game in range(count):
        table = Table(GAME.defaults(language), bots, f"turns {language} {game}")
        table.while_(lambda state: state.round == 1)
        state: State = table.state  # type: ignore[assignment]
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
    parser.add_argument("--lang", choices=LANGUAGES, nargs="*", default=LANGUAGES)
    parser.add_argument("--level", choices=tuple(LEVELS), default="keen")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--clues", type=int, default=0, help="look for the secret in so many")
    parser.add_argument("--turns", type=int, default=0, help="print so many turns")
    chosen = parser.parse_args()
    for language in chosen.lang:
        if chosen.turns:
            turns(language, chosen.level, chosen.turns)
        elif chosen.clues:
            forms(language, chosen.clues)
        else:
            found(language, WHOLE, SECOND, chosen.level, chosen.games)
            depth(language, chosen.level, chosen.games // 2)


if __name__ == "__main__":
    main()
