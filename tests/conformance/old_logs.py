"""Games played with a released version, kept to be read by all later ones.

    python -m tests.conformance.old_logs 0.1.0

writes tests/old_logs/<game>-0.1.0.jsonl for every game under law that has none for this version:
a line with the opening and the outcome, then a line for each entry. Run it once for a release,
commit what it wrote, and never change a file again.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tests.conformance.bots import finished
from tests.conformance.options import sitters
from tests.conformance.playthrough import Entry, Playthrough
from trapline.kernel import (
    HOUSE,
    PLAIN,
    By,
    Game,
    Outcome,
    SeatBack,
    Sitter,
    TableTime,
    encode,
    reader,
)

FOLDER = Path(__file__).parents[1] / "old_logs"
STEPS = 60
TRIES = 100


class Opening(Struct, frozen=True):
    """The first line of a log."""

    options: msgspec.Raw
    seats: tuple[Sitter, ...]
    outcome: Outcome


class Line(Struct, frozen=True):
    """Every other line of a log."""

    at: TableTime
    by: By
    facts: msgspec.Raw


def main(version: str, games: Sequence[Game]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in games:
        file = FOLDER / f"{game.name}-{version}.jsonl"
        if not file.exists():
            file.write_bytes(b"\n".join(lines(eventful(game))) + b"\n")


def eventful(game: Game) -> Playthrough:
    """Play with fools, latecomers and the clock until most kinds of facts have been seen."""
    plays = (played(game, seed) for seed in range(TRIES))
    return max(filter(None, plays), key=kinds_of_facts)


def played(game: Game, seed: int) -> Playthrough | None:
    """Play with whoever comes and goes; in the end all are there, or nobody might finish.

    Nothing comes of a game that somebody has paused: no bot may go on with it.
    """
    few = sitters(game, game.seats[0])
    play = Playthrough(game, game.defaults("fr"), few, seed, STEPS)
    for seat in () if play.is_over else sorted(play.away):
        play.attempt(HOUSE, SeatBack(seat))
    try:
        return finished(play, PLAIN)
    except AssertionError:
        return None


def kinds_of_facts(play: Playthrough) -> int:
    return len({type(fact) for moment in play.moments for fact in moment.entry.facts})


def lines(play: Playthrough) -> Iterator[bytes]:
    outcome = play.game.outcome(play.state)
    yield encode({"options": play.options, "seats": play.sitters, "outcome": outcome})
    for moment in play.moments:
        entry = moment.entry
        yield encode({"at": entry.at, "by": entry.by, "facts": entry.facts})


def logs_of(game: Game) -> list[Path]:
    return sorted(FOLDER.glob(f"{game.name}-*.jsonl"))


def read(game: Game, file: Path) -> tuple[Opening, list[Entry]]:
    first, *rest = file.read_bytes().splitlines()
    opening = msgspec.json.decode(first, type=Opening)
    reader(game.vocabulary.options).decode(opening.options)
    facts: Any = tuple[game.vocabulary.facts, ...]  # type: ignore[name-defined]  # a type made at run time
    entries = [msgspec.json.decode(line, type=Line) for line in rest]
    return opening, [Entry(e.at, e.by, reader(facts).decode(e.facts)) for e in entries]


if __name__ == "__main__":
    from tests.conformance.games import GAMES

    main(sys.argv[1], [subject.game for subject in GAMES])
