"""Put a backup in the place of all tables; what was there is kept beside it."""

import argparse
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from shlex import quote

from trapline.adapters.sqlite import StoreBusy, restore_database
from trapline.cli.choices import DATA, DATABASE, add_data, chosen_value, postgres_address
from trapline.cli.complaints import Complaint
from trapline.tables.ports import Damaged, NotKept


def describe(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument("file", type=Path, help="the file that `trapline backup` wrote")


def run(options: argparse.Namespace) -> int:
    if address := postgres_address(options):
        raise Complaint(advice(address, options.file))
    backup, folder = options.file, Path(chosen_value(DATA, options))
    if not backup.is_file():
        raise Complaint(f"there is no file {backup}")
    aside = folder / f"before-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    try:
        was_used = restore_database(backup, folder / DATABASE, aside)
    except StoreBusy:
        raise Complaint(f"a server is using {folder}: stop the server first") from None
    except Damaged as damage:
        raise Complaint(f"{backup} is no whole backup ({damage}): nothing was changed") from None
    except OSError as error:
        raise Complaint(f"cannot restore into {folder}: {error.strerror}") from None
    except (sqlite3.Error, NotKept) as error:
        raise Complaint(f"cannot restore {backup} into {folder}: {error}") from None
    before = f" What was there before is in {aside}." if was_used else ""
    print(f"The tables stand as in {backup}.{before}")
    return 0


def advice(address: str, file: Path) -> str:
    # Only who keeps tables in PostgreSQL loads what speaks to it.
    from trapline.cli.database import bare  # noqa: PLC0415

    how = f"pg_restore --clean --if-exists --single-transaction --dbname={quote(bare(address))}"
    return f"stop all servers, and let PostgreSQL's own program do it: {how} {quote(str(file))}"
