"""A player of TRAPS who does anything lawful, and rather gets on than not."""

from collections.abc import Iterator
from typing import Any

from trapline.games.traps import wishes as w
from trapline.games.traps.view import View
from trapline.kernel import Luck, Text

WHIM = 2
"""One time in so many it looks for another thing to do before it ends the turn."""


class Wanderer:
    """Rolls all the dice it may, plays now and then, and dodges whenever it can."""

    def choose(self, view: View, luck: Luck) -> w.AnyWish | None:
        if not view.may:
            return None
        ends = [one for one in view.may if isinstance(one, w.MayEndTurn)]
        if ends and luck.below(WHIM):
            return w.EndTurn(ends[0].turn)
        wishes = list(dodges(view, luck)) or list(lawful(view, luck))
        return luck.choice(wishes) if wishes else None


def dodges(view: View, luck: Luck) -> Iterator[w.AnyWish]:
    for invitation in view.may:
        if isinstance(invitation, w.MayDodgeTrap) and invitation.cards:
            yield w.DodgeTrap(invitation.choice, Text(luck.choice(invitation.cards)))


def lawful(view: View, luck: Luck) -> Iterator[w.AnyWish]:
    """Yield a wish for each invitation."""

    def text(cards: Any) -> Text:
        return Text(luck.choice(cards))

    for may in view.may:
        match may:
            case w.MayRoll():
                yield w.Roll(may.turn, max(may.counts))
            case w.MayDraw():
                yield w.Draw(may.turn)
            case w.MayPlaceTrap():
                yield w.PlaceTrap(may.turn, text(may.cards), luck.choice(may.spaces))
            case w.MayHideTrap():
                yield w.HideTrap(may.turn, text(may.cards), luck.choice(may.spaces))
            case w.MayFlipTrap():
                yield w.FlipTrap(may.turn, luck.choice(may.spaces))
            case w.MayPlayAction():
                yield w.PlayAction(may.turn, text(may.cards))
            case w.MayCashIn():
                yield w.CashIn(may.turn, text(may.cards))
            case w.MayUseAbility():
                yield w.UseAbility(may.turn, luck.choice(may.pieces))
            case w.MayEndTurn():
                yield w.EndTurn(may.turn)
            case w.MayMove():
                yield w.Move(may.choice, luck.choice(may.pieces))
            case w.MayTakePath():
                yield w.TakePath(may.choice, luck.choice(may.spaces))
            case w.MayStealFrom():
                yield w.StealFrom(may.choice, luck.choice(may.seats))
            case w.MaySuffer():
                yield w.Suffer(may.choice)
            case w.MayBuyTrap():
                yield w.BuyTrap(may.choice)
            case w.MayDestroyTrap():
                yield w.DestroyTrap(may.choice)
            case w.MaySellOff():
                yield w.SellOff(may.choice, luck.choice(may.spaces))
            case w.MaySendBack():
                yield w.SendBack(may.choice, luck.choice(may.pieces))
            case w.MayDropCard():
                yield w.DropCard(may.choice, text(may.cards))
            case w.MayPickPiece():
                yield w.PickPiece(may.choice, luck.choice(may.pieces))
            case w.MayPickSeat():
                yield w.PickSeat(may.choice, luck.choice(may.seats))
            case w.MayPickTrap():
                yield w.PickTrap(may.choice, luck.choice(may.spaces))
            case w.MayDiscard() | w.MaySellTrap() | w.MayDodgeTrap():
                pass
