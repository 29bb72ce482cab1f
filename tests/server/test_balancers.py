"""Several servers behind a balancer, with the very lines of the page for operators."""

import asyncio
import re
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

import balancer
import pytest

from tests.commands.serving import free_port
from tests.docs.pages import HOSTING, blocks, section
from tests.server.guests import Guest
from tests.server.house import House
from tests.server.several import servers
from trapline.server.app import leave
from trapline.tables.protocol import Parting

DEFAULTS = (
    "defaults\n  mode http\n  timeout connect 5s\n  timeout client 60s\n  timeout server 60s\n"
)
TLS = " ssl crt /etc/ssl/traps.example.combined.pem alpn h2,http/1.1"
NGINX = """\
daemon off;
pid {folder}/pid;
error_log {folder}/log;
events {{}}
http {{
access_log off;
client_body_temp_path {folder}/body;
proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/fastcgi;
uwsgi_temp_path {folder}/uwsgi;
scgi_temp_path {folder}/scgi;
map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
{told}
}}
"""


def written(kind: str) -> str:
    """Return what the page says of this balancer and several servers."""
    [told] = re.findall(rf"```{kind}\n(.*?)```", section(HOSTING, "## Several servers"), re.DOTALL)
    return str(told)


def haproxy(folder: Path, port: int) -> list[str]:
    told = written("haproxy").replace(f":443{TLS}", f"127.0.0.1:{port}")
    (folder / "settings").write_text(DEFAULTS + told)
    return ["-db", "-f", str(folder / "settings")]


def nginx(folder: Path, port: int) -> list[str]:
    told = written("nginx").replace("server {\n", f"server {{\n    listen 127.0.0.1:{port};\n", 1)
    (folder / "settings").write_text(NGINX.format(folder=folder, told=told))
    return ["-c", str(folder / "settings"), "-e", str(folder / "log")]


BALANCERS: dict[str, Callable[[Path, int], list[str]]] = {"haproxy": haproxy, "nginx": nginx}


@asynccontextmanager
async def in_front(name: str, folder: Path, houses: list[House]) -> AsyncIterator[str]:
    """Put a balancer in front of two servers, and return its address."""
    program, port = balancer.find(name), free_port()
    if program is None:
        pytest.skip(f"there is no {name} on this machine, and ./test gets HAProxy where apt can")
    command = BALANCERS[name](folder, port)
    settings = folder / "settings"
    text = settings.read_text()
    for stands, house in zip(("127.0.0.1:8765", "127.0.0.1:8766"), houses, strict=True):
        text = text.replace(stands, house.address.removeprefix("http://"))
    settings.write_text(text)
    log = (folder / "said").open("wb")
    with log, started([program, *command], log) as process:
        try:
            await until_it_answers(process, f"http://127.0.0.1:{port}", houses, folder)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def started(command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdout=log, stderr=log)


async def until_it_answers(
    process: subprocess.Popen[bytes], address: str, houses: list[House], folder: Path
) -> None:
    guest = Guest("an operator", address)
    houses[0].guests.append(guest)
    async with asyncio.timeout(30):
        while True:
            assert process.poll() is None, (folder / "said").read_text()
            try:
                if (await guest.get("/healthz")).status == 200:
                    return
            except OSError:
                pass
            await asyncio.sleep(0.05)


@pytest.mark.slow
@pytest.mark.parametrize("name", BALANCERS)
async def test_a_tables_screens_meet_at_one_server_and_follow_when_it_leaves(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trapline.server.app.SPREAD", 0.2)
    async with servers(2) as houses, in_front(name, tmp_path, houses) as address:
        tables = []
        for _ in range(6):
            ann, bob = (Guest(who, address) for who in ("Ann", "Bob"))
            houses[0].guests += [ann, bob]
            code = await ann.open()
            await bob.join(code)
            tables.append((ann, bob))
        await asyncio.sleep(0)
        met = [{where(house, ann.code) for house in houses} for ann, _ in tables]
        assert met == [{True, False}] * 6, "both screens of a table are at the same server"

        gone, stays = houses if houses[0].desk.tables.live else houses[::-1]
        moving = [guest for pair in tables for guest in pair if where(gone, guest.code)]
        await leave(gone.app)

        assert moving
        for guest in moving:
            assert await guest.screen.parting() is Parting.RESTART
            await guest.connect()
            assert where(stays, guest.code)


def where(house: House, code: str) -> bool:
    """Return whether somebody has a screen at this table at this server."""
    lives = house.desk.tables.live.values()
    return any(x.room.evening.table.code == code and x.room.audience.listeners for x in lives)


def test_the_page_has_both_balancers_once() -> None:
    assert len([block for block in blocks(HOSTING) if "8766" in block]) == len(BALANCERS)
