"""A scenario to look things up in: who can go where, and how far it is."""

from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from .schema import Event, Goal, Item, Link, Need, Needs, Room, Scenario, Stunt, Walker, Way

Node = TypeVar("Node", bound=Hashable)

RoomId: TypeAlias = str
Pair: TypeAlias = frozenset[RoomId]
"""The two ends of a passage."""


class Atlas:
    """What a scenario says, by id. Rooms are told in the order of the file."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.rooms: Mapping[RoomId, Room] = {room.id: room for room in scenario.rooms}
        self.items: Mapping[str, Item] = {item.id: item for item in scenario.items}
        self.goals: Mapping[str, Goal] = {goal.id: goal for goal in scenario.goals}
        self.events: Mapping[str, Event] = {event.id: event for event in scenario.events}
        self.ways: Mapping[str, Way] = {way.id: way for way in scenario.ways}
        self.stunts: Mapping[str, Stunt] = {stunt.id: stunt for stunt in scenario.dares}
        self.links: Mapping[Pair, Link] = {frozenset({one.a, one.b}): one for one in scenario.links}
        moves = scenario.monster.moves
        self._beside = {
            room: self._joined(room, lambda link: link.walker is not Walker.MONSTER)
            for room in self.rooms
        }
        self._prowl = {
            room: self._joined(
                room, lambda link: link.walker is not Walker.PEOPLE and link.kind in moves
            )
            for room in self.rooms
        }
        self._needs = {goal.id: self._all_needs(goal) for goal in scenario.goals}
        self.shutters = tuple(goal.id for goal in scenario.goals if goal.shuts)
        """The goals that seal the safe room."""
        self.openers = frozenset(
            link.opened_by
            for link in scenario.links
            if link.opened_by is not None and scenario.safe in (link.a, link.b)
        )
        """The goals that lay the safe room open."""

    def beside(self, room: RoomId) -> Sequence[RoomId]:
        """Return the rooms that people can get to from here, if nothing stops them."""
        return self._beside[room]

    def prowl(self, room: RoomId) -> Sequence[RoomId]:
        """Return the rooms that the monster can get to from here, if nothing stops it."""
        return self._prowl[room]

    def needs(self, goal: str) -> Needs:
        """Return what a goal needs: what it uses up too, and what its room demands."""
        return self._needs[goal]

    def hideouts(self, item: str) -> Sequence[RoomId]:
        """Return where something may be hidden: where it can be found, but for the safe room."""
        searched = [room for goal in self.goals.values() if goal.search == item for room in goal.at]
        return [room for room in searched or self.rooms if room != self.scenario.safe]

    def _all_needs(self, goal: Goal) -> Needs:
        there = () if goal.arrive is None else self.rooms[goal.arrive].needs
        return (*goal.needs, *goal.uses, *there)

    def _joined(self, room: RoomId, is_open: Callable[[Link], bool]) -> list[RoomId]:
        return [
            other
            for other in self.rooms
            if (link := self.links.get(frozenset({room, other}))) is not None and is_open(link)
        ]

    def entry_needs(self, room: RoomId, to: RoomId) -> Needs:
        """Return what somebody must have to go from one room to the next."""
        link = self.links[frozenset({room, to})]
        return (*link.all_needs, *self.rooms[to].needs)

    def is_cleared(self, room: RoomId, to: RoomId, goals: Collection[str]) -> bool:
        """Say whether nothing stands in a passage that not even the monster can push aside."""
        opener = self.links[frozenset({room, to})].opened_by
        return opener is None or opener in goals


def alternatives(need: Need) -> tuple[str, ...]:
    return (need,) if isinstance(need, str) else need


def is_met(needs: Needs, had: Collection[str]) -> bool:
    """Say whether there is what is needed; of alternatives, one."""
    return all(any(one in had for one in alternatives(need)) for need in needs)


def missing(needs: Needs, had: Collection[str]) -> tuple[str, ...]:
    """Return what is lacking; of alternatives, the first."""
    lacking = [alternatives(need) for need in needs]
    return tuple(some[0] for some in lacking if not any(one in had for one in some))


def distances(start: Node, steps: Callable[[Node], Iterable[Node]]) -> dict[Node, int]:
    """Return how many steps it is to each room that can be reached."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in steps(here):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found
