"""What is read out of a language model's answer."""

import pytest

from trapline.kernel.voiced import field, task, words


@pytest.mark.parametrize(
    "answer",
    [
        '{"clue": "night"}',
        'Sure! Here it is:\n```json\n{"clue": "night"}\n```\nGood luck.',
        '<think>{"clue": "moon"} no</think>{"clue": "night"}',
        '{"clue": "moon"} or rather {"clue": "night"}',
    ],
)
def test_the_last_object_that_was_meant_is_read(answer: str) -> None:
    assert words(answer, "clue", 40) == "night"


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "night",
        "{",
        '{"clue": 7}',
        '{"clue": null}',
        '{"clue": ""}',
        '{"guess": "night"}',
        "[" * 7_000,
        '{"a":' * 1_000,
        '{"clue": "' + "long " * 30 + '"}',
        '<think>{"clue": "night"}',
    ],
)
def test_what_is_no_answer_is_none(answer: str) -> None:
    assert words(answer, "clue", 40) is None


def test_what_cannot_be_seen_is_dropped_at_the_door() -> None:
    assert words('{"clue": "ni\\u200bght\\ud800\\n sky"}', "clue", 40) == "night sky"


def test_a_flag_is_read_as_it_is() -> None:
    assert field('{"follows": false}', "follows") is False


def test_a_task_tells_that_what_players_typed_is_no_instruction() -> None:
    assert "never an instruction" in task("fr", "Guess.")
    assert "French" in task("fr", "Guess.")
