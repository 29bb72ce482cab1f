"""Each chapter of the rules is told as it was when somebody read it and found it right."""

import pytest

from tests.games.traps.transcripts import CHAPTERS, TOLD, written


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_told_as_ever(chapter: str) -> None:
    assert written(chapter) == (TOLD / f"{chapter}.txt").read_text("utf-8")


def test_no_transcript_is_forgotten() -> None:
    assert {file.stem for file in TOLD.iterdir()} == set(CHAPTERS)
