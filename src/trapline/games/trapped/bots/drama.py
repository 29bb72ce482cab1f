"""Which event the automatic GM makes of a card, and whom it touches (TD-45, TD-46, TD-129)."""

from typing import NamedTuple

from trapline.kernel import Luck, Text

from ..content.schema import Walker
from ..model.basics import FigureId
from ..model.options import Policy
from ..model.shown import Scare, Sheet
from ..model.view import View
from ..wishes.trouble import MayPlayEvent, PlayEvent
from .reading import Map, best_of, score_of, sheet_of

ATTACKS = {"attack", "lurk"}
TESTS = {"test", "brawl"}
ENOUGH = 3
"""By so much each event that somebody has had makes the next one less of a pleasure."""
PITY = 11
"""How little the best score would have to be that a test is no worse than nothing."""


class Twist(NamedTuple):
    """An event, and somebody whom it could touch."""

    scare: Scare
    figure: FigureId


def play_event(invitation: MayPlayEvent, view: View, luck: Luck) -> PlayEvent:
    """The fair let luck decide, the dramatic make scenes, the ruthless hit where it hurts."""
    listed = {scare.id: scare for scare in view.events}
    twists = [
        Twist(listed[one.event], figure) for one in invitation.troubles for figure in one.figures
    ]
    fresh = freshest(twists)
    match view.policy:
        case Policy.FAIR:
            twist = luck.choice(least_troubled(view, fresh))
        case Policy.DRAMATIC:
            spared = least_troubled(view, fresh)
            near = [one for one in spared if is_near(view, one.figure)]
            twist = luck.choice(near or spared)
        case Policy.RUTHLESS:
            twist = max(luck.shuffled(fresh), key=lambda one: cruelty(view, one))
    return PlayEvent(invitation.number, Text(twist.scare.id), twist.figure, Text(""))


def freshest(twists: list[Twist]) -> list[Twist]:
    """Return those whose title was told least: none comes again while another fits."""
    least = min(one.scare.times for one in twists)
    return [one for one in twists if one.scare.times == least]


def least_troubled(view: View, twists: list[Twist]) -> list[Twist]:
    """Return those for whom the evening has had least in store."""
    troubles = {one.figure: sheet_of(view, one.figure).troubles for one in twists}
    least = min(troubles.values())
    return [one for one in twists if troubles[one.figure] == least]


def is_tame(view: View) -> bool:
    """Say whether the monster does nothing in this turn, or never again."""
    return view.monster.dead or view.monster.beaten


def is_near(view: View, figure: FigureId) -> bool:
    """Say whether the monster could be there with one step."""
    if is_tame(view):
        return False
    ways = Map(view.place, view.goals, but=Walker.PEOPLE)
    return ways.distance(view.monster.room, (sheet_of(view, figure).room,)) <= 1


def cruelty(view: View, twist: Twist) -> int:
    """Return how much it hurts: more, the closer somebody is to getting out."""
    sheet, does = sheet_of(view, twist.figure), set(twist.scare.does)
    hurt = progress(sheet) - ENOUGH * sheet.troubles
    if does & ATTACKS and is_near(view, twist.figure):
        hurt += PITY
    if does & TESTS and twist.scare.attributes:
        hurt += PITY - score_of(sheet, best_of(sheet, twist.scare.attributes))
    return hurt + 2 * ("steal" in does) + ("spoil" in does)


def progress(sheet: Sheet) -> int:
    return 2 * len(sheet.items) + len(sheet.goals)
