"""What a fact tells somebody who did not witness its secret, as its class declares it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from trapline.kernel.messages import Fact
from trapline.kernel.seats import Observer

FactT = TypeVar("FactT", bound=Fact)


def redact(fact: FactT, observer: Observer) -> FactT | None:
    """Return the fact as this observer witnessed it; None if there was nothing to see."""
    if not (fact.hides or fact.unseen) or fact.is_known_to(observer):
        return fact
    return None if fact.unseen else replace(fact, **blanks(fact))


def witnessed_by(observer: Observer, facts: Iterable[FactT]) -> Iterator[FactT]:
    """Yield what this observer saw happen."""
    for fact in facts:
        seen = redact(fact, observer)
        if seen is not None:
            yield seen


class Witnesses:
    """What some facts tell each observer: all who know none of their secrets hear the very same."""

    def __init__(self, facts: Sequence[Fact]) -> None:
        self.facts = tuple(facts)
        self._secrets = [fact for fact in facts if fact.hides or fact.unseen]
        self._outside: tuple[Fact, ...] | None = None

    def told(self, observer: Observer) -> tuple[Fact, ...]:
        if not self._secrets:
            return self.facts
        for fact in self._secrets:
            if fact.is_known_to(observer):
                return tuple(witnessed_by(observer, self.facts))
        if self._outside is None:
            self._outside = tuple(witnessed_by(observer, self.facts))
        return self._outside


def blanks(fact: Fact) -> dict[str, Any]:
    """Return what stands in the place of each secret."""
    return {
        field: blank(getattr(fact, field)) if callable(blank) else blank
        for field, blank in fact.hides.items()
    }


def each(blank: Any) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """Hide a row of things, but not how many they are."""
    return lambda row: (blank,) * len(row)


def if_any(blank: Any) -> Callable[[Any], Any]:
    """Hide a thing, but not whether there is one."""
    return lambda thing: None if thing is None else blank
