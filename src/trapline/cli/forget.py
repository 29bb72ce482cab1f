"""Erase a table, or a person's name in it; no server may be running on these tables."""

import argparse
import asyncio
import sqlite3

from trapline.adapters.sqlite import NewerDatabase, SqliteStore, StoreBusy
from trapline.cli.choices import add_data, database, postgres_address
from trapline.cli.complaints import Complaint, reason
from trapline.cli.damage import undamaged
from trapline.tables.codes import normal
from trapline.tables.ports import NotKept, Store
from trapline.tables.replay.forgetting import forget_name, forget_table

BUSY = "a server is running on these tables: stop it first"


def describe(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument("code", nargs="?", help="the table's code (default, with --name: all)")
    parser.add_argument("--name", help="erase only this name, wherever the table or a book has it")


def run(options: argparse.Namespace) -> int:
    if options.code is None and options.name is None:
        raise Complaint("say which table, or which --name")
    address = postgres_address(options)
    print(asyncio.run(in_a_database(address, options) if address else in_a_folder(options)))
    return 0


async def in_a_folder(options: argparse.Namespace) -> str:
    file = database(options)
    try:
        with undamaged(file.parent):
            store = SqliteStore(file)
            try:
                return await forgotten(store, options)
            finally:
                await store.close()
    except StoreBusy:
        raise Complaint(BUSY) from None
    except NewerDatabase as newer:
        raise Complaint(f"{file} was written by a newer Trapline: {newer}") from None
    except (OSError, sqlite3.Error, NotKept) as error:
        raise Complaint(f"cannot change the tables in {file.parent}: {reason(error)}") from None


async def in_a_database(address: str, options: argparse.Namespace) -> str:
    # Only who keeps tables in PostgreSQL loads what speaks to it.
    from trapline.adapters.postgres import moving  # noqa: PLC0415
    from trapline.cli.database import in_our_words  # noqa: PLC0415

    try:
        with in_our_words(address):
            async with moving.alone(address) as store:
                return await forgotten(store, options)
    except moving.InUse:
        raise Complaint(BUSY) from None


async def forgotten(store: Store, options: argparse.Namespace) -> str:
    code = None if options.code is None else normal(options.code)
    if options.name is not None:
        places = await forget_name(store, code, options.name)
        if places is not None:
            return f"{options.name} is erased in {places} places"
    elif code is not None and await forget_table(store, code):
        return f"table {options.code} is erased"
    raise Complaint(f"there is no table {options.code}")
