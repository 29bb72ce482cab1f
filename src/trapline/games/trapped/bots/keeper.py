"""The automatic GM: dramatic, ruthless or fair (TD-129, TD-130)."""

from trapline.games.trapped import wishes as w
from trapline.games.trapped.bots.drama import play_event
from trapline.games.trapped.bots.herding import herd
from trapline.games.trapped.bots.maps import Map
from trapline.games.trapped.bots.reading import best_of, sheet_of
from trapline.games.trapped.cards import Card, points
from trapline.games.trapped.content import Walker
from trapline.games.trapped.model import Attribute, Contest, Fate, FigureId, Policy, Side
from trapline.games.trapped.view import View
from trapline.kernel import Luck, Text

PATIENCE = {Policy.DRAMATIC: 18, Policy.RUTHLESS: 0, Policy.FAIR: 26}
"""For so many rounds a GM is as the group wanted; then there must be an end."""


def keep(view: View, luck: Luck) -> w.AnyWish | None:
    for invitation in view.may:
        match invitation:
            case w.MayConfirm():
                return confirm(invitation, view)
            case w.MayOverrule() if (change := overrule(invitation, view)) is not None:
                return change
            case w.MayReveal():
                return w.Reveal(invitation.number)
            case w.MayHarm():
                return harm(invitation, view, luck)
            case w.MayPlayEvent():
                return play_event(invitation, view, luck)
            case w.MayMakeUpEvent():
                return make_up(invitation, luck)
            case w.MayChoose():
                return w.Choose(invitation.number, Text(luck.choice(invitation.options)))
            case w.MayProwl():
                return herd(view, luck) or prowl(invitation, view, luck)
            case w.MayFlee():
                return w.Flee(invitation.number, Text(farthest(view, invitation.rooms, luck)))
            case _:
                pass
    return None


def confirm(invitation: w.MayConfirm, view: View) -> w.Confirm:
    """Agree with what fits, and with luck; for anything else, name what fits best (TD-129)."""
    clash, attribute = view.conflict, invitation.proposed
    if clash is not None and attribute not in (*clash.fits, Attribute.LUCKY):
        attribute = best_of(sheet_of(view, clash.figure), clash.fits)
    return w.Confirm(invitation.number, attribute)


def overrule(invitation: w.MayOverrule, view: View) -> w.Overrule | None:
    """Judge those who help, and both in a challenge; there are many ways to be in the way."""
    clash = view.conflict
    if clash is None:
        return None
    is_contest = clash.kind is Contest.CHALLENGE
    for bid in clash.bids:
        is_judged = bid.seat in invitation.seats and (is_contest or bid.side is Side.HELP)
        if is_judged and bid.figure is not None and bid.attribute not in clash.fits:
            attribute = best_of(sheet_of(view, bid.figure), clash.fits)
            return w.Overrule(invitation.number, bid.seat, attribute)
    return None


def harm(invitation: w.MayHarm, view: View, luck: Luck) -> w.Harm:
    """Choose the biggest drop; if nothing drops, an Extra's feeling for them (TD-129)."""
    hurt = "" if view.conflict is None else str(view.conflict.figure)
    own = [spot for spot in invitation.spots if is_on_sheet(spot, hurt)]
    drops = {spot: points(score(view, spot)) - points(invitation.card) for spot in own}
    most = max(drops.values())
    others = [spot for spot in invitation.spots if spot not in own]
    best = [spot for spot in own if drops[spot] == most]
    chosen = best if most > 0 or not others else others
    return w.Harm(invitation.number, Text(luck.choice(chosen)))


def is_on_sheet(spot: str, figure: str) -> bool:
    return spot.startswith((f"{figure}.", f"{figure}>"))


def score(view: View, spot: str) -> Card:
    figure, mark, about = spot.partition(">")
    if mark:
        return sheet_of(view, int(figure)).feelings[about]
    figure, _, aspect = spot.partition(".")
    return sheet_of(view, int(figure)).attributes[Attribute(aspect)]


def make_up(invitation: w.MayMakeUpEvent, luck: Luck) -> w.MakeUpEvent:
    """Only where nothing of the list fits: a shiver."""
    figure = luck.choice(invitation.figures)
    return w.MakeUpEvent(invitation.number, figure, Text("…"))


def prowl(invitation: w.MayProwl, view: View, luck: Luck) -> w.Prowl:
    """Go towards the nearest person it can get at, and attack as the policy has it."""
    lair = min(luck.shuffled(invitation.lairs), key=lambda one: one.steps)
    return w.Prowl(invitation.number, Text(lair.room), victim(view, lair.figures, luck))


def victim(view: View, figures: tuple[FigureId, ...], luck: Luck) -> FigureId | None:
    """Whose turn it was is attacked (TD-130), or else an Extra who is nobody's.

    The ruthless always attack, the dramatic often, the fair rarely, and no Extra. When an evening
    drags on, nobody is spared any more.
    """
    people = [sheet_of(view, one) for one in figures]
    active = [one.id for one in people if view.active in (one.seat, one.master)]
    strays = [one.id for one in people if one.seat is None and one.master is None]
    match view.policy if view.round <= PATIENCE[view.policy] else Policy.RUTHLESS:
        case Policy.RUTHLESS:
            prey = active or strays
        case Policy.DRAMATIC:
            prey = (active or strays) if luck.below(2) else []
        case Policy.FAIR:
            prey = active if luck.below(3) == 0 else []
    return luck.choice(prey) if prey else None


def nearest_person(view: View, room: str) -> int:
    """Return how far it is to somebody for the monster, as far as one can tell."""
    ways = Map(view.place, view.goals, but=Walker.PEOPLE)
    people = [sheet.room for sheet in view.sheets if sheet.fate is Fate.ALIVE]
    return ways.distance(room, people)


def farthest(view: View, rooms: tuple[str, ...], luck: Luck) -> str:
    return max(luck.shuffled(rooms), key=lambda room: nearest_person(view, room))
