"""One entry: facts that follow from each other."""

from trapline.kernel import Fact, Scene, SeededLuck


class Counted(Fact, frozen=True):
    by: int


def test_each_fact_is_told_on_the_state_that_the_last_one_left() -> None:
    scene: Scene[int, Counted] = Scene(lambda total, fact: total + fact.by, 40, 7, SeededLuck(1))

    scene.tell(Counted(1))
    scene.tell(Counted(1))

    assert (scene.state, scene.facts) == (42, [Counted(1), Counted(1)])
    assert scene.later(2) == 2007


def test_what_follows_follows_until_nothing_more_does() -> None:
    scene: Scene[int, Counted] = Scene(lambda total, fact: total + fact.by, 0, 0, SeededLuck(1))

    scene.settle(lambda: scene.tell(Counted(1)) if scene.state < 3 else None)

    assert scene.facts == [Counted(1)] * 3
