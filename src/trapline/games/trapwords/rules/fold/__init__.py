"""How each fact changes a game of Trapwords. Never refuses; blanks stay blanks."""

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
from trapline.kernel import by_type

CHANGES = by_type(f.AnyFact, opening, dungeon, writing, turns, calls, votes, people)


def after(state: State, fact: f.AnyFact) -> State:
    changed: State = CHANGES[type(fact)](state, fact)
    return changed
