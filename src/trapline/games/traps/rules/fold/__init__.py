"""How each fact changes a game of TRAPS. Never refuses; blanks stay blanks."""

from collections.abc import Callable

from msgspec.structs import replace

from trapline.kernel import fold

from ...facts import AnyFact
from ...model.game import State
from . import cards, opening, path, people

changed: Callable[[State | None, AnyFact], State] = fold(AnyFact, opening, cards, path, people)


def after(state: State | None, fact: AnyFact) -> State:
    if state is not None and fact.settles:
        state = replace(
            state, agenda=state.agenda[1:], choice=state.choice + 1, asked=False, window=None
        )
    return changed(state, fact)
