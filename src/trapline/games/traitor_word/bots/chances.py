"""Chances as bots reckon with them."""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import TypeVar

from trapline.kernel import Luck

T = TypeVar("T")

FINE = 1 << 20


def share(luck: Luck) -> float:
    """Return a number between 0 and 1, never one of them."""
    return (luck.below(FINE) + 0.5) / FINE


def drawn(weighed: Iterable[tuple[T, float]], luck: Luck) -> Sequence[T]:
    """Return all in the order of a draw in which weight is the chance to come first."""
    lots = [(-log(share(luck)) / weight, n, one) for n, (one, weight) in enumerate(weighed)]
    return [one for _, _, one in sorted(lots, key=lambda lot: lot[:2])]


def blurred(chance: float, spread: float, luck: Luck) -> float:
    """Return a chance as somebody sees it who misjudges the odds by so much, more or less."""
    slip = sum(share(luck) for _ in range(3)) * 2 - 3
    odds = chance / max(1 - chance, 1e-9) * exp(spread * slip)
    return odds / (1 + odds)
