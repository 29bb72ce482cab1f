"""Dice and shuffles that come out the same in every version of Python."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 64


class Luck(ABC):
    """A source of chance. A subclass says where its 64-bit words come from, nothing else."""

    def __init__(self) -> None:
        self.draws = 0

    @abstractmethod
    def word(self) -> int:
        """Return the next number from 0 to 2⁶⁴ - 1."""

    def below(self, limit: int) -> int:
        self.draws += 1
        # Words past the last whole multiple would favour the small numbers.
        fair = WORD - WORD % limit
        while (word := self.word()) >= fair:
            pass
        return word % limit

    def die(self, faces: int = 6) -> int:
        return 1 + self.below(faces)

    def choice(self, options: Sequence[T]) -> T:
        return options[self.below(len(options))]

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        deck = list(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def sample(self, cards: Sequence[T], count: int) -> tuple[T, ...]:
        return self.shuffled(cards)[:count]


class SeededLuck(Luck):
    """Luck that a test or a simulation can repeat: SHA-256 over the seed and a counter."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._seed = str(seed).encode()
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        if not self._words:
            digest = sha256(self._seed + b":" + str(self._block).encode()).digest()
            self._words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)]
            self._block += 1
        return self._words.pop()
