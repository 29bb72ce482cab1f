"""The games, by name, and what a game is asked to be played with."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from traceback import format_exc
from typing import Any, Final, cast

import msgspec

from trapline import catalogue
from trapline.kernel import Bot, Game, Language, Options, Sitter
from trapline.library.mistakes import Crashed, Mistake, unknown

GAMES: Final[Mapping[str, Game]] = {game.name: game for game in catalogue.games()}
"""The games of this Trapline, by name."""

USUAL_SEATS = 4


def game_named(game: str | Game) -> Game:
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise unknown(f"this Trapline has no game called {game}, but", game, GAMES)
    return GAMES[game]


def bot_named(game: Game, bot: str | Bot) -> Bot:
    if not isinstance(bot, str):
        return bot_itself(bot, repr(bot))
    if ":" in bot:
        return bot_of_yours(bot)
    if bot in game.bots:
        return game.bots[bot]
    titles = (
        catalogue.bots_by_title(game) if game.name in GAMES else {name: name for name in game.bots}
    )
    if bot not in titles:
        raise unknown(f"the bots of {game.name} are", bot, [*titles, "or mine:Runner"])
    return game.bots[titles[bot]]


def bot_of_yours(place: str) -> Bot:
    """Return the bot that stands at `module:Name`; a class is asked for one."""
    module, _, name = place.partition(":")
    if not module or not name:
        raise Mistake(f"{place} names no bot: say module:Name")
    try:
        found = getattr(import_module(module), name)
    except (ModuleNotFoundError, AttributeError) as error:
        raise Mistake(f"cannot find the bot {place}: {error}") from error
    except Exception:  # noqa: BLE001 # a module of yours may raise anything
        raise Crashed(f"{module} cannot be loaded\n\n{format_exc()}") from None
    try:
        return bot_itself(found() if isinstance(found, type) else found, place)
    except Mistake:
        raise
    except Exception:  # noqa: BLE001 # so may a class of yours
        raise Crashed(f"{place} cannot be made\n\n{format_exc()}") from None


def bot_itself(found: object, name: str) -> Bot:
    if isinstance(found, type):
        raise Mistake(f"{name} is a class: hand over a bot of it, {found.__name__}()")
    if not callable(getattr(found, "choose", None)):
        raise Mistake(f"{name} is no bot: it has no choose(view, luck)")
    return cast(Bot, found)


def options_of(
    game: Game, changes: Mapping[str, Any] | Options | None, language: Language = "en"
) -> Options:
    """Return a game's options: its usual ones, but for these changes."""
    if isinstance(changes, Options):
        return changes
    return changed(game, game.defaults(language), changes or {})


def changed(game: Game, options: Options, changes: Mapping[str, Any]) -> Options:
    usual = msgspec.to_builtins(options)
    for name in changes:
        if name not in usual:
            raise unknown(f"{game.name} has no option {name}, but", name, sorted(usual))
    try:
        return msgspec.convert({**usual, **changes}, game.vocabulary.options, strict=False)
    except msgspec.ValidationError as error:
        wanted, _, where = str(error).partition(" - at `$.")
        name = where.rstrip("`") or "its options"
        raise Mistake(f"{game.name} cannot have such a {name}: {wanted.lower()}") from None


def sitters(game: Game, count: int) -> Sequence[Sitter]:
    """Return who sits there; where there are teams, in turn on each."""
    if count not in game.seats:
        raise Mistake(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players")
    return [Sitter(seat, seat % game.teams if game.teams else None) for seat in range(count)]
