"""Each scene is told as it was when somebody read it and found it right."""

import pytest

from tests.games.traitor_word.chain import LANGUAGES
from tests.games.traitor_word.transcripts import SCENES, TOLD, written
from trapline.kernel import Language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_is_told_as_ever(scene: str, language: Language) -> None:
    assert written(scene, language) == (TOLD / f"{scene}.{language}.txt").read_text("utf-8")


def test_no_transcript_is_forgotten() -> None:
    told = {f"{scene}.{language}.txt" for scene in SCENES for language in LANGUAGES}

    assert {file.name for file in TOLD.iterdir()} == told
