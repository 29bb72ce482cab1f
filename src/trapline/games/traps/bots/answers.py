"""What the good player answers when the agenda asks."""

from collections.abc import Iterator

from trapline.kernel import Text

from ..model.agenda import Effect
from ..model.basics import START, CardId, Space
from ..model.kinds import Aim
from ..wishes import answers as wish
from ..wishes import invitations
from .ground import CARD, HIT
from .outlook import Outlook, Weighed
from .turn import aims


def answers(look: Outlook, may: invitations.AnyInvitation) -> Iterator[Weighed]:
    number = look.view.choice
    match may:
        case invitations.MayMove():
            for piece in may.pieces:
                yield look.walking(piece, may.steps, dice=True), wish.Move(number, piece)
        case invitations.MayTakePath():
            for space in may.spaces:
                yield turning(look, space, may.spaces), wish.TakePath(number, space)
        case invitations.MayStealFrom():
            yield from ((look.weights[seat], wish.StealFrom(number, seat)) for seat in may.seats)
        case invitations.MayDodgeTrap():
            for card in may.cards:
                yield -dodging(look, card), wish.DodgeTrap(number, Text(card))
        case invitations.MaySuffer():
            yield -suffering(look), wish.Suffer(number)
        case invitations.MayBuyTrap():
            space = look.where(look.piece)
            worth = look.threat(space, look.traps[space].card, look.me)
            yield worth - look.price(may.price), wish.BuyTrap(number)
        case invitations.MayDestroyTrap():
            yield 0.0, wish.DestroyTrap(number)
        case invitations.MaySellOff():
            for space in may.spaces:
                worth = look.threat(space, look.traps[space].card, look.me)
                yield -worth, wish.SellOff(number, space)
        case invitations.MaySendBack():
            for piece in may.pieces:
                yield -look.togo(look.me, piece, START), wish.SendBack(number, piece)
        case invitations.MayDropCard():
            for card in may.cards:
                yield -look.ground.kept(card), wish.DropCard(number, Text(card))
        case invitations.MayPickPiece():
            aim = Aim.MINE if may.pieces[0] // 2 == look.me else Aim.FOE
            by_aim = aiming(look, aim)
            yield from ((by_aim[piece], wish.PickPiece(number, piece)) for piece in may.pieces)
        case invitations.MayPickSeat():
            by_aim = aiming(look, Aim.RIVAL)
            yield from ((by_aim[seat], wish.PickSeat(number, seat)) for seat in may.seats)
        case invitations.MayPickTrap():
            by_aim = aiming(look, Aim.TRAP)
            yield from ((by_aim[space], wish.PickTrap(number, space)) for space in may.spaces)
        case _:
            return


def turning(look: Outlook, way: Space, ways: tuple[Space, ...]) -> float:
    """Weigh a branch of a fork: where the piece comes to stand, and the Traps beyond."""
    ground = look.ground
    others = [ground.steps[other] for other in ways if other != way]
    ahead = [space for space in ground.steps[way] if not any(space in other for other in others)]
    lands = [space for space, _ in ground.walks(way, look.view.amount - 1)]
    lying = sum(look.meeting(space) for space in ahead if space not in lands)
    return max(look.landing(look.piece, space) for space in lands) - HIT * lying


def suffering(look: Outlook) -> float:
    return look.ground.tolls[look.view.card][look.where(look.piece)]


def dodging(look: Outlook, name: CardId) -> float:
    """Return what it costs to use up a dodge, for which another day may come."""
    card = look.card(name)
    effects = sum(look.ground.cost(effect, look.where(look.piece)) for effect in card.effects)
    return look.price(card.value) + CARD + effects


def aiming(look: Outlook, aim: Aim) -> dict[int, float]:
    return aims(look, Effect(look.view.verb, look.view.amount, aim))
