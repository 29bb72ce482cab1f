"""What changed from one picture to the next: fields, and of long lists only what is new in them."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import eq
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, astuple

from trapline.kernel import View, kept
from trapline.tables.protocol import Splice

Fields: TypeAlias = dict[str, Any]
Parts: TypeAlias = dict[str, tuple[Splice, ...]]

ALWAYS_WHOLE: Final = frozenset(View.__struct_fields__)
"""What every game has: a program that reads only this need not know how lists grow."""
WORTH_IT: Final = 3
NUMBERS_WORTH_IT: Final = 12
"""Numbers are short: it takes more of them to outweigh saying where they are."""


def changes(before: Struct | None, after: Struct) -> Fields:
    """Return the fields that are not what they were. Everything shown is frozen and typed."""
    if type(before) is not type(after):
        return asdict(after)
    fields = zip(after.__struct_fields__, astuple(before), astuple(after))  # noqa: B905 - of one type
    return {name: new for name, old, new in fields if new is not old and new != old}


def news(before: View | None, after: View) -> tuple[Fields, Parts]:
    """Return the fields to be replaced, and the lists of which only a part changed."""
    if type(before) is not type(after):
        return asdict(after), {}
    whole: Fields = {}
    parts: Parts = {}
    fields = zip(after.__struct_fields__, astuple(before), astuple(after))  # noqa: B905 - of one type
    for name, old, new in fields:
        if new is old or new == old:
            continue
        if type(new) is tuple and name not in ALWAYS_WHOLE and len(new) >= worth_it(new):
            some = between(old, new)
            if some:
                parts[name] = some
                continue
        whole[name] = new
    return whole, parts


def worth_it(new: tuple[Any, ...]) -> int:
    """Return how many entries of a list must stay, or it is shorter to send it anew."""
    return NUMBERS_WORTH_IT if new and type(new[0]) is int else WORTH_IT


@kept(16)
def between(old: Any, new: tuple[Any, ...]) -> tuple[Splice, ...]:
    """Return what makes a list of another if that is less: once for all who are shown the same."""
    some = tuple(splices(old, new)) if old and isinstance(old, tuple) else ()
    return some if len(new) - entries(some) >= worth_it(new) else ()


def entries(some: Sequence[Splice]) -> int:
    """Return how many entries would be sent."""
    return sum(len(one.into) for one in some)


def splices(old: Sequence[Any], new: Sequence[Any]) -> Iterator[Splice]:
    """Yield what makes a list of another: what fell off its front, then what is not the same."""
    gone = old.index(new[0]) if new and new[0] in old else 0
    if gone:
        yield Splice(0, gone)
    rest = old[gone:]
    if len(rest) == len(new):
        yield from replaced(rest, new)
        return
    head = alike(rest, new)
    tail = alike(rest[head:][::-1], new[head:][::-1])
    yield Splice(head, len(rest) - head - tail, tuple(new[head : len(new) - tail]))


def replaced(old: Sequence[Any], new: Sequence[Any]) -> Iterator[Splice]:
    """Yield each run of entries that are not what they were."""
    first = 0
    while (first := first + alike(old[first:], new[first:])) < len(new):
        run = sum(1 for _ in takewhile(lambda n: old[n] != new[n], range(first, len(new))))
        yield Splice(first, run, tuple(new[first : first + run]))
        first += run


def alike(one: Sequence[Any], other: Sequence[Any]) -> int:
    """Return how many entries are the same before the first that is not."""
    return sum(takewhile(bool, map(eq, one, other)))
