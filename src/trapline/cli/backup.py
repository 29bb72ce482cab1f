"""Copy all tables into a new file, also while a server is using them."""

import argparse
import sqlite3
from pathlib import Path
from shlex import quote

from trapline.adapters.sqlite import copy_database
from trapline.cli.choices import add_data, database, postgres_address
from trapline.cli.complaints import Complaint
from trapline.cli.damage import undamaged
from trapline.tables.ports import NotKept


def describe(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument("file", type=Path, help="the file to write; it must not exist yet")


def run(options: argparse.Namespace) -> int:
    if address := postgres_address(options):
        raise Complaint(advice(address, options.file))
    source = database(options)
    try:
        with undamaged(source.parent):
            copy_database(source, options.file)
    except FileExistsError:
        raise Complaint(f"{options.file} is there already") from None
    except OSError as error:
        raise Complaint(f"cannot write {options.file}: {error.strerror}") from None
    except (sqlite3.Error, NotKept) as error:
        raise Complaint(f"cannot copy {source} to {options.file}: {error}") from None
    return 0


def advice(address: str, file: Path) -> str:
    """Say how PostgreSQL makes a copy: its own program does, and knows all its versions."""
    # Only who keeps tables in PostgreSQL loads what speaks to it.
    from trapline.cli.database import bare  # noqa: PLC0415

    dump = f"pg_dump --format=custom --file={quote(str(file))} {quote(bare(address))}"
    return f"tables in PostgreSQL are copied by its own program, while servers run: {dump}"
