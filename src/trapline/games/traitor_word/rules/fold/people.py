"""Those who go and come back, and the end."""

from msgspec.structs import replace

from ...facts.cards import GameEnded
from ...facts.people import CameBack, WentAway
from ...model.game import Player, State
from ...model.kinds import Phase


def went_away(state: State, fact: WentAway) -> State:
    if fact.left:
        return replace(state, empty=state.empty | {fact.seat}, away=state.away - {fact.seat})
    return replace(state, away=state.away | {fact.seat})


def came_back(state: State, fact: CameBack) -> State:
    gone = {fact.seat}
    bots = state.bots | gone if fact.bot else state.bots - gone
    return replace(state, away=state.away - gone, empty=state.empty - gone, bots=bots)


def game_ended(state: State, fact: GameEnded) -> State:
    rows = zip(state.order, fact.hands, fact.flashes, strict=True)
    return replace(
        state,
        phase=Phase.OVER,
        players={seat: Player(hand, flashes) for seat, hand, flashes in rows},
        chain=fact.chain,
        gains=fact.gains,
        window=None,
        speaker=None,
        barred=(),
        until=None,
        trial=None,
        frozen=None,
        showing=None,
        winners=fact.winners,
        cause=fact.cause,
    )
