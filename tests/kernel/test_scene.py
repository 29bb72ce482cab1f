"""One entry: facts that follow from each other."""

import pytest

from trapline.kernel import Fact, Scene, SeededLuck

LUCK = SeededLuck(1)


class Counted(Fact, frozen=True):
    by: int


def test_each_fact_is_told_on_the_state_that_the_last_one_left() -> None:
    scene: Scene[int, Counted] = Scene(lambda total, fact: total + fact.by, 40, 7, LUCK)

    scene.tell(Counted(1))
    scene.tell(Counted(1))

    assert (scene.state, scene.facts) == (42, [Counted(1), Counted(1)])
    assert scene.later(2) == 2007


def test_what_follows_follows_until_nothing_more_does() -> None:
    scene: Scene[int, Counted] = Scene(lambda total, fact: total + fact.by, 0, 0, LUCK)

    scene.settle(lambda: scene.tell(Counted(1)) if scene.state < 3 else None)

    assert scene.facts == [Counted(1)] * 3


def test_the_first_fact_of_a_game_is_told_on_no_state() -> None:
    scene: Scene[int, Counted] = Scene(lambda total, fact: (total or 0) + fact.by, None, 0, LUCK)

    scene.tell(Counted(1))

    assert scene.state == 1


def test_before_its_first_fact_a_game_has_no_state() -> None:
    scene: Scene[int, Counted] = Scene(lambda total, fact: (total or 0) + fact.by, None, 0, LUCK)

    with pytest.raises(LookupError):
        assert scene.state
