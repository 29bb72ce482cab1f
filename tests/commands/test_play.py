"""A server started by `./play`."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.machine import ROOT
from tests.commands.serving import PATIENCE, Server, serving

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving([ROOT / "play"], tmp_path / "data") as server:
        yield server


def test_play_serves_the_client(server: Server) -> None:
    assert "<!doctype html>" in server.fetches("/").lower()


@pytest.mark.parametrize("signalled", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_play_cleanly(server: Server, signalled: signal.Signals) -> None:
    server.process.send_signal(signalled)

    _, errors = server.process.communicate(timeout=PATIENCE)
    assert server.process.returncode == 0
    assert "Traceback" not in errors


def test_play_prints_the_local_address(server: Server) -> None:
    server.process.send_signal(signal.SIGINT)

    output, _ = server.process.communicate(timeout=PATIENCE)
    assert server.address.rpartition(":")[2] in output
