"""The only file that names the games and loads their content and referees."""

from collections.abc import Sequence
from importlib.resources import files
from typing import get_args

import msgspec

from trapline.kernel import Game, Language
from trapline.tables.listing import Listing, Shelf, Texts


def games() -> Sequence[Game]:
    """Return the games on offer, in the order of the home screen."""
    return []


def shelf() -> Shelf:
    return {game.name: listed(game) for game in games()}


def listed(game: Game) -> Listing:
    """Return a game with the texts that lie in its folder."""
    folder = f"trapline.games.{game.name.replace('-', '_')}"
    return Listing(game, {language: texts(folder, language) for language in get_args(Language)})


def texts(folder: str, language: Language) -> Texts:
    file = files(folder) / "data" / language / "texts.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
