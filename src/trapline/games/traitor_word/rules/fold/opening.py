"""The first fact of every game."""

from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word.model import Player, State


def begun(fact: f.AnyFact) -> State:
    """Return the state that the first fact of every game makes."""
    if not isinstance(fact, f.Opened):
        raise TypeError(f"a game begins with {fact}")
    return State(
        options=fact.options,
        order=fact.order,
        players={seat: Player() for seat in fact.order},
        discards=fact.discards,
        bots=frozenset(fact.bots),
    )


def opened(_state: State, fact: f.Opened) -> State:
    return begun(fact)
