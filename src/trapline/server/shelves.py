"""What the server offers: the games and their sentences."""

from hashlib import sha256
from typing import Any, get_args

import msgspec
from msgspec import to_builtins
from msgspec.structs import replace

from trapline.kernel import Game, Language, Text, encode
from trapline.tables.bodies import Catalogue, GameInfo
from trapline.tables.listing import Listing, Shelf
from trapline.tables.sentences import places


class Shelves:
    """The catalogue as clients read it; sentences have their hash in their address."""

    def __init__(self, shelf: Shelf, build: str) -> None:
        self._build = build
        self.pages: dict[str, bytes] = {}
        self.help = {
            f"/help/{name}/{file}": data
            for name, listing in shelf.items()
            for file, data in listing.help.items()
        }
        self.texts = {name: listing.texts for name, listing in shelf.items()}
        self.where = {name: places_of(listing) for name, listing in shelf.items()}
        self._games = tuple(self._info(listing) for listing in shelf.values())

    def catalogue(self, origin: str) -> Catalogue:
        return Catalogue(self._build, origin, self._games)

    def info(self, game: str) -> GameInfo:
        return next(info for info in self._games if info.name == game)

    def _info(self, listing: Listing) -> GameInfo:
        game = listing.game
        return GameInfo(
            name=game.name,
            fewest=game.seats[0],
            most=game.seats[-1],
            teams=game.teams,
            bots=tuple(game.bots),
            texts={
                language: self._page(game.name, language, t)
                for language, t in listing.texts.items()
            },
            # Our own encoder would put them in the order of the alphabet.
            options=msgspec.Raw(msgspec.json.encode(schema(game.vocabulary.options))),
            presets={language: presets(game, language) for language in get_args(Language)},
            wishes=schema(game.vocabulary.wishes),
        )

    def _page(self, game: str, language: str, texts: Any) -> str:
        page = encode(texts)
        address = f"/texts/{game}.{language}.{sha256(page).hexdigest()[:16]}.json"
        self.pages[address] = page
        return address


def places_of(listing: Listing) -> frozenset[str]:
    """Return which fields of a view tell where in the game everybody is."""
    told = (texts.get("where", "") for texts in listing.texts.values())
    return frozenset(place for text in told for place in places(text))


def presets(game: Game, language: Language) -> dict[str, Any]:
    changed = game.vocabulary.options.presets.items()
    usual = game.defaults(language)
    return {name: to_builtins(replace(usual, **changes)) for name, changes in changed}


def schema(kind: Any) -> dict[str, Any]:
    return msgspec.json.schema(kind, schema_hook=as_text)


def as_text(kind: type) -> dict[str, Any]:
    if kind is Text:
        return {"type": "string"}
    raise NotImplementedError(kind)
