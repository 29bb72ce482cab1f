"""Every secret word against every word of the lexicon: what finds it, and what does not."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.games.trapwords.dungeon import LANGUAGES
from trapline.catalogue import box, forms, referees
from trapline.games.trapwords.model.options import WordSet
from trapline.kernel import Language
from trapline.words import Verdict
from trapline.words.pack import Pack, unpacked
from trapline.words.spelling import bare, spelt

FOUND_BY = Path(__file__).parent / "found_by"
Sign: TypeAlias = str | tuple[str, int]
"""What a secret and a word may have in common."""


def secrets(language: Language) -> list[str]:
    return [word for kind in WordSet for word in box(language).words[kind]]


def letters(word: str) -> str:
    return "".join(filter(str.isalpha, bare(spelt(word))))


def lexicon(language: Language) -> Pack:
    return unpacked((files("trapline.words") / "data" / f"{language}.pack").read_bytes())


def near(language: Language) -> Iterator[tuple[str, str]]:
    """Every secret with every word that shares a headword, a tie or most of its letters.

    The other pairs, a hundred million and more, have nothing in common that a referee could see.
    """
    pack = lexicon(language)
    number = {word: n for n, word in enumerate(pack.words)}
    beside: dict[Sign, set[str]] = defaultdict(set)
    for secret in secrets(language):
        for head in heads(pack, number[spelt(secret)]):
            beside["head", head].add(secret)
            for other in pack.ties.row(head):
                beside["tied", other].add(secret)
        for spelling in misspelt(letters(secret)):
            beside[spelling].add(secret)
    for n, word in enumerate(pack.words):
        found = (beside[sign] for sign in signs(pack, n, word) if sign in beside)
        yield from ((secret, word) for secret in set().union(*found))


def signs(pack: Pack, number: int, word: str) -> Iterator[Sign]:
    for head in heads(pack, number):
        yield from (("head", head), ("tied", head))
        yield from (("head", other) for other in pack.ties.row(head))
    yield from misspelt(letters(word))
    yield from edges(letters(word))


def heads(pack: Pack, number: int) -> Sequence[int]:
    """The headwords of a word, whatever it may be."""
    return pack.lemmas.row(number) or (number,)


def misspelt(plain: str) -> Iterator[str]:
    """A word, and what is left of it without a letter: words that are a slip apart share one."""
    yield plain
    yield from (plain[:at] + plain[at + 1 :] for at in range(len(plain)))


def edges(plain: str) -> Iterator[str]:
    """How a word begins and ends: a compound of the secret has it there."""
    yield from (plain[:at] for at in range(3, len(plain)))
    yield from (plain[at:] for at in range(1, len(plain) - 2))


def found_by(language: Language) -> dict[str, list[str]]:
    """Read, for each secret, the words that find it and do not contain it."""
    lines = (FOUND_BY / f"{language}.txt").read_text("utf-8").splitlines()
    pairs = (line.split(": ") for line in lines)
    return {secret: words.split() for secret, words in pairs}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_finds_a_secret_without_containing_it_is_its_own_plural_or_singular(
    language: Language,
) -> None:
    """TW-60: the list was read through by hand; `forms.json` says what is no plain noun."""
    referee = referees()[language, True]
    found: dict[str, list[str]] = defaultdict(list)

    for secret, word in near(language):
        lacks = letters(secret) not in letters(word)
        if lacks and referee.answers(secret, word).verdict is Verdict.YES:
            found[secret].append(word)

    assert {secret: sorted(words) for secret, words in found.items()} == found_by(language)


@pytest.mark.parametrize(
    ("language", "secret", "guess"),
    [
        ("en", "vanish", "vanished"),
        ("en", "clumsy", "clumsiest"),
        ("en", "dice", "die"),
        ("en", "stairs", "stair"),
        ("en", "axe", "ax"),
        ("en", "hippo", "hippopotamus"),
        ("fr", "grincheux", "grincheuse"),
        ("fr", "vacances", "vacance"),
        ("fr", "clé", "clefs"),
        ("fr", "mûre", "mure"),
        ("fr", "dégoût", "dégout"),
    ],
)
def test_a_secret_that_is_no_plain_noun_is_found_by_its_own_forms(
    language: Language, secret: str, guess: str
) -> None:
    """TW-60"""
    assert referees()[language, False].answers(secret, guess).verdict is Verdict.YES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_secret_is_one_guess_and_finds_itself(language: Language) -> None:
    """TW-59, TW-60"""
    referee = referees()[language, False]

    for secret in secrets(language):
        shouted = f"{secret.upper()}!"
        assert referee.candidates("zebra", shouted) == (shouted,)
        assert referee.answers(secret, shouted).verdict is Verdict.YES


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_kept_for_secrets_in_the_order_of_a_dictionary(language: Language) -> None:
    kept = forms(language)

    assert list(kept) == sorted(kept, key=letters)
    assert kept.keys() <= set(secrets(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_of_a_secret_is_another_secret(language: Language) -> None:
    every = set(secrets(language))

    shared = [
        (secret, form) for secret, kept in forms(language).items() for form in kept if form in every
    ]

    assert shared == []
