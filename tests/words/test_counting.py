"""How many words people count, where signs join some of them."""

import pytest

from trapline.kernel import Language
from trapline.words.counting import counted


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "merry-go-round"),
        ("en", "mother-in-law's"),
        ("en", "ice-cream"),
        ("en", "coal-mine"),
        ("en", "check-up"),
        ("en", "T-shirt"),
        ("en", "twenty-one"),
        ("en", "ex-wife"),
        ("en", "rock'n'roll"),
        ("en", "o'clock"),
        ("en", "jack-o'-lantern"),
        ("en", "will-o'-the-wisp"),
        ("en", "cat-o'-nine-tails"),
        ("en", "don't"),
        ("en", "T.V."),
        ("fr", "perce-neige"),
        ("fr", "l'arc-en-ciel"),
        ("fr", "grand-mère"),
        ("fr", "rendez-vous"),
        ("fr", "chef-d'œuvre"),
        ("fr", "quatre-vingt-dix-neuf"),
        ("fr", "aujourd'hui"),
        ("fr", "quelqu'un"),
        ("fr", "celui-ci"),
        ("fr", "mini-jupe"),
        ("fr", "l'eau"),
    ],
)
def test_what_lists_have_for_one_word_is_one(language: Language, word: str) -> None:
    """TW-59, TW-127."""
    assert len(counted(word, language)) == 1


@pytest.mark.parametrize(
    ("language", "chain", "words"),
    [
        ("en", "a-big-furry-thing-that-barks", 6),
        ("en", "it-is-furry", 3),
        ("en", "it-is", 2),
        ("en", "king-queen", 2),
        ("en", "in-water", 2),
        ("en", "it's-a-lamp", 3),
        ("en", "furry'thing'that'barks", 4),
        ("en", "a–big—thing", 3),  # noqa: RUF001 - dashes join as hyphens do
        ("fr", "un-gros-chien-qui-aboie", 5),
        ("fr", "il-aboie", 2),
        ("fr", "aboie-t-il", 2),
        ("fr", "est-ce", 2),
        ("fr", "qu'est-ce", 2),
        ("fr", "c'est-un-gros", 3),
        ("fr", "donne-le-moi", 3),
        ("fr", "roi-reine", 2),
    ],
)
def test_a_chain_of_words_counts_each(language: Language, chain: str, words: int) -> None:
    """TW-127."""
    assert len(counted(chain, language)) == words
