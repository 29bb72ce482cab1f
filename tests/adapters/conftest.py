from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.homes import HOMES, PORTABLE, Home, Portable, SqliteHome, at


@pytest.fixture(params=HOMES)
async def home(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Home]:
    async with at(HOMES[request.param](tmp_path)) as home:
        yield home


@pytest.fixture(params=PORTABLE)
async def portable(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Portable]:
    """The home of a store that writes its own backups."""
    home = PORTABLE[request.param](tmp_path)
    async with at(home):
        yield home


@pytest.fixture
async def sqlite_home(tmp_path: Path) -> AsyncIterator[SqliteHome]:
    home = SqliteHome(tmp_path)
    async with at(home):
        yield home
