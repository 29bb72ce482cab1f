"""What the tests of the server start from."""

from collections.abc import AsyncIterator

import pytest

from tests.server.house import House, opened


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """Serve, and see at the end that nothing broke inside."""
    async with opened() as house:
        yield house
        assert await house.faults() == 0
