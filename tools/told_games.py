"""Write games of bots as screens are told them, for the client's boards to show.

python tools/told_games.py FOLDER [--games 200]

A file for each title, each line an entry: the facts as an onlooker or the first seat witnessed
them, and the fields of the view that changed. A line without facts begins a game.
"""

import argparse
import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from trapline import catalogue
from trapline.kernel import PUBLIC, By, Fact, Game, Observer, View, encode, witnessed_by
from trapline.library.sitting import Sitting
from trapline.tables.changes import changes

OBSERVERS: Final[Sequence[Observer]] = (PUBLIC, 0)


class Told(Sitting):
    """A game that remembers how an observer was told it."""

    def __init__(self, game: Game, seed: str, observer: Observer) -> None:
        self.observer = observer
        self.lines: list[bytes] = []
        self.seen: View | None = None
        seats = game.seats[int(seed) % len(game.seats)]
        super().__init__(game, game.defaults("en"), seats, seed)

    def tell(self, by: By, facts: Sequence[Fact]) -> None:
        before = self.seen
        super().tell(by, facts)
        self.seen = self.game.view(self.state, self.observer)
        told = list(witnessed_by(self.observer, facts)) if before else None
        self.lines.append(encode({"facts": told, "view": changes(before, self.seen)}))


def told(game: Game, games: int) -> Iterator[bytes]:
    observers, bots = itertools.cycle(OBSERVERS), itertools.cycle(game.bots)
    for number in range(games):
        playing = Told(game, str(number), next(observers))
        playing.played(next(bots))
        yield from playing.lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--title", action="append")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, listing in catalogue.shelf().items():
        if name in (options.title or [name]):
            lines = told(listing.game, options.games)
            (options.folder / f"{name}.jsonl").write_bytes(b"".join(one + b"\n" for one in lines))


if __name__ == "__main__":
    main()
