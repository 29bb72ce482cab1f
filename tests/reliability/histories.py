"""What people at one table wished for, were answered and saw; and whether one log explains it all.

The log in the database is the one order in which everything happened. An answer that never came
says nothing: such a wish may be kept, once, or not at all.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

from tests.server.screens import Answer, Fields, Picture
from trapline.kernel import Game, Seat, encode
from trapline.tables.evening import Actor, Step, retold
from trapline.tables.model import Version
from trapline.tables.ports import Entry, PersonId
from trapline.tables.protocol import Ok
from trapline.tables.views import table_view

Games: TypeAlias = Mapping[str, Game]
Told: TypeAlias = tuple[float, Version]
"""A version, and when it was told or asked for."""


class Wished(Struct):
    """A wish, from when it was first sent until it was answered, if it was."""

    person: PersonId
    key: str
    sent: float
    answered: float = 0.0
    answer: Answer | None = None

    @property
    def signed_key(self) -> str:
        return Actor(self.key, self.person).signed_key


class Glimpse(NamedTuple):
    """What a screen showed of a version, as short as can be compared."""

    version: Version
    seat: Seat
    table: bytes
    view: bytes


class Coming(NamedTuple):
    """A screen that came: when it knocked, and the version that it was first shown."""

    knocked: float
    version: Version


class Showing(NamedTuple):
    """When a version was on a screen for the first time."""

    when: float
    version: Version


class History:
    """What one table's people can tell."""

    def __init__(self) -> None:
        self.wishes: list[Wished] = []
        self.glimpses: set[Glimpse] = set()
        self.comings: list[Coming] = []
        self.showings: list[Showing] = []

    def saw(self, seat: Seat, picture: Picture, when: float) -> None:
        newest = self.showings[-1].version if self.showings else 0
        if picture.version > newest:
            self.showings.append(Showing(when, picture.version))
        looks = digest(picture.fields), digest(picture.view_fields)
        self.glimpses.add(Glimpse(picture.version, seat, *looks))


def digest(fields: Fields | None) -> bytes:
    told = blake2b(digest_size=12)
    for name in sorted(fields or ()):
        told.update(name.encode() + b"\0" + (fields or {})[name] + b"\0")
    return told.digest()


def complaints(history: History, entries: Sequence[Entry], games: Games) -> Iterator[str]:
    """Yield whatever the log of the table does not explain."""
    yield from of_the_log(history, entries)
    kept = {entry.key: entry.version for entry in entries}
    yield from of_answers(history.wishes, kept)
    yield from of_order(history, kept)
    yield from of_screens(history.glimpses, retold(games, entries), games)


def of_the_log(history: History, entries: Sequence[Entry]) -> Iterator[str]:
    versions = [entry.version for entry in entries]
    if versions != [*range(1, len(entries) + 1)]:
        yield "the log has a gap"
    for key, times in Counter(entry.key for entry in entries).items():
        if times > 1:
            yield f"{key} was kept {times} times"
    wished = {wish.signed_key for wish in history.wishes}
    if wished:
        for entry in entries:
            if entry.person is not None and entry.key not in wished and is_a_move(entry):
                yield f"nobody wished for {entry.key} at {entry.version}"


def is_a_move(entry: Entry) -> bool:
    """Return whether somebody wished for this over a socket: doors make keys of their own."""
    return entry.game is not None


def of_answers(wishes: Sequence[Wished], kept: Mapping[str, Version]) -> Iterator[str]:
    for wish in wishes:
        version, answer = kept.get(wish.signed_key), wish.answer
        if isinstance(answer, Ok):
            if version != answer.version:
                yield f"{wish.key} was acknowledged as {answer.version}, and kept as {version}"
        elif answer is not None and version is not None:
            yield f"{wish.key} was refused, and kept as {version}"


def of_order(history: History, kept: Mapping[str, Version]) -> Iterator[str]:
    """What was answered or shown before somebody asked comes before what they asked for."""
    told: list[Told] = [
        (wish.answered, wish.answer.version)
        for wish in history.wishes
        if isinstance(wish.answer, Ok)
    ]
    told += history.showings
    asked = [
        (wish.sent, kept[wish.signed_key]) for wish in history.wishes if wish.signed_key in kept
    ]
    yield from backwards(told, asked, "was wished for after", strictly=True)
    yield from backwards(told, history.comings, "was shown to who came after", strictly=False)


def backwards(
    told: Sequence[Told],
    asked: Sequence[Told],
    what: str,
    *,
    strictly: bool,
) -> Iterator[str]:
    """Yield each version that is older than what had been told when it was asked for."""
    earlier, newest = sorted(told), 0
    number = 0
    for when, version in sorted(asked):
        while number < len(earlier) and earlier[number][0] < when:
            newest = max(newest, earlier[number][1])
            number += 1
        if version < newest + strictly:
            yield f"version {version} {what} {newest} was told"


def of_screens(glimpses: set[Glimpse], steps: Sequence[Step], games: Games) -> Iterator[str]:
    shown: dict[Version, set[Glimpse]] = {}
    for glimpse in glimpses:
        shown.setdefault(glimpse.version, set()).add(glimpse)
    for step in steps:
        for glimpse in shown.pop(step.entry.version, ()):
            if glimpse != looked(step, glimpse.seat, games):
                yield f"seat {glimpse.seat} saw another version {glimpse.version} than was kept"
    for version in shown:
        yield f"somebody saw version {version}, which was never kept"


def looked(step: Step, seat: Seat, games: Games) -> Glimpse:
    evening = step.evening
    match, view = evening.match, None
    if match is not None:
        view = fields_of(match.game.view(match.state, seat))
    table = fields_of(table_view(evening, games))
    return Glimpse(step.entry.version, seat, digest(table), digest(view))


def fields_of(shown: Struct) -> Fields:
    return {name: encode(value) for name, value in asdict(shown).items()}
