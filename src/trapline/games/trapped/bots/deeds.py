"""What a castaway does with a turn."""

from collections.abc import Iterator

from trapline.kernel import Luck, Text

from ..model.basics import GOAL_CARDS, OWN, FigureId
from ..model.cards import Suit, points
from ..model.kinds import Attribute, Through
from ..model.shown import Sheet
from ..model.view import View
from ..wishes import AnyWish, turn
from ..wishes.conflict import MayAccept
from ..wishes.offers import Chance
from ..wishes.talk import Give, MayGive, MayTake, Take
from .plans import Plan, best_plan, companions, gift, undoing
from .reading import Map, best_card, best_of, odds, offered, score_of, sheet_of
from .tempers import Temper, beloved, dearest_first, feeling_for, hates, temper

FIGHTS = 6
"""One time in so many it attacks a monster that this would not kill."""
STRAYS = 14
"""One time in so many it does whatever comes to mind."""
PERSUADES = 4
"""One time in so many it wants company before it goes on."""
DARES = 3
"""One time in so many it has others do what must be done, or what they may not survive."""
CLINGS = 4
"""One time in so many it goes after whom it loves, instead of where it should."""
NEARLY = 5
"""With so few turns to go it lets nothing come between."""
SABOTAGES = 12
"""One whim in so many may undo what others achieved, or blow everything up."""
GOOD = 0.45
"""With such odds it tries itself."""
BEARABLE = 0.3
"""With worse odds it declines a challenge."""
UNDER_THE_THUMB = 0.1
"""With worse odds it declines even the challenge of somebody who leads it by the nose."""
PERSUADING = (Attribute.SEXY, Attribute.CLEVER, Attribute.DANGEROUS)


def act(view: View, owed: tuple[FigureId, ...], luck: Luck) -> AnyWish | None:
    """Leave if possible, then do what leads out, then go where that can be done."""
    if view.figure is None:
        return rest(view)
    me = sheet_of(view, view.figure)
    plan = best_plan(view, me)
    whims = list(at_random(view, me, luck))
    if whims and not is_in_a_hurry(view, plan) and luck.below(STRAYS) == 0:
        return luck.choice(whims)
    sensible = next(wanted(view, me, plan, owed, luck), None)
    return sensible or (luck.choice(whims) if whims else rest(view))


def is_in_a_hurry(view: View, plan: Plan) -> bool:
    """Say whether love, hatred and whims can wait: one is nearly out, or the place blows up."""
    return plan.turns <= NEARLY or view.countdown is not None


def rest(view: View) -> AnyWish | None:
    """Pass, unless one was challenged and must do something."""
    pause = offered(view, turn.MayPass)
    return None if pause is None else turn.Pass(pause.number)


def wanted(
    view: View, me: Sheet, plan: Plan, owed: tuple[FigureId, ...], luck: Luck
) -> Iterator[AnyWish]:
    """Yield what is sensible, the best first."""
    if (exits := offered(view, turn.MayEscape)) is not None:
        yield escape(exits, me, owed)
    if (lying := offered(view, MayTake)) is not None:
        yield Take(Text(lying.items[0]))
    if offered(view, MayGive) is not None and (given := gift(view, me, plan)) is not None:
        yield Give(Text(given[0]), given[1].id)
    fight = offered(view, turn.MayAttack)
    if fight is not None and fight.counts:
        yield attack(fight, view, me)
    has_time = not is_in_a_hurry(view, plan)
    if has_time:
        yield from impulses(view, me, plan, luck)
    tries = sorted(attempts(view, me, plan), key=lambda one: one[0], reverse=True)
    yield from (wish for chance, wish in tries if chance >= GOOD)
    if has_time and luck.below(PERSUADES) == 0:
        yield from controls(view, me)
    yield from (wish for _, wish in tries)
    walk = offered(view, turn.MayExplore)
    if walk is not None and (room := plan.step(walk.rooms)) is not None:
        yield explore(walk, room)


def impulses(view: View, me: Sheet, plan: Plan, luck: Luck) -> Iterator[AnyWish]:
    """Yield what one does now and then instead: fight in vain, dare somebody, go after somebody."""
    fight = offered(view, turn.MayAttack)
    if fight is not None and luck.below(FIGHTS) == 0:
        yield attack(fight, view, me)
    if luck.below(DARES) == 0:
        yield from challenges(view, me, plan)
    walk = offered(view, turn.MayExplore)
    if walk is not None and luck.below(CLINGS) == 0 and (room := towards(view, me, walk)):
        yield explore(walk, room)


def towards(view: View, me: Sheet, walk: turn.MayExplore) -> str | None:
    """Return the room that brings one nearer to whom one loves most, if they are elsewhere."""
    dear = beloved(view, me)
    if dear is None or dear.room == me.room:
        return None
    had = {*view.goals, *me.goals, *me.items}
    return Map(view.place, had).step(me.room, walk.rooms, (dear.room,))


def attempts(view: View, me: Sheet, plan: Plan) -> Iterator[tuple[float, turn.Attempt]]:
    """Yield the goals here that lead out, with the odds; by whoever is better at it."""
    goals = offered(view, turn.MayAttempt)
    if goals is None:
        return
    for chance in goals.chances:
        if chance.goal in (*plan.wanted, *plan.short_cuts):
            wish = attempt(goals, chance, view, me)
            doer = acting(view, me, wish.through)
            total = score_of(doer, wish.attribute) + best_card(view.hand)
            yield odds(total, chance.cards), wish


def challenges(view: View, me: Sheet, plan: Plan) -> Iterator[turn.Challenge]:
    """Dare whom one hates to meet the monster, or others to do what leads out.

    First those whom one leads by the nose: they hardly dare to say no.
    """
    invitation = offered(view, turn.MayChallenge)
    if invitation is None:
        return
    lair = f"room:{view.monster.room}" if view.monster.is_seen else ""
    seated = {one.seat: one for one in companions(view, me)}
    docile = sorted(invitation.targets, key=lambda one: not is_led(seated[one.seat], me))
    for target in docile:
        other = seated[target.seat]
        is_hated = hates(me, other.id)
        wanted = ["monster", lair] if is_hated else [f"goal:{goal}" for goal in plan.wanted]
        for dare in sorted(set(wanted) & set(target.dares)):
            yield turn.Challenge(invitation.number, target.seat, Text(dare), Text(""))


def is_led(other: Sheet, me: Sheet) -> bool:
    """Say whether somebody is under my thumb (TD-23)."""
    return feeling_for(other, me.id) is Suit.SPADES


def is_worth_it(invitation: MayAccept, view: View) -> bool:
    """Say whether to take up a challenge: not one that is deadly or does harm."""
    if view.figure is None:
        return False
    me = sheet_of(view, view.figure)
    kind, _, subject = invitation.dare.partition(":")
    match kind:
        case "goal":
            [goal] = [one for one in view.place.goals if one.id == subject]
            total = score_of(me, best_of(me, goal.attributes)) + best_card(view.hand)
            harmful = undoing(view, goal) and subject not in best_plan(view, me).wanted
            return odds(total, GOAL_CARDS) >= bearable(view, me, invitation) and not harmful
        case "room":
            return not view.monster.is_seen or subject != view.monster.room
        case "stunt" | "own" if view.dare is not None:
            total = score_of(me, best_of(me, view.dare.attributes)) + best_card(view.hand)
            return odds(total, GOAL_CARDS) >= bearable(view, me, invitation)
        case "monster":
            return any(item in view.place.means for item in me.items)
        case _:
            return True


def bearable(view: View, me: Sheet, invitation: MayAccept) -> float:
    by = next((one for one in companions(view, me) if one.seat == invitation.by), None)
    return UNDER_THE_THUMB if by is not None and is_led(me, by) else BEARABLE


def controls(view: View, me: Sheet) -> Iterator[turn.Control]:
    """Make an Extra obey who is likely to, if one has none yet."""
    invitation = offered(view, turn.MayControl)
    if invitation is None or any(one.master == view.me for one in view.sheets):
        return
    attribute = best_of(me, PERSUADING)
    for grip in sorted(invitation.grips, key=lambda one: points(one.feeling)):
        mine = score_of(me, attribute) + best_card(grip.lawful) - points(grip.feeling)
        if odds(mine, 1) >= GOOD:
            yield turn.Control(invitation.number, grip.figure, attribute, Text(""))


def at_random(view: View, me: Sheet, luck: Luck) -> Iterator[AnyWish]:
    for one in view.may:
        match one:
            case turn.MayAttempt():
                harmless = [chance for chance in one.chances if not is_harmful(view, chance)]
                anything = rest(view) is None or luck.below(SABOTAGES) == 0
                chances = one.chances if anything else harmless
                yield from (attempt(one, chance, view, me) for chance in luck.shuffled(chances)[:1])
            case turn.MayAttack():
                yield attack(one, view, me)
            case turn.MayControl():
                grip = luck.choice(one.grips)
                attribute = best_of(me, PERSUADING)
                yield turn.Control(one.number, grip.figure, attribute, Text(""))
            case turn.MayExplore():
                yield explore(one, luck.choice(one.rooms))
            case turn.MayChallenge():
                target = luck.choice(one.targets)
                if dares := [dare for dare in target.dares if dare != OWN]:
                    dare = Text(luck.choice(dares))
                    yield turn.Challenge(one.number, target.seat, dare, Text(""))
            case _:
                pass


def is_harmful(view: View, chance: Chance) -> bool:
    return any(undoing(view, goal) for goal in view.place.goals if goal.id == chance.goal)


def escape(invitation: turn.MayEscape, me: Sheet, owed: tuple[FigureId, ...]) -> turn.Escape:
    """Save everybody if possible; else take along who was promised a seat, and whom one likes.

    A bargain is kept like a promise. Traitors keep none that costs them a friend, and take nobody
    along whom they hate.
    """
    way = min(invitation.exits, key=lambda one: one.places)
    promised = [one for one in way.figures if one in (*way.promised, *owed)]
    others = [one for one in dearest_first(me, way.figures) if one not in promised]
    aboard = [*promised, *others]
    if temper(me) is Temper.TREACHEROUS:
        aboard = [one for one in (*others, *promised) if not hates(me, one)]
    figures: tuple[FigureId, ...] = tuple(aboard)[: max(0, way.places - 1)]
    return turn.Escape(invitation.number, Text(way.way), figures, Text(""))


def explore(invitation: turn.MayExplore, room: str) -> turn.Explore:
    return turn.Explore(invitation.number, Text(room), along=True, words=Text(""))


def attack(invitation: turn.MayAttack, view: View, me: Sheet) -> turn.Attack:
    through = invitation.throughs[0]
    attribute = best_of(acting(view, me, through), invitation.fits)
    return turn.Attack(invitation.number, attribute, through, Text(""))


def attempt(invitation: turn.MayAttempt, chance: Chance, view: View, me: Sheet) -> turn.Attempt:
    """Try through whoever is better at it; a coward, rather through somebody else."""
    bold = 0 if temper(me) is not Temper.COWARDLY else -3
    options = [
        (points(doer.attributes[attribute]) + bold * (doer is me), through, attribute)
        for through in chance.throughs
        for doer in [acting(view, me, through)]
        for attribute in [best_of(doer, chance.attributes)]
    ]
    _, through, attribute = max(options, key=lambda one: one[0])
    return turn.Attempt(invitation.number, Text(chance.goal), attribute, through, Text(""))


def acting(view: View, me: Sheet, through: Through) -> Sheet:
    """Return who acts: one's character, or the Extra that obeys."""
    if through is Through.EXTRA:
        return next(one for one in view.sheets if one.master == view.me)
    return me
