"""What each seat saw and the TV did not: a hand, a secret word, a list of traps.

It stands beside a game that is seen with everything open, whose board has no place for six hands.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trapline.kernel import Seat, View
from trapline.tables.replay.bodies import Held
from trapline.tables.replay.knowing import is_printed, plain, stretches, words_of
from trapline.tables.replay.telling import Shown


def held(seats: Mapping[Seat, Sequence[Shown]], public: Sequence[Shown]) -> Iterator[Held]:
    for seat, hers in seats.items():
        for word, since, until in stretches(hers, public, hers_alone):
            yield Held(seat, word, since, until)


def hers_alone(_name: str, _mine: View, one: Any, other: Any) -> list[str]:
    """Return the words of a part of her view that nobody else saw there."""
    mine, everybodys = plain(one), frozenset(words_of(plain(other)))
    if is_printed(mine):
        return []
    return [word for word in words_of(mine) if word and word not in everybodys]
