"""What somebody may do now: answers to what is asked, and what is always possible."""

from collections.abc import Callable, Iterator, Mapping

from trapline.games.trapped import wishes as w
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.content.making import Part, lacks
from trapline.games.trapped.model import (
    Ask,
    Attribute,
    Boarding,
    Do,
    Figure,
    FigureId,
    State,
    Through,
)
from trapline.games.trapped.rules import (
    bids,
    challenge,
    conflict,
    events,
    monster,
    setting,
    talk,
    things,
)
from trapline.games.trapped.rules.bonds import feeling
from trapline.games.trapped.rules.choices import choices
from trapline.games.trapped.rules.fold.touch import running
from trapline.games.trapped.rules.hooks.begin import tag_of
from trapline.games.trapped.rules.making import SIX
from trapline.games.trapped.rules.offers import deeds
from trapline.games.trapped.rules.spots import sore_spots, unset_spots
from trapline.games.trapped.rules.standing import (
    character_of,
    extra_of,
    heirs,
    in_room,
    is_over,
    others_here,
)
from trapline.kernel import Seat

Invited = Iterator[w.AnyInvitation]


def invitations(atlas: Atlas, state: State, me: Seat) -> Invited:
    if is_over(state):
        return
    question = state.question
    if state.halted is None:
        if question is not None and me in question.waits:
            yield from ASKED[question.ask](atlas, state, me, question.number)
        yield from at_any_time(atlas, state, me)
        yield w.MayHalt()
    else:
        yield w.MayGoOn()
    if lines := talk.strikeable(state):
        yield w.MayNotThis(lines)


def at_any_time(atlas: Atlas, state: State, me: Seat) -> Invited:
    question = state.question
    if question is not None and question.ask is Ask.IDEAS and setting.ideas_left(state, me):
        yield w.MayAddIdea(question.number, tuple(Part))
    yield w.MayTell()
    if state.motion is None:
        yield w.MayInvent()
        if gone := talk.long_gone(state):
            yield w.MayLetGo(gone)
    elif me not in (*state.motion.yes, *state.motion.no):
        yield w.MayVote(state.motion.number)
    if things.is_quiet(state):
        yield from in_quiet(atlas, state, me)


def in_quiet(atlas: Atlas, state: State, me: Seat) -> Invited:
    if me == state.gm:
        if leashes := things.leadable(atlas, state):
            rooms = tuple(dict.fromkeys(room for some in leashes.values() for room in some))
            reins = tuple(w.Leash(figure, some) for figure, some in leashes.items())
            yield w.MayLead(tuple(leashes), rooms, reins)
        return
    figure = character_of(state, me)
    if figure is None:
        claimed = dict(state.claims).get(me)
        able = tuple(one.id for one in heirs(state, me) if one.id != claimed)
        if able:
            yield w.MayBecome(able)
    elif lying := things.takeable(atlas, state, figure):
        yield w.MayTake(lying)
    yield from gifts(state, me)
    if (extra := extra_of(state, me)) is not None:
        yield w.MayRelease(extra.id)


def gifts(state: State, me: Seat) -> Invited:
    givers = [one for one in things.hands(state, me) if one.items]
    items = tuple(dict.fromkeys(item for one in givers for item in one.items))
    near = tuple(dict.fromkeys(o.id for one in givers for o in others_here(state, one)))
    if items and near:
        yield w.MayGive(items, near)


def ideas(_atlas: Atlas, _state: State, _me: Seat, number: int) -> Invited:
    yield w.MayEndIdeas(number)


def read(_atlas: Atlas, _state: State, _me: Seat, number: int) -> Invited:
    yield w.MayReadBack(number)


def sift(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    yield w.MayVoteOut(number, tuple(idea.number for idea in setting.in_play(state)))


def develop(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    if state.motion is not None:
        return
    yield w.MayDevelop(number)
    yield w.MayFillIn(number)
    if not lacks(state.making.sketch):
        yield w.MayPropose(number)


def make(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    cards = state.players[me].offered
    yield w.MayMakeCharacter(number, cards[:SIX], cards[SIX:])


def draft(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    spots = tuple(spot.code for spot in unset_spots(state))
    yield w.MaySetAspect(number, state.players[me].hand, spots)


def refill(_atlas: Atlas, _state: State, _me: Seat, number: int) -> Invited:
    yield w.MayDrawFive(number)
    yield w.MayTakeTurn(number)


def answer(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    dared = challenge.on_top(state)
    yield w.MayAccept(number, dared.dare, dared.by)
    yield w.MayDecline(number)


def rule(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    proposed = running(state).attribute or Attribute.BRAVE
    yield w.MayConfirm(number, bids.JUDGED, proposed)


def bid(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    clash = running(state)
    throughs = bids.throughs(state, clash, me)
    attributes = bids.JUDGED
    if me == clash.seat and clash.attribute is not None:
        attributes = (clash.attribute,)
    stakes = tuple(stake(state, me, through) for through in throughs)
    cards = state.players[me].hand
    if bids.is_bound(clash, me):
        cards = stakes[0].lawful or ("",)
    elif not any(one.lawful for one in stakes):
        cards = ()
    yield w.MayBid(number, cards, bids.sides(clash, me), throughs, attributes, stakes)
    if not bids.is_bound(clash, me):
        yield w.MayPassBid(number)


def stake(state: State, me: Seat, through: Through) -> w.Stake:
    clash = running(state)
    figure = bids.bidder(state, clash, me, through)
    spot = bids.stake(state, clash, me, through)
    return w.Stake(
        through,
        None if figure is None else figure.id,
        None if spot is None else spot.figure,
        None if spot is None else spot.about,
        feeling(state, spot) or "",
        bids.lawful_cards(state, clash, me, through),
    )


def close(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    yield w.MayOverrule(number, conflict.helpers(running(state)), bids.JUDGED)
    yield w.MayReveal(number)


def luck(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    mine = next(one for one in running(state).bids if one.seat == me)
    if mine.figure is not None:
        yield w.MayUseLucky(number, state.figures[mine.figure].attributes[Attribute.LUCKY])
    yield w.MayKeepLucky(number)


def hurt(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    clash = running(state)
    codes = tuple(spot.code for spot in sore_spots(state, clash.figure))
    yield w.MayHarm(number, clash.damage or "", codes)


def event(atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    card = events.drawn_card(state).card
    troubles = tuple(w.Trouble(*one) for one in events.troubles(atlas, state))
    figures = events.touchable(state)
    if troubles:
        ids = tuple(one.event for one in troubles)
        touched = tuple(dict.fromkeys(who for one in troubles for who in one.figures))
        yield w.MayPlayEvent(number, card, ids, touched, troubles)
    yield w.MayMakeUpEvent(number, card, figures)


def pick(atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    step = state.agenda[0]
    if isinstance(step, Do):
        yield w.MayChoose(number, tag_of(step.hook), choices(atlas, state, step) or ())


def face(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    yield w.MayFace(number, running(state).attributes)


def agree(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    step = state.agenda[0]
    if isinstance(step, Boarding):
        yield w.MayAgree(number, step.way, step.figure)
    elif isinstance(step, Do):
        yield w.MayAgree(number, tag_of(step.hook), step.whom)


def doom(_atlas: Atlas, _state: State, _me: Seat, number: int) -> Invited:
    yield w.MayMeetEnd(number)


def prowl(atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    rooms = monster.haunts(atlas, state)
    lairs = tuple(w.Lair(room, ids(in_room(state, room))) for room in rooms)
    yield w.MayProwl(number, rooms, lairs)


def ids(figures: list[Figure]) -> tuple[FigureId, ...]:
    return tuple(figure.id for figure in figures)


def flee(atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    yield w.MayFlee(number, monster.hideouts(atlas, state))


def trim(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    yield w.MayDiscard(number, state.players[me].hand)


def epilogue(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    yield w.MayConclude(number, me in state.winners)


ASKED: Mapping[Ask, Callable[[Atlas, State, Seat, int], Invited]] = {
    Ask.IDEAS: ideas,
    Ask.READ: read,
    Ask.SIFT: sift,
    Ask.DEVELOP: develop,
    Ask.MAKE: make,
    Ask.DRAFT: draft,
    Ask.REFILL: refill,
    Ask.ACT: deeds,
    Ask.ANSWER: answer,
    Ask.CONTEST: bid,
    Ask.RULE: rule,
    Ask.BID: bid,
    Ask.CLOSE: close,
    Ask.LUCK: luck,
    Ask.HURT: hurt,
    Ask.EVENT: event,
    Ask.PICK: pick,
    Ask.FACE: face,
    Ask.AGREE: agree,
    Ask.DOOM: doom,
    Ask.PROWL: prowl,
    Ask.FLEE: flee,
    Ask.TRIM: trim,
    Ask.EPILOGUE: epilogue,
}
