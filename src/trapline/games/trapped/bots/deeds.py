"""What a castaway does with a turn."""

from collections.abc import Iterator

from trapline.games.trapped import wishes as w
from trapline.games.trapped.bots.plans import best_plan, undoing
from trapline.games.trapped.bots.reading import best_of, sheet_of
from trapline.games.trapped.model import Attribute
from trapline.games.trapped.view import Sheet, View
from trapline.kernel import Luck, Text

FIGHTS = 3
"""One time in so many it attacks a monster that this would not kill."""
STRAYS = 12
"""One time in so many it does whatever comes to mind."""
SABOTAGES = 12
"""One whim in so many may undo what others achieved, or blow everything up."""
PERSUADING = (Attribute.SEXY, Attribute.CLEVER, Attribute.DANGEROUS)


def act(view: View, luck: Luck) -> w.AnyWish | None:
    """Leave if possible, then do what leads out, then go where that can be done."""
    if view.figure is None:
        return rest(view)
    me = sheet_of(view, view.figure)
    whims = list(at_random(view, me, luck))
    if whims and luck.below(STRAYS) == 0:
        return luck.choice(whims)
    sensible = next(wanted(view, me, luck), None)
    return sensible or (luck.choice(whims) if whims else rest(view))


def rest(view: View) -> w.AnyWish | None:
    """Pass, unless one was challenged and must do something."""
    return next((w.Pass(one.number) for one in view.may if isinstance(one, w.MayPass)), None)


def wanted(view: View, me: Sheet, luck: Luck) -> Iterator[w.AnyWish]:
    """Yield what is sensible, the best first."""
    may = view.may
    yield from (escape(one, luck) for one in may if isinstance(one, w.MayEscape))
    yield from (w.Take(Text(one.items[0])) for one in may if isinstance(one, w.MayTake))
    for fight in [one for one in may if isinstance(one, w.MayAttack)]:
        if fight.counts or luck.below(FIGHTS) == 0:
            yield attack(fight, me)
    plan = best_plan(view, me)
    heir = plan.heir()
    if heir is not None and me.items and any(isinstance(one, w.MayGive) for one in may):
        yield w.Give(Text(me.items[0]), heir.id)
    for goals in [one for one in may if isinstance(one, w.MayAttempt)]:
        for chance in luck.shuffled(goals.chances):
            if chance.goal in plan.wanted or chance.goal in plan.short_cuts:
                yield attempt(goals, chance, me)
    for walk in [one for one in may if isinstance(one, w.MayExplore)]:
        room = plan.step(walk.rooms)
        if room is not None:
            yield w.Explore(walk.number, Text(room), along=True, words=Text(""))


def at_random(view: View, me: Sheet, luck: Luck) -> Iterator[w.AnyWish]:
    for one in view.may:
        match one:
            case w.MayAttempt():
                harmless = [chance for chance in one.chances if not is_harmful(view, chance)]
                anything = rest(view) is None or luck.below(SABOTAGES) == 0
                chances = one.chances if anything else harmless
                yield from (attempt(one, chance, me) for chance in luck.shuffled(chances)[:1])
            case w.MayAttack():
                yield attack(one, me)
            case w.MayControl():
                grip = luck.choice(one.grips)
                attribute = best_of(me, PERSUADING)
                yield w.Control(one.number, grip.figure, attribute, Text(""))
            case w.MayExplore():
                room = Text(luck.choice(one.rooms))
                yield w.Explore(one.number, room, along=True, words=Text(""))
            case w.MayChallenge():
                target = luck.choice(one.targets)
                dare = luck.choice(target.dares)
                yield w.Challenge(one.number, target.seat, Text(dare), Text(""))
            case _:
                pass


def is_harmful(view: View, chance: w.Chance) -> bool:
    return any(undoing(view, goal) for goal in view.place.goals if goal.id == chance.goal)


def escape(invitation: w.MayEscape, luck: Luck) -> w.Escape:
    """Save everybody if possible; else take along who was promised a seat, and whoever fits."""
    way = min(invitation.exits, key=lambda one: one.places)
    others = [one for one in luck.shuffled(way.figures) if one not in way.promised]
    aboard = (*way.promised, *others)[: max(0, way.places - 1)]
    return w.Escape(invitation.number, Text(way.way), aboard, Text(""))


def attack(invitation: w.MayAttack, me: Sheet) -> w.Attack:
    through = invitation.throughs[0]
    return w.Attack(invitation.number, best_of(me, invitation.attributes), through, Text(""))


def attempt(invitation: w.MayAttempt, chance: w.Chance, me: Sheet) -> w.Attempt:
    attribute = best_of(me, chance.attributes)
    number, through = invitation.number, chance.throughs[0]
    return w.Attempt(number, Text(chance.goal), attribute, through, Text(""))
