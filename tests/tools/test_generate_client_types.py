"""The client's types say what the server's messages say."""

from typing import Any

from generate_client_types import WIRE, schema, vocabulary

from tests.games.coin_flip import COIN_FLIP

DEFINITIONS: dict[str, Any] = schema("Protocol", WIRE)["$defs"]


def optional(name: str) -> set[str]:
    shape = DEFINITIONS[name]
    return set(shape["properties"]) - set(shape["required"])


def test_a_wish_may_leave_out_what_has_a_default() -> None:
    assert optional("SeatFriend") == {"team"}


def test_what_the_server_tells_is_whole() -> None:
    assert optional("Seated") == optional("Chair") == optional("HttpError") == set()


def test_an_update_leaves_out_what_did_not_change() -> None:
    assert optional("Update") == {"hold", "facts", "table", "view", "spliced"}


def test_a_union_is_called_by_its_name_wherever_it_stands() -> None:
    for name in ("Ballot", "MotionMade"):
        assert DEFINITIONS[name]["properties"]["motion"] == {"$ref": "#/$defs/AnyMotion"}
    assert DEFINITIONS["Move"]["properties"]["motion"] == {"$ref": "#/$defs/Motion"}


def test_what_only_the_game_can_read_has_no_type() -> None:
    assert DEFINITIONS["Play"]["properties"]["wish"] == {}


def test_free_text_is_a_string() -> None:
    assert DEFINITIONS["Say"]["properties"]["text"] == {"type": "string"}


def test_a_game_brings_all_its_words() -> None:
    words = schema("Vocabulary", vocabulary(COIN_FLIP))

    assert {"Call", "MayCall", "Flipped", "View", "Options"} <= words["$defs"].keys()
