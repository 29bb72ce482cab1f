"""Questions that the agenda asks: what is offered, how it is answered, and what the house says."""

from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

from trapline.kernel import IllegalMove, Seat, Stale, Text

from ..content import Box
from ..model.agenda import (
    Debt,
    Dodge,
    Drop,
    Effect,
    GoBack,
    Item,
    Jungle,
    Mover,
    Remedy,
    Steal,
    Walk,
)
from ..model.basics import CardId, PieceId, Space
from ..model.game import State
from ..model.kinds import Aim, Gait, Kind
from ..model.reasons import Reason
from ..wishes.answers import (
    Answer,
    BuyTrap,
    DestroyTrap,
    DodgeTrap,
    DropCard,
    Move,
    PickPiece,
    PickSeat,
    PickTrap,
    SellOff,
    SendBack,
    StealFrom,
    Suffer,
    TakePath,
)
from .aims import RULE_OF, aim_at, targets
from .debts import afford, sell
from .drawing import drop_card, held
from .landing import buy, destroy, dodge, steal_from, suffer, victims
from .moving import send_to_start, walk
from .queries import distance, flags_left, half, movers, out, seat_of, traps_of, ways_on, where
from .scene import Scene

T = TypeVar("T")
Question = TypeVar("Question", bound=Item)


def asked(item: Item) -> Seat:
    """Return who must answer."""
    match item:
        case Effect():
            return item.by
        case Mover() | Debt() | GoBack() | Drop() | Jungle():
            return item.seat
        case _:
            return seat_of(item.piece)


def waited_for(state: State) -> Seat:
    return asked(state.agenda[0]) if state.agenda else state.active


def dodges(box: Box, state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the dodges in a hand that can be paid."""
    player = state.players[seat]
    able = {
        card
        for card in player.hand
        if card and box.cards[card].kind is Kind.DODGE and box.cards[card].value <= player.gold
    }
    return tuple(sorted(able))


def may_buy(state: State, item: Remedy) -> bool:
    seat = seat_of(item.piece)
    return state.players[seat].gold >= item.price and flags_left(state, seat) > 0


def answer(scene: Scene, by: Seat, wish: Answer) -> None:
    if wish.choice != scene.state.choice:
        raise Stale
    match wish:
        case Move():
            mover = pending(scene, by, Mover)
            able = movers(scene.box, scene.state, by, mover.steps)
            walk(scene, offered(wish.piece, able, "TR-23"), mover.steps, Gait.DICE)
        case TakePath():
            going = pending(scene, by, Walk)
            way = offered(wish.space, paths(scene.box, scene.state, going), "TR-21")
            walk(scene, going.piece, going.steps, going.gait, first=way)
        case StealFrom():
            theft = pending(scene, by, Steal)
            rich = victims(scene.box, scene.state, theft.piece)
            steal_from(scene, theft.piece, offered(wish.seat, rich, "TR-27"))
        case DodgeTrap():
            window = pending(scene, by, Dodge)
            dodge(scene, window, dodge_held(scene, by, wish.card))
        case Suffer():
            suffer(scene, pending(scene, by, Dodge))
        case BuyTrap():
            bargain = pending(scene, by, Remedy)
            afford(scene.state, by, bargain.price, "TR-55")
            if not flags_left(scene.state, by):
                raise IllegalMove(Reason.NO_FLAG, rule="TR-55")
            buy(scene, bargain)
        case DestroyTrap():
            destroy(scene, by, pending(scene, by, Remedy).space)
        case SellOff():
            pending(scene, by, Debt)
            sell(scene, by, offered(wish.space, traps_of(scene.state, by, up=True), "TR-77"))
        case SendBack():
            pending(scene, by, GoBack)
            send_to_start(scene, offered(wish.piece, out(scene.state, by), "TR-80"))
        case DropCard():
            item = pending(scene, by, Drop)
            drop_card(scene, item, held(scene, by, wish.card).id)
        case PickPiece():
            aim(scene, by, wish.piece, Aim.MINE, Aim.FOE)
        case PickSeat():
            aim(scene, by, wish.seat, Aim.RIVAL)
        case PickTrap():
            aim(scene, by, wish.space, Aim.TRAP)


def pending(scene: Scene, by: Seat, kind: type[Question]) -> Question:
    """Return the question on top, if it is of this kind and for this player."""
    agenda = scene.state.agenda
    if by != waited_for(scene.state):
        raise IllegalMove(Reason.NOT_YOUR_TURN, seat=waited_for(scene.state))
    if not agenda:
        raise IllegalMove(Reason.NOT_NOW, rule="TR-11")
    if not isinstance(agenda[0], kind):
        raise IllegalMove(Reason.ANSWER_FIRST)
    return agenda[0]


def offered(wanted: T, offers: Sequence[T], rule: str) -> T:
    if wanted not in offers:
        raise IllegalMove(Reason.NOT_OFFERED, rule=rule)
    return wanted


def dodge_held(scene: Scene, by: Seat, name: CardId) -> CardId:
    card = held(scene, by, name)
    if card.kind is not Kind.DODGE:
        raise IllegalMove(Reason.WRONG_KIND, rule="TR-32")
    afford(scene.state, by, card.value)
    return card.id


def aim(scene: Scene, by: Seat, target: int, *aims: Aim) -> None:
    effect = pending(scene, by, Effect)
    if effect.aim is None or effect.aim not in aims:
        raise IllegalMove(Reason.ANSWER_FIRST)
    found = targets(scene.box, scene.state, effect)
    aim_at(scene, effect, offered(target, found, RULE_OF[effect.aim]))


def paths(box: Box, state: State, item: Walk) -> tuple[Space, ...]:
    return ways_on(box, item.piece, where(state, item.piece), item.steps, item.gait)


def default(scene: Scene) -> Answer:
    """Return what the house answers when time is up (TR-98)."""
    box, state = scene.box, scene.state
    item, number = state.agenda[0], state.choice
    seat = asked(item)
    match item:
        case Mover():
            return Move(number, nearest(box, state, movers(box, state, seat, item.steps)))
        case Walk():
            return TakePath(number, paths(box, state, item)[0])
        case Steal():
            rich = max(victims(box, state, item.piece), key=lambda s: state.players[s].gold)
            return StealFrom(number, rich)
        case Dodge():
            return Suffer(number)
        case Remedy():
            return DestroyTrap(number)
        case Debt():
            return SellOff(number, cheapest(box, state, item))
        case GoBack():
            return SendBack(number, nearest(box, state, out(state, seat), last=True))
        case Drop():
            return DropCard(number, Text(state.players[seat].hand[-1]))
        case Effect():
            return first_target(number, item, targets(box, state, item)[0])
        case _:
            raise TypeError(f"{item} asks nothing")


def first_target(number: int, effect: Effect, target: int) -> Answer:
    if effect.aim in (Aim.MINE, Aim.FOE):
        return PickPiece(number, target)
    if effect.aim is Aim.RIVAL:
        return PickSeat(number, target)
    return PickTrap(number, target)


def nearest(box: Box, state: State, pieces: list[PieceId], *, last: bool = False) -> PieceId:
    pick = max if last else min
    return pick(pieces, key=lambda piece: distance(box, state, piece))


def cheapest(box: Box, state: State, debt: Debt) -> Space:
    """Return a Trap of the cheapest set that covers a debt."""
    mine = traps_of(state, debt.seat, up=True)
    prices = {space: half(box, state.traps[space].card) for space in mine}

    def price(spaces: tuple[Space, ...]) -> int:
        return sum(prices[space] for space in spaces)

    sets = (some for count in range(1, len(mine) + 1) for some in combinations(mine, count))
    return min((some for some in sets if price(some) >= debt.amount), key=price)[0]
