"""Every fact, reason, parting and motion of a table can be told in English and in French."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import fields

from trapline.kernel import Language
from trapline.tables.facts import AnyTableFact
from trapline.tables.model import AnyMotion, Pace, Phase, Watchers
from trapline.tables.protocol import Parting
from trapline.tables.reasons import TableReason
from trapline.tables.sentences import Names, places, say

VECTORS = json.loads((Path(__file__).parent.parent / "sentences.json").read_text("utf-8"))
LANGUAGES: tuple[Language, ...] = get_args(Language)

TOLD = {
    f"{chapter}.{kind.__struct_config__.tag}": {field.name for field in fields(kind)}
    for chapter, union in (("fact", AnyTableFact), ("motion", AnyMotion))
    for kind in get_args(union)
}
REFUSED_WITH = {
    TableReason.NAME_TAKEN: {"name"},
    TableReason.TOO_MANY_NEIGHBOURS: {"most"},
    TableReason.TOO_FEW_PLAYERS: {"fewest"},
    TableReason.TOO_MANY_PLAYERS: {"most"},
    TableReason.PACK_TOO_LARGE: {"most"},
    TableReason.REPLAY_TOO_LARGE: {"most"},
    TableReason.TOO_MANY_LINKS: {"most"},
    TableReason.PACK_TOO_SHORT: {"count", "fewest"},
    TableReason.PACK_TOO_LONG: {"count", "most"},
    TableReason.PACK_ODD_WORD: {"line", "word"},
    TableReason.PACK_WORD_TOO_LONG: {"line", "word", "words", "most"},
}
OUTSIDE_A_TABLE = ("our-fault", "unreachable")
"""Why HTTP fails: the server has a bug, or the client never reached it."""

NAMED = {
    f"{chapter}.{value}"
    for chapter, values in (
        ("reason", TableReason),
        ("reason", OUTSIDE_A_TABLE),
        ("parting", Parting),
        ("phase", Phase),
        ("watchers", Watchers),
        ("pace", Pace),
        ("team", (0, 1)),
    )
    for value in values
}


def texts(language: Language) -> dict[str, str]:
    file = files("trapline.tables") / "texts" / f"{language}.json"
    return dict(json.loads(file.read_text("utf-8"), object_pairs_hook=without_repeats))


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    assert len(pairs) == len(dict(pairs))
    return dict(pairs)


@pytest.mark.parametrize(("language", "template", "facts", "said"), VECTORS["sentences"])
def test_a_sentence_is_filled_as_in_the_client(
    language: Language, template: str, facts: dict[str, Any], said: str
) -> None:
    names = msgspec.convert(VECTORS["names"], Names, strict=False)

    assert say(template, facts, language, names) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_table_says_has_its_text_and_no_text_is_left_over(language: Language) -> None:
    assert texts(language).keys() == TOLD.keys() | NAMED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "known"), TOLD.items())
def test_a_text_asks_only_for_what_its_fact_tells(
    language: Language, key: str, known: set[str]
) -> None:
    assert places(texts(language)[key]) <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", TableReason)
def test_a_refusal_asks_only_for_what_the_table_tells_with_it(
    language: Language, reason: TableReason
) -> None:
    assert places(texts(language)[f"reason.{reason}"]) == REFUSED_WITH.get(reason, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_brace_of_a_text_is_left_unfilled(language: Language) -> None:
    for template in texts(language).values():
        assert not re.search("[{}]", say(template, {"ms": 30_000}, language, Names()))


def test_french_marks_stand_off_by_a_narrow_space() -> None:
    for template in texts("fr").values():
        between_places = re.sub(r"\{[^{}]*\}", "", template)
        assert not re.search("(?<!\u202f)[?!;:»]", between_places)
        assert not re.search("«(?!\u202f)", between_places)
        assert "'" not in template
