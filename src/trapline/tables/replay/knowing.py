"""What a seat did not know, and when it was told: found by holding two tellings side by side.

No game is asked. A fact was hidden where its class says so; a part of a view was hidden where it
is not what stands there with everything open.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import asdict

from trapline.kernel import ARCHIVE, Fact, Seat, View, encode, redact, witnessed_by
from trapline.tables.model import Version
from trapline.tables.replay.bodies import Knowledge, Secret, Veil
from trapline.tables.replay.telling import Shown

Path: TypeAlias = tuple[str | int, ...]

DEEPEST = 4
NEVER = inf
OWN = frozenset({"may", "me", "channels"})
"""What is of the observer, not of the game."""


def knowledge(seat: Seat, hers: Sequence[Shown], all: Sequence[Shown]) -> Knowledge:
    """Return what was hidden from a seat, by what it was shown and by what is open now."""
    veils = tuple(veils_between(hers, all))
    return Knowledge(seat, tuple(secrets_between(hers, all, veils)), veils)


def veils_between(hers: Sequence[Shown], all: Sequence[Shown]) -> Iterator[Veil]:
    """Yield each part of the view that differed, from when to when."""
    since: dict[Path, Version] = {}
    seen = Differences()
    for mine, whole in zip(hers, all, strict=True):
        version = whole.step.entry.version
        apart = seen.between(mine.view, whole.view)
        for path in [path for path in since if path not in apart]:
            yield Veil(path, since.pop(path), version)
        for path in apart:
            since.setdefault(path, version)
    for path, version in since.items():
        yield Veil(path, version, None)


class Differences:
    """Where two views are apart, found anew only where one of them has changed."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Any, Any, frozenset[Path]]] = {}

    def between(self, mine: View | None, whole: View | None) -> frozenset[Path]:
        if mine is None or whole is None:
            return frozenset()
        fields = [name for name in whole.__struct_fields__ if name not in OWN]
        return frozenset[Path]().union(*(self._of(name, mine, whole) for name in fields))

    def _of(self, name: str, mine: View, whole: View) -> frozenset[Path]:
        one, other = getattr(mine, name), getattr(whole, name)
        known = self._known.get(name)
        if known is None or not (is_same(known[0], one) and is_same(known[1], other)):
            apart = [] if is_same(one, other) else differing(plain(one), plain(other), (name,))
            known = self._known[name] = (one, other, frozenset(apart))
        return known[2]


def is_same(one: Any, other: Any) -> bool:
    return one is other or one == other


def differing(mine: Any, whole: Any, path: Path) -> Iterator[Path]:
    """Yield the shortest paths at which two values are apart, as long as they have one shape."""
    if mine == whole:
        return
    steps = shared_steps(mine, whole) if len(path) < DEEPEST else None
    if steps is None:
        yield path
        return
    for step in steps:
        yield from differing(mine[step], whole[step], (*path, step))


def shared_steps(mine: Any, whole: Any) -> Iterable[str | int] | None:
    """Return by what steps one goes deeper into both; None if they are built differently."""
    match mine, whole:
        case dict(), dict() if mine.keys() == whole.keys():
            return tuple(whole)
        case list(), list() if len(mine) == len(whole):
            return range(len(whole))
    return None


def secrets_between(
    hers: Sequence[Shown], all: Sequence[Shown], veils: Iterable[Veil]
) -> Iterator[Secret]:
    """Yield each fact that was hidden from a seat."""
    told = Told(hers)
    lifted = lifts(veils)
    for mine, whole in zip(hers, all, strict=True):
        version = whole.step.entry.version
        for place, fact in enumerate(witnessed_by(ARCHIVE, whole.step.facts)):
            seen = redact(fact, mine.eyes)
            if seen == fact:
                continue
            fields = () if seen is None else apart(fact, seen)
            words = told.unheard(version, hidden_words(fact, fields))
            learned = told.when(version, words) if words else lifted.get(version)
            yield Secret(version, place, fields, learned)


def apart(fact: Fact, seen: Fact) -> tuple[str, ...]:
    return tuple(name for name in fact.hides if getattr(fact, name) != getattr(seen, name))


def lifts(veils: Iterable[Veil]) -> dict[Version, Version]:
    """Return when all that was veiled at a version had been lifted, if it ever was."""
    until: dict[Version, Version | None] = {}
    for veil in veils:
        before = until.get(veil.since, 0)
        known = before is not None and veil.until is not None
        until[veil.since] = max(before or 0, veil.until or 0) if known else None
    return {since: last for since, last in until.items() if last is not None}


def hidden_words(fact: Fact, fields: Sequence[str]) -> frozenset[str]:
    """Return the words of what was hidden: a card, a clue. Numbers say too little to be found."""
    known = asdict(fact)
    named = fields or [name for name in known if name != "to"]
    return frozenset(words_of(plain([known[name] for name in named])))


class Told:
    """What a seat was told, word by word."""

    def __init__(self, shown: Sequence[Shown]) -> None:
        self._words: dict[str, list[Version]] = {}
        before: View | None = None
        for one in shown:
            version = one.step.entry.version
            news = [list(witnessed_by(one.eyes, one.step.facts)), *fresh(before, one.view)]
            for word in frozenset(words_of(plain(news))):
                self._words.setdefault(word, []).append(version)
            before = one.view

    def unheard(self, version: Version, words: Iterable[str]) -> frozenset[str]:
        """Return those of these words that she had never met: only they tell what it was about."""
        return frozenset(word for word in words if self._first(0, word) > version)

    def when(self, since: Version, words: Iterable[str]) -> Version | None:
        """Return when all of these words had been told, after a version; None: never."""
        last = max(self._first(since, word) for word in words)
        return None if last == NEVER else int(last)

    def _first(self, since: Version, word: str) -> float:
        return next((at for at in self._words.get(word, ()) if at > since), NEVER)


def fresh(before: View | None, after: View | None) -> list[Any]:
    """Return what has changed in a view."""
    if after is None:
        return []
    names = [name for name in after.__struct_fields__ if name not in OWN]
    if type(before) is not type(after):
        return [getattr(after, name) for name in names]
    changed = (name for name in names if not is_same(getattr(before, name), getattr(after, name)))
    return [getattr(after, name) for name in changed]


def words_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            if key != "type":
                yield from words_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from words_of(part)


def plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))
