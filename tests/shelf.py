"""The test games as a server offers them: `trapline serve --also tests.shelf`."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from tests.games.coin_flip import COIN_FLIP
from tests.games.whisper import WHISPER
from trapline.tables.listing import Listing, Texts

DATA = Path(__file__).parent / "games" / "data"


def texts_of(name: str) -> Mapping[str, Texts]:
    files = {language: DATA / f"{name}.{language}.json" for language in ("en", "fr")}
    return {
        language: msgspec.json.decode(file.read_bytes(), type=dict[str, str])
        for language, file in files.items()
    }


SHELF = {game.name: Listing(game, texts_of(game.name)) for game in (COIN_FLIP, WHISPER)}
