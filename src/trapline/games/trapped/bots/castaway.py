"""A player who wants to get out, with some of the others or without them."""

from trapline.games.trapped import wishes as w
from trapline.games.trapped.bots.bidding import bid, use_luck
from trapline.games.trapped.bots.deeds import act, is_worth_it
from trapline.games.trapped.bots.keeper import keep
from trapline.games.trapped.bots.maker import make_up
from trapline.games.trapped.bots.reading import best_of, role, sheet_of
from trapline.games.trapped.model import NAME, OCCUPATION, Ask
from trapline.games.trapped.view import View
from trapline.kernel import Luck, Text


class Castaway:
    """Plays every seat, the GM's too; then by the policy of the group."""

    def choose(self, view: View, luck: Luck) -> w.AnyWish | None:
        votes = [one for one in view.may if isinstance(one, w.MayVote)]
        if votes:
            return w.Vote(votes[0].motion, yes=True)
        if view.making is not None:
            return make_up(view, view.making, luck)
        if view.me == view.gm:
            return keep(view, luck)
        if view.ask is Ask.ACT and view.me in view.waiting:
            return act(view, luck)
        answers = [answer(one, view, luck) for one in view.may]
        given = [one for one in answers if one is not None]
        return luck.choice(given) if given else None


def answer(invitation: w.AnyInvitation, view: View, luck: Luck) -> w.AnyWish | None:
    match invitation:
        case w.MayMakeCharacter():
            return make_character(invitation, view, luck)
        case w.MaySetAspect():
            return set_aspect(invitation, view, luck)
        case w.MayDrawFive(number):
            return w.DrawFive(number)
        case w.MayAccept(number):
            return w.Accept(number) if is_worth_it(invitation, view) else w.Decline(number)
        case w.MayBid():
            return bid(invitation, view, luck)
        case w.MayUseLucky():
            return use_luck(invitation, view)
        case w.MayFace(number, attributes) if view.conflict is not None:
            hero = sheet_of(view, view.conflict.figure)
            return w.Face(number, best_of(hero, attributes), Text(""))
        case w.MayAgree(number):
            return w.Agree(number, yes=luck.below(4) > 0)
        case w.MayMeetEnd(number):
            return w.MeetEnd(number, insane=luck.below(3) == 0, words=Text(""))
        case w.MayDiscard(number, cards):
            return w.Discard(number, Text(cards[-1]))
        case w.MayConclude(number):
            return w.Conclude(number, Text(""))
        case w.MayBecome(figures) if view.me not in dict(view.claims):
            return w.Become(luck.choice(figures))
        case _:
            return None


def make_character(invitation: w.MayMakeCharacter, view: View, luck: Luck) -> w.MakeCharacter:
    name, gender, occupation = role(view, luck)
    return w.MakeCharacter(
        invitation.number,
        Text(name),
        Text(gender),
        Text(occupation),
        tuple(map(Text, luck.shuffled(invitation.for_attributes))),
        tuple(map(Text, luck.shuffled(invitation.for_feelings))),
    )


def set_aspect(invitation: w.MaySetAspect, view: View, luck: Luck) -> w.SetAspect:
    card, spot = luck.choice(invitation.cards), luck.choice(invitation.spots)
    name, gender, occupation = role(view, luck)
    words = {NAME: name, OCCUPATION: occupation}.get(spot.partition(".")[2], "")
    return w.SetAspect(invitation.number, Text(card), Text(spot), Text(words), Text(gender))
