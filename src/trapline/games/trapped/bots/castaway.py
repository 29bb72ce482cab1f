"""A player who wants to get out, with some of the others or without them."""

from collections.abc import Mapping

from trapline.kernel import Language, Luck, Text

from ..content.making.sketch import Part
from ..model.agenda import Ask
from ..model.basics import FigureId
from ..model.sheets import NAME, OCCUPATION
from ..model.shown import Workshop
from ..model.view import View
from ..wishes import AnyInvitation, AnyWish, making, trouble
from ..wishes.conflict import Accept, Decline, MayAccept, MayBid, MayUseLucky
from ..wishes.talk import Become, MayBecome, MayNarrate, MayVote, Narrate
from ..wishes.turn import DrawFive, MayDrawFive
from .bidding import bid, use_luck
from .blessing import bless
from .deeds import act, is_worth_it
from .keeper import keep
from .reading import best_of, role, sheet_of
from .remarks import remark
from .speaking import with_words
from .tempers import hates
from .voices import Lines, Voice

MUTE = Voice({}, "en")
IDEAS = 3
"""So many are enough from a bot: people shall have room."""


class Castaway:
    """Plays every seat, the GM's too; then by the policy of the group."""

    def __init__(self, voices: Mapping[Language, Lines]) -> None:
        self.voices = {language: Voice(lines, language) for language, lines in voices.items()}

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        voice = self.voices.get(view.language, MUTE)
        said = remark(view, voice, luck)
        if said is not None:
            return said
        wish = self.decide(view, voice, luck)
        return None if wish is None else with_words(wish, view, voice, luck)

    def decide(self, view: View, voice: Voice, luck: Luck) -> AnyWish | None:
        votes = [one for one in view.may if isinstance(one, MayVote)]
        if votes:
            return bless(votes[0], view)
        if view.making is not None:
            return make_up(view, view.making, luck)
        if view.ask is Ask.PREMISE:
            return go_in(view)
        if view.me == view.gm:
            return keep(view, luck)
        if view.ask is Ask.ACT and view.me in view.waiting:
            return act(view, creditors(view, voice), luck)
        answers = [answer(one, view, luck) for one in view.may]
        given = [one for one in answers if one is not None]
        return luck.choice(given) if given else None


def go_in(view: View) -> AnyWish | None:
    """For somebody who has left: nobody waits for a bot to read."""
    asked = [one for one in view.may if isinstance(one, making.MayGoIn)]
    return making.GoIn(asked[0].number) if asked else None


def answer(invitation: AnyInvitation, view: View, luck: Luck) -> AnyWish | None:
    match invitation:
        case making.MayMakeCharacter():
            return make_character(invitation, view, luck)
        case making.MaySetAspect():
            return set_aspect(invitation, view, luck)
        case MayDrawFive(number):
            return DrawFive(number)
        case MayAccept(number):
            return Accept(number) if is_worth_it(invitation, view) else Decline(number)
        case MayBid():
            return bid(invitation, view, luck)
        case MayUseLucky():
            return use_luck(invitation, view)
        case trouble.MayFace(number, attributes) if view.conflict is not None:
            hero = sheet_of(view, view.conflict.figure)
            return trouble.Face(number, best_of(hero, attributes), Text(""))
        case trouble.MayAgree(number, by=by):
            return trouble.Agree(number, yes=agrees(view, by, luck))
        case trouble.MayMeetEnd(number):
            return trouble.MeetEnd(number, insane=luck.below(3) == 0, words=Text(""))
        case MayNarrate(cue):
            return Narrate(cue, Text(""))
        case trouble.MayDiscard(number, cards):
            return trouble.Discard(number, Text(cards[-1]))
        case trouble.MayConclude(number):
            return trouble.Conclude(number, Text(""))
        case MayBecome(figures) if view.me not in dict(view.claims):
            return Become(luck.choice(figures))
        case _:
            return None


def agrees(view: View, by: FigureId, luck: Luck) -> bool:
    """Go along with whom one does not hate, but for a whim; out, with anybody."""
    if view.figure is None or view.leaving is not None:
        return True
    return not hates(sheet_of(view, view.figure), by) and luck.below(4) > 0


def creditors(view: View, voice: Voice) -> tuple[FigureId, ...]:
    """Return who has helped me for a seat, as far as that is still remembered."""
    if view.figure is None:
        return ()
    mine = sheet_of(view, view.figure).name
    seats = {line.by for line in view.story if voice.heard("bargain", line.words, mine)}
    return tuple(one.id for one in view.sheets if one.seat in seats)


def make_character(
    invitation: making.MayMakeCharacter, view: View, luck: Luck
) -> making.MakeCharacter:
    part = role(view, luck)
    return making.MakeCharacter(
        invitation.number,
        Text(part.name),
        Text(part.gender),
        Text(part.occupation),
        tuple(map(Text, luck.shuffled(invitation.for_attributes))),
        tuple(map(Text, luck.shuffled(invitation.for_feelings))),
        part.face,
    )


def set_aspect(invitation: making.MaySetAspect, view: View, luck: Luck) -> making.SetAspect:
    card, spot = luck.choice(invitation.cards), luck.choice(invitation.spots)
    part = role(view, luck)
    words = {NAME: part.name, OCCUPATION: part.occupation}.get(spot.partition(".")[2], "")
    return making.SetAspect(
        invitation.number, Text(card), Text(spot), Text(words), Text(part.gender), part.face
    )


def make_up(view: View, workshop: Workshop, luck: Luck) -> AnyWish | None:
    invited = {type(one): one for one in view.may}
    has_more = sum(idea.seat == view.me for idea in workshop.ideas) < IDEAS
    for invitation in invited.values():
        match invitation:
            case making.MayAddIdea() if has_more:
                return have_idea(invitation, workshop, luck)
            case making.MayEndIdeas(number) if not has_more and is_last_or_player(view):
                return making.EndIdeas(number)
            case making.MayReadBack(number):
                return making.ReadBack(number)
            case making.MayVoteOut(number):
                return making.VoteOut(number, ())
            case making.MayFillIn(number) if workshop.refused or workshop.lacks:
                return making.FillIn(number)
            case making.MayPropose(number) if not workshop.refused:
                return making.Propose(number)
            case _:
                pass
    return None


def is_last_or_player(view: View) -> bool:
    """Say whether to stop: a GM lets everybody else finish first."""
    return view.me != view.gm or view.waiting in ((), (view.me,))


def have_idea(invitation: making.MayAddIdea, workshop: Workshop, luck: Luck) -> making.AddIdea:
    """Say something about what has been said the least about."""
    count = {part: sum(idea.part is part for idea in workshop.ideas) for part in invitation.parts}
    part = min(luck.shuffled(invitation.parts), key=lambda one: count[one])
    return making.AddIdea(invitation.number, part, Text(luck.choice(fresh(workshop, part))))


def fresh(workshop: Workshop, part: Part) -> tuple[str, ...]:
    said = {idea.words for idea in workshop.ideas}
    hints = workshop.hints[part]
    return tuple(hint for hint in hints if hint not in said) or hints
