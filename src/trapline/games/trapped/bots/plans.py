"""What is worth doing: from the ways out back to what can be done now, and where."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ..content.atlas import alternatives
from ..model.kinds import Fate
from ..model.shown import Aim, Sheet
from ..model.view import View
from .reading import Map
from .tempers import Temper, likes, reluctance, temper

NEAR = 2
A_GOAL = 2.5
"""The turns that a goal takes: getting there, and trying until it works."""
A_ROOM = 1.2
"""The turns that looking for something takes, for each room where it may be."""
A_THING = 2
"""The turns to fetch something."""
SOMEBODYS = 4
"""The turns to get something from who carries it."""
BLOCKED = 30
"""What nobody can get makes a way as long as so many turns."""
UNDONE = 3
"""What undoes others' work takes as much longer."""
SPITE = 7
HOPELESS = 4
"""With so many turns to go after so many rounds, a traitor would rather blow everything up."""


class Route(Struct, frozen=True):
    """What leads to an aim."""

    goals: frozenset[str] = frozenset()
    fetched: frozenset[str] = frozenset()
    begged: frozenset[str] = frozenset()
    blocked: frozenset[str] = frozenset()
    rooms: frozenset[str] = frozenset()
    """Where something can be done for it now."""

    def __or__(self, other: "Route") -> "Route":
        return Route(
            self.goals | other.goals,
            self.fetched | other.fetched,
            self.begged | other.begged,
            self.blocked | other.blocked,
            self.rooms | other.rooms,
        )


def best_plan(view: View, me: Sheet) -> "Plan":
    """Return the shortest way out for this one; while a countdown runs, how to stop it.

    A traitor lets it run who can be out in time, and blows everything up who never will be.
    """
    best = shortest(view, me, view.place.ways)
    spiteful = view.round >= SPITE and is_spiteful(view, me)
    if view.countdown is not None:
        stops = [goal for goal in view.place.goals if goal.disarms]
        left = view.countdown - view.round + 1
        return best if not stops or (spiteful and best.turns <= left) else shortest(view, me, stops)
    bombs = [goal for goal in view.place.goals if is_bomb(view, goal)]
    if bombs and spiteful and best.turns > HOPELESS:
        return Plan(view, me, bombs[0])
    return best


def shortest(view: View, me: Sheet, aims: Iterable[Aim]) -> "Plan":
    return min((Plan(view, me, aim) for aim in aims), key=lambda plan: plan.length)


def is_spiteful(view: View, me: Sheet) -> bool:
    """Say whether somebody is a traitor, and there is nobody left whom they like."""
    liked = [one for one in companions(view, me) if likes(me, one.id)]
    return temper(me) is Temper.TREACHEROUS and not liked


class Plan:
    """How one character gets to an aim: what to achieve, and the rooms where that begins."""

    def __init__(self, view: View, me: Sheet, aim: Aim) -> None:
        self.view = view
        self.me = me
        self.aim = aim
        self.had = {*view.goals, *me.goals, *me.items}
        self.map = Map(view.place, self.had)
        self.goals = {goal.id: goal for goal in view.place.goals}
        self.route = self._to(aim, frozenset())
        if aim.id in self.goals:
            self.route |= Route(goals=frozenset({aim.id}))

    @property
    def wanted(self) -> frozenset[str]:
        return self.route.goals

    @property
    def turns(self) -> float:
        """Return a guess of how many turns it takes."""
        return self._turns(self.route)

    @property
    def length(self) -> float:
        """Return how long it seems to this one."""
        alive = 1 + len(companions(self.view, self.me))
        return self.turns + reluctance(self.me, self.aim.seats, alive, self.view.round)

    @property
    def things(self) -> frozenset[str]:
        """Return all that somebody on this way needs, goals and things."""
        aims = [self.aim, *(self.goals[goal] for goal in self.route.goals)]
        return frozenset(one for aim in aims for need in self._needs(aim) for one in need)

    def step(self, rooms: Iterable[str]) -> str | None:
        """Return which of these rooms is nearest to something worth doing."""
        return self.map.step(self.me.room, rooms, self.route.rooms)

    @property
    def short_cuts(self) -> list[str]:
        """Return the goals by which one gets at once to where there is something to do."""
        if self.map.distance(self.me.room, self.route.rooms) <= NEAR:
            return []
        return [goal.id for goal in self.goals.values() if goal.arrive in self.route.rooms]

    def _to(self, aim: Aim, path: frozenset[str]) -> Route:
        """Want what an aim needs; if it needs nothing more, go where it can be done."""
        lacking = [need for need in self._needs(aim) if not any(one in self.had for one in need)]
        found = Route()
        for need in lacking:
            found |= min((self._get(one, path) for one in need), key=self._turns)
        return found if lacking else self._there(aim, path)

    def _needs(self, aim: Aim) -> Iterator[tuple[str, ...]]:
        """Yield what an aim needs, and what one needs to be where it is."""
        yield from aim.needs
        rooms = self.map.rooms
        for room in (*aim.at[:1], *filter(None, [aim.arrive])):
            yield from (alternatives(need) for need in rooms[room].needs)

    def _there(self, aim: Aim, path: frozenset[str]) -> Route:
        return self._reach(self._where(aim), path)

    def _reach(self, targets: Iterable[str], path: frozenset[str]) -> Route:
        """Go to one of these rooms; if all ways there are shut, open one first."""
        rooms = frozenset(targets)
        shut = self.map.shut_off(self.me.room, rooms)
        found = Route() if shut else Route(rooms=rooms)
        for need in shut:
            found |= min((self._get(one, path) for one in need), key=self._turns)
        return found

    def _where(self, aim: Aim) -> Iterable[str]:
        """Return the rooms where an aim can be achieved; a search, where nobody has looked."""
        if not aim.search:
            return aim.at or ((aim.arrive,) if aim.arrive else (self.me.room,))
        known = self.view.hidden.get(aim.search)
        return (known,) if known else self._unsearched(aim)

    def _unsearched(self, aim: Aim) -> list[str]:
        searched = self.view.searched.get(aim.search, ())
        places = aim.at or [room for room in self.map.rooms if room != self.view.place.safe]
        return [room for room in places if room not in searched]

    def _get(self, name: str, path: frozenset[str]) -> Route:
        """Return the shortest way to a goal or a thing that is not on the path already."""
        one = frozenset({name})
        if name in path:
            return Route(blocked=one)
        path |= one
        lying = [room for room, items in self.view.floor.items() if name in items]
        carriers = [other.room for other in companions(self.view, self.me) if name in other.items]
        options = []
        if lying:
            options.append(Route(fetched=one) | self._reach(lying, path))
        if carriers:
            options.append(Route(begged=one, rooms=frozenset(carriers)))
        for goal in self.goals.values():
            if name in brought(goal) and goal.id not in self.had | (path - one):
                itself = Route(goals=frozenset({goal.id}))
                options.append(itself | self._to(goal, path | {goal.id}))
        return min(options, key=self._turns, default=Route(blocked=one))

    def _turns(self, route: Route) -> float:
        return (
            sum(self._turns_of(self.goals[goal]) for goal in route.goals)
            + A_THING * len(route.fetched)
            + SOMEBODYS * len(route.begged)
            + BLOCKED * len(route.blocked)
        )

    def _turns_of(self, goal: Aim) -> float:
        undone = UNDONE * undoing(self.view, goal)
        if not goal.search or self.view.hidden.get(goal.search):
            return A_GOAL + undone
        return A_GOAL + A_ROOM * len(self._unsearched(goal)) + undone


def companions(view: View, me: Sheet) -> list[Sheet]:
    """Return the other characters who are alive."""
    alive = [one for one in view.sheets if one.fate is Fate.ALIVE]
    return [one for one in alive if one.seat is not None and one.id != me.id]


def gift(view: View, me: Sheet, plan: Plan) -> tuple[str, Sheet] | None:
    """Return what one could do without, or another is closer to using, and who that is."""
    here = [one for one in companions(view, me) if one.room == me.room and likes(me, one.id)]
    for friend in here if me.items else ():
        theirs = best_plan(view, friend)
        same = theirs.aim == plan.aim and plan.aim.seats != 1
        is_ahead = (theirs.turns, friend.id) < (plan.turns, me.id)
        for item in me.items:
            spare = item not in plan.things or (same and is_ahead)
            if spare and item in theirs.things and item not in friend.items:
                return item, friend
    return None


def undoing(view: View, goal: Aim) -> bool:
    """Say whether a goal would undo what was achieved."""
    return any(other in view.goals for other in goal.undoes)


def is_bomb(view: View, goal: Aim) -> bool:
    """Say whether a goal starts a countdown: it undoes what stops one."""
    stops = {one.id for one in view.place.goals if one.disarms}
    return not goal.disarms and any(other in stops for other in goal.undoes)


def brought(goal: Aim) -> tuple[str, ...]:
    """Return what a goal brings: itself, and things."""
    return (goal.id, goal.search, *goal.gives)
