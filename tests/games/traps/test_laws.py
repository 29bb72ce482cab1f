"""TRAPS keeps the laws of every game."""

from importlib.resources import files

import pytest

from tests.conformance.bots import bots_finish
from tests.conformance.options import covering_openings
from tests.conformance.subject import LANGUAGES, Subject
from tests.conformance.trial import DECLARED, PLAYED, Law, hold
from tests.games.traps import twins
from tests.games.traps.jungle import GAME, content
from tests.rules.citations import defined
from trapline.games.traps.model import Cause, Reason

EXAMPLES = 25
BOOK = (files("trapline.games.traps") / "RULES.md").read_text("utf-8")
TRAPS = Subject(
    GAME,
    twins.twins,
    twins.conserved,
    {language: content(f"{language}/texts.json", dict[str, str]) for language in LANGUAGES},
    list(Reason),
    list(Cause),
    list(defined({"traps": BOOK})),
)


@pytest.mark.parametrize("law", DECLARED, ids=lambda law: law.__name__)
def test_what_the_game_declares_is_lawful(law: Law) -> None:
    hold(TRAPS, law, examples=1)


@pytest.mark.parametrize("law", PLAYED, ids=lambda law: law.__name__)
def test_whatever_is_played_is_lawful(law: Law) -> None:
    hold(TRAPS, law, EXAMPLES)


def test_bots_finish_with_every_number_of_players_and_option() -> None:
    for seed, made in enumerate(covering_openings(GAME)):
        bots_finish(TRAPS, made, "plain", seed)
