"""Settings from flags, then from the environment, then as they come."""

import argparse
import os
from pathlib import Path
from typing import Any

import msgspec

from trapline.assembly import shelf_of
from trapline.catalogue import NO_PACKS
from trapline.cli.complaints import Complaint
from trapline.kernel import Library
from trapline.server.settings import SETTINGS, Setting, Settings
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
        parser.add_argument(flag, type=kind, default=None, help=told)


def settings_of(options: argparse.Namespace) -> Settings:
    chosen = {setting.name: chosen_value(setting, options) for setting in SETTINGS}
    patience = Patience(
        keep_idle=chosen["keep_idle_days"] * DAY, keep_playing=chosen["keep_playing_days"] * DAY
    )
    whole = {**chosen, "data": Path(chosen["data"]), "patience": patience}
    try:
        return msgspec.convert(whole, Settings)
    except msgspec.ValidationError as error:
        raise Complaint(f"these settings will not do: {error}") from None


def chosen_value(setting: Setting, options: argparse.Namespace) -> Any:
    flag = getattr(options, setting.name, None)
    if flag is not None:
        return flag
    typed = os.environ.get(setting.variable)
    if typed is None:
        return setting.default
    try:
        return msgspec.convert(typed, type(setting.default), strict=False)
    except msgspec.ValidationError:
        raise Complaint(f"{setting.variable}={typed} is not a value for {setting.flag}") from None


def add_data(parser: argparse.ArgumentParser) -> None:
    add_flag(parser, DATA)


def database(options: argparse.Namespace) -> Path:
    """Return the file that holds the tables, or complain that there is none."""
    file = Path(chosen_value(DATA, options)) / DATABASE
    if not file.exists():
        raise Complaint(f"there are no tables in {file.parent}")
    return file


def shelf_named(also: str, library: Library = NO_PACKS) -> Shelf:
    try:
        return shelf_of(also, library)
    except (ImportError, AttributeError) as error:
        raise Complaint(f"cannot serve the games of {also}: {error}") from None


DATA, ALSO = (next(s for s in SETTINGS if s.flag == flag) for flag in ("data", "also"))
