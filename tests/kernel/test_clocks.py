"""Time is up for what was meant, or too late."""

import pytest

from trapline.kernel import Deadline, Stale, TimeUp, passed

DUE = Deadline("vote", 3, at=9000)


def test_the_deadline_that_is_due_has_passed() -> None:
    assert passed(DUE, TimeUp("vote", 3)) == DUE


@pytest.mark.parametrize("move", [TimeUp("vote", 2), TimeUp("word", 3)])
def test_time_is_not_up_for_what_is_over(move: TimeUp) -> None:
    with pytest.raises(Stale):
        passed(DUE, move)


def test_time_is_never_up_where_no_clock_runs() -> None:
    with pytest.raises(Stale):
        passed(None, TimeUp("vote", 3))
