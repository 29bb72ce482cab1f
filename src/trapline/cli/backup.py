"""Copy all tables into a new file, also while a server is using them."""

import argparse
from pathlib import Path

from trapline.adapters.sqlite import copy_database
from trapline.cli.choices import add_data, database
from trapline.cli.complaints import Complaint


def describe(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument("file", type=Path, help="the file to write; it must not exist yet")


def run(options: argparse.Namespace) -> int:
    try:
        copy_database(database(options), options.file)
    except FileExistsError:
        raise Complaint(f"{options.file} is there already") from None
    except OSError as error:
        raise Complaint(f"cannot write {options.file}: {error.strerror}") from None
    return 0
