"""The first fact of every game, and those that only tell."""

from ...facts.cards import Fizzled
from ...facts.turns import Opened, RollLost, StartRolled
from ...model.game import Player, State
from ...model.kinds import Phase


def opened(_state: State | None, fact: Opened) -> State:
    rows = zip(fact.order, fact.animals, fact.humans, fact.gold, strict=True)
    players = {seat: Player(animal, human, gold) for seat, animal, human, gold in rows}
    return State(fact.options, fact.order, players, active=fact.order[-1], phase=Phase.OVER)


def unchanged(state: State, _fact: StartRolled | RollLost | Fizzled) -> State:
    return state
