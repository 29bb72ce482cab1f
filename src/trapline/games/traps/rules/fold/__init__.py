"""How each fact changes a game of TRAPS. Never refuses; blanks stay blanks."""

from collections.abc import Callable

from msgspec.structs import replace

from trapline.games.traps import facts as f
from trapline.games.traps.model import State
from trapline.games.traps.rules.fold import cards, opening, path, people
from trapline.kernel import fold

changed: Callable[[State | None, f.AnyFact], State] = fold(f.AnyFact, opening, cards, path, people)


def after(state: State | None, fact: f.AnyFact) -> State:
    if state is not None and fact.settles:
        state = replace(
            state, agenda=state.agenda[1:], choice=state.choice + 1, asked=False, window=None
        )
    return changed(state, fact)
