"""Trapwords keeps the laws of every game, tried with a plain referee."""

import pytest

from tests.conformance.bots import bots_finish, bots_finish_the_game
from tests.conformance.options import sitters
from tests.conformance.subject import product
from tests.conformance.trial import DECLARED, PLAYED, Law, hold_the_same_way_each_time
from tests.games.trapwords.dungeon import GAME, LANGUAGES
from trapline.catalogue import listed
from trapline.games.trapwords.model import Challenge, Options, Speaking
from trapline.kernel import Language

TRAPWORDS = product(listed(GAME))
PLAYS = 12


@pytest.mark.parametrize("law", DECLARED, ids=lambda law: law.__name__)
def test_what_trapwords_declares_is_lawful(law: Law) -> None:
    hold_the_same_way_each_time(TRAPWORDS, law, examples=1)


@pytest.mark.parametrize(
    "law", [law for law in PLAYED if law is not bots_finish_the_game], ids=lambda law: law.__name__
)
def test_whatever_is_played_in_trapwords_is_lawful(law: Law) -> None:
    hold_the_same_way_each_time(TRAPWORDS, law, PLAYS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("speaking", Speaking)
@pytest.mark.parametrize("seats", [4, 7])
def test_bots_finish_a_game(language: Language, speaking: Speaking, seats: int) -> None:
    options = Options(language=language, speaking=speaking, monster=Challenge.MIXED)

    bots_finish(TRAPWORDS, (options, sitters(GAME, seats)), "plain", seed=seats)
