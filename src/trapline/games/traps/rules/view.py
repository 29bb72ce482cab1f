"""What each observer sees of a game of TRAPS."""

from typing import NamedTuple

from trapline.kernel import ARCHIVE, TABLE_TALK, Observer, Seat

from ..content import Box
from ..model.agenda import Debt, Dodge, Drop, Effect, Jungle, Mover, Remedy, Walk
from ..model.basics import HIDDEN, HIDE_PRICE, MOST_TRAPS, CardId, PieceId, Space
from ..model.game import State
from ..model.view import Board, Placed, View
from .asking import waited_for
from .invitations import invitations
from .queries import deck_size, flags_left, half, is_over, is_seated, traps_of, where, works_left


def view(box: Box, state: State, observer: Observer) -> View:
    me = observer if is_seated(observer, state) else None
    about = topic(state)
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
        settling=about.settling,
        asked=about.settling or state.phase,
        card=about.card,
        owner=about.owner,
        piece=about.piece,
        verb=about.verb,
        amount=about.amount,
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


class Topic(NamedTuple):
    """What is being settled, in the words of a view."""

    settling: str = ""
    card: CardId = HIDDEN
    owner: Seat | None = None
    piece: PieceId | None = None
    verb: str = ""
    amount: int = 0


def topic(state: State) -> Topic:
    if not state.agenda:
        return Topic()
    item = state.agenda[0]
    about = Topic(type(item).__name__.lower())
    match item:
        case Mover():
            return about._replace(amount=item.steps)
        case Walk():
            return about._replace(piece=item.piece, amount=item.steps)
        case Dodge():
            owner = None if item.space is None else item.owner
            return about._replace(piece=item.piece, card=item.card, owner=owner)
        case Remedy():
            about = about._replace(piece=item.piece, amount=item.price)
            trap = state.traps.get(item.space)
            return about if trap is None else about._replace(card=trap.card, owner=trap.owner)
        case Debt():
            return about._replace(piece=item.piece, owner=item.whom, amount=item.amount)
        case Effect():
            verb, amount = item.do, item.amount
            return about._replace(piece=item.piece, owner=item.by, verb=verb, amount=amount)
        case Drop():
            return about._replace(amount=item.count)
        case Jungle():
            return about
        case _:
            return about._replace(piece=item.piece)


def board(state: State, seat: Seat, observer: Observer) -> Board:
    player = state.players[seat]
    knows = observer is ARCHIVE or observer == seat
    return Board(
        seat=seat,
        animal=player.animal,
        human=player.human,
        gold=player.gold,
        hand=player.hand if knows else (HIDDEN,) * len(player.hand),
        pieces=(where(state, 2 * seat), where(state, 2 * seat + 1)),
        perks=player.perks,
        spent=player.spent,
        frozen=(player.frozen[0] > 0, player.frozen[1] > 0),
        limps=player.limps > 0,
        misses=player.misses,
        flags=flags_left(state, seat),
        struck_by=player.struck_by,
    )


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
