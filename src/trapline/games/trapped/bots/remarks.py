"""What bots say unasked: pleas to those who could leave, and the GM's word on what has happened."""

from trapline.kernel import Luck

from ..model.agenda import Ask
from ..model.kinds import Contest, Fortune
from ..model.sheets import spot_of
from ..model.shown import Clash, Sheet
from ..model.view import View
from ..wishes.talk import MayTell, Tell
from .plans import Plan, companions
from .reading import offered, sheet_of
from .speaking import felt, name, tagged
from .voices import Occasion, Voice

TERSE = 3
"""Of the results that hurt nobody, the GM speaks about one in so many."""


def remark(view: View, voice: Voice, luck: Luck) -> Tell | None:
    """Return something to say now; nothing that has been said for this reason before."""
    occasion = None
    if offered(view, MayTell) is not None:
        occasion = comment(view) if view.me == view.gm else plea(view, voice)
    words = None if occasion is None else voice.say(occasion, view, luck)
    return Tell(words) if words else None


def plea(view: View, voice: Voice) -> Occasion | None:
    """Beg whoever has all that it takes for a small way out, once each."""
    if view.figure is None or view.ask is not Ask.ACT or view.me not in view.waiting:
        return None
    me = sheet_of(view, view.figure)
    said = [line.words for line in view.story if line.by == view.me]
    for other in companions(view, me):
        begged = any(voice.heard("plea", words, other.name) for words in said)
        if other.room == me.room and not begged and could_leave(view, other):
            return Occasion("plea", tagged(felt(me, other.id)), other.name)
    return None


def could_leave(view: View, other: Sheet) -> bool:
    """Say whether somebody only has to get to a way out that does not save all."""
    return any(way.seats > 0 and Plan(view, other, way).turns == 0 for way in view.place.ways)


def comment(view: View) -> Occasion | None:
    """Say what a result looks like from the GM's chair, once."""
    last = view.last
    if last is None or last.prompt is None or view.conflict is not None:
        return None
    if last.kind in (Contest.CHALLENGE, Contest.CONTROL) or has_spoken(view, last):
        return None
    whom = name(view, last.figure)
    if last.scar is not None:
        spot = spot_of(last.scar.spot)
        hurt = spot.aspect if spot.about is None else "feeling"
        return Occasion("harm", tagged(hurt), whom)
    if last.fortune is Fortune.DOOMED:
        return Occasion("doom", whom=whom)
    if last.counts is not None and last.won:
        return Occasion("beaten", whom=whom)
    if last.number % TERSE:
        return None
    return Occasion("success" if last.won else "failure", whom=whom)


def has_spoken(view: View, last: Clash) -> bool:
    lines = [line for line in view.story if line.number >= last.since]
    return any(line.by == view.me and line.deed == "told" for line in lines)
