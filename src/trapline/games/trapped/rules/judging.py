"""Attributes: what may be proposed, what fits, and who has the last word (TD-51, TD-67, TD-129)."""

from typing import Final

from trapline.kernel import IllegalMove

from ..content.atlas import Atlas
from ..model.basics import Seats
from ..model.conflict import Conflict
from ..model.kinds import Attribute, Contest
from ..model.reasons import Reason
from ..model.sheets import Figure

JUDGED: Final = tuple(one for one in Attribute if one is not Attribute.LUCKY)
"""The attributes that can be asked for."""
TALKING: Final = tuple(one for one in JUDGED if one is not Attribute.FAST)
"""What may win somebody over: charm, wits, threats or a good example; nobody is outrun."""


def proposed(figure: Figure, attribute: Attribute) -> Attribute:
    """Any of the six will do (TD-67); Lucky, unless it is crossed out (TD-21)."""
    if attribute not in proposable(figure):
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-21")
    return attribute


def proposable(*figures: Figure) -> tuple[Attribute, ...]:
    return JUDGED if all(one.lucky_used for one in figures) else tuple(Attribute)


def judged(attribute: Attribute) -> Attribute:
    """Nobody but its owner calls upon Lucky (TD-21)."""
    if attribute is Attribute.LUCKY:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-21")
    return attribute


def fits(atlas: Atlas, conflict: Conflict) -> tuple[Attribute, ...]:
    """Return what the scenario has in mind; the GM may say otherwise."""
    match conflict.kind:
        case Contest.GOAL:
            return atlas.goals[conflict.subject].attributes
        case Contest.MONSTER:
            return atlas.scenario.monster.attributes
        case Contest.EVENT:
            return conflict.attributes
        case Contest.CONTROL | Contest.CHALLENGE:
            return TALKING


def under_judgement(conflict: Conflict) -> Seats:
    """Return whose attribute the GM may still change: helpers', and both in a challenge (TD-76)."""
    was_ruled = () if conflict.kind is Contest.CHALLENGE else (conflict.seat,)
    return tuple(
        bid.seat for bid in conflict.bids if bid.figure is not None and bid.seat not in was_ruled
    )
