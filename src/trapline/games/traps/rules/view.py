"""What each observer sees of a game of TRAPS."""

from trapline.kernel import ARCHIVE, TABLE_TALK, Observer, Seat

from ..content import Box
from ..model.agenda import Debt, Dodge, Drop, Effect, Item, Jungle, Mover, Remedy, Walk
from ..model.basics import HIDDEN, HIDE_PRICE, MOST_TRAPS, CardId, PieceId, Space
from ..model.game import State
from ..model.view import Board, Placed, View
from .asking import waited_for
from .invitations import invitations
from .queries import deck_size, flags_left, half, is_over, is_seated, traps_of, where, works_left


def view(box: Box, state: State, observer: Observer) -> View:
    me = observer if is_seated(observer, state) else None
    top = state.agenda[0] if state.agenda else None
    return View(
        may=() if me is None else tuple(invitations(box, state, me)),
        waiting=() if is_over(state) else (waited_for(state),),
        channels=(TABLE_TALK,),
        me=me,
        language=state.options.language,
        turn=state.turn,
        choice=state.choice,
        active=state.active,
        phase=state.phase,
        dice=state.dice,
        boards=tuple(board(state, seat, observer) for seat in state.order),
        traps=tuple(placed(box, state, space, observer) for space in sorted(state.traps)),
        deck=deck_size(box, state),
        discards=len(state.discards),
        top=state.discards[-1] if state.discards else HIDDEN,
        settling="" if top is None else type(top).__name__.lower(),
        card=HIDDEN if top is None else card_of(state, top),
        owner=None if top is None else owner_of(state, top),
        piece=None if top is None else piece_of(top),
        verb=top.do if isinstance(top, Effect) else "",
        amount=0 if top is None else amount_of(top),
        works=works_left(state),
        spared=state.spared,
        drawn=state.drawn,
        layable=MOST_TRAPS - state.laid,
        prices={} if me is None else prices(box, state, me),
        hiding=HIDE_PRICE,
        until=state.until,
        left=state.left,
        window=state.window,
        empty=tuple(gone.seat for gone in state.empty),
        winner=state.winner,
        cause=state.cause,
    )


def card_of(state: State, item: Item) -> CardId:
    match item:
        case Dodge():
            return item.card
        case Remedy() if item.space in state.traps:
            return state.traps[item.space].card
        case _:
            return HIDDEN


def owner_of(state: State, item: Item) -> Seat | None:
    match item:
        case Dodge():
            return item.owner
        case Remedy() if item.space in state.traps:
            return state.traps[item.space].owner
        case Debt():
            return item.whom
        case Effect():
            return item.by
        case _:
            return None


def piece_of(item: Item) -> PieceId | None:
    match item:
        case Mover() | Drop() | Jungle():
            return None
        case _:
            return item.piece


def amount_of(item: Item) -> int:
    match item:
        case Mover() | Walk():
            return item.steps
        case Debt() | Effect():
            return item.amount
        case Remedy():
            return item.price
        case Drop():
            return item.count
        case _:
            return 0


def board(state: State, seat: Seat, observer: Observer) -> Board:
    player = state.players[seat]
    knows = observer is ARCHIVE or observer == seat
    return Board(
        seat=seat,
        animal=player.animal,
        human=player.human,
        gold=player.gold,
        hand=player.hand if knows else blank(player.hand),
        pieces=(where(state, 2 * seat), where(state, 2 * seat + 1)),
        perks=player.perks,
        spent=player.spent,
        frozen=(player.frozen[0] > 0, player.frozen[1] > 0),
        limps=player.limps > 0,
        misses=player.misses,
        flags=flags_left(state, seat),
    )


def blank(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return (HIDDEN,) * len(cards)


def placed(box: Box, state: State, space: Space, observer: Observer) -> Placed:
    trap = state.traps[space]
    knows = trap.up or observer is ARCHIVE or observer == trap.owner
    worth = half(box, trap.card) if trap.up else 0
    caught = tuple(sorted(piece for piece, at in state.sprung if at == space))
    return Placed(space, trap.owner, trap.card if knows else HIDDEN, trap.up, worth, caught)


def prices(box: Box, state: State, me: Seat) -> dict[CardId, int]:
    player = state.players[me]
    hidden = (state.traps[space].card for space in traps_of(state, me, up=False))
    return {card: box.price(player, card) for card in sorted({*player.hand, *hidden})}
