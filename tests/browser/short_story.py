"""Trapped! with little left to do: `trapline serve --also tests.browser.short_story`.

On this spaceship the pod is free and the radio rigged. Whoever gets there gets out.
"""

from msgspec.structs import replace

from trapline import catalogue
from trapline.games.trapped.content.making.ideas import Bank
from trapline.games.trapped.content.schema import Scenario
from trapline.games.trapped.game import Trapped
from trapline.games.trapped.model.options import Setting

DONE = ("unjam-pod", "find-position", "rig-radio")


def nearly_left(ship: Scenario) -> Scenario:
    return replace(ship, achieved=(*ship.achieved, *DONE))


SHIP = nearly_left(catalogue.content("trapped", "scenarios/spaceship.json", Scenario))
GAME = Trapped(
    dict.fromkeys((Setting.SPACESHIP, Setting.MANSION), SHIP),
    catalogue.content("trapped", "bank.json", Bank),
    catalogue.NO_PACKS,
    catalogue.voices(),
)
SHELF = {GAME.name: catalogue.listed(GAME)}
