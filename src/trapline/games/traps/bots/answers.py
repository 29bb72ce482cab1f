"""What the good player answers when the agenda asks."""

from collections.abc import Iterator

from trapline.games.traps import wishes as w
from trapline.games.traps.bots.ground import CARD, HIT
from trapline.games.traps.bots.outlook import Outlook
from trapline.games.traps.bots.turn import Weighed, aims
from trapline.games.traps.model import START, Aim, CardId, Effect, Space
from trapline.kernel import Text


def answers(look: Outlook, may: w.AnyInvitation) -> Iterator[Weighed]:
    number = look.view.choice
    match may:
        case w.MayMove():
            for piece in may.pieces:
                yield look.walking(piece, may.steps, dice=True), w.Move(number, piece)
        case w.MayTakePath():
            for space in may.spaces:
                yield turning(look, space, may.spaces), w.TakePath(number, space)
        case w.MayStealFrom():
            yield from ((look.weights[seat], w.StealFrom(number, seat)) for seat in may.seats)
        case w.MayDodgeTrap():
            for card in may.cards:
                yield -dodging(look, card), w.DodgeTrap(number, Text(card))
        case w.MaySuffer():
            yield -suffering(look), w.Suffer(number)
        case w.MayBuyTrap():
            space = look.where(look.piece)
            worth = look.threat(space, look.traps[space].card, look.me)
            yield worth - look.price(may.price), w.BuyTrap(number)
        case w.MayDestroyTrap():
            yield 0.0, w.DestroyTrap(number)
        case w.MaySellOff():
            for space in may.spaces:
                worth = look.threat(space, look.traps[space].card, look.me)
                yield -worth, w.SellOff(number, space)
        case w.MaySendBack():
            for piece in may.pieces:
                yield -look.togo(look.me, piece, START), w.SendBack(number, piece)
        case w.MayDropCard():
            for card in may.cards:
                yield -look.ground.kept(card), w.DropCard(number, Text(card))
        case w.MayPickPiece():
            aim = Aim.MINE if may.pieces[0] // 2 == look.me else Aim.FOE
            by_aim = aiming(look, aim)
            yield from ((by_aim[piece], w.PickPiece(number, piece)) for piece in may.pieces)
        case w.MayPickSeat():
            by_aim = aiming(look, Aim.RIVAL)
            yield from ((by_aim[seat], w.PickSeat(number, seat)) for seat in may.seats)
        case w.MayPickTrap():
            by_aim = aiming(look, Aim.TRAP)
            yield from ((by_aim[space], w.PickTrap(number, space)) for space in may.spaces)
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
