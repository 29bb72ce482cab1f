"""What a server says when it starts: addresses that can be reached, and no others."""

import sys
from io import BytesIO, TextIOWrapper

import pytest

from tests.server.house import settings
from trapline.cli.serve import greet
from trapline.server import origins

LAN = "192.168.1.20"
BLOCKS = "▀▄█"


@pytest.fixture(autouse=True)
def _on_a_lan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(origins, "lan_address", lambda: LAN)


def said(capsys: pytest.CaptureFixture[str], **set: str) -> str:
    greet(settings(**set), 8765)
    return capsys.readouterr().out


def test_phones_are_shown_the_address_on_the_lan(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys)

    assert "  on this machine  http://localhost:8765\n" in out
    assert f"  for your phones  http://{LAN}:8765\n" in out
    assert any(block in out for block in BLOCKS)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8765"),
        ("localhost", "http://localhost:8765"),
        ("127.0.0.53", "http://127.0.0.53:8765"),
        ("::1", "http://[::1]:8765"),
    ],
)
def test_who_listens_on_this_machine_alone_shows_phones_nothing(
    capsys: pytest.CaptureFixture[str], host: str, address: str
) -> None:
    out = said(capsys, host=host)

    assert f"  on this machine  {address}\n  Only this machine reaches it.\n" in out
    assert LAN not in out
    assert not any(block in out for block in BLOCKS)


def test_a_machine_without_a_network_shows_phones_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(origins, "lan_address", lambda: "127.0.0.1")

    assert "  Only this machine reaches it.\n" in said(capsys)


def test_who_listens_on_one_address_is_reached_there(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, host="10.0.0.7")

    assert "  for your phones  http://10.0.0.7:8765\n" in out
    assert "localhost" not in out


def test_behind_a_proxy_the_public_address_is_the_only_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = said(capsys, host="127.0.0.1", public_url="https://traps.example")

    assert "  for your phones  https://traps.example\n" in out
    assert "8765" not in out


def test_a_terminal_that_cannot_draw_a_code_is_shown_none(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = TextIOWrapper(BytesIO(), encoding="ascii", errors="plainly", write_through=True)
    monkeypatch.setattr(sys, "stdout", terminal)

    greet(settings(), 8765)

    assert isinstance(terminal.buffer, BytesIO)
    out = terminal.buffer.getvalue().decode()
    assert f"  for your phones  http://{LAN}:8765\n" in out
    assert "?" not in out
