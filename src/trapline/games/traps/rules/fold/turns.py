"""The game, its turns, its dice and its clocks."""

from msgspec.structs import replace

from trapline.kernel import Seat

from ...facts import turns as facts
from ...model.game import Player, State
from ...model.kinds import Phase
from .changes import settled, with_cards, with_player


def opened(_state: State | None, fact: facts.Opened) -> State:
    """The last in order had, so to speak, the turn before the first."""
    rows = zip(fact.order, fact.animals, fact.humans, fact.gold, strict=True)
    players = {seat: Player(animal, human, gold) for seat, animal, human, gold in rows}
    return State(fact.options, fact.order, players, active=fact.order[-1])


def unchanged(state: State, _fact: facts.StartRolled | facts.RollLost) -> State:
    return state


def dealt(state: State, fact: facts.Dealt) -> State:
    return with_cards(state, fact.by, *fact.cards)


def turn_began(state: State, fact: facts.TurnBegan) -> State:
    return replace(
        state,
        turn=fact.turn,
        active=fact.by,
        phase=Phase.ROLL,
        dice=(),
        drawn=0,
        laid=0,
        sprung=frozenset(),
        worked=0,
        spared=None,
        until=fact.until,
        left=None,
        hurried=False,
    )


def turn_missed(state: State, fact: facts.TurnMissed) -> State:
    fewer = with_player(state, fact.by, misses=state.players[fact.by].misses - 1)
    return eased(replace(fewer, turn=fact.turn, active=fact.by), fact.by)


def turn_ended(state: State, fact: facts.TurnEnded) -> State:
    over = replace(state, until=None, left=None, phase=Phase.BETWEEN)
    return eased(over, fact.by) if fact.by in state.players else over


def eased(state: State, seat: Seat) -> State:
    """Let what holds a player for a turn wear off."""
    player = state.players[seat]
    animal, human = player.frozen
    frozen = (max(0, animal - 1), max(0, human - 1))
    return with_player(state, seat, frozen=frozen, limps=max(0, player.limps - 1))


def rolled(state: State, fact: facts.Rolled) -> State:
    return replace(state, dice=fact.dice, phase=Phase.DRAW)


def extra_rolled(state: State, fact: facts.ExtraRolled) -> State:
    return replace(state, dice=(fact.die,))


def asked(state: State, fact: facts.Asked) -> State:
    return replace(state, asked=True, window=fact.until, until=None, left=fact.left)


def resumed(state: State, fact: facts.Resumed) -> State:
    return replace(state, until=fact.until, left=None)


def time_ran_out(state: State, _fact: facts.TimeRanOut) -> State:
    return replace(state, hurried=True, until=None, left=None)


def game_ended(state: State, fact: facts.GameEnded) -> State:
    return replace(
        settled(state, ()),
        choice=state.choice,
        winner=fact.by,
        cause=fact.cause,
        phase=Phase.OVER,
        until=None,
        left=None,
        empty=(),
    )
