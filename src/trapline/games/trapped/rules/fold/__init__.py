"""How each fact changes a game of Trapped! Never refuses; blanks stay blanks."""

from collections.abc import Callable

from trapline.kernel import fold

from ...facts import AnyFact
from ...model.game import State
from . import conflict, deeds, desk, making, talk, trouble, turns

after: Callable[[State | None, AnyFact], State] = fold(
    AnyFact, making, turns, conflict, deeds, trouble, talk, desk
)
