"""Each scene is told as it was when somebody read it and found it right."""

import pytest

from tests.games.trapped.ship import LANGUAGES, SHIPPED
from tests.games.trapped.titles import titles
from tests.games.trapped.transcripts import SCENES, TOLD, written
from trapline.kernel import Language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_is_told_as_ever(scene: str, language: Language) -> None:
    """TD-6, TD-70, TD-60: the book's own examples are among them."""
    assert written(scene, language) == (TOLD / f"{scene}.{language}.txt").read_text("utf-8")


def test_no_transcript_is_forgotten() -> None:
    told = {f"{scene}.{language}.txt" for scene in SCENES for language in LANGUAGES}

    assert {file.name for file in TOLD.iterdir()} == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_of_the_box_call_nothing_by_the_same_name(language: Language) -> None:
    """Their titles can be told from one list of texts."""
    shared = {"screen.goal.monster", "screen.dare.monster"}
    keys = [key for one in SHIPPED.values() for key in titles(one, language) if key not in shared]

    assert len(keys) == len(set(keys))
