"""Several bots at one table, chairs in turn: who wins, how often, and how sure that is."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from trapline.kernel import (
    Bot,
    Game,
    Language,
    Options,
    Seat,
    SeededLuck,
)
from trapline.library.labour import Heard, Stopped, shared_out
from trapline.library.mistakes import Mistake
from trapline.library.playing import label, play, seated
from trapline.library.record import Record
from trapline.library.shelf import bot_named, game_named, options_of
from trapline.library.standings import Chair, Match, Round


class Pairing(Struct, frozen=True):
    """Who plays what: what each worker needs to know."""

    game: Game
    bots: tuple[Bot, ...]
    labels: tuple[str, ...]
    seats: int
    seed: str
    options: Options
    keep: Path | None

    def played(self, number: int) -> Round:
        places = self.places(number)
        seed = f"{self.seed} {number}"
        record = play(self.game, [self.bots[one] for one in places], seed, self.options)
        names = tuple(self.labels[one] for one in places)
        if self.keep is not None:
            named(record, names).save(self.keep / f"{number:05}.jsonl")
        chairs = tuple(chair(record, seat, name) for seat, name in enumerate(names))
        moves = len(record.moments) - 1
        return Round(number, seed, chairs, record.outcome.cause, moves, record.ms)

    def places(self, number: int) -> Sequence[int]:
        """Return which bot sits where: an order that luck chose, then everybody moves on a chair.

        So within as many games as there are chairs everybody sits on each equally often, and
        nobody always sits behind the same. Where there are as many bots as teams each has a team.
        """
        if len(self.bots) == self.game.teams:
            return [(seat + number) % self.game.teams for seat in range(self.seats)]
        lap, turn = divmod(number, self.seats)
        chairs = [chair % len(self.bots) for chair in range(self.seats)]
        order = SeededLuck(f"chairs {self.seed} {lap}").shuffled(chairs)
        return order[turn:] + order[:turn]


def match(
    game: str | Game,
    bots: Sequence[str | Bot],
    games: int = 100,
    seed: int | str = "trapline",
    options: Mapping[str, Any] | Options | None = None,
    *,
    seats: int | None = None,
    language: Language = "en",
    keep: Path | str | None = None,
    workers: int | None = None,
    heard: Heard | None = None,
) -> Match:
    """Let several bots play each other, chairs in turn, on all cores.

    Where there are more chairs than bots each bot has several. `keep` is a folder for the records.
    The same seed gives the same games. `heard` is told how many games are done.
    """
    known = game_named(game)
    chosen = options_of(known, options, language)
    if isinstance(bots, str):
        raise Mistake(f"a match wants a list of bots, such as [{bots!r}]")
    folder = None if keep is None else folder_for(Path(keep))
    count = chairs_for(known, len(bots), seats)
    players = tuple(bot_named(known, bot) for bot in bots)
    seated(known, players, seed, chosen, count)
    pairing = Pairing(known, players, labels_of(bots), count, str(seed), chosen, folder)

    def result(done: Sequence[Round]) -> Match:
        return Match(known.name, pairing.labels, str(seed), chosen, games, tuple(done))

    try:
        return result(shared_out(pairing.played, games, workers, heard))
    except Stopped as stopped:
        raise Stopped(result(stopped.done)) from stopped


def chairs_for(game: Game, bots: int, seats: int | None) -> int:
    """Return at how many chairs the bots sit: one for each, or as many as the game wants."""
    if not bots:
        raise Mistake("a match needs bots: name one or more")
    found = max(bots, game.seats[0]) if seats is None else seats
    if found not in game.seats:
        raise Mistake(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players")
    if found < bots:
        raise Mistake(f"{bots} bots cannot sit on {found} chairs")
    return found


def labels_of(bots: Sequence[str | Bot]) -> tuple[str, ...]:
    """Return a name for each; two of your own that share a class are numbered."""
    names: list[str] = []
    for place, bot in enumerate(bots):
        twins = [one for one in bots[:place] if label(one) == label(bot) and one is not bot]
        is_other = twins and not isinstance(bot, str)
        names.append(f"{label(bot)} {len(twins) + 1}" if is_other else label(bot))
    return tuple(names)


def folder_for(folder: Path) -> Path:
    """Return a folder for records, tried before the work."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".trial"
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as error:
        raise Mistake(f"cannot write to {folder}: {error.strerror}") from None
    return folder


def named(record: Record, bots: Sequence[str]) -> Record:
    """Return a record in which the chairs have the names of the match, and each its own."""
    names = tuple(
        f"{bot} {seat + 1}" if bots.count(bot) > 1 else bot for seat, bot in enumerate(bots)
    )
    origin = msgspec.structs.replace(record.origin, names=names, bots=tuple(bots))
    return msgspec.structs.replace(record, origin=origin)


def chair(record: Record, seat: Seat, name: str) -> Chair:
    """Return what came of a chair."""
    refused = [one for one in record.refusals if one.seat == seat]
    first = str(refused[0]) if refused else None
    won = seat in record.outcome.winners
    return Chair(seat, record.origin.teams[seat], name, won, len(refused), first)
