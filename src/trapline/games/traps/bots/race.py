"""How many turns two pieces need to get home, were they alone in the jungle."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TypeAlias

Distances: TypeAlias = tuple[int, int]
"""How far the animal and the human are from home."""

FACES = range(1, 7)


class Race:
    """Turns to go, by distances; at `start` a piece is not out yet."""

    def __init__(self, start: int) -> None:
        self._start = start
        self.turns: dict[Distances, float] = {(0, 0): 0.0}
        self.after_a_die: dict[Distances, float] = {(0, 0): 0.0}
        """The turns to go with one die more."""
        for animal, human in product(range(start + 1), repeat=2):
            if animal or human:
                self._solve((animal, human))

    def _solve(self, pieces: Distances) -> None:
        single = [self._best(pieces, face, self.turns) for face in FACES]
        turns = expected(single)
        if all(0 < piece < self._start for piece in pieces):
            turns = min(turns, expected(self._two_dice(pieces)))
        self.turns[pieces] = turns
        self.after_a_die[pieces] = sum(turns if one is None else one for one in single) / 6

    def _two_dice(self, pieces: Distances) -> list[float | None]:
        sums = {total: self._best(pieces, total, self.turns) for total in range(3, 12)}
        mixed = [sums[one + other] for one, other in product(FACES, repeat=2) if one != other]
        return mixed + [self._best(pieces, 2 * face, self.after_a_die) for face in FACES]

    def _best(self, pieces: Distances, steps: int, then: Mapping[Distances, float]) -> float | None:
        """Return what comes of it if the better piece takes the steps; None if neither can."""
        animal, human = pieces
        by_animal = then[max(0, animal - steps), human] if animal else None
        by_human = then[animal, human - steps] if human >= steps else None
        if by_animal is None or by_human is None:
            return by_human if by_animal is None else by_animal
        return min(by_animal, by_human)


def expected(outcomes: Sequence[float | None]) -> float:
    """Return the turns to go from outcomes of equal chance; a lost roll is a turn for nothing."""
    useful = [one for one in outcomes if one is not None]
    return (len(outcomes) + sum(useful)) / len(useful) if useful else float("inf")
