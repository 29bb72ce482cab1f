"""Every game keeps every law."""

import pytest

from tests.campaigns import Campaign
from tests.conformance.bots import bots_finish_every_opening, bots_finish_the_game
from tests.conformance.games import GAMES
from tests.conformance.subject import Subject
from tests.conformance.trial import DECLARED, PLAYED, Law, hold, hold_in_part
from tests.conformance.twins import twins_look_alike

EXAMPLES = 15
SOAK_EXAMPLES = 2_000
TWINS = 1_000
PARTS = 20
"""Each of its own luck, so that a campaign can be stopped, and go on where it stood."""

TITLES = [game for game in GAMES if game.rules]
"""Not those that only test."""

games = pytest.mark.parametrize("game", GAMES, ids=str)
played = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.slow] if game.rules else []) for game in GAMES],
    ids=str,
)
# That bots finish is tried below, with everything a group may choose.
MOVES = [law for law in PLAYED if law is not bots_finish_the_game]


@games
@pytest.mark.parametrize("law", DECLARED, ids=lambda law: law.__name__)
def test_what_a_game_declares_is_lawful(game: Subject, law: Law) -> None:
    hold(game, [law], examples=1)


@played
def test_whatever_is_played_is_lawful(game: Subject) -> None:
    hold(game, MOVES, EXAMPLES)


@played
def test_bots_finish_with_every_number_of_players_and_option(game: Subject) -> None:
    bots_finish_every_opening(game)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", TITLES, ids=str)
@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_twins_look_alike_in_twenty_thousand_games(
    game: Subject, part: int, campaign: Campaign
) -> None:
    tried = hold_in_part(game, twins_look_alike, TWINS, f"{campaign.seed} {part}")

    assert tried >= TWINS
    campaign.tell(twin_games=tried)


@games
@pytest.mark.parametrize("law", PLAYED, ids=lambda law: law.__name__)
@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_whatever_is_played_for_long_is_lawful(game: Subject, law: Law) -> None:
    hold(game, [law], SOAK_EXAMPLES)
