"""How each fact changes a game of TRAPS. Never refuses; blanks stay blanks."""

from msgspec.structs import replace

from trapline.games.traps import facts as f
from trapline.games.traps.model import State
from trapline.games.traps.rules.fold import cards, opening, path, people
from trapline.kernel import by_type

CHANGES = by_type(f.AnyFact, opening, cards, path, people)


def after(state: State, fact: f.AnyFact) -> State:
    if fact.settles:
        state = replace(
            state, agenda=state.agenda[1:], choice=state.choice + 1, asked=False, window=None
        )
    changed: State = CHANGES[type(fact)](state, fact)
    return changed
