"""How each fact changes a game of Traitor Word. Never refuses; blanks stay blanks."""

from collections.abc import Callable

from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word.model import State
from trapline.games.traitor_word.rules.fold import cards, chain, opening, people, trial
from trapline.kernel import fold

after: Callable[[State | None, f.AnyFact], State] = fold(
    f.AnyFact, opening, cards, chain, people, trial
)
