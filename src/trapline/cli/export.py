"""Write a finished game as JSON lines."""

import argparse
import sqlite3
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from trapline.adapters.sqlite import read_log, read_packs
from trapline.assembly import games_of
from trapline.cli.choices import (
    ALSO,
    add_data,
    add_flag,
    chosen_value,
    database,
    postgres_address,
    shelf_named,
    whole,
)
from trapline.cli.complaints import Complaint
from trapline.cli.damage import undamaged
from trapline.kernel import IllegalMove, PackId
from trapline.library.mistakes import write
from trapline.tables.codes import normal
from trapline.tables.export import exported, packs_used
from trapline.tables.ports import Entry, NotKept


def describe(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    add_flag(parser, ALSO)
    parser.add_argument("code", help="the table's code")
    parser.add_argument(
        "--game", type=whole, default=1, help="which game of the evening (default 1)"
    )
    parser.add_argument("--to", type=Path, help="the file to write (default: print it)")


def run(options: argparse.Namespace) -> int:
    address = postgres_address(options)
    lines = lines_in(address, options) if address else lines_of(database(options), options)
    if not lines:
        raise Complaint(f"table {options.code} has no finished game {options.game}")
    hand_over(b"".join(line + b"\n" for line in lines), options.to)
    return 0


def lines_of(file: Path, options: argparse.Namespace) -> Sequence[bytes]:
    try:
        with undamaged(file.parent):
            return told(
                options, lambda code: read_log(file, code), lambda packs: read_packs(file, packs)
            )
    except (sqlite3.Error, NotKept) as error:
        raise Complaint(f"cannot read the tables in {file.parent}: {error}") from None


def lines_in(address: str, options: argparse.Namespace) -> Sequence[bytes]:
    # Only who keeps tables in PostgreSQL loads what speaks to it.
    from trapline.cli import database as postgres  # noqa: PLC0415

    return told(
        options,
        lambda code: postgres.read_log(address, code),
        lambda packs: postgres.read_packs(address, packs),
    )


def told(
    options: argparse.Namespace,
    read_log: Callable[[str], Sequence[Entry] | None],
    read_packs: Callable[[Sequence[PackId]], dict[PackId, str | None]],
) -> Sequence[bytes]:
    games = games_of(shelf_named(chosen_value(ALSO, options)))
    try:
        entries = read_log(normal(options.code))
        if entries is None:
            raise Complaint(f"there is no table {options.code}")
        packs = packs_used(games, entries, options.game)
        texts = read_packs(packs) if packs else {}
        return list(exported(games, entries, options.game, texts))
    except IllegalMove as missing:
        raise Complaint(f"this Trapline has no game called {missing.facts['game']}") from None


def hand_over(data: bytes, to: Path | None) -> None:
    if to is None:
        sys.stdout.buffer.write(data)
        return
    write(to, data)
