"""The files for containers, as far as they can be tried without an engine."""

import asyncio
import json
import re
import subprocess
import sys
from functools import cache
from typing import Any

import balancer
import pytest

from tests.docs.pages import HOSTING, ROOT, section
from tests.server.house import opened
from trapline.cli import parser
from trapline.server.settings import SETTINGS

FOLDER = ROOT / "hosting"
CONTAINERFILE = (FOLDER / "Containerfile").read_text("utf-8").replace("\\\n", " ")
READER = ROOT / "client/node_modules/.bin/js-yaml"
SERVERS = ("one", "two")


@cache
def services() -> dict[str, Any]:
    if not READER.exists():
        pytest.skip("the client's packages are not there, one of which reads YAML")
    told = subprocess.run([READER, FOLDER / "compose.yaml"], capture_output=True, check=True)
    found = json.loads(told.stdout)["services"]
    # This reader leaves it to us to merge what services share, which engines do.
    return {name: {**service.get("<<", {}), **service} for name, service in found.items()}


def words(instruction: str) -> list[list[str]]:
    """Return what stands after an instruction, wherever it is given."""
    return [
        line.split() for line in re.findall(rf"^{instruction} (.*)$", CONTAINERFILE, re.MULTILINE)
    ]


def command(instruction: str) -> list[str]:
    """Return the command of the last such instruction."""
    *_, told = re.findall(rf"^{instruction} .*?(\[.*\])$", CONTAINERFILE, re.MULTILINE)
    found: list[str] = json.loads(told)
    return found


def test_what_the_image_is_built_from_is_there() -> None:
    pins = re.findall(r"--requirement (\S+)", CONTAINERFILE)
    left_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()

    assert pins
    for name in (*pins, "src", "client", "tools/hatch_build.py", "requirements-node.lock"):
        assert (ROOT / name).exists()
        assert name not in left_out


def test_the_image_serves_as_nobody_in_particular_and_keeps_in_its_volume() -> None:
    program, *arguments = command("CMD")
    [[kept]] = words("VOLUME")

    assert parser().parse_args(arguments).run
    assert program.endswith("/bin/trapline")
    assert words("USER") == [["8765"]]
    assert [f"TRAPLINE_DATA={kept}"] in words("ENV")


async def test_the_health_of_a_container_is_that_of_its_server() -> None:
    _, *arguments = command("HEALTHCHECK")
    async with opened() as house:
        port = house.address.rpartition(":")[2]
        told = [word.replace(":8765", f":{port}") for word in arguments]

        well = await run(told)

    assert well == 0
    assert await run(told) != 0


async def run(arguments: list[str]) -> int:
    nowhere = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stderr=nowhere)
    return await process.wait()


def test_no_container_may_do_more_than_it_must() -> None:
    for name, service in services().items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name


def test_the_settings_in_the_compose_file_are_known() -> None:
    known = {setting.variable for setting in SETTINGS}

    for name in SERVERS:
        assert services()[name]["environment"].keys() <= known
    proxy = services()["proxy"]["networks"]["trapline"]["ipv4_address"]
    assert services()["one"]["environment"]["TRAPLINE_BEHIND_PROXY"] == proxy


def test_what_the_compose_file_names_is_there() -> None:

    [file, _, _] = services()["proxy"]["volumes"][0].split(":")
    build = services()["one"]["build"]
    assert (FOLDER / file).samefile(FOLDER / "haproxy.cfg")
    assert (FOLDER / build["context"] / build["dockerfile"]).samefile(FOLDER / "Containerfile")
    assert services()["one"]["depends_on"].keys() <= services().keys()


def test_the_proxy_asks_the_servers_of_the_compose_file_as_the_page_says() -> None:
    [page] = re.findall(r"```haproxy\n(.*?)```", section(HOSTING, "## Several servers"), re.DOTALL)
    text = (FOLDER / "haproxy.cfg").read_text("utf-8")
    addresses = [services()[name]["networks"]["trapline"]["ipv4_address"] for name in SERVERS]

    for port, address in zip(("8765", "8766"), addresses, strict=True):
        page = page.replace(f"127.0.0.1:{port}", f"{address}:8765")

    assert text.partition("backend tables")[2] == page.partition("backend tables")[2]
    assert routes(text) == routes(page)


def routes(text: str) -> list[str]:
    return re.findall(
        r"^ +(?:http-request set-var|use_backend|default_backend).*$", text, re.MULTILINE
    )


def test_the_proxy_understands_its_file() -> None:
    program = balancer.find("haproxy")
    if program is None:
        pytest.skip("there is no HAProxy on this machine, and ./test gets it where apt can")
    checked = subprocess.run(
        [program, "-c", "-f", FOLDER / "haproxy.cfg"], capture_output=True, check=False, text=True
    )
    assert checked.returncode == 0, checked.stderr
