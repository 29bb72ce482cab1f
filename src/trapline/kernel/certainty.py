"""How sure a figure is: between which bounds it lies, nineteen times in twenty."""

import math
from collections.abc import Sequence
from statistics import fmean, pvariance, variance
from typing import TypeAlias

Within: TypeAlias = tuple[float, float]
"""Nineteen times in twenty the figure of ever so many games lies between these two."""

CERTAIN = 1.96
"""So many standard errors to both sides: nineteen times in twenty."""
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""So many where 2, 3, 4 ... numbers must also tell how far they are spread."""


def share_within(part: float, whole: float) -> Within:
    """Return the bounds of a share, from 0 to 1 (Wilson)."""
    if not whole:
        return 0.0, 1.0
    share, square = part / whole, CERTAIN**2
    middle = (share + square / (2 * whole)) / (1 + square / whole)
    width = math.sqrt(share * (1 - share) / whole + square / (4 * whole**2))
    reach = CERTAIN * width / (1 + square / whole)
    return max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share))


def rate_within(rates: Sequence[float]) -> Within:
    """Return the bounds of an average of rates from 0 to 1, such as part of the chairs that won.

    Rates that differ less than wins and losses do tell as much as more games of those.
    """
    rate, spread = fmean(rates), pvariance(rates)
    if rate in (0, 1):
        return share_within(rate * len(rates), len(rates))
    worth = len(rates) * (rate * (1 - rate) / spread if spread else 1)
    return share_within(rate * worth, worth)


def mean_within(numbers: Sequence[float]) -> Within | None:
    """Return the bounds of an average; None where there is but one number."""
    if len(numbers) < 2:
        return None
    middle = fmean(numbers)
    free = len(numbers) - 1
    errors = STUDENT[free - 1] if free <= len(STUDENT) else CERTAIN + 2.4 / free
    reach = errors * math.sqrt(variance(numbers) / len(numbers))
    return middle - reach, middle + reach


def ratio_within(ratio: float, one: int, other: int) -> Within | None:
    """Return the bounds of a ratio of two frequencies that were counted so often."""
    if not one or not other:
        return None
    factor = math.exp(CERTAIN * math.sqrt(1 / one + 1 / other))
    return ratio / factor, ratio * factor


def difference_within(before: float, its: Within, after: float, other: Within) -> Within:
    """Return the bounds of the difference between two figures (Newcombe)."""
    down = math.hypot(after - other[0], its[1] - before)
    up = math.hypot(other[1] - after, before - its[0])
    return after - before - down, after - before + up
