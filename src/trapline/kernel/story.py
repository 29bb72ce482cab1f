"""What a game was, once it is over: a chart, what is told again, something for everybody."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from trapline.kernel.messages import Fact
from trapline.kernel.seats import Seat, TableTime, Team

FEWEST, MOST = 3, 5
"""How many highlights are told of any game."""
COMPANY = "company"
"""The award of those who stood out by nothing that is counted."""


class Happened(Struct, frozen=True):
    """A fact of a game, whole, with its place in the log."""

    version: int
    at: TableTime
    fact: Fact


class Curve(Struct, frozen=True):
    """How a seat, a team or (neither) their common foe fared, step by step."""

    values: tuple[int, ...]
    seat: Seat | None = None
    team: Team | None = None


class Highlight(Struct, frozen=True):
    """Something worth telling again, by the sentence of its kind; `version` is its entry."""

    kind: str
    version: int
    facts: dict[str, Any]


class Award(Struct, frozen=True):
    """What somebody was good at, and how much of it; `after` was better, and has another award."""

    seat: Seat
    kind: str
    n: int = 0
    after: Seat | None = None


class Story(Struct, frozen=True):
    """Worked out from the whole log of a finished game: everybody is told the same."""

    curves: tuple[Curve, ...] = ()
    highlights: tuple[Highlight, ...] = ()
    awards: tuple[Award, ...] = ()


@runtime_checkable
class Storied(Protocol):
    """A game that can say what it was."""

    def story(self, told: Sequence[Happened]) -> Story:
        """Tell a game that is over. Secrets are out by then."""


def awarded(seats: Iterable[Seat], merits: Mapping[str, Counter[Seat]]) -> tuple[Award, ...]:
    """Give everybody one award: as the best, for outdoing somebody, as equal to the best."""
    everybody = sorted(seats)
    given: dict[Seat, Award] = {}
    for deserves in (is_best, outdid_somebody):
        for kind, counted in merits.items():
            counts = {seat: counted[seat] for seat in everybody}
            left = [seat for seat in everybody if seat not in given]
            is_left = kind not in {award.kind for award in given.values()}
            next_best = max(left, key=counts.__getitem__, default=None)
            if is_left and next_best is not None and deserves(counts, next_best):
                given[next_best] = Award(
                    next_best, kind, counts[next_best], ahead(counts, next_best)
                )
    return tuple(given.get(seat) or shared(seat, merits) for seat in everybody)


def shared(seat: Seat, merits: Mapping[str, Counter[Seat]]) -> Award:
    """Return an award that somebody else has for no more than this; else that for company."""
    for kind, counts in merits.items():
        if is_best(counts, seat):
            return Award(seat, kind, counts[seat])
    return Award(seat, COMPANY)


def is_best(counts: Mapping[Seat, int], seat: Seat) -> bool:
    return counts[seat] > 0 and ahead(counts, seat) is None


def outdid_somebody(counts: Mapping[Seat, int], seat: Seat) -> bool:
    return counts[seat] > min(counts.values())


def ahead(counts: Mapping[Seat, int], seat: Seat) -> Seat | None:
    """Return who did better than everybody, if this one did not."""
    best = max(counts, key=counts.__getitem__)
    return best if counts[best] > counts[seat] else None


def best_of(found: Iterable[tuple[int, Highlight]], least: int = 1) -> list[Highlight]:
    """Return the highlight that weighs most, if it weighs enough; of equals the first."""
    weighed = [one for one in found if one[0] >= least]
    return [max(weighed, key=lambda one: one[0])[1]] if weighed else []


def ranked(curves: Iterable[Curve]) -> tuple[Curve, ...]:
    """Put first who ends ahead: where lines run close together, the first is drawn above."""
    return tuple(sorted(curves, key=lambda curve: -curve.values[-1]))


def memorable(notable: Iterable[Highlight], spare: Iterable[Highlight]) -> tuple[Highlight, ...]:
    """Tell what stands out; of a game in which little did, also lesser things of other kinds."""
    told = {one.kind: one for one in notable}
    for one in spare:
        if len(told) < FEWEST:
            told.setdefault(one.kind, one)
    return tuple(told.values())[:MOST]
