"""Trapped! keeps the laws of every game."""

from importlib.resources import files

import msgspec
import pytest

from tests.conformance.bots import bots_finish, bots_finish_the_game
from tests.conformance.options import covering_openings
from tests.conformance.subject import LANGUAGES, Subject
from tests.conformance.trial import DECLARED, PLAYED, Law, hold
from tests.games.trapped import twins
from tests.games.trapped.ship import GAME
from tests.rules.citations import defined
from trapline.games.trapped.model import Cause, Reason

EXAMPLES = 20
FOLDER = files("trapline.games.trapped")
BOOK = (FOLDER / "RULES.md").read_text("utf-8")
TEXTS = {
    language: (FOLDER / "data" / language / "texts.json").read_bytes() for language in LANGUAGES
}
TRAPPED = Subject(
    GAME,
    twins.twins,
    twins.conserved,
    {lang: msgspec.json.decode(texts, type=dict[str, str]) for lang, texts in TEXTS.items()},
    list(Reason),
    list(Cause),
    list(defined({"trapped": BOOK})),
)


@pytest.mark.parametrize("law", DECLARED, ids=lambda law: law.__name__)
def test_what_the_game_declares_is_lawful(law: Law) -> None:
    hold(TRAPPED, law, examples=1)


@pytest.mark.parametrize(
    # That bots finish is tried below, with everything a group may choose.
    "law",
    [law for law in PLAYED if law is not bots_finish_the_game],
    ids=lambda law: law.__name__,
)
def test_whatever_is_played_is_lawful(law: Law) -> None:
    hold(TRAPPED, law, EXAMPLES)


def test_bots_finish_with_every_third_choice_of_players_and_options() -> None:
    for seed, made in enumerate(covering_openings(GAME)[::3]):
        bots_finish(TRAPPED, made, "plain", seed)
