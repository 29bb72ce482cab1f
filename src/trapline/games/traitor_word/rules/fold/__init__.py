"""How each fact changes a game of Traitor Word. Never refuses; blanks stay blanks."""

from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word.model import State
from trapline.games.traitor_word.rules.fold import cards, chain, opening, people, trial
from trapline.kernel import by_type

CHANGES = by_type(f.AnyFact, opening, cards, chain, people, trial)


def after(state: State, fact: f.AnyFact) -> State:
    changed: State = CHANGES[type(fact)](state, fact)
    return changed
