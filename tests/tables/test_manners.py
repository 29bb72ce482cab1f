"""In a place for everybody, rude names are seen through and innocent ones come in."""

import codecs
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from trapline.kernel import clean
from trapline.tables.manners import Manners, Sheet
from trapline.tables.model import LONGEST_NAME
from trapline.tables.seating import BOT_NAMES

SHEET = Sheet.read((files("trapline.tables") / "unwanted.toml").read_text("utf-8"))
MANNERS = Manners(SHEET)


def names_in(file: str) -> Sequence[str]:
    lines = (Path(__file__).parent / file).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("# ")]


INNOCENT = names_in("innocent_names.txt")
UNWANTED = [codecs.decode(line, "rot13") for line in names_in("unwanted_names.txt")]


def test_no_innocent_name_is_refused() -> None:
    refused = [name for name in INNOCENT if not MANNERS.allow(clean(name, LONGEST_NAME))]

    assert len(set(INNOCENT)) >= 300
    assert refused == []


def test_no_unwanted_name_comes_in() -> None:
    let_in = [name for name in UNWANTED if MANNERS.allow(clean(name, LONGEST_NAME))]

    assert len(set(UNWANTED)) >= 150
    assert let_in == []


def test_the_names_of_bots_are_welcome() -> None:
    assert all(map(MANNERS.allow, BOT_NAMES))


def test_every_entry_is_found_by_itself() -> None:
    listed = [entry for part in SHEET.entries for entry in (*part.inside, *part.words, *part.alone)]

    missed = [entry for entry in listed if MANNERS.allow(codecs.decode(entry, "rot13"))]

    assert missed == []


def test_what_is_marked_as_inside_is_in_no_innocent_name() -> None:
    inside = [codecs.decode(entry, "rot13") for part in SHEET.entries for entry in part.inside]
    plain = [name.lower() for name in INNOCENT if name.lower() not in SHEET.innocent]

    assert [name for name in plain if any(entry in name for entry in inside)] == []


def test_every_exception_is_needed() -> None:
    strict = Manners(replace(SHEET, innocent=frozenset()))

    assert [word for word in SHEET.innocent if strict.allow(word)] == []


@given(st.text(max_size=LONGEST_NAME))
def test_any_text_gets_an_answer(typed: str) -> None:
    assert MANNERS.allow(clean(typed, LONGEST_NAME)) in (True, False)
