"""What a chain was: how long it held, who smuggled, who caught whom."""

from collections import Counter
from collections.abc import Iterator, Sequence

from trapline.kernel import Seat
from trapline.kernel.story import (
    Curve,
    Happened,
    Highlight,
    Story,
    awarded,
    best_of,
    memorable,
    ranked,
)

from .facts.cards import CardLost, Claimed, FlashPassed, Opened, Validated
from .facts.chain import OpeningRead, Said, Struck
from .facts.trial import Accused, Judged
from .model.game import State
from .model.kinds import Verdict
from .rules.fold import after


def story(told: Sequence[Happened]) -> Story:
    seats = sorted(next(x.fact.order for x in told if isinstance(x.fact, Opened)))
    piles = tuple(curves(told, seats))
    return Story(
        curves=ranked(piles),
        highlights=tellings(told),
        awards=awarded(seats, merits(told, piles)),
    )


def tellings(told: Sequence[Happened]) -> tuple[Highlight, ...]:
    return memorable(
        (
            *best_of(runs(told), least=3),
            *best_of(liars(told)),
            *best_of(catches(told)),
            *best_of(claims(told)),
            *best_of(duels(told), least=2),
        ),
        (
            *best_of(runs(told), least=2),
            *best_of(mouthfuls(told)),
            *best_of(openings(told)),
            *best_of(endings(told)),
        ),
    )


def curves(told: Sequence[Happened], seats: Sequence[Seat]) -> Iterator[Curve]:
    """Follow everybody's flashes from word to word."""
    state: State | None = None
    piles: dict[Seat, list[int]] = {seat: [] for seat in seats}
    for happened in told:
        state = after(state, happened.fact)  # type: ignore[arg-type]  # a fact of ours
        if isinstance(happened.fact, OpeningRead | Said) or happened is told[-1]:
            for seat in seats:
                piles[seat].append(state.players[seat].flashes)
    return (Curve(tuple(piles[seat]), seat=seat) for seat in seats)


def runs(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield how many words followed each other before somebody broke in."""
    first, run = "", 0
    for happened in told:
        match happened.fact:
            case Said(text=text):
                first, run = (first if run else text), run + 1
                facts = {"first": first, "last": text, "n": run}
                yield run, Highlight("run", happened.version, facts)
            case Accused() | Struck():
                run = 0
            case _:
                pass


def liars(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield the secret words that came through; best is one that a jury let through."""
    cleared: set[int] = set()
    for happened in told:
        match happened.fact:
            case Judged(word=word, verdict=Verdict.INNOCENT):
                cleared.add(word)
            case Validated(word, by, card):
                kind, weight = ("acquitted", 2) if word in cleared else ("smuggled", 1)
                yield weight, Highlight(kind, happened.version, {"by": by, "card": card})
            case _:
                pass


def catches(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield the secret words that were caught."""
    accused: dict[int, Seat] = {}
    for happened in told:
        match happened.fact:
            case Accused(word=word, by=by):
                accused[word] = by
            case CardLost(word, whom, card) if word in accused:
                facts = {"by": accused[word], "whom": whom, "card": card}
                yield 1, Highlight("caught", happened.version, facts)
            case _:
                pass


def claims(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield the secret words that others said without knowing."""
    spoken: dict[int, Seat] = {}
    for happened in told:
        match happened.fact:
            case Said(number=number, by=by):
                spoken[number] = by
            case Claimed(word, by, card) if word in spoken:
                facts = {"by": by, "whom": spoken[word], "card": card}
                yield 1, Highlight("claimed", happened.version, facts)
            case _:
                pass


def duels(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield who accused whom, by how often."""
    often: Counter[tuple[Seat, Seat]] = Counter()
    for happened in told:
        match happened.fact:
            case Accused(by=by, whom=whom):
                often[by, whom] += 1
                facts = {"by": by, "whom": whom, "n": often[by, whom]}
                yield often[by, whom], Highlight("duel", happened.version, facts)
            case _:
                pass


def mouthfuls(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield the words of the chain, by their length."""
    for happened in told:
        match happened.fact:
            case Said(by=by, text=text):
                facts = {"by": by, "word": text}
                yield len(text), Highlight("mouthful", happened.version, facts)
            case _:
                pass


def openings(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    for happened in told:
        match happened.fact:
            case OpeningRead(text=text):
                yield 1, Highlight("opening", happened.version, {"word": text})
            case _:
                pass


def endings(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield the words by how late they came: the last is the one to tell."""
    for happened in told:
        match happened.fact:
            case Said(number=number, by=by, text=text):
                yield number, Highlight("ending", happened.version, {"by": by, "word": text})
            case _:
                pass


def merits(told: Sequence[Happened], piles: Sequence[Curve]) -> dict[str, Counter[Seat]]:
    """Count what somebody can be best at, the rarest first."""
    hoards = Counter({pile.seat: pile.values[-1] for pile in piles if pile.seat is not None})
    smuggled, won, claimed, accused, wanted, said = (Counter[Seat]() for _ in range(6))
    for happened in told:
        match happened.fact:
            case Validated(by=by):
                smuggled[by] += 1
            case FlashPassed(taker=taker):
                won[taker] += 1
            case Claimed(by=by):
                claimed[by] += 1
            case Accused(by=by, whom=whom):
                accused[by] += 1
                wanted[whom] += 1
            case Said(by=by):
                said[by] += 1
            case _:
                pass
    return {
        "smuggler": smuggled,
        "judge": won,
        "ear": claimed,
        "prosecutor": accused,
        "wanted": wanted,
        "chatter": said,
        "hoarder": hoards,
    }
