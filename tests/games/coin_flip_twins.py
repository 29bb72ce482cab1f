"""A coin has no secrets: only how it will fall."""

from collections import Counter

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.conformance.world import World
from tests.games.coin_flip import Call, Flipped
from trapline.kernel import HOUSE, Game, Observer


def twins(game: Game, _observer: Observer) -> SearchStrategy[tuple[World, World]]:
    """Tell twice how two sit down and the wrong one calls."""
    return st.builds(lambda heads: (told(game, heads), told(game, heads)), st.booleans())


def told(game: Game, heads: bool) -> World:
    world = World(game)
    world.tell(HOUSE, Flipped((0, 1)))
    world.play(1, Call(heads))
    return world


def conserved(state: Flipped) -> Counter[str]:
    return Counter(players=len(state.players))
