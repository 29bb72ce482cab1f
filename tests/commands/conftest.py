"""What the tests of the commands start from."""

from pathlib import Path

import pytest

from tests.commands.machine import Machine


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)
