"""What all answers have in common."""

from typing import ClassVar

from trapline.kernel import Wish

from ..model.agenda import Ask
from ..model.basics import Number


class Answer(Wish, frozen=True):
    """What somebody says to the question of that number."""

    asks: ClassVar[tuple[Ask, ...]]
    """The questions that it answers."""
    of_all: ClassVar[bool] = False
    """Whether it may come from anybody, also from who is not asked or has answered."""

    number: Number
