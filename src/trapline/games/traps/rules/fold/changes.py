"""Changing one thing of a game, and leaving the rest."""

from typing import Any

from msgspec.structs import replace

from trapline.kernel import Seat

from ...model.agenda import Item
from ...model.basics import MEMORY, CardId, Path, PieceId, Space
from ...model.game import State, Trap
from ...model.kinds import Phase
from ..queries import seat_of, without


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    player = replace(state.players[seat], **changes)
    return replace(state, players={**state.players, seat: player})


def with_gold(state: State, seat: Seat | None, amount: int) -> State:
    """Give gold to a player, or take it; the Bank has as much as is wanted (TR-96)."""
    if seat is None or seat not in state.players:
        return state
    return with_player(state, seat, gold=state.players[seat].gold + amount)


def with_payment(state: State, by: Seat, to: Seat | None, amount: int) -> State:
    return with_gold(with_gold(state, by, -amount), to, amount)


def struck(state: State, whom: Seat, *by: Seat) -> State:
    """Let a player remember who did them harm; of what they do to themselves they say nothing."""
    culprits = tuple(seat for seat in by if seat != whom)
    if not culprits or whom not in state.players:
        return state
    remembered = (*state.players[whom].struck_by, *culprits)[-MEMORY:]
    return with_player(state, whom, struck_by=remembered)


def with_path(state: State, piece: PieceId, path: Path) -> State:
    pieces = list(state.players[seat_of(piece)].pieces)
    pieces[piece % 2] = path
    return with_player(state, seat_of(piece), pieces=tuple(pieces))


def with_cards(state: State, seat: Seat, *cards: CardId) -> State:
    return with_player(state, seat, hand=state.players[seat].hand + cards)


def spent(state: State, seat: Seat, card: CardId, amount: int) -> State:
    """Take a card out of a hand and its price out of the purse."""
    player = state.players[seat]
    return with_player(state, seat, hand=without(player.hand, card), gold=player.gold - amount)


def discarded(state: State, *cards: CardId) -> State:
    return replace(state, discards=state.discards + cards)


def with_trap(state: State, space: Space, trap: Trap) -> State:
    return replace(state, traps={**state.traps, space: trap})


def without_trap(state: State, space: Space, card: CardId) -> State:
    traps = {s: trap for s, trap in state.traps.items() if s != space}
    return discarded(replace(state, traps=traps), card)


def settled(state: State, agenda: tuple[Item, ...]) -> State:
    """Go on to what is left: nobody has been asked about it yet."""
    return replace(state, agenda=agenda, choice=state.choice + 1, asked=False, window=None)


def playing(state: State) -> State:
    return replace(state, phase=Phase.PLAY)


def played_if_free(state: State) -> State:
    """In the midst of something else a Trap is turned up, or sold, because it must be."""
    return state if state.agenda else playing(state)
