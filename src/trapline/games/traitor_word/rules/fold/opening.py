"""The first fact of every game."""

from ...facts.cards import Opened
from ...model.game import Player, State


def opened(_state: State | None, fact: Opened) -> State:
    return State(
        options=fact.options,
        order=fact.order,
        players={seat: Player() for seat in fact.order},
        discards=fact.discards,
        bots=frozenset(fact.bots),
    )
