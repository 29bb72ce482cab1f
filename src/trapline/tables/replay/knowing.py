"""What a seat did not know, and when it was told: found by holding two tellings side by side.

No game is asked. A fact was hidden where its class says so; a part of a view was hidden where it
is not what stands there with everything open, and she had it nowhere else.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from math import inf
from typing import Any, Generic, TypeAlias, TypeVar, get_args

import msgspec
from msgspec.structs import asdict

from trapline.kernel import ARCHIVE, Fact, Language, Seat, View, encode, redact, witnessed_by
from trapline.tables.model import Version
from trapline.tables.replay.bodies import Knowledge, Secret, Veil
from trapline.tables.replay.telling import Shown

Path: TypeAlias = tuple[str | int, ...]

DEEPEST = 4
NEVER = inf
LANGUAGES = frozenset(get_args(Language))
EMPTY: Sequence[Any] = (None, "", [], {})
OWN = frozenset({"may", "closed", "me", "channels"})
"""What is of the observer, not of the game: what may be asked, and why other things may not."""


def knowledge(seat: Seat, hers: Sequence[Shown], all: Sequence[Shown]) -> Knowledge:
    """Return what was hidden from a seat, by what it was shown and by what is open now."""
    veils = tuple(veils_between(hers, all))
    return Knowledge(seat, tuple(secrets_between(hers, all, veils)), veils)


def veils_between(hers: Sequence[Shown], all: Sequence[Shown]) -> Iterator[Veil]:
    """Yield each part of the view that differed, from when to when."""
    for path, since, until in stretches(hers, all, parts_apart):
        yield Veil(path, since, until)


def parts_apart(name: str, mine: View, one: Any, other: Any) -> Iterable[Path]:
    return differing(plain(one), plain(other), (name,), lambda: words_in(mine))


T = TypeVar("T")
Look: TypeAlias = Callable[[str, View, Any, Any], Iterable[T]]
"""What is found in a field of one view, by its name, held beside the same field of another."""


def stretches(
    hers: Sequence[Shown], all: Sequence[Shown], look: Look[T]
) -> Iterator[tuple[T, Version, Version | None]]:
    """Yield what is found in two tellings held side by side, from when to when."""
    since: dict[T, Version] = {}
    seen = Differences(look)
    for mine, whole in zip(hers, all, strict=True):
        version = whole.step.entry.version
        apart = seen.between(mine.view, whole.view)
        for one in [one for one in since if one not in apart]:
            yield one, since.pop(one), version
        for one in apart:
            since.setdefault(one, version)
    for one, begun in since.items():
        yield one, begun, None


class Differences(Generic[T]):
    """Where two views are apart, found anew only where one of them has changed."""

    def __init__(self, look: Look[T]) -> None:
        self._look = look
        self._known: dict[str, tuple[Any, Any, tuple[T, ...]]] = {}

    def between(self, mine: View | None, whole: View | None) -> dict[T, None]:
        """Return them in the order of the fields."""
        if mine is None or whole is None:
            return {}
        fields = [name for name in whole.__struct_fields__ if name not in OWN]
        return {one: None for name in fields for one in self._of(name, mine, whole)}

    def _of(self, name: str, mine: View, whole: View) -> tuple[T, ...]:
        one, other = getattr(mine, name), getattr(whole, name)
        known = self._known.get(name)
        if known is None or not (is_same(known[0], one) and is_same(known[1], other)):
            apart = () if is_same(one, other) else tuple(self._look(name, mine, one, other))
            known = self._known[name] = (one, other, apart)
        return known[2]


def is_same(one: Any, other: Any) -> bool:
    return one is other or one == other


def words_in(view: View) -> frozenset[str]:
    """Return all words that somebody sees."""
    names = [name for name in view.__struct_fields__ if name not in OWN]
    return frozenset(words_of(plain([getattr(view, name) for name in names])))


def differing(
    mine: Any, whole: Any, path: Path, known: Callable[[], frozenset[str]]
) -> Iterator[Path]:
    """Yield the shortest paths at which two values are apart, as long as they have one shape.

    Where they have not, `known` words are not apart: she has her own cards elsewhere in her view.
    Where nothing is open, it is she who saw more.
    """
    if mine == whole or whole in EMPTY:
        return
    steps = shared_steps(mine, whole) if len(path) < DEEPEST else None
    if steps is not None:
        for step in steps:
            yield from differing(mine[step], whole[step], (*path, step), known)
    elif isinstance(whole, dict | list) and any(words_of(whole)) and not is_printed(whole):
        yield from unknown(whole, path, known())
    else:
        yield path


def is_printed(value: Any) -> bool:
    """Say whether something came with the game: a Game Master's desk is full of it."""
    match value:
        case dict():
            return value.keys() >= LANGUAGES or any(map(is_printed, value.values()))
        case list():
            return any(map(is_printed, value))
        case _:
            return False


def unknown(whole: Any, path: Path, known: Collection[str]) -> Iterator[Path]:
    """Yield where there are words in a value that are not known."""
    if isinstance(whole, str) or len(path) >= DEEPEST:
        if any(word not in known for word in words_of(whole)):
            yield path
        return
    for step in shared_steps(whole, whole) or ():
        yield from unknown(whole[step], (*path, step), known)


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
