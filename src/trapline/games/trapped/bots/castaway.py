"""A player who wants to get out, helps now and then, and is sometimes a nuisance."""

from trapline.games.trapped import wishes as w
from trapline.games.trapped.bots.deeds import act
from trapline.games.trapped.bots.keeper import keep
from trapline.games.trapped.bots.maker import make_up
from trapline.games.trapped.bots.reading import best_of, lead, role, scores, sheet_of
from trapline.games.trapped.cards import points, strongest_first
from trapline.games.trapped.model import NAME, OCCUPATION, Ask, Attribute, Side, Through
from trapline.games.trapped.view import View
from trapline.kernel import Luck, Text

FEW_CARDS = 2
"""With so few cards it keeps out of what is not its own."""
MEDDLES = 3
"""One time in so many it takes part in what others do."""
HINDERS = 4
"""One time in so many, when it takes part, it is against them."""


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
            return w.Accept(number)
        case w.MayDecline(number) if luck.below(3) == 0:
            return w.Decline(number)
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
            return w.Discard(number, Text(strongest_first(cards)[-1]))
        case w.MayConclude(number):
            return w.Conclude(number, Text(""))
        case w.MayBecome(figures):
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


def bid(invitation: w.MayBid, view: View, luck: Luck) -> w.Bid | w.PassBid:
    """Give one's best where it is one's own affair, and something small where it is not."""
    bound = view.conflict is not None and view.me in (view.conflict.seat, view.conflict.opponent)
    if bound:
        return own_bid(invitation, view)
    stakes = [stake for stake in invitation.stakes if stake.lawful]
    if not stakes or len(view.hand) <= FEW_CARDS or luck.below(MEDDLES):
        return w.PassBid(invitation.number)
    stake = luck.choice(stakes)
    side = Side.HINDER if luck.below(HINDERS) == 0 else Side.HELP
    attribute = Attribute.BRAVE
    if stake.figure is not None:
        attribute = best_of(sheet_of(view, stake.figure), invitation.attributes)
    card = strongest_first(stake.lawful)[-1]
    number = invitation.number
    return w.Bid(number, Text(card), side, stake.through, attribute, Text(""))


def own_bid(invitation: w.MayBid, view: View) -> w.Bid:
    [stake] = invitation.stakes
    attribute = Attribute.BRAVE
    if stake.figure is not None:
        attribute = best_of(sheet_of(view, stake.figure), invitation.attributes)
    card = strongest_first(stake.lawful)[0] if stake.lawful else ""
    [side] = invitation.sides
    through: Through = stake.through
    return w.Bid(invitation.number, Text(card), side, through, attribute, Text(""))


def use_luck(invitation: w.MayUseLucky, view: View) -> w.UseLucky | w.KeepLucky:
    """Use it where it turns a defeat into a victory; before the reveal nobody knows."""
    clash = view.conflict
    if clash is None or clash.seat != view.me or not clash.is_open:
        return w.KeepLucky(invitation.number)
    mine = next(one for one in clash.bids if one.seat == view.me)
    gain = points(invitation.score) - points(scores(view, mine)[-1])
    behind = -lead(view, clash)
    turns_it = behind > 0 and gain > behind
    return w.UseLucky(invitation.number) if turns_it else w.KeepLucky(invitation.number)
