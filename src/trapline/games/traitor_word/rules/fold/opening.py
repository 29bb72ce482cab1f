"""The first fact of every game."""

from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word.model import Player, State


def opened(_state: State | None, fact: f.Opened) -> State:
    return State(
        options=fact.options,
        order=fact.order,
        players={seat: Player() for seat in fact.order},
        discards=fact.discards,
        bots=frozenset(fact.bots),
    )
