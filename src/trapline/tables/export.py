"""A game written down line by line: finished, for keeping and for replay, or as it is seen.

A finished one bears a seal, by which a change is noticed. Whoever changes it on purpose can seal it
anew: it is no signature.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from itertools import pairwise
from typing import Any, Final

from msgspec import Raw, Struct

from trapline.kernel import (
    ARCHIVE,
    PUBLIC,
    Observer,
    PackId,
    Seat,
    TableTime,
    Team,
    encode,
    witnessed_by,
)
from trapline.tables.evening import Games, Step, retold
from trapline.tables.facts import Ended, Started
from trapline.tables.log import author
from trapline.tables.model import Chair
from trapline.tables.packs import named_in
from trapline.tables.ports import Entry, PersonId, WallTime

FORMAT = 1
SEAL: Final = re.compile(rb'"seal":"([0-9a-f]{64})"')
NO_SEAL: Final = b'"seal":""'


class Head(Struct, frozen=True):
    """The first line of an export."""

    trapline: int
    game: str
    options: Any
    names: tuple[str, ...]
    teams: tuple[Team | None, ...]
    people: tuple[tuple[PersonId, str], ...]
    packs: dict[PackId, str] = {}
    """The texts of the packs that the options name, as far as the reader may have them."""
    chairs: tuple[Chair, ...] = ()
    """Who sat where as it began. Older exports tell only their names."""
    host: PersonId | None = None
    played: WallTime = 0
    """When it began; 0 where that is not known."""
    seal: str = ""
    """SHA-256 of all lines, as they stand while there is nothing here."""


class Sealing(StrEnum):
    """What the seal of some lines says of them."""

    WHOLE = "whole"
    UNSEALED = "unsealed"
    BROKEN = "broken"


class Moment(Struct, frozen=True):
    """Every other line: what happened at one version, and who wished for it.

    A `seat` of None: the house, the table, or somebody whom the facts do not name either.
    """

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
    """Yield all that happened in the number-th game of an evening; nothing if it has not ended."""
    return sealed(written(nth_game(games, entries, number), ARCHIVE, packs))


def taken_home(
    games: Games,
    entries: Sequence[Entry],
    number: int,
    packs: Mapping[PackId, str | None],
) -> Iterator[bytes]:
    """Yield as much of it as those may have who were there.

    A game that was abandoned has opened nothing. Of it they have what everybody saw: else a host
    could stop a game, read what may still happen in its scenario, and begin again.
    """
    span = nth_game(games, entries, number)
    is_open = bool(span) and is_played_out(span[-1])
    return sealed(written(span, ARCHIVE if is_open else PUBLIC, packs))


def seen(games: Games, entries: Sequence[Entry], number: int) -> Iterator[bytes]:
    """Yield what everybody saw of the number-th game so far, whether or not it has ended."""
    return written(so_far(games, entries, number), PUBLIC, {})


def written(
    span: Sequence[Step], observer: Observer, packs: Mapping[PackId, str | None]
) -> Iterator[bytes]:
    if not span:
        return
    kept = {pack: text for pack, text in packs.items() if text is not None}
    yield encode(head(span[0], kept))
    for step in span:
        yield encode(moment(step, observer))


def sealed(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Put the seal of these lines into the first."""
    whole = list(lines)
    if whole:
        seal = f'"seal":"{digest(whole)}"'.encode()
        yield whole[0].replace(NO_SEAL, seal)
        yield from whole[1:]


def sealing(lines: Sequence[bytes]) -> Sealing:
    """Say whether lines are as they were when they were sealed."""
    found = SEAL.search(lines[0])
    if found is None:
        return Sealing.UNSEALED
    bare = [SEAL.sub(NO_SEAL, lines[0], count=1), *lines[1:]]
    is_whole = digest(bare) == found[1].decode()
    return Sealing.WHOLE if is_whole else Sealing.BROKEN


def is_in_order(moments: Sequence[Moment]) -> bool:
    """Say whether no line is missing, doubled or elsewhere: older ones bear no seal."""
    return all(after.version == before.version + 1 for before, after in pairwise(moments))


def digest(lines: Sequence[bytes]) -> str:
    return sha256(b"\n".join(lines)).hexdigest()


def packs_used(games: Games, entries: Sequence[Entry], number: int) -> Sequence[PackId]:
    """Return the packs that the number-th game was played with."""
    span = nth_game(games, entries, number)
    return named_in(span[0].evening.table.options) if span else ()


def nth_game(games: Games, entries: Sequence[Entry], number: int) -> list[Step]:
    span = so_far(games, entries, number)
    return span if span and is_last(span[-1]) else []


def so_far(games: Games, entries: Sequence[Entry], number: int) -> list[Step]:
    """Return the number-th game of an evening up to its end, or to now."""
    count = 0
    span: list[Step] = []
    for step in retold(games, entries):
        if any(isinstance(fact, Started) for fact in step.facts):
            count += 1
        if count == number > 0:
            span.append(step)
        if span and is_last(step):
            break
    return span


def is_last(step: Step) -> bool:
    return any(isinstance(fact, Ended) for fact in step.facts)


def is_played_out(last: Step) -> bool:
    return any(isinstance(fact, Ended) and fact.outcome is not None for fact in last.facts)


def head(first: Step, packs: dict[PackId, str]) -> Head:
    table = first.evening.table
    return Head(
        FORMAT,
        table.game,
        table.options,
        tuple(chair.name for chair in table.chairs),
        tuple(chair.team for chair in table.chairs),
        tuple((person.id, person.name) for person in table.people),
        packs,
        table.chairs,
        table.host,
        first.entry.wall,
    )


def moment(step: Step, observer: Observer) -> Moment:
    # The archive comes by the same door as everybody.
    facts = encode(list(witnessed_by(observer, step.facts)))
    # Who wished for it is no part of what is seen: not all that is seen tells it.
    seat = author(step.entry, step.facts) if observer is ARCHIVE else None
    return Moment(step.entry.version, step.entry.at, seat, Raw(facts))
