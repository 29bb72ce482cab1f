"""What somebody may do now: answers to what is asked, and what is always possible."""

from trapline.kernel import Seat

from ..content.atlas import Atlas
from ..content.making.lacks import lacks
from ..content.making.sketch import Part
from ..model.agenda import Ask, Befall, Boarding, Dared, Do, Question
from ..model.cards import OPPOSITE, strongest_first, suit
from ..model.game import State
from ..model.kinds import JUDGED, Attribute, Through
from ..wishes import Invited, conflict, making, talk, trouble, turn
from ..wishes import desk as desk_wishes
from ..wishes.offers import Leash, Stake, Trouble
from . import bids, desk, meantime, monster
from .events import touchable, troubles
from .follows import follows, strength, suggested
from .hooks.beginning import tag_of
from .hooks.choosing import choices
from .making import SIX
from .offers import deeds
from .queries import (
    character_of,
    due,
    extra_of,
    heirs,
    is_over,
    next_step,
    others_here,
    running,
)
from .setting import ideas_left, in_play
from .sheets import feeling, sore_spots, under_judgement, unset_spots, worst_spots
from .talk import becomings, long_gone, may_be_cut, objections, strikeable


def invitations(atlas: Atlas, state: State, me: Seat) -> Invited:
    if is_over(state):
        return
    question = state.question
    if state.halted is None:
        if question is not None and me in question.waits:
            yield from to_answer(atlas, state, me, question)
            if question.until is not None:
                yield talk.MayKeepWriting(question.number)
        yield from at_any_time(atlas, state, me)
        yield talk.MayHalt()
    else:
        yield talk.MayGoOn()
    if lines := strikeable(state):
        yield talk.MayNotThis(lines)


def to_answer(atlas: Atlas, state: State, me: Seat, question: Question) -> Invited:
    number = question.number
    match question.ask:
        case Ask.IDEAS:
            yield making.MayEndIdeas(number)
        case Ask.READ:
            yield making.MayReadBack(number)
        case Ask.SIFT:
            yield making.MayVoteOut(number, tuple(idea.number for idea in in_play(state)))
        case Ask.DEVELOP:
            yield from to_develop(state, number)
        case Ask.PREMISE:
            yield making.MayGoIn(number)
        case Ask.MAKE:
            cards = state.players[me].offered
            yield making.MayMakeCharacter(number, cards[:SIX], cards[SIX:])
        case Ask.DRAFT:
            spots = tuple(spot.code for spot in unset_spots(state))
            yield making.MaySetAspect(number, state.players[me].hand, spots)
        case Ask.REFILL:
            yield turn.MayDrawFive(number)
            yield turn.MayTakeTurn(number)
        case Ask.ACT:
            yield from deeds(atlas, state, me, number)
        case Ask.WEIGH:
            yield conflict.MayWeigh(number, JUDGED)
        case Ask.ANSWER:
            dared = due(state, Dared)
            yield conflict.MayAccept(number, dared.dare, dared.by)
            yield conflict.MayDecline(number)
        case Ask.BID | Ask.CONTEST:
            yield from to_bid(state, me, number)
        case Ask.RULE:
            yield from to_rule(state, number)
        case Ask.CLOSE:
            yield conflict.MayOverrule(number, under_judgement(running(state)), JUDGED)
            yield conflict.MayReveal(number)
        case Ask.LUCK:
            yield from to_be_lucky(state, me, number)
        case Ask.HURT:
            yield from to_harm(state, number)
        case Ask.FACE:
            yield trouble.MayFace(number, running(state).attributes)
        case Ask.DOOM:
            yield trouble.MayMeetEnd(number)
        case Ask.NARRATE:
            return  # Whoever has the floor has it at any time.
        case Ask.EVENT:
            yield from to_make_event(atlas, state, number)
        case Ask.PICK:
            step = due(state, Do)
            options = choices(atlas, state, step.hook, state.figures[step.whom]) or ()
            yield trouble.MayChoose(number, tag_of(step.hook), options)
        case Ask.AGREE:
            yield from to_agree(state, number)
        case Ask.PROWL:
            rooms = monster.haunts(atlas, state)
            lairs = tuple(monster.lair(atlas, state, room) for room in rooms)
            yield trouble.MayProwl(number, rooms, lairs)
        case Ask.FLEE:
            yield trouble.MayFlee(number, monster.hideouts(atlas, state))
        case Ask.TRIM:
            yield trouble.MayDiscard(number, tuple(strongest_first(state.players[me].hand)))
        case Ask.EPILOGUE:
            yield trouble.MayConclude(number, me in state.winners)


def to_develop(state: State, number: int) -> Invited:
    if state.motion is not None:
        return
    yield making.MayDevelop(number)
    yield making.MayFillIn(number)
    if not lacks(state.making.sketch):
        yield making.MayPropose(number)


def to_rule(state: State, number: int) -> Invited:
    proposed = running(state).attribute or Attribute.BRAVE
    attributes = (*JUDGED, proposed) if proposed is Attribute.LUCKY else JUDGED
    yield conflict.MayConfirm(number, attributes, proposed)


def to_bid(state: State, me: Seat, number: int) -> Invited:
    clash = running(state)
    throughs = bids.throughs(state, clash, me)
    attributes: tuple[Attribute, ...] = JUDGED
    if me == clash.seat and clash.attribute is not None:
        attributes = (clash.attribute,)
    stakes = tuple(stake(state, me, through) for through in throughs)
    cards = state.players[me].hand
    if bids.is_bound(clash, me):
        cards = stakes[0].lawful or ("",)
    elif not any(one.lawful for one in stakes):
        cards = ()
    sides = bids.sides(clash, me)
    yield conflict.MayBid(number, cards, sides, throughs, attributes, stakes)
    if not bids.is_bound(clash, me):
        yield conflict.MayPassBid(number)


def stake(state: State, me: Seat, through: Through) -> Stake:
    clash = running(state)
    figure = bids.bidder(state, clash, me, through)
    spot = bids.stake(state, clash, me, through)
    felt = feeling(state, spot)
    cards = bids.lawful_cards(state, clash, me, through)
    return Stake(
        through=through,
        figure=None if figure is None else figure.id,
        owner=None if spot is None else spot.figure,
        about=None if spot is None else spot.about,
        feeling=felt or "",
        lawful=cards,
        bars=None if felt is None else OPPOSITE[suit(felt)],
        turns=tuple(map(suit, cards)) if felt else (),
    )


def to_be_lucky(state: State, me: Seat, number: int) -> Invited:
    mine = next(one for one in running(state).bids if one.seat == me)
    if mine.figure is not None:
        score = state.figures[mine.figure].attributes[Attribute.LUCKY]
        yield conflict.MayUseLucky(number, score)
    yield conflict.MayKeepLucky(number)


def to_harm(state: State, number: int) -> Invited:
    clash = running(state)
    card = clash.damage or ""
    codes = tuple(spot.code for spot in sore_spots(state, clash.figure))
    worst = next((spot.code for spot in worst_spots(state, clash.figure, card)), "")
    yield conflict.MayHarm(number, card, codes, worst)


def to_make_event(atlas: Atlas, state: State, number: int) -> Invited:
    card = due(state, Befall).card
    possible = tuple(Trouble(*one) for one in troubles(atlas, state))
    if possible:
        ids = tuple(one.event for one in possible)
        touched = tuple(dict.fromkeys(who for one in possible for who in one.figures))
        yield trouble.MayPlayEvent(number, card, ids, touched, possible)
    yield trouble.MayMakeUpEvent(
        number,
        card,
        touchable(state),
        tuple(follows(atlas, state)),
        suggested(card),
        strength(card),
    )


def to_agree(state: State, number: int) -> Invited:
    boarding = next_step(state, Boarding)
    if boarding is not None:
        yield trouble.MayAgree(number, boarding.way, boarding.figure)
    else:
        step = due(state, Do)
        yield trouble.MayAgree(number, tag_of(step.hook), step.whom)


def at_any_time(atlas: Atlas, state: State, me: Seat) -> Invited:
    question = state.question
    if question is not None and question.ask is Ask.IDEAS and ideas_left(state, me):
        yield making.MayAddIdea(question.number, tuple(Part), ideas_left(state, me))
    yield talk.MayTell()
    yield from to_tell(state, me)
    if state.motion is None:
        yield talk.MayInvent(becomings(state))
        if gone := long_gone(state):
            yield talk.MayLetGo(gone)
        if may_be_cut(state):
            yield talk.MayCutHere()
    elif me not in (*state.motion.yes, *state.motion.no):
        yield talk.MayVote(state.motion.number, objections(state, me))
    if whom := desk.hearers(state, me):
        yield desk_wishes.MayWhisperTo(whom)
    if me == state.gm:
        yield desk_wishes.MayKeepNotes()
    if meantime.is_quiet(state):
        yield from in_quiet(atlas, state, me)


def to_tell(state: State, me: Seat) -> Invited:
    """Who has the floor may tell how it went; the others may go on without (TD-40)."""
    cue, question = state.cue, state.question
    if cue is not None and cue.seat == me:
        yield talk.MayNarrate(cue.number)
    elif question is not None and (
        question.ask is Ask.NARRATE or (question.ask is Ask.LUCK and me == state.gm)
    ):
        yield talk.MayMoveOn(question.number)


def in_quiet(atlas: Atlas, state: State, me: Seat) -> Invited:
    if me == state.gm:
        if leashes := meantime.leadable(atlas, state):
            rooms = tuple(dict.fromkeys(room for some in leashes.values() for room in some))
            reins = tuple(Leash(figure, some) for figure, some in leashes.items())
            yield talk.MayLead(tuple(leashes), rooms, reins)
        yield from desk.tools(atlas, state)
        return
    figure = character_of(state, me)
    if figure is None:
        claimed = dict(state.claims).get(me)
        able = tuple(one.id for one in heirs(state, me) if one.id != claimed)
        if able:
            yield talk.MayBecome(able)
    elif lying := meantime.takeable(atlas, state, figure):
        yield talk.MayTake(lying)
    yield from to_give(state, me)
    if (extra := extra_of(state, me)) is not None:
        yield talk.MayRelease(extra.id)


def to_give(state: State, me: Seat) -> Invited:
    givers = [one for one in meantime.hands(state, me) if one.items]
    items = tuple(dict.fromkeys(item for one in givers for item in one.items))
    near = tuple(dict.fromkeys(o.id for one in givers for o in others_here(state, one)))
    if items and near:
        yield talk.MayGive(items, near)
