"""The check on citations, on rule books of a few lines."""

import pytest

from tests.rules.citations import complaints

BOOK = {"XY": "# Rules\n\n- XY-1 Two play.\n- **XY-2** The last stone wins (see XY-9).\n"}
BOTH = {"test_xy.py": '"""XY-1, XY-2"""'}


def test_a_book_whose_rules_are_all_cited_is_well() -> None:
    assert complaints(BOOK, BOTH, {}) == []


def test_a_rule_without_a_test_is_named() -> None:
    tests = {"test_xy.py": "# XY-1: two play"}

    assert complaints(BOOK, tests, {}) == [
        "XY-2 of XY is neither cited by a test nor judged by people"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "XY-1 … XY-3",
        "XY-1…XY-3",
        "XY-1\u2013XY-3",
        "XY-1 - XY-3",
        "XY-1 to XY-3",
        "XY-1..3",
        "XY-1\u20133",
        "XY-12",
        "AXY-1",
    ],
)
def test_neither_a_range_nor_a_longer_number_cites_a_rule(text: str) -> None:
    book = {"XY": "- XY-1 Two play.\n- XY-3 They laugh.\n- XY-12 They cry.\n"}
    tests = {"test_xy.py": f"{text}, XY-3, XY-12"}

    assert complaints(book, tests, {}) == [
        "XY-1 of XY is neither cited by a test nor judged by people"
    ]


def test_a_rule_may_be_judged_by_people_for_a_reason() -> None:
    tests = {"test_xy.py": "XY-1"}

    assert complaints(BOOK, tests, {"XY-2": "only people laugh"}) == []


def test_a_reason_must_be_given() -> None:
    tests = {"test_xy.py": "XY-1"}

    assert complaints(BOOK, tests, {"XY-2": " "}) == ["XY-2 is judged by people for no reason"]


def test_a_rule_that_is_cited_needs_no_people() -> None:
    assert complaints(BOOK, BOTH, {"XY-2": "only people laugh"}) == [
        "XY-2 is cited by test_xy.py and needs no people to judge it"
    ]


def test_people_cannot_judge_a_rule_that_is_none() -> None:
    assert complaints(BOOK, BOTH, {"XY-9": "only people laugh"}) == [
        "XY-9, judged by people, is no rule"
    ]


def test_a_citation_of_a_rule_that_is_none_is_named() -> None:
    tests = BOTH | {"test_more.py": "XY-9"}

    assert complaints(BOOK, tests, {}) == ["XY-9, cited by test_more.py, is no rule"]


def test_numbers_of_no_game_are_let_be() -> None:
    tests = BOTH | {"test_more.py": "UTF-8, SHA-256, ZZ-9"}

    assert complaints(BOOK, tests, {}) == []


def test_a_number_belongs_to_one_rule() -> None:
    book = {"XY": BOOK["XY"] + "- XY-1 Three play.\n"}

    assert complaints(book, BOTH, {}) == ["XY-1 is the number of 2 rules"]
