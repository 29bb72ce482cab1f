"""A player of TRAPS who does anything lawful, and rather gets on than not."""

from collections.abc import Callable, Iterator
from typing import Any

from trapline.kernel import Luck, Text

from ..model.view import View
from ..wishes import AnyWish, answers, invitations, turn
from .ground import Ground
from .levels import Level
from .outlook import Outlook
from .trapping import traps

WHIM = 2
"""One time in so many it looks for another thing to do before it ends the turn."""
THRIFT = 110
"""The gold it keeps for a rainy day."""


class Wanderer:
    """Rolls all the dice it may, never forgets its Traps, and dodges whenever it can."""

    def __init__(self, ground: Callable[[], Ground], level: Level) -> None:
        self._ground, self._level = ground, level

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        if not view.may or view.me is None:
            return None
        look = Outlook(self._ground(), self._level, view, view.me)
        favourites = list(dodges(view, luck)) or list(draws(look)) or best_trap(look)
        if favourites:
            return luck.choice(favourites)
        ends = [one for one in view.may if isinstance(one, invitations.MayEndTurn)]
        if ends and luck.below(WHIM):
            return turn.EndTurn(ends[0].turn)
        wishes = list(lawful(view, luck))
        return luck.choice(wishes) if wishes else None


def draws(look: Outlook) -> Iterator[AnyWish]:
    """Buy a card, as long as there is gold enough."""
    for may in look.view.may:
        if isinstance(may, invitations.MayDraw) and look.mine.gold >= THRIFT:
            yield turn.Draw(may.turn)


def best_trap(look: Outlook) -> list[AnyWish]:
    """Return the Trap that would be laid best, if any is worth its price."""
    weighed = [one for may in look.view.may for one in traps(look, may)]
    worth, best = max(weighed, key=lambda one: one[0], default=(0.0, None))
    return [best] if best is not None and worth > 0 else []


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
