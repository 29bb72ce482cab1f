"""A player of TRAPS who does anything lawful, and rather gets on than not."""

from collections.abc import Iterator
from typing import Any

from trapline.kernel import Luck, Text

from ..model.view import View
from ..wishes import AnyWish
from ..wishes.answers import (
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
from ..wishes.invitations import (
    MayBuyTrap,
    MayCashIn,
    MayDestroyTrap,
    MayDiscard,
    MayDodgeTrap,
    MayDraw,
    MayDropCard,
    MayEndTurn,
    MayFlipTrap,
    MayHideTrap,
    MayMove,
    MayPickPiece,
    MayPickSeat,
    MayPickTrap,
    MayPlaceTrap,
    MayPlayAction,
    MayRoll,
    MaySellOff,
    MaySellTrap,
    MaySendBack,
    MayStealFrom,
    MaySuffer,
    MayTakePath,
    MayUseAbility,
)
from ..wishes.turn import (
    CashIn,
    Draw,
    EndTurn,
    FlipTrap,
    HideTrap,
    PlaceTrap,
    PlayAction,
    Roll,
    UseAbility,
)

WHIM = 2
"""One time in so many it looks for another thing to do before it ends the turn."""


class Wanderer:
    """Rolls all the dice it may, plays now and then, and dodges whenever it can."""

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        if not view.may:
            return None
        ends = [one for one in view.may if isinstance(one, MayEndTurn)]
        if ends and luck.below(WHIM):
            return EndTurn(ends[0].turn)
        wishes = list(dodges(view, luck)) or list(lawful(view, luck))
        return luck.choice(wishes) if wishes else None


def dodges(view: View, luck: Luck) -> Iterator[AnyWish]:
    for invitation in view.may:
        if isinstance(invitation, MayDodgeTrap) and invitation.cards:
            yield DodgeTrap(invitation.choice, Text(luck.choice(invitation.cards)))


def lawful(view: View, luck: Luck) -> Iterator[AnyWish]:
    """Yield a wish for each invitation."""

    def text(cards: Any) -> Text:
        return Text(luck.choice(cards))

    for may in view.may:
        match may:
            case MayRoll():
                yield Roll(may.turn, max(may.counts))
            case MayDraw():
                yield Draw(may.turn)
            case MayPlaceTrap():
                yield PlaceTrap(may.turn, text(may.cards), luck.choice(may.spaces))
            case MayHideTrap():
                yield HideTrap(may.turn, text(may.cards), luck.choice(may.spaces))
            case MayFlipTrap():
                yield FlipTrap(may.turn, luck.choice(may.spaces))
            case MayPlayAction():
                yield PlayAction(may.turn, text(may.cards))
            case MayCashIn():
                yield CashIn(may.turn, text(may.cards))
            case MayUseAbility():
                yield UseAbility(may.turn, luck.choice(may.pieces))
            case MayEndTurn():
                yield EndTurn(may.turn)
            case MayMove():
                yield Move(may.choice, luck.choice(may.pieces))
            case MayTakePath():
                yield TakePath(may.choice, luck.choice(may.spaces))
            case MayStealFrom():
                yield StealFrom(may.choice, luck.choice(may.seats))
            case MaySuffer():
                yield Suffer(may.choice)
            case MayBuyTrap():
                yield BuyTrap(may.choice)
            case MayDestroyTrap():
                yield DestroyTrap(may.choice)
            case MaySellOff():
                yield SellOff(may.choice, luck.choice(may.spaces))
            case MaySendBack():
                yield SendBack(may.choice, luck.choice(may.pieces))
            case MayDropCard():
                yield DropCard(may.choice, text(may.cards))
            case MayPickPiece():
                yield PickPiece(may.choice, luck.choice(may.pieces))
            case MayPickSeat():
                yield PickSeat(may.choice, luck.choice(may.seats))
            case MayPickTrap():
                yield PickTrap(may.choice, luck.choice(may.spaces))
            case MayDiscard() | MaySellTrap() | MayDodgeTrap():
                pass
