"""Of a long list only what is new in it is sent, and a screen puts it together again."""

from collections.abc import Mapping, Sequence
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.tables.party import put_together
from trapline.kernel import View
from trapline.tables.changes import news, splices
from trapline.tables.protocol import Splice


class Diary(View, frozen=True, kw_only=True):
    lines: tuple[str, ...] = ()
    pages: tuple[int, ...] = ()


LINES = st.lists(st.sampled_from("abcde"), max_size=9).map(tuple)


def sent(old: str, new: str) -> tuple[Mapping[str, Any], Mapping[str, Sequence[Splice]]]:
    return news(Diary(lines=tuple(old)), Diary(lines=tuple(new)))


@given(LINES, LINES)
def test_splices_make_the_new_list_of_the_old_one(
    old: tuple[str, ...], new: tuple[str, ...]
) -> None:
    assert put_together(old, splices(old, new)) == new


def test_of_a_list_that_grows_only_the_new_line_is_sent() -> None:
    assert sent("abcd", "abcde") == ({}, {"lines": (Splice(4, 0, ("e",)),)})


def test_of_a_window_that_slides_only_the_new_line_is_sent() -> None:
    assert sent("abcd", "bcde") == ({}, {"lines": (Splice(0, 1), Splice(3, 0, ("e",)))})


def test_of_a_list_in_which_some_entries_changed_only_those_are_sent() -> None:
    assert sent("abcdefg", "aBcdeFG") == (
        {},
        {"lines": (Splice(1, 1, ("B",)), Splice(5, 2, ("F", "G")))},
    )


def test_a_list_of_which_hardly_anything_stays_is_sent_whole() -> None:
    assert sent("abcd", "abxy") == ({"lines": tuple("abxy")}, {})


def test_of_numbers_only_what_is_new_is_sent_where_that_is_shorter() -> None:
    few, many = (3, 1, 4, 1), tuple(range(40))

    whole, nothing = news(Diary(pages=few), Diary(pages=(*few, 5)))
    rest, parts = news(Diary(pages=many), Diary(pages=(*many, 40)))

    assert (whole, nothing) == ({"pages": (*few, 5)}, {})
    assert (rest, parts) == ({}, {"pages": (Splice(40, 0, (40,)),)})


def test_what_every_game_has_comes_whole() -> None:
    before = Diary(waiting=(0, 1, 2, 3, 4))

    assert news(before, Diary(waiting=(0, 1, 2, 3))) == ({"waiting": (0, 1, 2, 3)}, {})


def test_a_list_that_was_not_shown_before_is_sent_whole() -> None:
    whole, parts = news(None, Diary(lines=("a", "b")))

    assert (whole["lines"], parts) == (("a", "b"), {})
