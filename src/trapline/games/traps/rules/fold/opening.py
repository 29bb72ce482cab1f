"""The first fact of every game, and those that only tell."""

from trapline.games.traps import facts as f
from trapline.games.traps.model import Phase, Player, State


def begun(fact: f.AnyFact) -> State:
    """Return the state that the first fact of every game makes."""
    if not isinstance(fact, f.Opened):
        raise TypeError(f"a game begins with {fact}")
    rows = zip(fact.order, fact.animals, fact.humans, fact.gold, strict=True)
    players = {seat: Player(animal, human, gold) for seat, animal, human, gold in rows}
    return State(fact.options, fact.order, players, active=fact.order[-1], phase=Phase.OVER)


def opened(_state: State, fact: f.Opened) -> State:
    return begun(fact)


def unchanged(state: State, _fact: f.StartRolled | f.RollLost | f.Fizzled) -> State:
    return state
