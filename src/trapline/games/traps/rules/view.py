"""What each observer sees of a game of TRAPS."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from trapline.kernel import ARCHIVE, TABLE_TALK, Observer, Seat, kept

from ..content import Box
from ..model.agenda import Debt, Dodge, Drop, Effect, Jungle, Mover, Remedy, Walk
from ..model.basics import HIDDEN, MOST_TRAPS, CardId, PieceId, Space
from ..model.game import Player, State, Trap
from ..model.view import Board, Placed, View
from .asking import waited_for
from .invitations import invitations
from .queries import deck_size, end, flags_left, half, is_over, is_seated, works_left

BOARDS, PRICES = 256, 64


def view(box: Box, state: State, observer: Observer) -> View:
    """Show what anybody sees, and what this observer knows beyond that."""
    seen = seen_by_all(box, state)
    if observer is not ARCHIVE and not is_seated(observer, state):
        return seen
    known = replace(
        seen,
        boards=tuple(turned_up(state, one, observer) for one in seen.boards),
        traps=tuple(uncovered(state, one, observer) for one in seen.traps),
    )
    if observer is ARCHIVE:
        return known
    may = tuple(invitations(box, state, observer))
    player, traps = state.players[observer], state.traps
    return replace(known, may=may, me=observer, prices=prices(box, player, traps, observer))


@kept()
def seen_by_all(box: Box, state: State) -> View:
    about = topic(state)
    return View(
        waiting=() if is_over(state) else (waited_for(state),),
        channels=(TABLE_TALK,),
        me=None,
        language=state.options.language,
        turn=state.turn,
        choice=state.choice,
        active=state.active,
        phase=state.phase,
        dice=state.dice,
        boards=tuple(
            board(seat, state.players[seat], flags_left(state, seat)) for seat in state.order
        ),
        traps=tuple(placed(box, state, space) for space in sorted(state.traps)),
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
        prices={},
        hiding=state.options.hide_price,
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


@kept(BOARDS)
def board(seat: Seat, player: Player, flags: int) -> Board:
    """Return a player board as it lies there, its hand face down."""
    return Board(
        seat=seat,
        animal=player.animal,
        human=player.human,
        gold=player.gold,
        hand=(HIDDEN,) * len(player.hand),
        pieces=(end(player.pieces[0]), end(player.pieces[1])),
        perks=player.perks,
        spent=player.spent,
        frozen=(player.frozen[0] > 0, player.frozen[1] > 0),
        limps=player.limps > 0,
        misses=player.misses,
        flags=flags,
        struck_by=player.struck_by,
    )


def turned_up(state: State, one: Board, observer: Observer) -> Board:
    """Return a player board with its hand, for those who know it."""
    knows = observer is ARCHIVE or observer == one.seat
    return replace(one, hand=state.players[one.seat].hand) if knows else one


def placed(box: Box, state: State, space: Space) -> Placed:
    trap = state.traps[space]
    caught = tuple(sorted(piece for piece, at in state.sprung if at == space))
    if not trap.up:
        return Placed(space, trap.owner, HIDDEN, up=False, worth=0, caught=caught)
    return Placed(space, trap.owner, trap.card, up=True, worth=half(box, trap.card), caught=caught)


def uncovered(state: State, one: Placed, observer: Observer) -> Placed:
    """Return a Trap with its card, for those who know it."""
    knows = observer is ARCHIVE or observer == one.owner
    return replace(one, card=state.traps[one.space].card) if knows and not one.up else one


@kept(PRICES)
def prices(box: Box, player: Player, traps: Mapping[Space, Trap], me: Seat) -> Mapping[CardId, int]:
    hidden = (trap.card for trap in traps.values() if trap.owner == me and not trap.up)
    return {card: box.price(player, card) for card in sorted({*player.hand, *hidden})}
