"""Questions about a game of TRAPS as it stands."""

from collections.abc import Iterator
from typing import TypeGuard

from trapline.kernel import Observer, Seat

from ..content import Box
from ..model.agenda import Walk
from ..model.basics import (
    DRAW_PRICE,
    FINISH,
    FLAGS,
    HIDDEN,
    MOST_WORKS,
    PIT_PRICE,
    REACH,
    START,
    CardId,
    Path,
    PieceId,
    Seats,
    Space,
)
from ..model.game import State
from ..model.kinds import Gait, Kind, Mercy, Phase, Terrain

SMALLEST_NOTE = 5
BOTH_HOME = ((FINISH,), (FINISH,))


def is_seated(observer: Observer, state: State) -> TypeGuard[Seat]:
    return observer in state.players


def is_over(state: State) -> bool:
    return state.phase is Phase.OVER


def seat_of(piece: PieceId) -> Seat:
    return piece // 2


def is_animal(piece: PieceId) -> bool:
    return piece % 2 == 0


def pieces_of(seat: Seat) -> tuple[PieceId, PieceId]:
    return 2 * seat, 2 * seat + 1


def path_of(state: State, piece: PieceId) -> Path:
    return state.players[piece // 2].pieces[piece % 2]


def where(state: State, piece: PieceId) -> Space:
    return end(path_of(state, piece))


def end(path: Path) -> Space:
    return path[-1] if path else START


def is_home(state: State, piece: PieceId) -> bool:
    """Say whether a piece has crossed the Finish."""
    return where(state, piece) == FINISH


def is_out(state: State, piece: PieceId) -> bool:
    """Say whether a piece stands on the path, between Start and Finish."""
    return where(state, piece) not in (START, FINISH)


def out(state: State, seat: Seat) -> list[PieceId]:
    return [piece for piece in pieces_of(seat) if is_out(state, piece)]


def has_won(state: State, seat: Seat) -> bool:
    return state.players[seat].pieces == BOTH_HOME


def rivals(state: State, seat: Seat) -> Seats:
    return tuple(other for other in state.order if other != seat)


def dice_counts(state: State, seat: Seat) -> tuple[int, ...]:
    """Return how many dice may be rolled: as many as pieces are out, and always one (TR-13)."""
    lame = state.players[seat].limps
    return (1, 2) if len(out(state, seat)) == 2 and not lame else (1,)


def may_walk(box: Box, state: State, piece: PieceId, steps: int) -> bool:
    """Say whether a piece can use a number: a human may not overshoot the Finish (TR-84)."""
    here = where(state, piece)
    if here == FINISH:
        return False
    return is_animal(piece) or steps <= box.board.farthest[here]


def movers(box: Box, state: State, seat: Seat, steps: int) -> list[PieceId]:
    frozen = state.players[seat].frozen
    return [
        piece
        for piece in pieces_of(seat)
        if not frozen[piece % 2] and may_walk(box, state, piece, steps)
    ]


def ways_on(box: Box, piece: PieceId, here: Space, left: int, gait: Gait) -> tuple[Space, ...]:
    """Return where a piece may go on from a space; a human's own steps may not overshoot."""
    ways = box.board.next[here]
    if len(ways) == 1 or is_animal(piece) or gait is Gait.TRAP:
        return ways
    return tuple(way for way in ways if left <= 1 + box.board.farthest[way])


def paths(box: Box, state: State, item: Walk) -> tuple[Space, ...]:
    return ways_on(box, item.piece, where(state, item.piece), item.steps, item.gait)


def is_safe(box: Box, state: State, piece: PieceId) -> bool:
    """Say whether other players' effects cannot touch a piece (TR-64)."""
    return box.board.is_safe(where(state, piece))


def others_here(state: State, piece: PieceId) -> dict[Seat, int]:
    """Count the pieces of each opponent that share a piece's space."""
    space, me = where(state, piece), seat_of(piece)
    counts = {
        seat: sum(where(state, other) == space for other in pieces_of(seat))
        for seat in rivals(state, me)
    }
    return {seat: count for seat, count in counts.items() if count}


def mercy(state: State, piece: PieceId, space: Space) -> Mercy | None:
    """Return why what waits on a space lets a piece be; None: it does not (TR-36)."""
    if (piece, space) in state.sprung:
        return Mercy.AGAIN
    return None if works_left(state) else Mercy.ENOUGH


def works_left(state: State) -> int:
    """Return how often Traps and special spaces may still work this turn (TR-36)."""
    return MOST_WORKS - state.worked


def flags_left(state: State, seat: Seat) -> int:
    return FLAGS - sum(trap.owner == seat for trap in state.traps.values())


def half(box: Box, card: CardId) -> int:
    """Return what the Bank gives for a Trap (TR-57, TR-58)."""
    one = box.cards[card]
    return PIT_PRICE if one.kind is Kind.PIT else halved(one.value)


def halved(amount: int) -> int:
    """Return half of an amount, as far as notes go (TR-58)."""
    return amount // 2 // SMALLEST_NOTE * SMALLEST_NOTE


def draw_price(box: Box, state: State, seat: Seat) -> int:
    is_free = state.drawn == 0 and box.boon(state.players[seat], "free_draw") > 0
    return 0 if is_free else DRAW_PRICE


def in_reach(box: Box, state: State, seat: Seat) -> frozenset[Space]:
    steps = REACH + box.boon(state.players[seat], "reach")
    near = [box.board.within(where(state, piece), steps) for piece in pieces_of(seat)]
    return near[0] | near[1]


def makes_three(box: Box, state: State, space: Space) -> bool:
    traps = state.traps
    return any(one in traps and other in traps for one, other in box.board.rows[space])


def open_spaces(box: Box, state: State, seat: Seat) -> list[Space]:
    """Return where a player may place a Trap now."""
    near = in_reach(box, state, seat) & box.ordinary
    free = sorted(space for space in near if space not in state.traps)
    return [space for space in free if not makes_three(box, state, space)]


def traps_of(state: State, seat: Seat, *, up: bool) -> list[Space]:
    mine = (s for s, trap in state.traps.items() if trap.owner == seat and trap.up == up)
    return sorted(mine)


def known_cards(state: State) -> Iterator[CardId]:
    """Yield every card that is not in the deck; blank where the reader may not see it."""
    yield from state.discards
    for player in state.players.values():
        yield from player.hand
        yield from player.perks
    for trap in state.traps.values():
        yield trap.card


def deck_size(box: Box, state: State) -> int:
    held = sum(len(player.hand) + len(player.perks) for player in state.players.values())
    return len(box.pile) - len(state.discards) - len(state.traps) - held


def deck(box: Box, state: State) -> list[CardId]:
    """Return the cards of the deck, in no order: whoever draws, draws any of them."""
    left = dict(box.copies)
    for card in known_cards(state):
        left[card] = left.get(card, 0) - 1
    return [card for card, count in left.items() for _ in range(count)]


def distance(box: Box, state: State, piece: PieceId) -> int:
    return box.board.nearest[where(state, piece)]


def ranking(box: Box, state: State) -> list[Seat]:
    """Return the players, the one in first place first (TR-72)."""

    def behind(seat: Seat) -> tuple[int, int]:
        pair = pieces_of(seat)
        finished = sum(is_home(state, piece) for piece in pair)
        return -finished, sum(distance(box, state, piece) for piece in pair)

    return sorted(state.order, key=behind)


def hut_behind(box: Box, state: State, piece: PieceId) -> int | None:
    """Return how many steps back the last Medical Hut lies; None: there was none."""
    path = path_of(state, piece)
    for steps in range(1, len(path)):
        if box.board.kinds[path[-1 - steps]] is Terrain.HUT:
            return steps
    return None


def without(hand: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """Take a card out of a hand; where the reader cannot tell which it was, any other."""
    for one in (card, HIDDEN, *hand[:1]):
        if one in hand:
            place = hand.index(one)
            return hand[:place] + hand[place + 1 :]
    return hand
