"""Settings from flags, then from the environment, then as they come."""

import argparse
import os
from pathlib import Path
from typing import Any

from trapline.assembly import shelf_of
from trapline.catalogue import NO_PACKS
from trapline.cli.complaints import Complaint
from trapline.kernel import Library
from trapline.server.settings import SETTINGS, Setting, Settings, Unwanted, read
from trapline.tables.listing import Shelf
from trapline.tables.world import Patience

DATABASE = "trapline.sqlite3"
DAY = 24 * 3600_000


def add_flag(parser: argparse.ArgumentParser, setting: Setting) -> None:
    told = f"{setting.help} (default {setting.default!r}; or {setting.variable})"
    flag, kind = f"--{setting.flag}", type(setting.default)
    if kind is bool:
        parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=told)
    elif setting.bare:
        parser.add_argument(flag, nargs="?", const=setting.bare, default=None, help=told)
        parser.add_argument(
            f"--no-{setting.flag}",
            dest=setting.name,
            action="store_const",
            const=setting.default,
            help=argparse.SUPPRESS,
        )
    else:
        parser.add_argument(flag, default=None, help=told)


def whole(said: str) -> int:
    try:
        return int(said)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{said!r} is no whole number") from None


def picture(said: str) -> Path:
    file = Path(said)
    if file.suffix not in ("", ".svg"):
        raise argparse.ArgumentTypeError(f"pictures are SVG: call it {file.with_suffix('.svg')}")
    return file


def settings_of(options: argparse.Namespace) -> Settings:
    chosen = {setting.name: chosen_value(setting, options) for setting in SETTINGS}
    patience = Patience(
        keep_idle=chosen["keep_idle_days"] * DAY,
        keep_playing=chosen["keep_playing_days"] * DAY,
        keep_evenings=chosen["keep_evenings_days"] * DAY,
    )
    kept = {"data": Path(chosen["data"]), "database": postgres_address(options)}
    return Settings(**{**chosen, **kept, "patience": patience})


def chosen_value(setting: Setting, options: argparse.Namespace) -> Any:
    typed, said = getattr(options, setting.name, None), f"--{setting.flag}"
    if typed is None:
        typed, said = os.environ.get(setting.variable, setting.default), setting.variable
    try:
        return read(setting, typed)
    except Unwanted as wanted:
        shown = "no such thing" if setting.secret else repr(typed)
        raise Complaint(f"{said} is {shown}, and wants {wanted}") from None


def add_data(parser: argparse.ArgumentParser) -> None:
    add_flag(parser, DATA)
    add_flag(parser, KEPT_IN)


def postgres_address(options: argparse.Namespace) -> str:
    """Return where tables are kept in PostgreSQL; empty where they are in a folder.

    A folder that was named counts for more than a database that only the environment names.
    """
    typed = vars(options)
    if typed.get(DATA.name) is not None and typed.get(KEPT_IN.name) is None:
        return ""
    return str(chosen_value(KEPT_IN, options))


def database(options: argparse.Namespace) -> Path:
    """Return the file that holds the tables, or complain that there is none."""
    file = Path(chosen_value(DATA, options)) / DATABASE
    try:
        with file.open("rb"):
            pass
    except FileNotFoundError:
        raise Complaint(f"there are no tables in {file.parent}") from None
    except OSError as error:
        raise Complaint(f"cannot read the tables in {file.parent}: {error.strerror}") from None
    return file


def shelf_named(also: str, library: Library = NO_PACKS, *, voiced: bool = False) -> Shelf:
    try:
        return shelf_of(also, library, voiced=voiced)
    except (ImportError, AttributeError, SyntaxError, TypeError, ValueError) as error:
        raise Complaint(f"cannot serve the games of {also}: {error}") from None


DATA, KEPT_IN, ALSO = (
    next(setting for setting in SETTINGS if setting.flag == flag)
    for flag in ("data", "database", "also")
)
