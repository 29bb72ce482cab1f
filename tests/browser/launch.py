"""Serve games as `trapline serve` does, but with the patience that a test needs, and leaps."""

import argparse
import asyncio
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from tests.browser.leaping import LeapingClock, LeapingLoop
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
    loop = LeapingLoop()
    clock = patch("trapline.assembly.SystemClock", lambda: LeapingClock(loop))
    with clock, asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(serve.serve(settings, serve.open_store(settings), shelf, packs))


if __name__ == "__main__":
    main()
