"""Lists of words as people bring them: what is taken, what is left out, what is refused."""

import string
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from tests.packs import KITCHEN
from trapline.adapters.memory import MemoryStore
from trapline.games.trapwords.model.options import Options
from trapline.kernel import IllegalMove, encode, letters
from trapline.tables.packs import (
    FEWEST_WORDS,
    LARGEST_PACK,
    MOST_WORDS,
    Pack,
    Packs,
    brought,
    kept,
    named_in,
)

ENOUGH = KITCHEN.words
words = st.text("abcdefghéèçœÉÀ", min_size=1, max_size=12)
lines = st.one_of(words, st.just(""), st.just("# a remark"), st.builds("  {}\t".format, words))
titles = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=60)


def read(*listed: str, title: str = "") -> Pack:
    return brought("\n".join([title, *listed]).encode())[0]


def refusal(data: str | bytes) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        brought(data if isinstance(data, bytes) else data.encode())
    return refused.value


def many(count: int) -> list[str]:
    return ["".join(word) for word in product(string.ascii_lowercase, repeat=3)][:count]


def test_a_list_is_a_word_a_line_and_its_first_line_may_name_it() -> None:
    pack = read("# not a word", "", "  ice\u00a0cream ", *ENOUGH, title="\ufeff# Our kitchen")

    assert pack == Pack("Our kitchen", ("ice cream", *ENOUGH))


def test_a_list_without_a_name_has_none() -> None:
    assert read(*ENOUGH, "# too late for a title").title == ""


def test_signs_are_written_one_way() -> None:
    pack = read("l\u2019e\u0301te\u0301", "porte\u2011cle\u0301s", "rock 'n' roll", *ENOUGH)

    assert pack.words[:3] == ("l'été", "porte-clés", "rock 'n' roll")


def test_doubles_are_left_out_and_counted() -> None:
    pack, doubles = brought("\n".join([*ENOUGH, "Spoon", "œuf", "oeuf", "ŒUF"]).encode())

    assert pack.words == (*ENOUGH, "œuf")
    assert doubles == 3


@pytest.mark.parametrize(
    "word",
    [
        "<script>alert(1)</script>",
        "spoon7",
        "ложка",
        "spооn",  # noqa: RUF001 - with two Cyrillic letters, as somebody might try it
        "spoon, fork",
        "-spoon",
        "🥄",
        "spoon_",
        "{word}",
    ],
)
def test_what_is_no_word_is_refused_with_its_line(word: str) -> None:
    refused = refusal("\n".join(["# Kitchen", "", word, *ENOUGH]))

    assert (refused.reason, refused.facts) == ("pack-odd-word", {"line": 3, "word": word})


@pytest.mark.parametrize("word", ["spoon" * 10, "a spoon for every soup"])
def test_what_nobody_could_guess_is_refused(word: str) -> None:
    refused = refusal("\n".join([*ENOUGH, word]))

    assert refused.reason == "pack-word-too-long"
    assert (refused.facts["line"], refused.facts["word"]) == (41, word)


def test_a_title_is_cleaned_like_everything_typed() -> None:
    title = "# <b>Our</b>\u202e   kitchen" + "!" * 100

    assert read(*ENOUGH, title=title).title == "<b>Our</b> kitchen" + "!" * 22


def test_a_list_has_enough_words_and_not_too_many() -> None:
    assert len(read(*many(MOST_WORDS)).words) == MOST_WORDS
    assert refusal("\n".join(many(MOST_WORDS + 1))).reason == "pack-too-long"
    short = refusal("\n".join([*ENOUGH[1:], ENOUGH[-1]]))
    assert (short.reason, short.facts) == ("pack-too-short", {"count": 39, "fewest": FEWEST_WORDS})
    assert refusal("").reason == "pack-too-short"


def test_a_list_is_not_too_large() -> None:
    remark = b"# " + b"x" * (LARGEST_PACK - len(KITCHEN.text) - 3) + b"\n"

    assert len(brought(KITCHEN.text.encode() + remark)[0].words) == 40
    assert refusal(KITCHEN.text.encode() + remark + b"\n").reason == "pack-too-large"


@pytest.mark.parametrize("data", ["spoon\nétagère".encode("cp1252"), "spoon".encode("utf-16-le")])
def test_what_is_no_text_is_refused(data: bytes) -> None:
    assert refusal(data).reason == "pack-not-text"


@given(st.lists(lines), titles)
def test_the_same_list_is_the_same_pack(some: list[str], title: str) -> None:
    pack, doubles = brought("\n".join([f"#{title}", *ENOUGH, *some]).encode())

    assert kept(pack.text) == pack
    assert brought(pack.text.encode()) == (pack, 0)
    assert len({letters(word) for word in pack.words}) == len(pack.words)
    assert len(pack.words) + doubles == len(ENOUGH) + sum(
        bool(line.strip()) and not line.startswith("#") for line in some
    )


@given(st.binary(max_size=200))
def test_whatever_is_brought_is_refused_or_taken(data: bytes) -> None:
    assert refusal(data).reason.startswith("pack-")


def test_options_name_their_packs() -> None:
    options = Options(pack=KITCHEN.id)

    assert named_in(options) == named_in(Raw(encode(options))) == [KITCHEN.id]
    assert named_in(Options()) == []


async def test_what_no_table_uses_is_put_away_after_a_while() -> None:
    store, packs = MemoryStore(), Packs()
    await store.keep_pack(KITCHEN.id, KITCHEN.text, 0, "Ann's phone")
    await packs.fetch([KITCHEN.id], store, 0)
    packs.put_away(used={KITCHEN.id})
    packs.put_away(used={KITCHEN.id})

    packs.put_away(used=set())
    assert packs.words(KITCHEN.id) == KITCHEN.words, "somebody may be about to choose it"

    packs.put_away(used=set())
    assert packs.words(KITCHEN.id) is None


async def test_fetching_a_pack_notes_that_it_is_used() -> None:
    store, packs = MemoryStore(), Packs()
    await store.keep_pack(KITCHEN.id, KITCHEN.text, 0, "Ann's phone")

    await packs.fetch([KITCHEN.id], store, 9)
    await store.expire_packs(unused_since=9)

    assert await store.pack(KITCHEN.id) == KITCHEN.text
