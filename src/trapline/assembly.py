"""The only file that chooses a store, a bus and a source of luck, and puts the server together."""

import asyncio
import importlib
import secrets
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.resources import files
from typing import Any

from aiohttp import web
from msgspec import Struct

from trapline import __version__, catalogue
from trapline.adapters.chat import ChatModel, model_key
from trapline.adapters.clock import SystemClock
from trapline.adapters.luck import system_luck
from trapline.adapters.memory import MemoryBus
from trapline.kernel import Bot, Game, Library, Luck, Wish
from trapline.server.app import make_app
from trapline.server.desk import Desk
from trapline.server.logs import Log
from trapline.server.meters import ServerMeters
from trapline.server.pages import ClientFiles
from trapline.server.settings import Settings
from trapline.server.shelves import Shelves
from trapline.tables.listing import Shelf
from trapline.tables.manners import Manners, Sheet
from trapline.tables.others import Alone, Others, Shared
from trapline.tables.packs import Packs
from trapline.tables.ports import Bus, Clock, NamePolicy, Store
from trapline.tables.service import Tables
from trapline.tables.world import Model, World, any_name


def shelf_of(also: str, library: Library = catalogue.NO_PACKS, *, voiced: bool = False) -> Shelf:
    """Return the games of the catalogue, and those of a module in the folder one works in."""
    if also and "" not in sys.path:
        sys.path.append("")
    extra: Shelf = importlib.import_module(also).SHELF if also else {}
    return {**catalogue.shelf(library, voiced=voiced), **extra}


def games_of(shelf: Shelf) -> Mapping[str, Game]:
    return {name: listing.game for name, listing in shelf.items()}


def assemble(
    settings: Settings, store: Store, shelf: Shelf, packs: Packs | None = None
) -> web.Application:
    """Put a server together. `packs` is what the games of the shelf look their packs up in."""
    log = Log(settings.log_level)
    meters = ServerMeters(log, settings.data)
    meters.expect(games_of(shelf))
    client = ClientFiles()
    shelves = Shelves(shelf, client.build)
    company = company_of(store, client.build, shelf)
    world = World(
        games=games_of(shelf),
        store=store,
        bus=company.bus,
        clock=company.clock,
        others=company.others,
        luck=system_luck,
        fresh=secrets.token_urlsafe,
        think=Thinkers().think,
        meters=meters,
        build=client.build,
        patience=settings.patience,
        packs=packs or Packs(),
        allows=names_allowed(settings),
        model=model_of(settings),
    )
    return make_app(Desk(settings, Tables(world), shelves, meters, log), client)


class InCompany(Struct, frozen=True):
    """What a server shares with others, where there may be any."""

    clock: Clock
    bus: Bus
    others: Others


def company_of(store: Store, build: str, shelf: Shelf) -> InCompany:
    machine = SystemClock()
    if not isinstance(store, Shared):
        return InCompany(machine, MemoryBus(), Alone())
    make = sha256(f"{__version__} {build} {sorted(shelf)}".encode()).hexdigest()[:16]
    clock, others = store.shared(machine, secrets.token_urlsafe(6), make)
    return InCompany(clock, others, others)


def model_of(settings: Settings) -> Model | None:
    """Return the language model that the operator wants, if any."""
    if not settings.model_url:
        return None
    return ChatModel(
        settings.model_url,
        settings.model,
        key=model_key(),
        ms=settings.model_seconds * 1000,
        at_once=settings.model_at_once,
    )


def names_allowed(settings: Settings) -> NamePolicy:
    if not settings.family_names:
        return any_name
    unwanted = files("trapline.tables") / "unwanted.toml"
    return Manners(Sheet.read(unwanted.read_text("utf-8"))).allow


class Thinkers:
    """Threads in which bots think, so that nobody's screen waits for one."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot")

    async def think(self, bot: Bot, view: Any, luck: Luck) -> Wish | None:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, bot.choose, view, luck)
