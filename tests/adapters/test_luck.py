"""Luck for real games."""

from trapline.adapters.luck import SystemLuck


def test_every_face_of_the_die_comes_up() -> None:
    luck = SystemLuck()

    assert {luck.die() for _ in range(1_000)} == {1, 2, 3, 4, 5, 6}


def test_two_tables_do_not_get_the_same_deal() -> None:
    assert SystemLuck().shuffled(range(100)) != SystemLuck().shuffled(range(100))
