"""The first fact of every game, and those that only tell."""

from ...facts.calls import WindowClosed
from ...facts.rounds import Opened
from ...facts.turns import ThoughtSo
from ...model.game import State
from .dungeon import laid_out


def opened(_state: State | None, fact: Opened) -> State:
    return State(
        options=fact.options,
        card=fact.card,
        teams=fact.teams,
        glow=fact.glow,
        host=fact.host,
        bots=frozenset(fact.bots),
        torches=(fact.teams[0][0], fact.teams[1][0]),
        clue_rules=fact.options.clue_rules,
        dungeon=laid_out(fact.options),
        used=fact.used,
        precedents=fact.precedents,
    )


def unchanged(state: State, _fact: ThoughtSo | WindowClosed) -> State:
    return state
