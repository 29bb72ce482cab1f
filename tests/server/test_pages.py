"""What is served besides tables: the client, the games on offer, codes to scan, counts."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from tests.server.house import House, opened
from tests.shelf import SHELF
from trapline import __version__
from trapline.catalogue import games
from trapline.kernel import encode
from trapline.server import origins
from trapline.server.logs import Log
from trapline.server.meters import ServerMeters
from trapline.tables.bodies import Catalogue
from trapline.tables.wishes import Abandon


async def test_the_catalogue_lists_the_games_with_their_seats_and_schemas(house: House) -> None:
    ann = await house.guest("Ann")

    reply = await ann.get("/api/catalogue")

    games = {game.name: game for game in msgspec.json.decode(reply.body, type=Catalogue).games}
    assert games.keys() == SHELF.keys()
    whisper = games["whisper"]
    assert (whisper.fewest, whisper.most, whisper.teams) == (4, 8, 2)
    assert "choose" in encode(whisper.wishes).decode()


async def test_options_are_told_in_the_order_in_which_the_game_asks_them(house: House) -> None:
    catalogue = (await (await house.guest("Ann")).get("/api/catalogue")).read()

    for game in catalogue["games"]:
        options = SHELF[game["name"]].game.vocabulary.options
        asked = game["options"]["$defs"][options.__name__]["properties"]
        assert tuple(asked) == options.__struct_fields__


async def test_a_screen_is_told_which_build_of_the_page_is_served(house: House) -> None:
    ann, *_ = await house.four()

    reply = await ann.get("/api/catalogue")

    assert ann.screen.welcome.build == reply.read()["build"]


async def test_every_sentence_is_kept_under_the_hash_of_what_it_says(house: House) -> None:
    ann = await house.guest("Ann")
    catalogue = msgspec.json.decode((await ann.get("/api/catalogue")).body, type=Catalogue)

    for game in catalogue.games:
        for language, address in game.texts.items():
            page = await ann.get(address)

            assert page.read() == SHELF[game.name].texts[language]
            assert "immutable" in page.headers["Cache-Control"]
            assert re.fullmatch(rf"/texts/{game.name}\.{language}\.[0-9a-f]{{16}}\.json", address)


@pytest.mark.parametrize(
    "path",
    ["/texts/whisper.en.0000000000000000.json", "/api/nothing", "/assets/no.js", "/qr/x/y.svg"],
)
async def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    ann = await house.guest("Ann")

    assert (await ann.get(path)).status == 404


@pytest.mark.parametrize("path", ["/", "/t/KM7RTX", "/tv", "/pair/abc", "/hand/abc", "/settings"])
async def test_every_screen_is_the_one_page(house: House, path: str) -> None:
    ann = await house.guest("Ann")

    page = await ann.get(path)

    assert (page.status, page.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert page.headers["Cache-Control"] == "no-cache"


async def test_a_code_to_scan_is_a_drawing_without_scripts(house: House) -> None:
    ann = await house.guest("Ann")

    drawing = await ann.get("/qr/t/KM7RTX.svg")

    assert drawing.headers["Content-Type"] == "image/svg+xml"
    kinds = {element.tag.rpartition("}")[2] for element in ET.fromstring(drawing.body).iter()}
    assert kinds <= {"svg", "path", "g"}


@pytest.mark.parametrize("path", ["/qr/t/../../etc.svg", "/qr/t/a%20b.svg", "/qr/evil/abc.svg"])
async def test_only_our_own_addresses_are_drawn(house: House, path: str) -> None:
    ann = await house.guest("Ann")

    assert (await ann.get(path)).status == 404


@pytest.mark.parametrize("host", ["localhost:abc", "localhost:99999", "[", "[::1"])
async def test_a_host_that_is_no_address_is_a_bad_request(house: House, host: str) -> None:
    ann = await house.guest("Ann")

    assert (await ann.get("/api/catalogue", Host=host)).status == 400


async def test_the_address_to_share_is_the_one_the_operator_gave() -> None:
    async with opened(public_url="https://traps.example/") as house:
        ann = await house.guest("Ann")

        reply = await ann.get("/api/catalogue", Host="traps.example")

    assert reply.read()["origin"] == "https://traps.example"


@pytest.mark.parametrize(
    ("host", "typed", "shared"),
    [
        ("0.0.0.0", "localhost:8765", "http://192.168.1.20:8765"),
        ("0.0.0.0", "192.168.1.20:8765", "http://192.168.1.20:8765"),
        ("127.0.0.1", "localhost:8765", "http://localhost:8765"),
        ("127.0.0.1", "127.0.0.1:8765", "http://127.0.0.1:8765"),
        ("::1", "[::1]:8765", "http://[::1]:8765"),
        ("127.0.0.1", "traps.example", "http://traps.example"),
        ("10.0.0.7", "localhost:8765", "http://10.0.0.7:8765"),
    ],
)
async def test_the_address_to_share_can_be_reached(
    host: str, typed: str, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(origins, "lan_address", lambda: "192.168.1.20")
    async with opened(host=host) as house:
        ann = await house.guest("Ann")

        reply = await ann.get("/api/catalogue", Host=typed)

    assert reply.read()["origin"] == shared


async def test_the_server_says_that_it_is_well(house: House) -> None:
    ann = await house.guest("Ann")

    assert (await ann.get("/healthz")).body == b"ok\n"


async def test_operators_can_count_tables_sockets_moves_and_refusals(house: House) -> None:
    ann, *_ = await house.playing()
    await ann.get("/api/tables/ZZZZZZ")

    page = (await ann.get("/metrics")).body.decode()

    assert "trapline_tables 1.0" in page
    assert "trapline_sockets 4.0" in page
    assert 'trapline_moves_total{game="whisper"} 1.0' in page
    assert 'trapline_refusals_total{reason="no-such-table"} 1.0' in page
    assert "trapline_commit_seconds_count" in page
    assert "trapline_fan_out_seconds_count" in page
    assert f'trapline_build_info{{version="{__version__}"}} 1.0' in page
    assert "trapline_people 4.0" in page
    assert 'trapline_games_begun_total{game="whisper"} 1.0' in page


async def test_operators_can_count_how_games_end(house: House) -> None:
    ann, *_ = await house.playing()
    await ann.ask(Abandon())

    page = (await ann.get("/metrics")).body.decode()

    assert 'trapline_games_ended_total{cause="abandoned",game="whisper"} 1.0' in page


def test_what_has_not_happened_yet_is_counted_as_nothing(tmp_path: Path) -> None:
    meters = ServerMeters(Log("warning"), tmp_path)
    meters.expect({game.name: game for game in games()})

    page = meters.page([]).decode()

    # Prometheus sees what is added to a count, not the one with which a count appears.
    for game in games():
        assert f'trapline_games_begun_total{{game="{game.name}"}} 0.0' in page
        for cause in ("abandoned", *game.vocabulary.causes):
            assert f'trapline_games_ended_total{{cause="{cause}",game="{game.name}"}} 0.0' in page


async def test_a_server_counts_from_nothing_the_games_it_serves(house: House) -> None:
    ann = await house.guest("Ann")

    page = (await ann.get("/metrics")).body.decode()

    assert 'trapline_games_begun_total{game="whisper"} 0.0' in page
    for how in ("fit", "unfit", "late", "failed"):
        assert f'trapline_model_answers_total{{how="{how}"}} 0.0' in page


async def test_operators_can_watch_the_disk(tmp_path: Path) -> None:
    (tmp_path / "trapline.sqlite3").write_bytes(b"x" * 4096)
    async with opened(data=tmp_path) as house:
        ann = await house.guest("Ann")

        page = (await ann.get("/metrics")).body.decode()

    assert "trapline_data_bytes 4096.0" in page
    assert re.search(r"^trapline_free_bytes [1-9]", page, re.MULTILINE)


async def test_the_counts_hold_no_name_no_code_and_no_word(house: House) -> None:
    ann, bob, *_ = await house.playing()
    await ann.say("Xylophone!", seat=0)

    page = (await ann.get("/metrics")).body.decode()

    words = [word for hand in (ann.screen.view.words[0], bob.screen.view.words[1]) for word in hand]
    labels = " ".join(re.findall(r'="(.*?)"', page))
    for secret in ("Ann", "Cleo", ann.code, "Xylophone", ann.token, *words):
        assert secret not in labels


@pytest.mark.parametrize(
    ("address", "opens", "status"),
    [("203.0.113.7", False, 403), ("203.0.113.7", True, 200), ("::1", False, 200)],
)
async def test_the_counts_are_for_this_machine_unless_the_operator_opens_them(
    address: str, opens: bool, status: int
) -> None:
    async with opened(behind_proxy="true", open_metrics=opens) as house:
        ann = await house.guest("Ann")

        assert (await ann.get("/metrics", X_Forwarded_For=address)).status == status
