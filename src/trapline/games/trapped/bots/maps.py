"""Finding one's way: how far it is, and what is in between."""

from collections.abc import Collection, Iterable

from ..content.atlas import alternatives, distances, is_met
from ..content.schema import Link, Walker
from ..model.view import Place

FAR = 999


class Map:
    """The rooms and passages for somebody who has this and that."""

    def __init__(self, place: Place, had: Collection[str], but: Walker = Walker.MONSTER) -> None:
        self.rooms = {room.id: room for room in place.rooms}
        self.had = had
        self.doors: dict[str, list[tuple[str, Link]]] = {room: [] for room in self.rooms}
        for link in place.links:
            if link.walker is not but:
                self.doors[link.a].append((link.b, link))
                self.doors[link.b].append((link.a, link))

    def beside(self, room: str) -> list[str]:
        """Return the rooms that one can get to from there."""
        return [other for other, link in self.doors[room] if not self.lacking(other, link)]

    def lacking(self, room: str, link: Link) -> list[tuple[str, ...]]:
        """Return what one would have to have to get into a room by this passage."""
        needs = (*link.all_needs, *self.rooms[room].needs)
        return [alternatives(need) for need in needs if not is_met((need,), self.had)]

    def distance(self, room: str, targets: Iterable[str]) -> int:
        far = distances(room, self.beside)
        return min((far.get(target, FAR) for target in targets), default=FAR)

    def step(self, here: str, rooms: Iterable[str], targets: Iterable[str]) -> str | None:
        """Return which of the rooms next door brings one nearer."""
        wanted = frozenset(targets)
        steps = {room: self.distance(room, wanted) for room in rooms}
        best = min(steps, key=lambda room: steps[room], default=None)
        if best is None or steps[best] >= self.distance(here, wanted):
            return None
        return best

    def shut_off(self, here: str, targets: Collection[str]) -> list[tuple[str, ...]]:
        """Return what opens the way to the nearest of these rooms, if all ways are shut."""
        if not targets or self.distance(here, targets) < FAR:
            return []
        reached = distances(here, self.beside)
        edges = [(other, link) for room in reached for other, link in self.doors[room]]
        for other, link in edges:
            if other not in reached and any(one in self._beyond(other, reached) for one in targets):
                return self.lacking(other, link)
        return []

    def _beyond(self, start: str, edge: Collection[str]) -> Collection[str]:
        """Return the rooms on the other side of a passage, whatever it takes to get there."""
        return distances(start, lambda room: [to for to, _ in self.doors[room] if to not in edge])
