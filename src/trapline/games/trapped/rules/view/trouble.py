"""Events as they are read: all of them by the GM, by others what has happened; and the monster."""

from functools import lru_cache

from ...content import hooks
from ...content.atlas import Atlas
from ...content.schema import Event
from ...model.basics import LIVES, UNKNOWN
from ...model.game import State
from ...model.view import Quarry, Scare
from ..hooks.begin import tag_of


def scare(event: Event) -> Scare:
    return Scare(event.id, event.suit, event.says)


def events(atlas: Atlas, state: State, *, knows: bool) -> tuple[Scare, ...]:
    """Return the scenario's list with what each event does; for others, what has happened."""
    if knows:
        return troubles(atlas)
    return tuple(scare(event) for event in atlas.scenario.events if event.id in state.happened)


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
        room=beast.room if knows else beast.seen,
        is_seen=beast.seen != UNKNOWN,
        beaten=beast.beaten,
        defeats=beast.defeats,
        lives=LIVES,
        dead=beast.dead,
    )
