"""What an evening in the dungeon was: rooms, words, traps, and who did what."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from trapline.kernel import Seat, TableTime
from trapline.kernel.story import Curve, Happened, Highlight, Story, awarded, best_of, memorable

from .facts.calls import Stopped
from .facts.people import Entered
from .facts.rounds import Opened, RoundEnded
from .facts.turns import ClueGiven, GuessCounted, Guessed, TurnBegan, TurnEnded
from .facts.writing import Proposed
from .model.turn import Result

SLOWEST: TableTime = 600_000
"""A word that took longer was not found fast."""


class Told(Struct, frozen=True):
    """A turn told again: its end, and what was tried before."""

    version: int
    giver: Seat
    result: Result
    clues: int
    wrong: int


def story(told: Sequence[Happened]) -> Story:
    turns = tuple(turns_of(told))
    return Story(
        curves=curves(told),
        highlights=memorable(
            (
                *best_of(fastest(turns)),
                *best_of(cruellest(turns)),
                *best_of(narrowest(turns), least=2),
                *best_of(longest(turns), least=3),
                *best_of(contested(turns)),
            ),
            (
                *best_of(pairs(turns)),
                *best_of(lost(turns)),
                *best_of(wildest(told)),
                *best_of(longest(turns)),
                *best_of(began(turns)),
                *best_of(ended(turns)),
            ),
        ),
        awards=awarded(seats_of(told), merits(told, turns)),
    )


def turns_of(told: Sequence[Happened]) -> Iterator[Told]:
    giver, clues, wrong = 0, 0, 0
    for happened in told:
        match happened.fact:
            case TurnBegan(giver=giver):
                clues = wrong = 0
            case ClueGiven():
                clues += 1
            case Guessed(right=False) | GuessCounted():
                wrong += 1
            case TurnEnded(result=result):
                who = giver if result.giver is None else result.giver
                yield Told(happened.version, who, result, clues, wrong)
            case _:
                pass


def curves(told: Sequence[Happened]) -> tuple[Curve, ...]:
    """Follow both teams, and the monster that comes to meet them, by the numbers of the rooms."""
    numbers = next(x.fact.options.rooms for x in told if isinstance(x.fact, Opened))
    rounds = [x.fact for x in told if isinstance(x.fact, RoundEnded)]
    return (
        *(
            Curve((numbers[0], *(numbers[x.teams[team]] for x in rounds)), team=team)
            for team in range(2)
        ),
        Curve((numbers[-1], *(numbers[x.monster] for x in rounds))),
    )


def seats_of(told: Sequence[Happened]) -> list[Seat]:
    seats: set[Seat] = set()
    for happened in told:
        match happened.fact:
            case Opened(teams=teams):
                seats.update(*teams)
            case Entered(seat):
                seats.add(seat)
            case _:
                pass
    return sorted(seats)


def fastest(turns: Sequence[Told]) -> Iterator[tuple[int, Highlight]]:
    for turn in turns:
        word, took = turn.result.word, turn.result.took
        if turn.result.failure is None and took > 0:
            facts = {"word": word, "giver": turn.giver, "took": took, "clue": turn.result.clue}
            yield SLOWEST - took, Highlight("fastest", turn.version, facts)


def cruellest(turns: Sequence[Told]) -> Iterator[tuple[int, Highlight]]:
    """Yield the traps that closed, by how soon; what is spoken is not counted."""
    for turn in turns:
        if turn.result.trap and turn.result.wrote is not None:
            facts = {
                "trap": turn.result.trap,
                "said": turn.result.said,
                "wrote": turn.result.wrote,
                "giver": turn.giver,
                "n": turn.clues,
            }
            kind = "cruellest" if turn.clues else "cruellest-aloud"
            yield 1_000 - turn.clues, Highlight(kind, turn.version, facts)


def narrowest(turns: Sequence[Told]) -> Iterator[tuple[int, Highlight]]:
    """Yield the words that were found, by how often they were missed."""
    for turn in turns:
        if turn.result.failure is None:
            facts = {"word": turn.result.word, "giver": turn.giver, "n": turn.wrong}
            yield turn.wrong, Highlight("narrowest", turn.version, facts)


def longest(turns: Sequence[Told]) -> Iterator[tuple[int, Highlight]]:
    """Yield the turns by how much was said in them."""
    for turn in turns:
        facts = {"word": turn.result.word, "giver": turn.giver, "n": turn.clues}
        yield turn.clues, Highlight("longest", turn.version, facts)


def contested(turns: Sequence[Told]) -> Iterator[tuple[int, Highlight]]:
    for turn in turns:
        for settled in turn.result.votes:
            facts = {"said": settled.call.said, "trap": settled.call.trap}
            yield 1, Highlight("contested", turn.version, facts)


def pairs(turns: Sequence[Told]) -> Iterator[tuple[int, Highlight]]:
    """Yield who found whose words, by how many."""
    often: Counter[tuple[Seat, Seat]] = Counter()
    for turn in turns:
        if turn.result.failure is None and turn.result.finder is not None:
            pair = turn.result.finder, turn.giver
            often[pair] += 1
            facts = {"by": pair[0], "giver": pair[1], "n": often[pair]}
            yield often[pair], Highlight("pair", turn.version, facts)


def lost(turns: Sequence[Told]) -> Iterator[tuple[int, Highlight]]:
    """Yield the words that nobody found and no trap took, by how much was said for them."""
    for turn in turns:
        if turn.result.failure is not None and not turn.result.trap:
            facts = {"word": turn.result.word, "giver": turn.giver}
            yield 1 + turn.clues, Highlight("lost", turn.version, facts)


def wildest(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield the wrong guesses, by their length."""
    tried: list[tuple[int, Guessed]] = []
    for happened in told:
        match happened.fact:
            case TurnBegan():
                tried = []
            case Guessed(right=False) as guess:
                tried.append((happened.version, guess))
            case TurnEnded(word=word):
                for version, guess in tried:
                    facts = {"by": guess.by, "said": guess.word, "word": word}
                    yield len(guess.word), Highlight("wildest", version, facts)
            case _:
                pass


def began(turns: Sequence[Told]) -> Iterator[tuple[int, Highlight]]:
    for turn in turns[:1]:
        facts = {"word": turn.result.word, "giver": turn.giver}
        yield 1, Highlight("began", turn.version, facts)


def ended(turns: Sequence[Told]) -> Iterator[tuple[int, Highlight]]:
    for turn in turns[-1:]:
        facts = {"word": turn.result.word, "giver": turn.giver}
        yield 1, Highlight("ended", turn.version, facts)


def merits(told: Sequence[Happened], turns: Sequence[Told]) -> dict[str, Counter[Seat]]:
    """Count what somebody can be best at, the rarest first."""
    trapped, brought, found, cried, dug, guessed, spoken = (Counter[Seat]() for _ in range(7))
    for turn in turns:
        if turn.result.failure is None:
            brought[turn.giver] += 1
            if turn.result.finder is not None:
                found[turn.result.finder] += 1
        if turn.result.wrote is not None:
            trapped[turn.result.wrote] += 1
    for happened in told:
        match happened.fact:
            case Stopped(by=by) if by is not None:
                cried[by] += 1
            case Proposed(by=by):
                dug[by] += 1
            case Guessed(by=by):
                guessed[by] += 1
            case ClueGiven(by=by):
                spoken[by] += 1
            case _:
                pass
    return {
        "trapper": trapped,
        "finder": found,
        "torch": brought,
        "ear": cried,
        "digger": dug,
        "tongue": spoken,
        "guesser": guessed,
    }
