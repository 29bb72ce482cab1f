"""The shortest plan by which something can be had: what is used up or undone is gone.

The walks between rooms are left out.
"""

from collections import deque
from collections.abc import Collection, Iterator

from trapline.games.trapped.content.atlas import alternatives, is_met
from trapline.games.trapped.content.schema import Goal, Needs, Scenario

Held = frozenset[str]
"""Goals that count as achieved, and things at hand."""


def plan(scenario: Scenario, needs: Needs) -> list[str] | None:
    """Return the goals that lead there, in order; None if there is no way without a lucky find."""
    start = frozenset({*scenario.achieved, *(item.id for item in scenario.items if item.at)})
    goals = [goal for goal in scenario.goals if goal.id in leading_to(scenario, needs)]
    plans: dict[Held, list[str]] = {start: []}
    queue = deque([start])
    while queue:
        held = queue.popleft()
        if is_met(needs, held):
            return plans[held]
        for goal, after in steps(goals, held):
            if after not in plans:
                plans[after] = [*plans[held], goal.id]
                queue.append(after)
    return None


def steps(goals: Collection[Goal], held: Held) -> Iterator[tuple[Goal, Held]]:
    for goal in goals:
        if goal.id not in held and is_met((*goal.needs, *goal.uses), held):
            yield goal, (held | brought_by(goal)) - {*goal.uses, *goal.undoes}


def leading_to(scenario: Scenario, needs: Needs) -> set[str]:
    """Return the goals that may matter, however indirectly."""
    wanted = {one for need in needs for one in alternatives(need)}
    found: set[str] = set()
    while new := [g for g in scenario.goals if g.id not in found and brought_by(g) & wanted]:
        found |= {goal.id for goal in new}
        further = [need for goal in new for need in (*goal.needs, *goal.uses)]
        wanted |= {one for need in further for one in alternatives(need)}
    return found


def brought_by(goal: Goal) -> Held:
    return frozenset({goal.id, *goal.gives, *([goal.search] if goal.search else [])})
