"""A finished game written down line by line, for keeping and for replay."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Raw, Struct

from trapline.kernel import ARCHIVE, Fact, Game, PackId, Seat, TableTime, Team, encode
from trapline.tables.evening import Evening, Games, Step, retold
from trapline.tables.facts import Ended, Started, TableFact
from trapline.tables.packs import named_in
from trapline.tables.ports import Entry, PersonId

FORMAT = 1


class Head(Struct, frozen=True):
    """The first line of an export."""

    trapline: int
    game: str
    options: Any
    names: tuple[str, ...]
    teams: tuple[Team | None, ...]
    people: tuple[tuple[PersonId, str], ...]
    packs: dict[PackId, str] = {}
    """The texts of the packs that the options name."""


class Moment(Struct, frozen=True):
    """Every other line: what happened at one version. A `seat` of None: the house or the table."""

    version: int
    at: TableTime
    seat: Seat | None
    facts: Raw


def exported(
    games: Games,
    entries: Sequence[Entry],
    number: int,
    packs: Mapping[PackId, str | None],
) -> Iterator[bytes]:
    """Yield the lines of the number-th game of an evening; none if it has not ended."""
    span = nth_game(games, entries, number)
    if not span:
        return
    kept = {pack: text for pack, text in packs.items() if text is not None}
    yield encode(head(span[0].evening, kept))
    for step in span:
        facts = encode(list(opened(step, span[0].evening.running.game)))
        yield encode(Moment(step.entry.version, step.entry.at, step.entry.seat, Raw(facts)))


def packs_used(games: Games, entries: Sequence[Entry], number: int) -> Sequence[PackId]:
    """Return the packs that the number-th game was played with."""
    span = nth_game(games, entries, number)
    return named_in(span[0].evening.table.options) if span else ()


def nth_game(games: Games, entries: Sequence[Entry], number: int) -> list[Step]:
    count = 0
    span: list[Step] = []
    for step in retold(games, entries):
        if any(isinstance(fact, Started) for fact in step.facts):
            count += 1
        if count == number > 0:
            span.append(step)
        if span and any(isinstance(fact, Ended) for fact in step.facts):
            return span
    return []


def head(evening: Evening, packs: dict[PackId, str]) -> Head:
    table = evening.table
    return Head(
        FORMAT,
        table.game,
        table.options,
        tuple(chair.name for chair in table.chairs),
        tuple(chair.team for chair in table.chairs),
        tuple((person.id, person.name) for person in table.people),
        packs,
    )


def opened(step: Step, game: Game) -> Iterator[Fact]:
    """Yield the facts as the archive sees them, by the same door as everybody else's."""
    for fact in step.facts:
        seen = fact if isinstance(fact, TableFact) else game.redact(fact, ARCHIVE)
        if seen is not None:
            yield seen
