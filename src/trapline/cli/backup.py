"""Copy all tables into a new file, also while a server is using them."""

import argparse
import sqlite3
from pathlib import Path

from trapline.adapters.sqlite import copy_database
from trapline.cli.choices import add_data, database
from trapline.cli.complaints import Complaint
from trapline.cli.damage import undamaged
from trapline.tables.ports import NotKept


def describe(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument("file", type=Path, help="the file to write; it must not exist yet")


def run(options: argparse.Namespace) -> int:
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
