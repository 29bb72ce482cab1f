"""Entries written and read: facts of the table and of the game on it, in one list."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

import msgspec

from trapline.kernel import UNREADABLE, Fact, Game, Seat, encode, reader
from trapline.tables.facts import AnyTableFact
from trapline.tables.ports import Damaged, Entry

ANONYMOUS: Final = attrgetter("anonymous")


def written(facts: Sequence[Fact]) -> bytes:
    return encode(facts)


def read(entry: Entry, games: Mapping[str, Game]) -> tuple[Fact, ...]:
    vocabulary = facts_reader(games[entry.game] if entry.game else None)
    try:
        return tuple(vocabulary.decode(entry.facts))
    except UNREADABLE as error:
        raise Damaged(f"version {entry.version} of a log makes no sense") from error


def author(entry: Entry, facts: Iterable[Fact]) -> Seat | None:
    """Return whose wish an entry was; None for the house, and where nobody may be told."""
    return None if any(map(ANONYMOUS, facts)) else entry.seat


def facts_reader(game: Game | None) -> msgspec.json.Decoder[list[Fact]]:
    """Return a decoder for facts of the table and of this game."""
    return _reader(None if game is None else game.vocabulary.facts)


@lru_cache(maxsize=64)
def _reader(vocabulary: Any) -> msgspec.json.Decoder[list[Fact]]:
    known: Any = AnyTableFact if vocabulary is None else AnyTableFact | vocabulary
    return reader(list[known])


def typed(options: Any, kind: type[Any]) -> Any:
    """Return options as their own type, whether fresh or read from a log."""
    return options if isinstance(options, kind) else msgspec.convert(options, kind)
