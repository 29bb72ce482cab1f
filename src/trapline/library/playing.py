"""One game played by programs, to its end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from trapline.kernel import Bot, Game, IllegalMove, Language, Options
from trapline.library.mistakes import Mistake
from trapline.library.record import Record, recorded
from trapline.library.shelf import USUAL_SEATS, game_named, options_of, sitters
from trapline.library.sitting import Bots, Refusal, Sitting, bots_of


def play(
    game: str | Game,
    bots: Bots,
    seed: int | str = "trapline",
    options: Mapping[str, Any] | Options | None = None,
    *,
    seats: int | None = None,
    language: Language = "en",
    refused: Callable[[Refusal], None] | None = None,
) -> Record:
    """Let bots play one game, and return all that happened.

    `bots` is one for all chairs or one for each. The same seed gives the same game, on any machine.
    A wish that the rules refuse is in the record's `refusals`; `refused` is told at once, and may
    raise.
    """
    known = game_named(game)
    sitting = seated(known, bots, seed, options_of(known, options, language), seats)
    sitting.refused = refused
    outcome = sitting.played(bots)
    names = [label(bot) for bot in bots_of(bots, len(sitting.seats))]
    return recorded(sitting, outcome, seed, names)


def seated(
    game: Game, bots: Bots, seed: int | str, options: Options, seats: int | None = None
) -> Sitting:
    """Return a game that is about to begin, with as many chairs as there are bots."""
    several = len(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else None
    usual = USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]
    count = seats if seats is not None else several if several is not None else usual
    try:
        game.check(options, sitters(game, count))
    except IllegalMove as complaint:
        raise Mistake(f"{game.name} cannot begin like this: {complaint.reason}") from None
    return Sitting(game, options, count, seed)


def label(bot: str | Bot) -> str:
    return bot if isinstance(bot, str) else type(bot).__name__
