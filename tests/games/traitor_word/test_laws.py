"""Traitor Word keeps the laws of every game."""

from importlib.resources import files

import msgspec
import pytest

from tests.conformance.bots import bots_finish
from tests.conformance.options import covering_openings
from tests.conformance.subject import LANGUAGES, Subject
from tests.conformance.trial import DECLARED, PLAYED, Law, hold
from tests.games.traitor_word import twins
from tests.games.traitor_word.chain import GAME
from tests.rules.citations import defined
from trapline.games.traitor_word.model import Cause, Reason

EXAMPLES = 20
FOLDER = files("trapline.games.traitor_word")
BOOK = (FOLDER / "RULES.md").read_text("utf-8")
TEXTS = {
    language: (FOLDER / "data" / language / "texts.json").read_bytes() for language in LANGUAGES
}
TRAITOR_WORD = Subject(
    GAME,
    twins.twins,
    twins.conserved,
    {lang: msgspec.json.decode(texts, type=dict[str, str]) for lang, texts in TEXTS.items()},
    list(Reason),
    list(Cause),
    list(defined({"traitor_word": BOOK})),
)


@pytest.mark.parametrize("law", DECLARED, ids=lambda law: law.__name__)
def test_what_the_game_declares_is_lawful(law: Law) -> None:
    hold(TRAITOR_WORD, law, examples=1)


@pytest.mark.parametrize("law", PLAYED, ids=lambda law: law.__name__)
def test_whatever_is_played_is_lawful(law: Law) -> None:
    hold(TRAITOR_WORD, law, EXAMPLES)


def test_bots_finish_with_every_number_of_players_and_option() -> None:
    for seed, made in enumerate(covering_openings(GAME)):
        bots_finish(TRAITOR_WORD, made, "plain", seed)
