"""Whether a scenario can be won: every room can be reached, every goal met, every way taken."""

from collections.abc import Iterator

from . import hooks as h
from .atlas import Atlas, distances, is_met, missing
from .complaints import Complaint
from .schema import Goal, Scenario


class Explorer:
    """Somebody who tries everything, until nothing new turns up."""

    def __init__(self, scenario: Scenario) -> None:
        self.atlas = Atlas(scenario)
        self.rooms = {scenario.safe}
        self.had = {*gifts_of_events(scenario), *scenario.achieved}
        size = -1
        while size != len(self.rooms) + len(self.had):
            size = len(self.rooms) + len(self.had)
            self._look_around()

    def _look_around(self) -> None:
        for room in tuple(self.rooms):
            for other in self.atlas.beside(room):
                if is_met(self.atlas.entry_needs(room, other), self.had):
                    self.rooms.add(other)
        self.had |= {i.id for i in self.atlas.items.values() if i.at in self.rooms}
        for goal in self.atlas.goals.values():
            if self.can_achieve(goal):
                self.had |= {goal.id, *goal.gives}
                if goal.search is not None:
                    self.had.add(goal.search)
                if goal.arrive is not None:
                    self.rooms.add(goal.arrive)

    def can_achieve(self, goal: Goal) -> bool:
        is_there = not goal.at or any(room in self.rooms for room in goal.at)
        return is_there and is_met((*goal.needs, *goal.uses), self.had)


def gifts_of_events(scenario: Scenario) -> Iterator[str]:
    """Yield what may come by luck: it is enough to make a goal possible."""
    for event in scenario.events:
        hooks = list(event.hooks)
        while hooks:
            hook = hooks.pop()
            if isinstance(hook, h.Find | h.Bargain):
                yield hook.item
            elif isinstance(hook, h.Test):
                hooks += [*hook.won, *hook.lost]


def beyond_reach(scenario: Scenario) -> Iterator[Complaint]:
    explorer = Explorer(scenario)
    for number, room in enumerate(scenario.rooms):
        if room.id not in explorer.rooms:
            yield Complaint("unreachable-room", f"$.rooms[{number}]", {"name": room.id})
    for number, goal in enumerate(scenario.goals):
        if not explorer.can_achieve(goal):
            lacking = ", ".join(missing((*goal.needs, *goal.uses), explorer.had))
            facts = {"name": goal.id, "lacks": lacking or ", ".join(goal.at)}
            yield Complaint("impossible-goal", f"$.goals[{number}]", facts)
    yield from shut_ways(scenario, explorer)
    yield from tame_monster(scenario, explorer)


def shut_ways(scenario: Scenario, explorer: Explorer) -> Iterator[Complaint]:
    if not scenario.ways:
        yield Complaint("no-way-out", "$.ways")
    for number, way in enumerate(scenario.ways):
        if way.at not in explorer.rooms or not is_met(way.needs, explorer.had):
            lacking = ", ".join(missing(way.needs, explorer.had)) or way.at
            facts = {"name": way.id, "lacks": lacking}
            yield Complaint("impossible-way", f"$.ways[{number}]", facts)


def tame_monster(scenario: Scenario, explorer: Explorer) -> Iterator[Complaint]:
    atlas = explorer.atlas
    monster = scenario.monster
    if 2 * len(distances(monster.start, atlas.prowl)) < len(scenario.rooms):
        yield Complaint("monster-shut-in", "$.monster.moves")
    if monster.start == scenario.safe:
        yield Complaint("monster-in-safe-room", "$.monster.start")
    if not any(means.item in explorer.had for means in monster.weakness.means):
        yield Complaint("impossible-means", "$.monster.weakness.means")
