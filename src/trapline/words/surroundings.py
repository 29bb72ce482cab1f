"""A clue, cut into words, with the bits of grammar that apostrophes tie to them."""

from collections.abc import Iterator
from typing import NamedTuple

from trapline.words.grammar import Grammar
from trapline.words.spelling import tokens


class Sentence(NamedTuple):
    """The words that were said, and among what each of them stands: l'eau is l and eau."""

    words: list[str]
    whole: list[str]
    places: list[int]
    """Where each of the words is in the whole."""


def sentence(text: str, grammar: Grammar) -> Sentence:
    said = Sentence([], [], [])
    for token in tokens(text):
        core = core_of(token, grammar)
        for piece in pieces(token, core):
            if piece == core:
                said.words.append(core)
                said.places.append(len(said.whole))
            said.whole.append(piece)
    return said


def core_of(token: str, grammar: Grammar) -> str:
    """The word without what an apostrophe or a hyphen only ties to it; nothing may be left."""
    return grammar.clitics.sub("", token).strip("'")


def pieces(token: str, core: str) -> Iterator[str]:
    """Cut a token into what stands before its word, the word, and what stands behind."""
    if not core or core == token:
        yield core or token
        return
    before, _, behind = token.partition(core)
    if before:
        yield before.strip("'-")
    yield core
    if behind.strip("'-"):
        yield behind.lstrip("-")
