"""Serve the test games as `trapline serve` does, but with the patience that a test needs."""

import argparse
import asyncio

import msgspec
from msgspec.structs import replace

from tests.shelf import SHELF
from trapline.cli import serve
from trapline.cli.choices import settings_of, shelf_named
from trapline.tables.packs import Packs
from trapline.tables.world import Patience


def main() -> None:
    parser = argparse.ArgumentParser()
    serve.describe(parser)
    parser.add_argument("--patience", default="{}")
    options = parser.parse_args()
    patience = msgspec.json.decode(options.patience, type=Patience)
    settings = replace(settings_of(options), patience=patience)
    packs = Packs()
    shelf = shelf_named(settings.also, packs) if settings.also else SHELF
    asyncio.run(serve.serve(settings, serve.open_store(settings), shelf, packs))


if __name__ == "__main__":
    main()
