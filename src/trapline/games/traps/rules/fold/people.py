"""Chairs that empty, and those who take them."""

from msgspec.structs import replace

from trapline.kernel import Seat

from ...facts.people import ChairEmptied, ChairTaken, Departed
from ...model.agenda import Debt, Dodge, Drop, Effect, Item
from ...model.game import Empty, State
from ...model.kinds import Phase
from ..queries import seat_of
from .changes import discarded, settled


def chair_emptied(state: State, fact: ChairEmptied) -> State:
    gone = Empty(fact.by, fact.number, fact.until)
    return replace(state, empty=(*state.empty, gone), departures=fact.number)


def chair_taken(state: State, fact: ChairTaken) -> State:
    return replace(state, empty=tuple(gone for gone in state.empty if gone.seat != fact.by))


def departed(state: State, fact: Departed) -> State:
    """Take a player off the board, and off everything that is still to be settled."""
    seat = fact.by
    state = discarded(state, *fact.cards, *state.players[seat].perks)
    state = chair_taken(state, ChairTaken(seat))
    agenda = tuple(forgiven(item, seat) for item in state.agenda if not concerns(item, seat))
    if seat == state.active:
        before = state.order[state.order.index(seat) - 1]
        state = replace(state, active=before, phase=Phase.BETWEEN, until=None, left=None)
        agenda = tuple(item for item in agenda if isinstance(item, Drop))
    if agenda[:1] != state.agenda[:1]:
        state = settled(state, agenda)
    return replace(
        state,
        order=tuple(other for other in state.order if other != seat),
        players={other: p for other, p in state.players.items() if other != seat},
        traps={space: trap for space, trap in state.traps.items() if trap.owner != seat},
        agenda=agenda,
    )


def concerns(item: Item, seat: Seat) -> bool:
    match item:
        case Effect():
            of_piece = None if item.piece is None else seat_of(item.piece)
            return seat in (item.by, item.seat, of_piece)
        case Dodge():
            return seat in (item.owner, item.asked)
        case _:
            return item.asked == seat


def forgiven(item: Item, seat: Seat) -> Item:
    """What was owed to a player who is gone, the Bank gets."""
    return replace(item, whom=None) if isinstance(item, Debt) and item.whom == seat else item
