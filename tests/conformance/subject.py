"""A game, with all that the laws need to know about it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from typing import TypeAlias

from hypothesis.strategies import SearchStrategy

from tests.conformance.world import World
from tests.rules.citations import defined
from trapline.kernel import Game, Language, Observer, State
from trapline.tables.listing import Listing, Texts

Twins: TypeAlias = Callable[[Game, Observer], SearchStrategy[tuple[World, World]]]
Conserved: TypeAlias = Callable[[State], "Counter[str]"]

LANGUAGES: tuple[Language, ...] = ("en", "fr")
DRAFT: tuple[Language, ...] = ("en",)
"""The language in which a game in the making must speak."""


@dataclass(frozen=True)
class Subject:
    """`twins` says what is secret; `conserved` counts what may move but never appear or vanish."""

    game: Game
    twins: Twins
    conserved: Conserved
    texts: Mapping[str, Texts]
    reasons: Iterable[str]
    causes: Iterable[str]
    rules: Iterable[str] = ()
    languages: tuple[Language, ...] = LANGUAGES

    def __str__(self) -> str:
        return self.game.name


def product(listing: Listing) -> Subject:
    """Gather what a game of the catalogue keeps in its own folders."""
    folder = listing.game.name.replace("-", "_")
    book = files(f"trapline.games.{folder}") / "RULES.md"
    secrets = import_module(f"tests.games.{folder}.twins")
    return Subject(
        listing.game,
        secrets.twins,
        secrets.conserved,
        listing.texts,
        list(listing.game.vocabulary.reasons),
        list(listing.game.vocabulary.causes),
        list(defined({folder: book.read_text("utf-8")})),
        DRAFT if listing.draft else LANGUAGES,
    )
