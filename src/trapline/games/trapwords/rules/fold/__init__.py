"""How each fact changes a game of Trapwords. Never refuses; blanks stay blanks."""

from collections.abc import Callable

from trapline.kernel import fold

from ...facts import AnyFact
from ...model.game import State
from . import calls, people, rounds, turns, writing

after: Callable[[State | None, AnyFact], State] = fold(
    AnyFact, rounds, writing, turns, calls, people
)
