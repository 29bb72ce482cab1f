"""What is worth doing: from the ways out back to what can be done now, and where."""

from collections.abc import Iterable

from trapline.games.trapped.cards import Suit, suit, weight
from trapline.games.trapped.content import Link, Walker, alternatives, distances, is_met
from trapline.games.trapped.model import Fate
from trapline.games.trapped.view import Aim, Place, Sheet, View

FAR = 999
NEAR = 2


BLOCKED = 6
"""What somebody else has, or nobody can get, makes a way as long as so many goals."""


UNDONE = 3
QUARREL = 20
"""For so many rounds everybody goes their own way; then all try one way after the other."""
TOGETHER = 8
KINDNESS = 9
"""Who loves somebody would go that much further to save everybody."""


def best_plan(view: View, me: Sheet) -> "Plan":
    """Return the shortest way out; while a countdown runs, how to stop it."""
    urgent = [goal for goal in view.place.goals if goal.disarms]
    if view.countdown is not None and urgent:
        return Plan(view, me, urgent, urgent)
    if view.round > QUARREL:
        common = view.place.ways[view.round // TOGETHER % len(view.place.ways)]
        return Plan(view, me, [common])
    longer = KINDNESS if is_kind(me) else 0
    plans = [(Plan(view, me, [way]), longer * bool(way.seats)) for way in view.place.ways]
    return min(plans, key=lambda one: one[0].length + one[1])[0]


def is_kind(me: Sheet) -> bool:
    """Say whether what somebody feels most strongly for others is love."""
    others = [card for about, card in me.feelings.items() if about != str(me.id)]
    return bool(others) and suit(max(others, key=weight)) is Suit.HEARTS


class Plan:
    """What one character should achieve, and the rooms where that begins."""

    def __init__(
        self, view: View, me: Sheet, aims: Iterable[Aim], wanted: Iterable[Aim] = ()
    ) -> None:
        self.view = view
        self.me = me
        self.place = view.place
        self.had = {*view.goals, *me.goals, *me.items}
        self.rooms = {room.id: room for room in view.place.rooms}
        self.wanted = {goal.id for goal in wanted}
        self.targets: set[str] = set()
        self.blocked = 0
        for aim in aims:
            self._want(aim)

    @property
    def length(self) -> int:
        """Return how many goals are still to be met; more, where others' work is undone."""
        undone = sum(
            undoing(self.view, goal) for goal in self.place.goals if goal.id in self.wanted
        )
        return len(self.wanted) + BLOCKED * self.blocked + UNDONE * undone

    def _want(self, aim: Aim) -> None:
        """Want what an aim needs; if it needs nothing more, go where it can be done."""
        lacking = [need for need in self._needs(aim) if not any(one in self.had for one in need)]
        for need in lacking:
            self.blocked += not any(self._get(one) for one in need)
        if not lacking:
            self.targets.update(self._where(aim))

    def _needs(self, aim: Aim) -> list[tuple[str, ...]]:
        """Return what an aim needs, and what one needs to be where it is."""
        doors = [alternatives(need) for room in aim.at for need in self.rooms[room].needs]
        return [*aim.needs, *doors]

    def _where(self, aim: Aim) -> Iterable[str]:
        """Return the rooms where an aim can be achieved; a search, where nobody has looked."""
        if not aim.search:
            return aim.at or ((aim.arrive,) if aim.arrive else ())
        known = self.view.hidden.get(aim.search)
        searched = self.view.searched.get(aim.search, ())
        places = aim.at or [room for room in self.rooms if room != self.place.safe]
        return (known,) if known else [room for room in places if room not in searched]

    def _get(self, name: str) -> bool:
        """Want a goal, or whatever brings a thing, or go where it lies; say whether one can."""
        lies = [room for room, lying in self.view.floor.items() if name in lying]
        self.targets.update(lies)
        self.targets.update(one.room for one in self._friends() if name in one.items)
        bringing = [goal for goal in self.place.goals if name in brought(goal)]
        fresh = [goal for goal in bringing if goal.id not in self.had]
        for goal in fresh:
            if goal.id not in self.wanted:
                self.wanted.add(goal.id)
                self._want(goal)
        return bool(lies or fresh)

    def _friends(self) -> list[Sheet]:
        """Return the other characters who are alive."""
        alive = [one for one in self.view.sheets if one.fate is Fate.ALIVE]
        return [one for one in alive if one.seat is not None and one.id != self.me.id]

    def heir(self) -> Sheet | None:
        """Return who here has more to carry on with, if one cannot get out alone."""
        if not self.blocked:
            return None
        here = [one for one in self._friends() if one.room == self.me.room]
        richer = [one for one in here if wealth(one) > wealth(self.me)]
        return max(richer, key=wealth, default=None)

    def step(self, rooms: Iterable[str]) -> str | None:
        """Return which of these rooms is nearest to something worth doing."""
        steps = {room: self._distance(room) for room in rooms}
        best = min(steps, key=lambda room: steps[room], default=None)
        if best is None or steps[best] >= self._distance(self.me.room):
            return None
        return best

    @property
    def short_cuts(self) -> list[str]:
        """Return the goals by which one gets at once to where there is something to do."""
        if self._distance(self.me.room) <= NEAR:
            return []
        return [goal.id for goal in self.place.goals if goal.arrive in self.targets]

    def _distance(self, room: str) -> int:
        far = distances(room, self._beside)
        return min((far.get(target, FAR) for target in self.targets), default=FAR)

    def _beside(self, room: str) -> list[str]:
        """Return the rooms that this character could get to from there."""
        return [
            other
            for link, other in passages(self.place, room, Walker.MONSTER)
            if is_met((*link.needs, *self.rooms[other].needs), self.had)
        ]


def wealth(sheet: Sheet) -> tuple[int, int]:
    """Return how much somebody has; no two are alike, so that nothing goes to and fro."""
    return len(sheet.items), sheet.id


def undoing(view: View, goal: Aim) -> bool:
    """Say whether a goal would undo what was achieved."""
    return any(other in view.goals for other in goal.undoes)


def brought(goal: Aim) -> tuple[str, ...]:
    """Return what a goal brings: itself, and things."""
    return (goal.id, goal.search, *goal.gives)


def passages(place: Place, room: str, but: Walker) -> list[tuple[Link, str]]:
    """Return the passages from a room, and where they lead; not those of the others' own."""
    links = [one for one in place.links if room in (one.a, one.b) and one.walker is not but]
    return [(link, link.b if link.a == room else link.a) for link in links]
