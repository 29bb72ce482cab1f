"""How each fact changes a game of Trapwords. Never refuses; blanks stay blanks."""

from collections.abc import Callable

from trapline.games.trapwords import facts as f
from trapline.games.trapwords.model import State
from trapline.games.trapwords.rules.fold import (
    calls,
    dungeon,
    opening,
    people,
    turns,
    votes,
    writing,
)
from trapline.kernel import fold

after: Callable[[State | None, f.AnyFact], State] = fold(
    f.AnyFact, opening, dungeon, writing, turns, calls, votes, people
)
