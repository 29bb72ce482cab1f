"""How long a finished game takes to open, and how much comes over the line, from every chair.

Bots play as many games of a kind as they are told, and the longest of them is opened: its log is
read, and told from one chair, compressed, as for the first who asks; then from every other chair.
A server does the same work; only the network is missing.
"""

import argparse
from collections.abc import Callable, Iterator
from gzip import compress
from time import process_time
from typing import NamedTuple, TypeVar

from trapline import catalogue
from trapline.assembly import games_of
from trapline.kernel import PLAIN, PUBLIC, Observer, encode
from trapline.library.playing import play
from trapline.library.record import Record
from trapline.server.shelves import places_of
from trapline.tables.export import sealed
from trapline.tables.replay.game import Finished
from trapline.tables.replay.glance import named
from trapline.tables.replay.reading import opened
from trapline.tables.replay.telling import count_of_chunks

GAMES = ("trapwords", "traps", "traitor-word", "trapped")

T = TypeVar("T")


class Opening(NamedTuple):
    """What it took to open a game from a chair."""

    chair: str
    seconds: float
    bytes: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3, help="of each kind (default 3)")
    wanted = parser.parse_args()
    print(f"{'':14}{'moves':>7}{'first':>9}{'chair':>9}{'kB':>7}{'at most':>9}{'knows':>8}")
    for name in GAMES:
        report(name, longest(name, wanted.games))


def longest(name: str, games: int) -> Record:
    seats = catalogue.shelf()[name].game.seats[-1]
    played = (play(name, PLAIN, seed, seats=seats) for seed in range(games))
    return max(played, key=lambda record: len(record.moments))


def report(name: str, record: Record) -> None:
    glance, game = timed(lambda: looked_at(name, record))
    openings = list(opened_from(game))
    knowing, _ = timed(lambda: encode(game.knowledge(0)))
    first = glance + openings[0].seconds
    slowest, most = max(o.seconds for o in openings), max(o.bytes for o in openings)
    moves = len(record.moments)
    cells = f"{first:8.2f}s{slowest:8.2f}s{openings[0].bytes / 1e3:7.0f}{most / 1e3:9.0f}"
    print(f"{name:14}{moves:7}{cells}{knowing:7.2f}s")


def looked_at(name: str, record: Record) -> Finished:
    """Read a log, and have a first look at it."""
    shelf = catalogue.shelf()
    kept = opened(b"\n".join(lines_of(record)), games_of(shelf))
    game = Finished(games_of(shelf), "a build", kept.span, places_of(shelf[name]))
    compress(encode(game.replay), 6)
    return game


def lines_of(record: Record) -> Iterator[bytes]:
    return sealed((encode(record.origin), *map(encode, record.moments)))


def opened_from(game: Finished) -> Iterator[Opening]:
    for eyes in sorted(game.eyes, key=lambda eyes: eyes is not PUBLIC):
        seconds, pages = timed(lambda eyes=eyes: pages_of(game, eyes))  # type: ignore[misc]  # mypy cannot tell a lambda's default
        yield Opening(str(named(eyes)), seconds, sum(map(len, pages)))


def pages_of(game: Finished, eyes: Observer) -> list[bytes]:
    numbers = range(count_of_chunks(game.span))
    return [compress(encode(game.chunk(eyes, number)), 6) for number in numbers]


def timed(work: Callable[[], T]) -> tuple[float, T]:
    start = process_time()
    made = work()
    return process_time() - start, made


if __name__ == "__main__":
    main()
