"""What an observer is told of the place: map, tasks, events, and the monster."""

from functools import lru_cache

from msgspec.structs import replace

from ...content import hooks
from ...content.atlas import Atlas, alternatives
from ...content.purposes import purposes
from ...content.schema import Event, Goal, Needs, Says
from ...model.basics import LIVES, UNKNOWN
from ...model.game import State
from ...model.shown import Aim, Place, Quarry, Scare
from ..hooks.beginning import tag_of
from ..monster import knows_weakness


@lru_cache(maxsize=16)
def place(atlas: Atlas, *, limited: bool, feared: bool) -> Place:
    scenario = atlas.scenario
    titles: dict[str, Says] = {
        **{item.id: item.says for item in scenario.items},
        **{goal.id: goal.says for goal in scenario.goals},
        **{way.id: way.says for way in scenario.ways},
        **{stunt.id: stunt.says for stunt in scenario.dares},
    }
    titles |= {
        "scenario": scenario.says,
        "monster": scenario.monster.says,
    }
    if feared:
        titles["weakness"] = scenario.monster.weakness.says
    serves = purposes(scenario, feared=feared)
    titles |= {f"barrier-{n}": says for n, says in enumerate(scenario.barriers)}
    titles |= {f"attack-{n}": says for n, says in enumerate(scenario.monster.attacks)}
    if scenario.limit is not None:
        titles["limit"] = scenario.limit.says
    return Place(
        safe=scenario.safe,
        rooms=scenario.rooms,
        links=scenario.links,
        goals=tuple(aim(goal, serves[goal.id]) for goal in scenario.goals),
        ways=tuple(
            Aim(way.id, (way.at,), options_of(way.needs), seats=way.seats) for way in scenario.ways
        ),
        limit=scenario.limit.rounds if limited and scenario.limit is not None else None,
        means=tuple(one.item for one in scenario.monster.weakness.means) if feared else (),
        titles=titles,
    )


def aim(goal: Goal, serves: tuple[str, ...]) -> Aim:
    return Aim(
        id=goal.id,
        at=goal.at,
        needs=options_of((*goal.needs, *goal.uses)),
        own=goal.own,
        attributes=goal.attributes,
        gives=goal.gives,
        arrive=goal.arrive or "",
        search=goal.search or "",
        undoes=goal.undoes,
        disarms=any(isinstance(hook, hooks.Disarm) for hook in goal.hooks),
        serves=serves,
    )


def options_of(needs: Needs) -> tuple[tuple[str, ...], ...]:
    return tuple(alternatives(need) for need in needs)


def done(atlas: Atlas, state: State) -> tuple[str, ...]:
    """Return what is achieved for all; what seals the safe room is, as long as it is sealed."""
    shut = atlas.shutters if state.sealed else ()
    return tuple(sorted(state.goals.difference(atlas.shutters).union(shut)))


def locked(atlas: Atlas, state: State) -> tuple[tuple[str, str], ...]:
    """Return the passages that wait for a goal; what one must carry is for each to see."""
    ahead = atlas.goals.keys() - state.goals
    return tuple(
        (link.a, link.b)
        for link in atlas.scenario.links
        if any(ahead.issuperset(some) for some in options_of(link.all_needs))
    )


def is_out(atlas: Atlas, state: State) -> bool:
    """Say whether somebody has found out what the monster fears."""
    return any(knows_weakness(atlas, state, figure) for figure in state.figures.values())


def scare(event: Event) -> Scare:
    return Scare(event.id, event.suit, event.says)


def events(atlas: Atlas, state: State, *, knows: bool) -> tuple[Scare, ...]:
    """Return the scenario's list with what each event does; for others, what has happened."""
    times = state.happened
    if knows:
        listed = troubles(atlas)
    else:
        listed = tuple(scare(one) for one in atlas.scenario.events if one.id in times)
    return tuple(replace(one, times=times.get(one.id, 0)) for one in listed)


@lru_cache(maxsize=16)
def troubles(atlas: Atlas) -> tuple[Scare, ...]:
    return tuple(trouble(event) for event in atlas.scenario.events)


def trouble(event: Event) -> Scare:
    """Return an event with what it sets going."""
    does = tuple(tag_of(hook) for hook in event.hooks)
    tests = (hook.attributes for hook in event.hooks if isinstance(hook, hooks.Test | hooks.Brawl))
    return Scare(event.id, event.suit, event.says, does, next(tests, ()))


def quarry(state: State, *, knows: bool) -> Quarry:
    beast = state.beast
    return Quarry(
        room=beast.room if knows else beast.seen_in,
        is_seen=beast.seen_in != UNKNOWN,
        beaten=beast.beaten,
        defeats=beast.defeats,
        lives=LIVES,
        dead=beast.dead,
    )
