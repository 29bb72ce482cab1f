"""How what is the same for everybody travels: packed as its reader can unpack it, and only once."""

import gzip
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from aiohttp import ClientResponse, ClientSession

from tests.server.house import House, opened
from trapline.server.bodies import coding_for
from trapline.server.pages import ClientFiles

SCRIPT = b"export const traps = 7;\n" * 100
IN_BROTLI = b"\x1b in brotli"
PAGE = b'<meta content="__TRAPLINE_BUILD__">' + b"<p>Trapline</p>" * 100
FILES = {
    "assets/a.js": SCRIPT,
    "assets/a.js.br": IN_BROTLI,
    "assets/a.js.gz": gzip.compress(SCRIPT, mtime=0),
    "assets/face.woff2": b"a face",
    "index.html": PAGE,
}
BROWSER = "gzip, deflate, br, zstd"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for name, data in FILES.items():
        (tmp_path / name).write_bytes(data)
    return tmp_path


@pytest.fixture
async def house(built: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr("trapline.assembly.ClientFiles", lambda: ClientFiles(built))
    async with opened() as house:
        yield house
        assert await house.faults() == 0


class Answer:
    """What travelled, as it travelled."""

    def __init__(self, answer: ClientResponse, body: bytes) -> None:
        self.status = answer.status
        self.headers: Mapping[str, str] = answer.headers
        self.coding = answer.headers.get("Content-Encoding")
        self.body = body


async def ask(house: House, path: str, method: str = "GET", **headers: str) -> Answer:
    """Ask without unpacking, and with no header that is not named."""
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    async with (
        ClientSession(auto_decompress=False, skip_auto_headers=["Accept-Encoding"]) as session,
        session.request(method, house.address + path, headers=told) as answer,
    ):
        return Answer(answer, await answer.read())


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        (BROWSER, "br", IN_BROTLI),
        ("gzip, deflate", "gzip", FILES["assets/a.js.gz"]),
        ("br;q=0, gzip", "gzip", FILES["assets/a.js.gz"]),
        ("zstd", None, SCRIPT),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
async def test_a_script_travels_as_its_reader_can_unpack_it(
    house: House, accepted: str, coding: str | None, body: bytes
) -> None:
    answer = await ask(house, "/assets/a.js", Accept_Encoding=accepted)

    assert (answer.status, answer.coding, answer.body) == (200, coding, body)
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.headers["Content-Length"] == str(len(body))
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["Cache-Control"]


async def test_who_names_no_coding_is_sent_plain_bytes(house: House) -> None:
    catalogue = (await ask(house, "/api/catalogue")).body

    assert (await ask(house, "/assets/a.js")).body == SCRIPT
    assert b"<p>Trapline</p>" in (await ask(house, "/")).body
    assert b'"whisper"' in catalogue


@pytest.mark.parametrize("path", ["/", "/t/KM7RTX", "/api/catalogue"])
async def test_what_only_a_running_server_knows_is_packed_too(house: House, path: str) -> None:
    packed = await ask(house, path, Accept_Encoding=BROWSER)

    assert packed.coding == "gzip"
    assert packed.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.body) == (await ask(house, path)).body


async def test_the_sentences_of_a_game_are_packed_and_kept_for_good(house: House) -> None:
    path = max(house.desk.shelves.pages, key=lambda path: len(house.desk.shelves.pages[path]))

    packed = await ask(house, path, Accept_Encoding=BROWSER)

    assert packed.coding == "gzip"
    assert gzip.decompress(packed.body) == house.desk.shelves.pages[path]
    assert "immutable" in packed.headers["Cache-Control"]


async def test_what_is_packed_by_itself_travels_as_it_is(house: House) -> None:
    face = await ask(house, "/assets/face.woff2", Accept_Encoding=BROWSER)

    assert (face.coding, face.body) == (None, b"a face")
    assert face.headers["Content-Type"] == "font/woff2"
    assert "Vary" not in face.headers


@pytest.mark.parametrize("path", ["/assets/a.js.br", "/assets/a.js.gz"])
async def test_packed_files_have_no_address_of_their_own(house: House, path: str) -> None:
    assert (await ask(house, path)).status == 404


async def test_who_asks_for_the_head_alone_is_told_of_the_packed_body(house: House) -> None:
    head = await ask(house, "/assets/a.js", "HEAD", Accept_Encoding=BROWSER)

    assert (head.status, head.coding, head.body) == (200, "br", b"")
    assert head.headers["Content-Length"] == str(len(IN_BROTLI))


async def test_who_asks_for_a_part_is_sent_the_whole(house: House) -> None:
    part = await ask(house, "/assets/a.js", Range="bytes=0-3", Accept_Encoding=BROWSER)

    assert (part.status, part.body) == (200, IN_BROTLI)


@pytest.mark.parametrize("accepted", [BROWSER, "gzip", ""])
async def test_who_has_the_page_is_not_sent_it_again(house: House, accepted: str) -> None:
    mark = (await ask(house, "/", Accept_Encoding=BROWSER)).headers["ETag"]

    again = await ask(house, "/", Accept_Encoding=accepted, If_None_Match=mark)
    other = await ask(house, "/", Accept_Encoding=accepted, If_None_Match='W/"another"')

    assert (again.status, again.body) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"
    assert (again.headers["ETag"], again.headers["Vary"]) == (mark, "Accept-Encoding")
    assert other.status == 200


def test_how_files_are_packed_makes_no_other_build(built: Path) -> None:
    before = ClientFiles(built).build

    (built / "assets/a.js.br").unlink()

    assert ClientFiles(built).build == before


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        (["br, gzip"], "br"),
        (["gzip", "br"], "br"),
        (["BR"], "br"),
        (["br;q=0.5, gzip;q=0.8"], "gzip"),
        (["br ; q=0.8 , gzip;Q=0.5"], "br"),
        (["*"], "br"),
        (["*;q=0"], "identity"),
        (["br;q=0, *;q=0.1"], "gzip"),
        (["br;q=0.000, gzip;q=0"], "identity"),
        (["gzip;q=0.5, identity"], "identity"),
        (["gzip, identity;q=0.5"], "gzip"),
        (["br;q=high, gzip;q=2"], "identity"),
        (["br;", ";q=1", ",,"], "identity"),
        ([], "identity"),
    ],
)
def test_a_reader_gets_what_it_likes_best(accepted: list[str], coding: str) -> None:
    assert coding_for(accepted, ["br", "gzip"]) == coding
    assert coding_for(accepted, []) == "identity"
