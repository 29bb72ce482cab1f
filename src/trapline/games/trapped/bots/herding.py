"""What Extras do who obey nobody, if the GM is automatic (TD-89, TD-129)."""

from trapline.kernel import Luck, Text

from ..content.schema import Walker
from ..model.cards import weight
from ..model.kinds import Fate
from ..model.options import Policy
from ..model.view import Sheet, View
from ..wishes.talk import Lead, MayLead
from .maps import Map
from .reading import offered, sheet_of

COWERING = 4
"""Out of so many times that an Extra could do something, it cowers all but once."""


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
