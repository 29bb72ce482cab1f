"""Entries written and read: facts of the table and of the game on it, in one list."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from trapline.kernel import Fact, Game, encode, reader
from trapline.tables.facts import AnyTableFact
from trapline.tables.ports import Entry


def written(facts: Sequence[Fact]) -> bytes:
    return encode(facts)


def read(entry: Entry, games: Mapping[str, Game]) -> tuple[Fact, ...]:
    game = games[entry.game] if entry.game else None
    facts: tuple[Fact, ...] = _decoder(game.vocabulary.facts if game else None).decode(entry.facts)
    return facts


@lru_cache(maxsize=64)
def _decoder(vocabulary: Any) -> msgspec.json.Decoder[Any]:
    known: Any = AnyTableFact | vocabulary if vocabulary else AnyTableFact
    return reader(tuple[known, ...])


def typed(options: Any, kind: type[Any]) -> Any:
    """Return options as their own type, whether fresh or read from a log."""
    return options if isinstance(options, kind) else msgspec.convert(options, kind)
