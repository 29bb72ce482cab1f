"""A player of TRAPS who does anything lawful, and rather gets on than not."""

from collections.abc import Iterator
from typing import Any

from trapline.kernel import Luck, Text

from ..model.view import View
from ..wishes import AnyWish, answers, invitations, turn

WHIM = 2
"""One time in so many it looks for another thing to do before it ends the turn."""


class Wanderer:
    """Rolls all the dice it may, plays now and then, and dodges whenever it can."""

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        if not view.may:
            return None
        ends = [one for one in view.may if isinstance(one, invitations.MayEndTurn)]
        if ends and luck.below(WHIM):
            return turn.EndTurn(ends[0].turn)
        wishes = list(dodges(view, luck)) or list(lawful(view, luck))
        return luck.choice(wishes) if wishes else None


def dodges(view: View, luck: Luck) -> Iterator[AnyWish]:
    for invitation in view.may:
        if isinstance(invitation, invitations.MayDodgeTrap) and invitation.cards:
            yield answers.DodgeTrap(invitation.choice, Text(luck.choice(invitation.cards)))


def lawful(view: View, luck: Luck) -> Iterator[AnyWish]:
    """Yield a wish for each invitation."""

    def text(cards: Any) -> Text:
        return Text(luck.choice(cards))

    for may in view.may:
        match may:
            case invitations.MayRoll():
                yield turn.Roll(may.turn, max(may.counts))
            case invitations.MayDraw():
                yield turn.Draw(may.turn)
            case invitations.MayPlaceTrap():
                yield turn.PlaceTrap(may.turn, text(may.cards), luck.choice(may.spaces))
            case invitations.MayHideTrap():
                yield turn.HideTrap(may.turn, text(may.cards), luck.choice(may.spaces))
            case invitations.MayFlipTrap():
                yield turn.FlipTrap(may.turn, luck.choice(may.spaces))
            case invitations.MayPlayAction():
                yield turn.PlayAction(may.turn, text(may.cards))
            case invitations.MayCashIn():
                yield turn.CashIn(may.turn, text(may.cards))
            case invitations.MayUseAbility():
                yield turn.UseAbility(may.turn, luck.choice(may.pieces))
            case invitations.MayEndTurn():
                yield turn.EndTurn(may.turn)
            case invitations.MayMove():
                yield answers.Move(may.choice, luck.choice(may.pieces))
            case invitations.MayTakePath():
                yield answers.TakePath(may.choice, luck.choice(may.spaces))
            case invitations.MayStealFrom():
                yield answers.StealFrom(may.choice, luck.choice(may.seats))
            case invitations.MaySuffer():
                yield answers.Suffer(may.choice)
            case invitations.MayBuyTrap():
                yield answers.BuyTrap(may.choice)
            case invitations.MayDestroyTrap():
                yield answers.DestroyTrap(may.choice)
            case invitations.MaySellOff():
                yield answers.SellOff(may.choice, luck.choice(may.spaces))
            case invitations.MaySendBack():
                yield answers.SendBack(may.choice, luck.choice(may.pieces))
            case invitations.MayDropCard():
                yield answers.DropCard(may.choice, text(may.cards))
            case invitations.MayPickPiece():
                yield answers.PickPiece(may.choice, luck.choice(may.pieces))
            case invitations.MayPickSeat():
                yield answers.PickSeat(may.choice, luck.choice(may.seats))
            case invitations.MayPickTrap():
                yield answers.PickTrap(may.choice, luck.choice(may.spaces))
            case invitations.MayDiscard() | invitations.MaySellTrap() | invitations.MayDodgeTrap():
                pass
