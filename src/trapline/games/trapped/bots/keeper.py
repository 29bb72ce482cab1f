"""The automatic GM: dramatic, ruthless or fair (TD-129, TD-130); and its Extras (TD-89)."""

from trapline.kernel import Luck, Text

from ..content.schema import Walker
from ..model.basics import FigureId
from ..model.cards import Card, points, weight
from ..model.kinds import Attribute, Contest, Fate, Side
from ..model.options import Policy
from ..model.sheets import spot_of
from ..model.shown import Sheet
from ..model.view import View
from ..wishes import AnyWish, conflict, trouble
from ..wishes.talk import Lead, MayLead, MayNarrate, Narrate
from .drama import play_event
from .hearing import weighed
from .reading import Map, best_of, offered, sheet_of

COWERING = 4
"""Out of so many times that an Extra could do something, it cowers all but once."""

PATIENCE = {Policy.DRAMATIC: 18, Policy.RUTHLESS: 0, Policy.FAIR: 26}
"""For so many rounds a GM is as the group wanted; then there must be an end."""


def keep(view: View, luck: Luck) -> AnyWish | None:
    for invitation in view.may:
        match invitation:
            case conflict.MayConfirm():
                return confirm(invitation, view)
            case conflict.MayWeigh():
                return conflict.Weigh(invitation.number, weighed(view))
            case conflict.MayOverrule() if (change := overrule(invitation, view)) is not None:
                return change
            case conflict.MayReveal():
                return conflict.Reveal(invitation.number)
            case conflict.MayHarm():
                return harm(invitation, view, luck)
            case trouble.MayPlayEvent():
                return play_event(invitation, view, luck)
            case trouble.MayMakeUpEvent():
                return make_up(invitation, luck)
            case trouble.MayChoose():
                return trouble.Choose(invitation.number, Text(luck.choice(invitation.options)))
            case trouble.MayProwl():
                return herd(view, luck) or prowl(invitation, view, luck)
            case MayNarrate(cue):
                return Narrate(cue, Text(""))
            case trouble.MayFlee():
                return trouble.Flee(invitation.number, Text(farthest(view, invitation.rooms, luck)))
            case _:
                pass
    return None


def confirm(invitation: conflict.MayConfirm, view: View) -> conflict.Confirm:
    """Agree with what fits, and with luck; for anything else, name what fits best (TD-129)."""
    clash, attribute = view.conflict, invitation.proposed
    if clash is not None and attribute not in (*clash.fits, Attribute.LUCKY):
        attribute = best_of(sheet_of(view, clash.figure), clash.fits)
    return conflict.Confirm(invitation.number, attribute)


def overrule(invitation: conflict.MayOverrule, view: View) -> conflict.Overrule | None:
    """Judge those who help, and both in a challenge; there are many ways to be in the way."""
    clash = view.conflict
    if clash is None:
        return None
    is_contest = clash.kind is Contest.CHALLENGE
    for bid in clash.bids:
        is_judged = bid.seat in invitation.seats and (is_contest or bid.side is Side.HELP)
        if is_judged and bid.figure is not None and bid.attribute not in clash.fits:
            attribute = best_of(sheet_of(view, bid.figure), clash.fits)
            return conflict.Overrule(invitation.number, bid.seat, attribute)
    return None


def harm(invitation: conflict.MayHarm, view: View, luck: Luck) -> conflict.Harm:
    """Choose the biggest drop; if nothing drops, an Extra's feeling for them (TD-129)."""
    hurt = None if view.conflict is None else view.conflict.figure
    own = [spot for spot in invitation.spots if spot_of(spot).figure == hurt]
    drops = {spot: points(score(view, spot)) - points(invitation.card) for spot in own}
    most = max(drops.values())
    others = [spot for spot in invitation.spots if spot not in own]
    best = [spot for spot in own if drops[spot] == most]
    chosen = best if most > 0 or not others else others
    return conflict.Harm(invitation.number, Text(luck.choice(chosen)))


def score(view: View, code: str) -> Card:
    spot = spot_of(code)
    sheet = sheet_of(view, spot.figure)
    if spot.about is not None:
        return sheet.feelings[str(spot.about)]
    return sheet.attributes[Attribute(spot.aspect)]


def make_up(invitation: trouble.MayMakeUpEvent, luck: Luck) -> trouble.MakeUpEvent:
    """Only where nothing of the list fits: a shiver."""
    figure = luck.choice(invitation.figures)
    return trouble.MakeUpEvent(invitation.number, figure, Text("…"))


def prowl(invitation: trouble.MayProwl, view: View, luck: Luck) -> trouble.Prowl:
    """Go towards the nearest person it can get at, and attack as the policy has it."""
    lair = min(luck.shuffled(invitation.lairs), key=lambda one: one.steps)
    return trouble.Prowl(invitation.number, Text(lair.room), victim(view, lair.figures, luck))


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


def herd(view: View, luck: Luck) -> Lead | None:
    """Let an Extra move now and then."""
    leads = offered(view, MayLead)
    if leads is None or luck.below(COWERING):
        return None
    leash = luck.choice(leads.leashes)
    extra = sheet_of(view, leash.figure)
    room = max((extra.room, *luck.shuffled(leash.rooms)), key=lambda one: lure(view, extra, one))
    return None if room == extra.room else Lead(extra.id, Text(room))


def lure(view: View, extra: Sheet, room: str) -> int:
    """Return how much an Extra would rather be in a room.

    The fair let it run from the monster, the dramatic after whoever it feels most for, the
    ruthless out of everybody's reach.
    """
    alive = [one for one in view.sheets if one.fate is Fate.ALIVE and one.seat is not None]
    match view.policy:
        case Policy.FAIR:
            return Map(view.place, view.goals, but=Walker.PEOPLE).distance(
                view.monster.room, (room,)
            )
        case Policy.DRAMATIC:
            known = [one for one in alive if str(one.id) in extra.feelings]
            idol = max(known, key=lambda one: weight(extra.feelings[str(one.id)]), default=extra)
            return -Map(view.place, view.goals).distance(room, (idol.room,))
        case Policy.RUTHLESS:
            return Map(view.place, view.goals).distance(room, [one.room for one in alive])
