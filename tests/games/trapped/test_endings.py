"""Every ending of every scenario happens, to some evening of bots."""

from collections.abc import Iterator

import pytest

from tests.games.trapped.ship import GAME, SHIPPED
from trapline.games.trapped.content import hooks
from trapline.games.trapped.content.schema import Scenario
from trapline.games.trapped.facts.deeds import Left
from trapline.games.trapped.model.kinds import Cause
from trapline.games.trapped.model.options import Options, Setting
from trapline.games.trapped.survey import EVENINGS
from trapline.kernel import PLAIN
from trapline.library.sitting import Sitting

TRIES = 40
"""So many evenings from the one that is known to end so; all but the first are for the day after
somebody has changed a bot."""
KNOWN: dict[Setting, dict[str, tuple[str, int, int]]] = {
    Setting.SPACESHIP: {
        "launch-pod": ("to the bitter end", 3, 0),
        "send-sos": ("fair GM", 5, 7),
        Cause.LAST_ALIVE: ("ruthless GM", 3, 1),
        Cause.ALL_LOST: ("to the bitter end", 3, 2),
        Cause.OUT_OF_TIME: ("to the bitter end", 4, 108),
        Cause.BLOWN_UP: ("to the bitter end", 3, 14),
    },
    Setting.MANSION: {
        "row-swan": ("to the bitter end", 3, 0),
        "leave-as-heir": ("ruthless GM", 4, 28),
        "walk-home": ("fair GM", 4, 4),
        Cause.LAST_ALIVE: ("ruthless GM", 4, 4),
        Cause.ALL_LOST: ("to the bitter end", 4, 4),
        Cause.OUT_OF_TIME: ("to the bitter end", 4, 56),
    },
    Setting.SCHOOL: {
        "drive-off": ("fair GM", 3, 10),
        "helicopter": ("dramatic GM", 4, 5),
        "front-door": ("fair GM", 5, 34),
        Cause.LAST_ALIVE: ("ruthless GM", 3, 1),
        Cause.ALL_LOST: ("to the bitter end", 3, 10),
        Cause.OUT_OF_TIME: ("to the bitter end", 4, 15),
        Cause.BLOWN_UP: ("to the bitter end", 3, 1),
    },
}
"""By scenario and ending: an evening, how many sit there, and its number."""


def endings(scenario: Scenario) -> Iterator[str]:
    """Yield the ways out, and all that can go wrong."""
    yield from (way.id for way in scenario.ways)
    yield from (Cause.LAST_ALIVE, Cause.ALL_LOST)
    if scenario.limit is not None:
        yield Cause.OUT_OF_TIME
    deeds = [hook for goal in scenario.goals for hook in goal.hooks]
    if any(isinstance(hook, hooks.Countdown) for hook in deeds):
        yield Cause.BLOWN_UP


def ended(setting: Setting, evening: str, seats: int, number: int) -> str:
    """Let bots play, and return by which way somebody got out, or what became of them."""
    options = Options(**EVENINGS[f"{setting}, {evening}"])
    bots = Sitting(GAME, options, seats, f"ending {number}")
    outcome = bots.played(PLAIN)
    ways = [fact.way for fact in bots.facts if isinstance(fact, Left)]
    return ways[0] if ways else outcome.cause


@pytest.mark.parametrize("setting", SHIPPED)
def test_all_endings_of_a_scenario_are_known(setting: Setting) -> None:
    assert set(KNOWN[setting]) == set(endings(GAME.atlases[setting].scenario))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setting", "ending"), [(setting, ending) for setting, some in KNOWN.items() for ending in some]
)
def test_every_ending_happens(setting: Setting, ending: str) -> None:
    """TD-103, TD-105, TD-106, TD-107, TD-125."""
    evening, seats, number = KNOWN[setting][ending]

    assert ending in (ended(setting, evening, seats, number + n) for n in range(TRIES))
