"""The first fact of every game, and those that only tell."""

from trapline.games.traps import facts as f
from trapline.games.traps.model import Phase, Player, State


def opened(_state: State | None, fact: f.Opened) -> State:
    rows = zip(fact.order, fact.animals, fact.humans, fact.gold, strict=True)
    players = {seat: Player(animal, human, gold) for seat, animal, human, gold in rows}
    return State(fact.options, fact.order, players, active=fact.order[-1], phase=Phase.OVER)


def unchanged(state: State, _fact: f.StartRolled | f.RollLost | f.Fizzled) -> State:
    return state
