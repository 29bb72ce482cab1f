"""How each fact changes a game of Trapped! Never refuses; blanks stay blanks."""

from collections.abc import Callable

from trapline.games.trapped import facts as f
from trapline.games.trapped.model import State
from trapline.games.trapped.rules.fold import conflict, deeds, making, setting, talk, trouble, turns
from trapline.kernel import fold

after: Callable[[State | None, f.AnyFact], State] = fold(
    f.AnyFact, setting, making, turns, conflict, deeds, trouble, talk
)
