"""How each fact changes a game of Traitor Word. Never refuses; blanks stay blanks."""

from collections.abc import Callable

from trapline.kernel import attendance, fold

from ...facts import AnyFact
from ...model.game import State
from . import cards, chain, trial

after: Callable[[State | None, AnyFact], State] = fold(AnyFact, cards, chain, trial, attendance)
