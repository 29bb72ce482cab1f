"""A coin has no secrets: only how it will fall."""

from collections import Counter

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.conformance.world import World
from tests.games.coin_flip import AnyFact, Call, Opened, Side
from trapline.kernel import HOUSE, Game, Observer


def twins(game: Game, _observer: Observer) -> SearchStrategy[tuple[World, World]]:
    """Tell twice how two sit down and the wrong one calls."""
    return st.builds(lambda side: (told(game, side), told(game, side)), st.sampled_from(Side))


def told(game: Game, side: Side) -> World:
    world = World(game)
    world.tell(HOUSE, Opened((0, 1)))
    world.play(1, Call(side))
    return world


def conserved(_state: AnyFact) -> Counter[str]:
    return Counter()
