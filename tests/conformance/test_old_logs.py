"""What was stored once can be read for ever."""

from pathlib import Path

import msgspec
import pytest

from tests.conformance.games import GAMES, WHISPER_UNDER_LAW
from tests.conformance.old_logs import FOLDER, eventful, lines, logs_of, read
from tests.conformance.playthrough import folded
from tests.conformance.subject import Subject
from tests.games.whisper import WHISPER


@pytest.mark.parametrize("subject", GAMES, ids=str)
def test_an_old_log_ends_as_it_did(subject: Subject) -> None:
    for file in logs_of(subject.game):
        opening, entries = read(subject.game, file)

        state = None
        for entry in entries:
            state = folded(subject.game, state, entry.facts)

        assert subject.game.outcome(state) == opening.outcome


def test_every_old_log_belongs_to_a_game() -> None:
    known = {file for subject in GAMES for file in logs_of(subject.game)}

    assert set(FOLDER.iterdir()) == known


def test_a_log_that_lacks_a_field_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "whisper.jsonl"
    stored = b"\n".join(lines(eventful(WHISPER)))
    file.write_bytes(stored.replace(b'"clue":', b'"hint":'))

    with pytest.raises(msgspec.ValidationError, match="missing required field `clue`"):
        read(WHISPER_UNDER_LAW.game, file)
