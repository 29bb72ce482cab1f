"""Start a server and say how to reach it."""

import argparse
import asyncio
import errno
import gc
import logging
import signal
import sqlite3

import segno
import uvloop
from aiohttp import web

from trapline import catalogue
from trapline.adapters.sqlite import NewerDatabase, SqliteStore, StoreBusy
from trapline.assembly import assemble
from trapline.cli.choices import DATABASE, add_flag, settings_of, shelf_named
from trapline.cli.complaints import Complaint
from trapline.server.settings import SETTINGS, Settings
from trapline.server.shelves import lan_address
from trapline.tables.listing import Shelf
from trapline.tables.packs import Packs

CLOSING_TIME = 5.0


def describe(parser: argparse.ArgumentParser) -> None:
    for setting in SETTINGS:
        add_flag(parser, setting)


def run(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    packs = Packs()
    shelf = shelf_named(settings.also, packs)
    # All this is here to stay: whoever looks for garbage from now on may pass it over.
    gc.freeze()
    uvloop.run(serve(settings, open_store(settings), shelf, packs))
    return 0


def open_store(settings: Settings) -> SqliteStore:
    file = settings.data / DATABASE
    try:
        return SqliteStore(file)
    except StoreBusy:
        raise Complaint(f"another server is using the tables in {settings.data}") from None
    except NewerDatabase:
        raise Complaint(f"the tables in {settings.data} were kept by a newer Trapline") from None
    except (OSError, sqlite3.OperationalError) as error:
        raise Complaint(f"cannot keep tables in {settings.data}: {reason(error)}") from None


def reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


async def serve(settings: Settings, store: SqliteStore, shelf: Shelf, packs: Packs) -> None:
    try:
        app = assemble(settings, store, shelf, packs)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSING_TIME)
        logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
        await runner.setup()
        try:
            await listen(runner, settings)
            await asyncio.gather(asyncio.to_thread(catalogue.read_ahead), until_told_to_stop())
        finally:
            await runner.cleanup()
    finally:
        await store.close()


async def listen(runner: web.AppRunner, settings: Settings) -> None:
    site = web.TCPSite(runner, settings.host, settings.port)
    try:
        await site.start()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            advice = "stop what uses it or choose another with --port"
            raise Complaint(f"port {settings.port} is taken: {advice}") from None
        raise Complaint(f"cannot listen on {settings.host}: {reason(error)}") from None
    greet(settings, runner.addresses[0][1])


def greet(settings: Settings, port: int) -> None:
    """Print the addresses and a code that a phone can read."""
    shared = settings.public_url or f"http://{lan_address()}:{port}"
    segno.make(shared, error="l", micro=False).terminal(compact=True, border=2)
    print(f"  on this machine  http://localhost:{port}")
    print(f"  for your phones  {shared}")
    print("  Ctrl-C ends it; the tables are kept.", flush=True)


async def until_told_to_stop() -> None:
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, told.set)
    await told.wait()
    print("\n  Good night.", flush=True)
