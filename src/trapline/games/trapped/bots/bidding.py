"""What a castaway bids: its best where it is its own affair, and else by what it feels."""

from trapline.kernel import Luck, Text

from ..model.basics import GOAL_CARDS
from ..model.cards import Suit, points, strongest_first
from ..model.kinds import Attribute, Contest, Side
from ..model.shown import Clash, Sheet
from ..model.view import View
from ..wishes.conflict import Bid, KeepLucky, MayBid, MayUseLucky, PassBid, UseLucky
from .plans import best_plan, is_bomb, undoing
from .reading import best_of, lead, score_of, sheet_of
from .tempers import Temper, feeling_for, hates, temper

FEW_CARDS = 2
"""With so few cards it keeps out of what is not its own."""
RELUCTANT = 2
"""One time in so many it helps whom it desires or cannot refuse."""
LAST_CARD = 1
"""But for love and for hatred it gives all but the last."""
ENOUGH = 10.5
"""With so much for each of the GM's cards it saves its better ones."""


def bid(invitation: MayBid, view: View, luck: Luck) -> Bid | PassBid:
    clash = view.conflict
    if clash is None or view.me in (clash.seat, clash.opponent):
        return own_bid(invitation, view)
    stakes = [stake for stake in invitation.stakes if stake.lawful]
    side = taken_side(view, clash, luck)
    if not stakes or side is None or len(view.hand) <= reserve(view, clash):
        return PassBid(invitation.number)
    stake = stakes[0]
    attribute = Attribute.BRAVE
    if stake.figure is not None:
        able = clash.fits if side is Side.HELP else invitation.attributes
        attribute = best_of(sheet_of(view, stake.figure), able)
    ranked = strongest_first(stake.lawful)
    card = ranked[0 if is_last_chance(view, clash) else len(ranked) // 2]
    return Bid(invitation.number, Text(card), side, stake.through, attribute, Text(""))


def taken_side(view: View, clash: Clash, luck: Luck) -> Side | None:
    """Help what leads out and whom one likes; hinder what does harm and whom one hates."""
    if view.figure is None:
        return luck.choice((Side.HELP, Side.HINDER, None, None))
    me = sheet_of(view, view.figure)
    if (side := side_on_goal(view, clash, me)) is not None:
        return side
    if hates(me, clash.figure):
        return Side.HINDER
    if is_with_me(view, clash, me) or feeling_for(me, clash.figure) is Suit.HEARTS:
        return Side.HELP
    is_urgent = clash.kind in (Contest.EVENT, Contest.MONSTER)
    is_moved = luck.below(RELUCTANT) == 0 or is_urgent
    return Side.HELP if is_moved and feeling_for(me, clash.figure) is not None else None


def reserve(view: View, clash: Clash) -> int:
    """Return how many cards one keeps."""
    if view.figure is None:
        return FEW_CARDS
    if is_last_chance(view, clash):
        return 0
    feeling = feeling_for(sheet_of(view, view.figure), clash.figure)
    return LAST_CARD if feeling in (Suit.HEARTS, Suit.CLUBS) else FEW_CARDS


def is_last_chance(view: View, clash: Clash) -> bool:
    """Say whether all blow up, oneself included, unless this works."""
    if view.countdown is None or view.figure is None:
        return False
    return clash.subject in best_plan(view, sheet_of(view, view.figure)).wanted


def is_with_me(view: View, clash: Clash, me: Sheet) -> bool:
    """Say whether somebody fights the monster in this room: beaten, it leaves all alone (TD-96)."""
    return clash.counts is not None and sheet_of(view, clash.figure).room == me.room


def side_on_goal(view: View, clash: Clash, me: Sheet) -> Side | None:
    goals = [goal for goal in view.place.goals if goal.id == clash.subject]
    if clash.kind is not Contest.GOAL or not goals:
        return None
    [goal] = goals
    if goal.id in best_plan(view, me).wanted:
        return Side.HELP
    if is_bomb(view, goal) and temper(me) is not Temper.TREACHEROUS:
        return Side.HINDER
    return Side.HINDER if undoing(view, goal) else None


def own_bid(invitation: MayBid, view: View) -> Bid:
    """Bid the weakest card that should do, else the strongest."""
    [stake] = invitation.stakes
    [side] = invitation.sides
    attribute, score = Attribute.BRAVE, 0
    if stake.figure is not None and view.conflict is not None:
        figure = sheet_of(view, stake.figure)
        fitting = [one for one in invitation.attributes if one in view.conflict.fits]
        attribute = best_of(figure, fitting or invitation.attributes)
        score = score_of(figure, attribute)
    ranked = strongest_first(stake.lawful)
    doing = [one for one in ranked if points(one) + score >= enough(view.conflict)]
    card = (doing or ranked[:1] or [""])[-1]
    return Bid(invitation.number, Text(card), side, stake.through, attribute, Text(""))


def enough(clash: Clash | None) -> float:
    """Return what should do; in a challenge the other's card and score are worth two cards."""
    against = 0 if clash is None else len(clash.base) + clash.cards
    return ENOUGH * (against or GOAL_CARDS)


def use_luck(invitation: MayUseLucky, view: View) -> UseLucky | KeepLucky:
    """Use it where it turns a defeat into a victory; before the reveal nobody knows."""
    clash = view.conflict
    if clash is None or clash.seat != view.me or not clash.is_open:
        return KeepLucky(invitation.number)
    mine = next(one for one in clash.bids if one.seat == view.me)
    gain = points(invitation.score) - points(mine.score)
    behind = -lead(clash)
    turns_it = behind > 0 and gain > behind
    return UseLucky(invitation.number) if turns_it else KeepLucky(invitation.number)
