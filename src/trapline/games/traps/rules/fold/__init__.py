"""How each fact changes a game of TRAPS. Never refuses; blanks stay blanks."""

from msgspec.structs import replace

from trapline.kernel import MOST_OF_A_MOVE, by_type, kept

from ...facts import AnyFact
from ...facts.settling import Settling
from ...model.game import State
from ..agenda import what_follows
from . import cards, landing, money, moving, people, turns
from .changes import settled

CHANGES = by_type(AnyFact, turns, moving, landing, money, cards, people)


@kept(MOST_OF_A_MOVE)
def after(state: State | None, fact: AnyFact) -> State:
    if state is not None and isinstance(fact, Settling):
        state = settled(state, state.agenda[1:])
    changed: State = CHANGES[type(fact)](state, fact)
    items = what_follows(fact)
    return replace(changed, agenda=items + changed.agenda) if items else changed
