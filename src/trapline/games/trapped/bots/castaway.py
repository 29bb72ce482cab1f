"""A player who wants to get out, with some of the others or without them."""

from trapline.kernel import Luck, Text

from ..model.agenda import Ask
from ..model.sheets import NAME, OCCUPATION
from ..model.view import View
from ..wishes import AnyInvitation, AnyWish, trouble
from ..wishes.conflict import Accept, Decline, MayAccept, MayBid, MayUseLucky
from ..wishes.making import MakeCharacter, MayMakeCharacter, MaySetAspect, SetAspect
from ..wishes.talk import Become, MayBecome, MayVote, Vote
from ..wishes.turn import DrawFive, MayDrawFive
from .bidding import bid, use_luck
from .deeds import act, is_worth_it
from .keeper import keep
from .maker import make_up
from .reading import best_of, role, sheet_of


class Castaway:
    """Plays every seat, the GM's too; then by the policy of the group."""

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        votes = [one for one in view.may if isinstance(one, MayVote)]
        if votes:
            return Vote(votes[0].motion, yes=True)
        if view.making is not None:
            return make_up(view, view.making, luck)
        if view.me == view.gm:
            return keep(view, luck)
        if view.ask is Ask.ACT and view.me in view.waiting:
            return act(view, luck)
        answers = [answer(one, view, luck) for one in view.may]
        given = [one for one in answers if one is not None]
        return luck.choice(given) if given else None


def answer(invitation: AnyInvitation, view: View, luck: Luck) -> AnyWish | None:
    match invitation:
        case MayMakeCharacter():
            return make_character(invitation, view, luck)
        case MaySetAspect():
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
        case trouble.MayAgree(number):
            return trouble.Agree(number, yes=luck.below(4) > 0)
        case trouble.MayMeetEnd(number):
            return trouble.MeetEnd(number, insane=luck.below(3) == 0, words=Text(""))
        case trouble.MayDiscard(number, cards):
            return trouble.Discard(number, Text(cards[-1]))
        case trouble.MayConclude(number):
            return trouble.Conclude(number, Text(""))
        case MayBecome(figures) if view.me not in dict(view.claims):
            return Become(luck.choice(figures))
        case _:
            return None


def make_character(invitation: MayMakeCharacter, view: View, luck: Luck) -> MakeCharacter:
    name, gender, occupation = role(view, luck)
    return MakeCharacter(
        invitation.number,
        Text(name),
        Text(gender),
        Text(occupation),
        tuple(map(Text, luck.shuffled(invitation.for_attributes))),
        tuple(map(Text, luck.shuffled(invitation.for_feelings))),
    )


def set_aspect(invitation: MaySetAspect, view: View, luck: Luck) -> SetAspect:
    card, spot = luck.choice(invitation.cards), luck.choice(invitation.spots)
    name, gender, occupation = role(view, luck)
    words = {NAME: name, OCCUPATION: occupation}.get(spot.partition(".")[2], "")
    return SetAspect(invitation.number, Text(card), Text(spot), Text(words), Text(gender))
