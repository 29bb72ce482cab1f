"""The six actions of a turn as they are offered, with what each needs (TD-38)."""

from collections.abc import Iterator

from msgspec.structs import replace

from trapline.kernel import Seat

from ..content.atlas import Atlas, missing
from ..model.basics import GOAL_CARDS
from ..model.game import State
from ..model.kinds import Phase, Through
from ..model.sheets import Figure
from ..wishes import AnyInvitation, Invited, turn
from ..wishes.offers import Chance, Closed, Exit, Grip, Target
from . import challenge, escape, monster
from .actions import is_open, is_wanted, lacking, within_earshot
from .asking import dare_of, doers, harder
from .queries import character_of, extra_of, had_by, is_shut, ways_on
from .sheets import TALKING, bond, feeling, lawful, proposable


def deeds(atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    """Offer everything to whose turn it is, and the one thing to who was challenged to it."""
    dared = dare_of(state, me)
    figure = character_of(state, me)
    if figure is not None:
        for invitation in offers(atlas, state, me, figure, number):
            offer = invitation if dared is None else narrowed(invitation, dared.dare)
            if offer is not None:
                yield offer
    if dared is None:
        yield turn.MayPass(number)


def offers(atlas: Atlas, state: State, me: Seat, figure: Figure, number: int) -> Invited:
    yield from goals(atlas, state, me, number)
    yield from fight(atlas, state, me, number)
    yield from grip(atlas, state, me, figure, number)
    yield from walk(atlas, state, me, figure, number)
    yield from dare(atlas, state, me, number)
    yield from leave(atlas, state, me, figure, number)


def goals(atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    chances, mine = [], list(doers(state, me))
    for goal in atlas.scenario.goals:
        able = [(way, one) for way, one in mine if is_open(atlas, state, one, goal)]
        if able:
            cards = GOAL_CARDS + max(harder(state, one.room) for _, one in able)
            ways = tuple(way for way, _ in able)
            chances.append(Chance(goal.id, ways, goal.attributes, cards))
    if chances:
        attributes = proposable(*(one for _, one in mine))
        throughs = [one for one in Through if any(one in c.throughs for c in chances)]
        ids = tuple(chance.goal for chance in chances)
        yield turn.MayAttempt(number, ids, tuple(throughs), attributes, tuple(chances))


def fight(atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    able = [(way, one) for way, one in doers(state, me) if monster.is_with_monster(state, one)]
    if able:
        cards = min(monster.toughness(atlas, state, one) for _, one in able)
        counts = any(monster.counts(atlas, monster.means_of(atlas, state, one)) for _, one in able)
        attributes = proposable(*(one for _, one in able))
        fits = atlas.scenario.monster.attributes
        yield turn.MayAttack(number, tuple(way for way, _ in able), attributes, fits, cards, counts)


def grip(atlas: Atlas, state: State, me: Seat, figure: Figure, number: int) -> Invited:
    grips = []
    for extra in within_earshot(state, me):
        felt = feeling(state, bond(state, figure.id, extra.id))
        cards = lawful(state.players[me].hand, felt)
        if cards or dare_of(state, me) is not None:
            rooms = ways_on(atlas, state, extra)
            grips.append(Grip(extra.id, felt or "", cards, rooms))
    if grips:
        figures = tuple(one.figure for one in grips)
        rooms = tuple(dict.fromkeys(room for one in grips for room in one.rooms))
        yield turn.MayControl(number, figures, rooms, proposable(figure), TALKING, tuple(grips))


def walk(atlas: Atlas, state: State, me: Seat, figure: Figure, number: int) -> Invited:
    extra = extra_of(state, me)
    companion = extra.id if extra is not None and extra.room == figure.room else None
    if rooms := ways_on(atlas, state, figure):
        yield turn.MayExplore(number, rooms, companion)


def dare(atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    targets = tuple(Target(*one) for one in challenge.targets(atlas, state, me))
    if targets:
        seats = tuple(one.seat for one in targets)
        dares = tuple(dict.fromkeys(dare for one in targets for dare in one.dares))
        yield turn.MayChallenge(number, seats, dares, targets)


def leave(atlas: Atlas, state: State, me: Seat, figure: Figure, number: int) -> Invited:
    company = tuple(one.id for one in escape.company(state, me, figure))
    promised = escape.owed(state, me)
    exits = tuple(
        Exit(way.id, way.seats, company if way.seats else (), promised if way.seats else ())
        for way in escape.open_ways(atlas, state, figure)
    )
    if exits:
        yield turn.MayEscape(number, tuple(one.way for one in exits), exits)


def closed(atlas: Atlas, state: State, me: Seat) -> Iterator[Closed]:
    """Yield what a character cannot do yet, and why: goals, ways out, rooms next door."""
    figure = character_of(state, me)
    if figure is None or state.phase is not Phase.PLAY:
        return
    for goal in atlas.scenario.goals:
        if is_wanted(state, figure, goal):
            room, lacks = lacking(atlas, state, figure, goal)
            if room or lacks:
                yield Closed(goal.id, room, lacks)
    for way in atlas.scenario.ways:
        room, lacks = escape.lacking(state, figure, way)
        if room or lacks:
            yield Closed(way.id, room, lacks)
    had, ways = had_by(state, figure), ways_on(atlas, state, figure)
    for room in atlas.beside(figure.room):
        if room not in ways:
            shut = room if is_shut(state, figure.room, room) else ""
            yield Closed(room, shut, missing(atlas.entry_needs(figure.room, room), had))


def narrowed(invitation: AnyInvitation, dare: str) -> AnyInvitation | None:
    """Return what is left of an offer for somebody who must do what they were challenged to."""
    kind, _, subject = dare.partition(":")
    match invitation:
        case turn.MayAttempt() if kind == "goal":
            [chance] = [one for one in invitation.chances if one.goal == subject]
            return replace(
                invitation, goals=(subject,), throughs=chance.throughs, chances=(chance,)
            )
        case turn.MayAttack() if kind == "monster":
            return invitation
        case turn.MayControl() if kind == "extra":
            [grip] = [one for one in invitation.grips if str(one.figure) == subject]
            return replace(invitation, figures=(grip.figure,), rooms=grip.rooms, grips=(grip,))
        case turn.MayExplore() if kind == "room":
            return replace(invitation, rooms=(subject,))
        case _:
            return None
