"""Luck that comes out the same in every run: a house of tables draws all of it from one seed."""

from collections import Counter

from trapline.kernel import Luck, SeededLuck


class FixedLuck:
    """Whoever acts draws what this act of theirs was always going to draw.

    It does not matter how quick the others were meanwhile: everybody's acts are counted apart.
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._acts: Counter[str] = Counter()

    def __call__(self, whose: str) -> Luck:
        self._acts[whose] += 1
        return SeededLuck(f"{self._seed}: {whose}, {self._acts[whose]}")
