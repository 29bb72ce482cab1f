"""A game, with all that the laws need to know about it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

import msgspec
from hypothesis.strategies import SearchStrategy

from tests.conformance.world import World
from trapline.kernel import Game, Language, Observer, State

Texts: TypeAlias = Mapping[str, str]
Twins: TypeAlias = Callable[[Game, Observer], SearchStrategy[tuple[World, World]]]
Conserved: TypeAlias = Callable[[State], "Counter[str]"]

ROOT = Path(__file__).parents[2]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


@dataclass(frozen=True)
class Subject:
    """`twins` says what is secret; `conserved` counts what may move but never appear or vanish."""

    game: Game
    twins: Twins
    conserved: Conserved
    texts: Mapping[Language, Texts]
    reasons: Iterable[str]
    causes: Iterable[str]

    def __str__(self) -> str:
        return self.game.name


def product(game: Game, root: Path = ROOT) -> Subject:
    """Gather what a game of the catalogue keeps in its own folders."""
    folder = game.name.replace("-", "_")
    model = import_module(f"trapline.games.{folder}.model")
    secrets = import_module(f"tests.games.{folder}.twins")
    data = root / "src" / "trapline" / "games" / folder / "data"
    texts = {language: read_texts(data / language / "texts.json") for language in LANGUAGES}
    return Subject(
        game, secrets.twins, secrets.conserved, texts, list(model.Reason), list(model.Cause)
    )


def read_texts(file: Path) -> Texts:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
