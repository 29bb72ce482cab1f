"""What a goal is good for: the ways out that it serves, and what it does to the monster."""

from collections.abc import Iterable, Iterator, Mapping

from .atlas import alternatives
from .schema import Goal, Needs, Scenario

MONSTER = "monster"
"""Stands for the monster among the ways out: what finds out or brings what it fears."""


def purposes(scenario: Scenario, *, feared: bool) -> Mapping[str, tuple[str, ...]]:
    """Return for each goal the ways out that it is a step to, and the monster last.

    What brings the thing that it fears is told to those alone who know of that (TD-95).
    """
    weakness = scenario.monster.weakness
    fears = [one.item for one in weakness.means if feared]
    known = [] if weakness.known_by is None else [weakness.known_by]
    served = {
        way.id: steps(scenario, (*way.needs, *there(scenario, way.at))) for way in scenario.ways
    }
    served[MONSTER] = steps(scenario, (*fears, *known))
    return {
        goal.id: tuple(end for end, goals in served.items() if goal.id in goals)
        for goal in scenario.goals
    }


def steps(scenario: Scenario, needs: Needs) -> set[str]:
    """Return every goal that brings what is needed, however indirectly."""
    found: set[str] = set()
    wanted = set(named(needs))
    seen: set[str] = set()
    while wanted - seen:
        thing = min(wanted - seen)
        seen.add(thing)
        for goal in scenario.goals:
            if thing in brings(goal):
                found.add(goal.id)
                wanted |= set(named(before(scenario, goal)))
    return found


def named(needs: Needs) -> Iterator[str]:
    for need in needs:
        yield from alternatives(need)


def brings(goal: Goal) -> Iterable[str]:
    """Return what is there once a goal is achieved: itself, a room, things."""
    return filter(None, (goal.id, goal.arrive, goal.search, *goal.gives))


def before(scenario: Scenario, goal: Goal) -> Needs:
    """Return what it takes to try a goal, and to be where it can be tried."""
    rooms = goal.at if len(goal.at) == 1 else ()
    return (*goal.needs, *goal.uses, *(need for room in rooms for need in there(scenario, room)))


def there(scenario: Scenario, room: str) -> Needs:
    """Return what it takes to be in a room: to get there, and what it demands."""
    demands = next((one.needs for one in scenario.rooms if one.id == room), ())
    doors = [link for link in scenario.links if room in (link.a, link.b)]
    opened = (
        ()
        if any(not link.all_needs for link in doors)
        else (need for link in doors for need in link.all_needs)
    )
    return (room, *demands, *opened)
