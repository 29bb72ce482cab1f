"""What is worth doing: from the ways out back to what can be done now, and where."""

from collections.abc import Iterable

from trapline.games.trapped.content import Walker, distances
from trapline.games.trapped.view import Aim, Place, Sheet, View

FAR = 999


class Plan:
    """What one character should achieve, seen from the ways out."""

    def __init__(self, view: View, me: Sheet, ways: Iterable[Aim]) -> None:
        self.place = view.place
        self.me = me
        self.had = {*view.goals, *me.goals, *me.items}
        self.rooms = {room.id: room for room in view.place.rooms}
        self.goals = {goal.id: goal for goal in view.place.goals}
        self.wanted: set[str] = set()
        self.targets: set[str] = set()
        for way in ways:
            self._want(way)

    def _want(self, aim: Aim) -> None:
        """Want what an aim needs; if it needs nothing more, go where it can be done."""
        lacking = [need for need in self._needs(aim) if not any(one in self.had for one in need)]
        for need in lacking:
            for one in need:
                self._achieve(one)
        if not lacking:
            self.targets.update(aim.at or (() if not aim.arrive else (aim.arrive,)))

    def _needs(self, aim: Aim) -> list[tuple[str, ...]]:
        """Return what an aim needs, and what one needs to be where it is."""
        doors = [need for room in aim.at for need in self.rooms[room].needs]
        return [*aim.needs, *((one,) if isinstance(one, str) else one for one in doors)]

    def _achieve(self, name: str) -> None:
        """Want a goal, or whatever brings a thing."""
        for goal in self.goals.values():
            if name in (goal.id, goal.search, *goal.gives) and goal.id not in self.wanted:
                self.wanted.add(goal.id)
                self._want(goal)

    def step(self, rooms: Iterable[str]) -> str | None:
        """Return which of these rooms is nearest to something worth doing."""
        steps = {room: self._distance(room) for room in rooms}
        best = min(steps, key=lambda room: steps[room], default=None)
        if best is None or steps[best] >= self._distance(self.me.room):
            return None
        return best

    def _distance(self, room: str) -> int:
        far = distances(room, lambda here: neighbours(self.place, here))
        return min((far.get(target, FAR) for target in self.targets), default=FAR)


def neighbours(place: Place, room: str, but: Walker = Walker.MONSTER) -> list[str]:
    """Return the rooms next door, but for passages of the others' own."""
    links = [link for link in place.links if link.walker is not but]
    return [link.b if link.a == room else link.a for link in links if room in (link.a, link.b)]
