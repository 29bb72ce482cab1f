"""How each fact changes a game of Trapped! Never refuses; blanks stay blanks."""

from trapline.games.trapped import facts as f
from trapline.games.trapped.model import State
from trapline.games.trapped.rules.fold import conflict, deeds, making, setting, talk, trouble, turns
from trapline.kernel import by_type

CHANGES = by_type(f.AnyFact, setting, making, turns, conflict, deeds, trouble, talk)


def after(state: State, fact: f.AnyFact) -> State:
    changed: State = CHANGES[type(fact)](state, fact)
    return changed
