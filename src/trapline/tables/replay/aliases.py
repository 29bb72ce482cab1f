"""Names that somebody typed into a game, with figures in their place."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from trapline.kernel import encode
from trapline.tables.model import Table
from trapline.tables.replay.bodies import AllHeld, Replay, ReplayChunk
from trapline.tables.replay.figures import Figures

CODE = re.compile(r"[a-z0-9:._#-]*")
"""What a game calls its things. A name that looks like one is left: a board is drawn by them."""

S = TypeVar("S", bound=Struct)


class Aliases:
    """What everybody is called instead, wherever the talk is of them."""

    def __init__(self, figures: Mapping[str, str]) -> None:
        self._figures = {name.casefold(): figure for name, figure in figures.items()}
        # One letter is a word of its own in many sentences.
        longest_first = sorted((name for name in figures if len(name) > 1), key=len, reverse=True)
        names = "|".join(map(re.escape, longest_first)) or "(?!)"
        self._names = re.compile(rf"(?<!\w)(?:{names})(?!\w)", re.IGNORECASE)

    def glance(self, replay: Replay) -> Replay:
        told = ("options", "rounds", "highlights")
        return replace(replay, **{part: self._plain(getattr(replay, part)) for part in told})

    def held(self, all: AllHeld) -> AllHeld:
        return AllHeld(tuple(replace(one, word=self.said(one.word)) for one in all.held))

    def chunk(self, chunk: ReplayChunk) -> ReplayChunk:
        updates = tuple(map(self._message, chunk.updates))
        return ReplayChunk(self._message(chunk.welcome), updates)

    def _message(self, one: S) -> S:
        return replace(one, **{part: self._plain(value) for part, value in asdict(one).items()})

    def _plain(self, value: Any) -> Any:
        return self.said(msgspec.json.decode(encode(value)))

    def said(self, value: Any) -> Any:
        match value:
            case str():
                return value if CODE.fullmatch(value) else self._names.sub(self._alias, value)
            case dict():
                return {key: self.said(part) for key, part in value.items()}
            case list():
                return [self.said(part) for part in value]
            case _:
                return value

    def _alias(self, found: re.Match[str]) -> str:
        return self._figures.get(found[0].casefold(), "…")


def aliases(tables: Iterable[Table], figures: Figures) -> Aliases:
    """Return the figures for all that people were ever called while a game was played."""
    return Aliases(dict(pair for table in tables for pair in called(table, figures)))


def called(table: Table, figures: Figures) -> Iterator[tuple[str, str]]:
    """Yield names with their figures. Bots are called after plants: those are words as well."""
    for person in table.people:
        yield person.name, figures.of(person, table)
    for chair in table.chairs:
        if chair.holder is not None:
            yield chair.name, figures.seat(chair.seat)
