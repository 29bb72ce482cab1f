"""What the tests of the server start from."""

from collections.abc import AsyncIterator

import pytest

from tests.server.house import House, opened
from tests.server.several import servers


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """Serve, and see at the end that nothing broke inside."""
    async with opened() as house:
        yield house
        assert await house.faults() == 0


@pytest.fixture
async def two() -> AsyncIterator[list[House]]:
    async with servers(2) as houses:
        yield houses
        for house in houses:
            assert await house.faults() == 0
