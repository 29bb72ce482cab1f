"""Facts of clocks, of people who leave, and of the end."""

from collections.abc import Callable

from msgspec.structs import replace

from trapline.kernel import Seat

from ...facts.people import ChairEmptied, ChairTaken, Departed
from ...facts.turns import Asked, GameEnded, Resumed, TimeRanOut
from ...model.agenda import (
    Chance,
    Debt,
    Dodge,
    Drop,
    Effect,
    GoBack,
    Item,
    Jungle,
    Land,
    Mover,
    Remedy,
    Spring,
    Steal,
    Toxic,
    Walk,
)
from ...model.game import Empty, State
from ...model.kinds import Phase
from ..queries import pieces_of
from .changes import discarded


def asked(state: State, fact: Asked) -> State:
    return replace(state, asked=True, window=fact.until, until=None, left=fact.left)


def resumed(state: State, fact: Resumed) -> State:
    return replace(state, until=fact.until, left=None)


def time_ran_out(state: State, _fact: TimeRanOut) -> State:
    return replace(state, hurried=True, until=None, left=None)


def chair_emptied(state: State, fact: ChairEmptied) -> State:
    gone = Empty(fact.by, fact.number, fact.until)
    return replace(state, empty=(*state.empty, gone), departures=fact.number)


def chair_taken(state: State, fact: ChairTaken) -> State:
    return replace(state, empty=tuple(gone for gone in state.empty if gone.seat != fact.by))


def departed(state: State, fact: Departed) -> State:
    """Take a player off the board, and off everything that is still to be settled."""
    seat = fact.by
    perks = state.players[seat].perks
    agenda = tuple(item for item in map(forgiven(seat), state.agenda) if item is not None)
    active, phase = state.active, state.phase
    if seat == active:
        active, phase = before(state, seat), Phase.OVER
        agenda = tuple(item for item in agenda if isinstance(item, Drop))
    settled = state.choice + (agenda[:1] != state.agenda[:1])
    return replace(
        discarded(chair_taken(state, ChairTaken(seat)), *fact.cards, *perks),
        active=active,
        phase=phase,
        order=tuple(other for other in state.order if other != seat),
        players={other: p for other, p in state.players.items() if other != seat},
        traps={space: trap for space, trap in state.traps.items() if trap.owner != seat},
        agenda=agenda,
        choice=settled,
        asked=state.asked and settled == state.choice,
        window=state.window if settled == state.choice else None,
        until=None if seat == state.active else state.until,
        left=None if seat == state.active else state.left,
    )


def before(state: State, seat: Seat) -> Seat:
    return state.order[state.order.index(seat) - 1]


def forgiven(seat: Seat) -> Callable[[Item], Item | None]:
    """Return what is left of an item when a player is gone."""
    pair = pieces_of(seat)

    def left(item: Item) -> Item | None:
        match item:
            case Debt():
                return (
                    None
                    if item.seat == seat
                    else replace(item, whom=None if item.whom == seat else item.whom)
                )
            case Effect():
                return None if seat in (item.by, item.seat) or item.piece in pair else item
            case Mover() | GoBack() | Drop() | Jungle():
                return None if item.seat == seat else item
            case Dodge():
                return None if item.owner == seat or item.piece in pair else item
            case Walk() | Land() | Steal() | Spring() | Chance() | Toxic() | Remedy():
                return None if item.piece in pair else item

    return left


def game_ended(state: State, fact: GameEnded) -> State:
    return replace(
        state,
        winner=fact.by,
        cause=fact.cause,
        phase=Phase.OVER,
        agenda=(),
        until=None,
        left=None,
        window=None,
        asked=False,
        empty=(),
    )
