"""The files of the minds: what is committed is what was built, small, with its licence."""

import hashlib
import re
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from trapline.kernel import Language
from trapline.words.associator import Associator
from trapline.words.lexicon import lexicon_of
from trapline.words.mind import About, BadMind, Mind, Store, Ties, packed, unpacked

ROOT = Path(__file__).parents[2]
DATA, LISTS = ROOT / "src" / "trapline" / "words" / "data", ROOT / "tools" / "minds"
MINDS = sorted(DATA.glob("*.mind"))
LARGEST, MOST_MEMORY = 10_000_000, 60_000_000
LANGUAGES: tuple[Language, ...] = ("en", "fr")
each_mind = pytest.mark.parametrize("file", MINDS, ids=lambda file: file.name)


def small() -> Store:
    """Two words that bring each other to mind, and a third that nobody says."""
    vectors = np.array([[100, 0], [90, 10], [0, 100]], np.int8)
    ties = Ties(
        np.array([0, 1, 1, 1], np.int32), np.array([2], np.uint16), np.array([0.5], np.float32)
    )
    zeros = np.zeros(3, np.float32)
    about = About("en", "CC0-1.0", 2, (1.0, 0.0))
    square = (np.eye(2) / 1000).astype(np.float32)
    silent = np.array([0, 0, 1], np.int8)
    return Store(about, ["bee", "hive", "oath"], vectors, square, zeros, zeros, silent, ties)


def test_there_is_a_mind_for_each_language() -> None:
    assert [file.name for file in MINDS] == ["en.mind", "fr.mind"]


@each_mind
def test_a_mind_is_the_one_whose_hash_is_recorded(file: Path) -> None:
    recorded = re.findall(
        rf"`{re.escape(file.name)}`.*`([0-9a-f]{{64}})`", (DATA / "SOURCES.md").read_text("utf-8")
    )

    assert recorded == [hashlib.sha256(file.read_bytes()).hexdigest()]


@each_mind
def test_a_mind_is_small(file: Path) -> None:
    assert file.stat().st_size <= LARGEST


@each_mind
def test_a_mind_says_its_licence(file: Path) -> None:
    assert "CC-BY-SA-4.0" in unpacked(file.read_bytes()).about.licence


def test_the_french_mind_says_the_licences_of_its_vectors_and_of_its_thesaurus() -> None:
    licence = unpacked((DATA / "fr.mind").read_bytes()).about.licence

    assert {"LGPLLR", "LGPL-2.1-or-later"} < {*licence.split(" AND ")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mind_takes_little_memory(language: Language) -> None:
    lexicon_of(language)
    tracemalloc.start()

    mind = Associator(language)
    mind.guess(["table"])
    mind.associates("table")

    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept <= MOST_MEMORY


def test_what_was_packed_is_unpacked() -> None:
    store = unpacked(packed(small()))

    assert store.about == small().about
    assert store.words == small().words
    assert np.array_equal(store.vectors, small().vectors)
    assert np.array_equal(store.map, small().map)
    assert [list(map(float, part)) for part in store.ties.of(0)] == [[2.0], [0.5]]


def test_the_same_store_is_packed_into_the_same_bytes() -> None:
    assert packed(small()) == packed(unpacked(packed(small())))


def test_a_tie_is_found_from_both_its_ends() -> None:
    turned = small().ties.turned()

    assert [list(map(float, part)) for part in turned.of(2)] == [[0.0], [0.5]]
    assert [list(part) for part in turned.of(0)] == [[], []]


def test_a_silent_word_is_understood_and_not_brought() -> None:
    mind = Mind(small())

    assert [word for word, _ in mind.brought([0], 5)] == ["hive"]
    assert [word for word, _ in mind.brought([2], 5)] == ["hive", "bee"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_the_list_of_what_no_child_should_read_is_said(language: Language) -> None:
    store = unpacked((DATA / f"{language}.mind").read_bytes())
    listed = (LISTS / f"silent.{language}.txt").read_text("utf-8").split()

    said = {word for word, silent in zip(store.words, store.silent, strict=True) if not silent}

    assert said.isdisjoint(listed)


@pytest.mark.parametrize(
    ("language", "names", "words"),
    [
        ("en", {"josh", "burke", "roberts", "brazil"}, {"miller", "rose", "china", "brook"}),
        (
            "fr",
            {"jacques", "brésil", "perrier", "verge", "canado"},
            {"pierre", "olivier", "verger", "jean"},
        ),
    ],
)
def test_names_are_understood_and_not_said_but_those_that_are_rather_words(
    language: Language, names: set[str], words: set[str]
) -> None:
    store = unpacked((DATA / f"{language}.mind").read_bytes())
    listed = (LISTS / f"unsaid.{language}.txt").read_text("utf-8").split()

    said = {word for word, silent in zip(store.words, store.silent, strict=True) if not silent}

    assert said.isdisjoint({*names, *listed})
    assert words <= said
    assert names <= set(store.words)


@pytest.mark.parametrize(
    ("language", "scraps", "words"),
    [("en", {"vii", "rbi", "hz"}, {"tv", "ox"}), ("fr", {"ua", "xxe", "m2"}, {"os", "tv"})],
)
def test_scraps_of_words_are_understood_and_not_said(
    language: Language, scraps: set[str], words: set[str]
) -> None:
    store = unpacked((DATA / f"{language}.mind").read_bytes())

    said = {word for word, silent in zip(store.words, store.silent, strict=True) if not silent}

    assert said.isdisjoint(scraps)
    assert words <= said
    assert scraps <= set(store.words)


def test_other_bytes_are_no_mind() -> None:
    with pytest.raises(BadMind):
        unpacked(b"trapline mind 0\nsomething else")
