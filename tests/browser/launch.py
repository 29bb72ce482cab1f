"""Serves games as `trapline serve` does, but with a test's own time, luck and patience."""

import argparse
import asyncio
import os
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path
from unittest.mock import patch

from msgspec import Struct
from msgspec.structs import replace

from tests.browser.leaping import LeapingClock, LeapingLoop
from tests.luck import FixedLuck
from tests.shelf import SHELF
from trapline.cli import serve
from trapline.cli.choices import settings_of, shelf_named
from trapline.server.pages import STATIC, ClientFiles
from trapline.tables.packs import Packs
from trapline.tables.world import Patience


class Terms(Struct, frozen=True, kw_only=True):
    """What a server is given: `also` names a module with games, `static` holds a built client."""

    port: int
    data: Path
    log: Path
    seed: str
    also: str = ""
    static: Path = STATIC
    patience: Patience = Patience()


def serve_on(terms: Terms, leaps: Connection) -> None:
    """Serve until killed, in a time that stands still but for leaps."""
    write_to(terms.log)
    chosen = argparse.Namespace(
        port=terms.port, data=str(terms.data), database=None, also=terms.also
    )
    settings = replace(settings_of(chosen), patience=terms.patience)
    packs = Packs()
    shelf = shelf_named(terms.also, packs) if terms.also else SHELF
    loop = LeapingLoop(leaps)
    with ExitStack() as instead, asyncio.Runner(loop_factory=lambda: loop) as runner:
        for name, ours in {
            "trapline.assembly.SystemClock": lambda: LeapingClock(loop),
            "trapline.assembly.system_luck": FixedLuck(terms.seed),
            "trapline.assembly.ClientFiles": lambda: ClientFiles(terms.static),
            "trapline.cli.serve.greet": lambda *_: leaps.send(None),
        }.items():
            instead.enter_context(patch(name, ours))
        runner.run(serve.serve(settings, shelf, packs))


def write_to(log: Path) -> None:
    with log.open("ab") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
