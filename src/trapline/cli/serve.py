"""Start a server and say how to reach it."""

import argparse
import asyncio
import errno
import logging
import resource
import signal
import sqlite3
import sys
from contextlib import closing, suppress

import segno
import uvloop
from aiohttp import web

from trapline import catalogue
from trapline.adapters.sqlite import NewerDatabase, SqliteStore, StoreBusy
from trapline.assembly import assemble
from trapline.cli.choices import DATABASE, add_flag, settings_of, shelf_named
from trapline.cli.complaints import Complaint, reason
from trapline.cli.damage import undamaged
from trapline.cli.letters import draws
from trapline.server.app import leave, open_door
from trapline.server.desk import DESK
from trapline.server.garbage import search_seldom
from trapline.server.origins import EVERYWHERE, bracketed, is_loopback, reached_at
from trapline.server.settings import SETTINGS, Settings
from trapline.tables.listing import Shelf
from trapline.tables.packs import Packs
from trapline.tables.ports import NotKept, Store
from trapline.tables.service import Tables

CLOSING_TIME = 5.0
SQUARES = "\N{FULL BLOCK}\N{UPPER HALF BLOCK}\N{LOWER HALF BLOCK}"
# It names no limit, and then refuses to have none.
MOST_ON_A_MAC = 10_240


def describe(parser: argparse.ArgumentParser) -> None:
    for setting in SETTINGS:
        add_flag(parser, setting)


def run(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    if bool(settings.model_url) != bool(settings.model):
        raise Complaint("a language model needs both --model-url and --model")
    raise_file_limit()
    packs = Packs()
    shelf = shelf_named(settings.also, packs, voiced=bool(settings.model_url))
    search_seldom()
    with undamaged(settings.data):
        uvloop.run(serve(settings, shelf, packs))
    return 0


def raise_file_limit() -> None:
    """Every screen is an open file, and most systems begin with few."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, MOST_ON_A_MAC):
        with suppress(ValueError, OSError):
            return resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return None


async def open_store(settings: Settings) -> Store:
    if settings.database:
        # Only who keeps tables in PostgreSQL loads what speaks to it.
        from trapline.cli import database  # noqa: PLC0415

        return await database.opened(settings.database)
    return open_file(settings)


def open_file(settings: Settings) -> SqliteStore:
    file = settings.data / DATABASE
    try:
        return SqliteStore(file)
    except StoreBusy:
        raise Complaint(f"another server is using the tables in {settings.data}") from None
    except NewerDatabase:
        raise Complaint(f"the tables in {settings.data} were kept by a newer Trapline") from None
    except (OSError, sqlite3.Error, NotKept) as error:
        raise Complaint(f"cannot keep tables in {settings.data}: {reason(error)}") from None


async def serve(settings: Settings, shelf: Shelf, packs: Packs) -> None:
    store = await open_store(settings)
    try:
        app = assemble(settings, store, shelf, packs)
        runner = web.AppRunner(app, shutdown_timeout=CLOSING_TIME)
        logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
        await runner.setup()
        try:
            with closing(await listen(runner, settings)):
                reading = asyncio.create_task(read_when_wanted(app[DESK].tables))
                await until_told_to_stop()
                reading.cancel()
                await leave(app)
        finally:
            await runner.cleanup()
    finally:
        await store.close()


async def read_when_wanted(tables: Tables) -> None:
    """Read the words while the first guests still choose a game; a start needs none of them."""
    await tables.wanted.wait()
    await asyncio.to_thread(catalogue.read_ahead)


async def listen(runner: web.AppRunner, settings: Settings) -> asyncio.Server:
    try:
        server = await open_door(runner, settings.host, settings.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            advice = "stop what uses it or choose another with --port"
            raise Complaint(f"port {settings.port} is taken: {advice}") from None
        raise Complaint(f"cannot listen on {settings.host}: {reason(error)}") from None
    greet(settings, server.sockets[0].getsockname()[1])
    return server


def greet(settings: Settings, port: int) -> None:
    """Print the addresses, and a code that a phone can read if there is one it can reach."""
    host = reached_at(settings.host)
    shared = settings.public_url or f"http://{bracketed(host)}:{port}"
    if is_loopback(host) and not settings.public_url:
        print(f"  on this machine  {shared}")
        print("  Only this machine reaches it.")
    else:
        if draws(sys.stdout, SQUARES):
            segno.make(shared, error="l", micro=False).terminal(compact=True, border=2)
        if settings.host in EVERYWHERE and not settings.public_url:
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
