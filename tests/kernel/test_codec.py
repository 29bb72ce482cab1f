"""Messages go in clean, and come out the same for the same value."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import field

from trapline.kernel import (
    Fact,
    HouseMove,
    Seat,
    Text,
    TimeUp,
    Turn,
    View,
    Wish,
    decoder,
    encode,
    reader,
)


class Say(Wish, frozen=True):
    """Say a word."""

    turn: Turn
    word: Text


class Said(Fact, frozen=True):
    """A word was said."""

    by: Seat
    word: str
    loud: bool = False


class Heard(View, frozen=True, kw_only=True):
    """What was heard."""

    words: dict[str, int] = field(default_factory=dict)


def test_text_is_cleaned_on_its_way_in() -> None:
    wish = decoder(Say).decode(b'{"type":"say","turn":3,"word":" the  mo\\u200bon "}')

    assert wish == Say(3, Text("the moon"))
    assert type(wish.word) is Text


def test_what_we_stored_is_read_as_it_was_cleaned_then() -> None:
    wish = reader(Say).decode(b'{"type":"say","turn":3,"word":"the  moon"}')

    assert wish.word == "the  moon"


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        (b'{"type":"say","turn":3,"word":"\\ud800 moon"}', "surrogate"),
        (b'{"type":"say","turn":3,"word":7}', "no Text looks like this"),
        (b'{"type":"say","turn":-1,"word":"moon"}', ">= 0"),
        (b'{"type":"say","turn":1000000,"word":"moon"}', "<= 999999"),
        (b'{"type":"say","turn":3,"word":"moon","by":2}', "unknown field `by`"),
        (b'{"type":"shout","turn":3,"word":"moon"}', "Invalid value 'shout'"),
        (b'{"type":"time-up","name":"clue","turn":3}', "Invalid value 'time-up'"),
    ],
)
def test_a_wish_that_is_none_is_not_read(message: bytes, complaint: str) -> None:
    with pytest.raises(msgspec.MsgspecError, match=complaint):
        decoder(Say).decode(message)


def test_a_field_that_is_new_has_its_default_in_an_old_fact() -> None:
    assert reader(Said).decode(b'{"type":"said","by":0,"word":"moon"}') == Said(0, "moon")


def test_a_field_that_is_gone_is_passed_over_in_an_old_fact() -> None:
    assert reader(Said).decode(b'{"type":"said","by":0,"word":"moon","x":1}') == Said(0, "moon")


@given(st.dictionaries(st.text(), st.integers()))
def test_the_order_in_which_a_dict_was_filled_is_not_told(words: dict[str, int]) -> None:
    backwards = dict(reversed(words.items()))

    assert encode(Heard(words=words)) == encode(Heard(words=backwards))


def test_what_has_no_place_in_a_message_is_not_sent() -> None:
    with pytest.raises(TypeError, match="object has no place in a message"):
        encode(object())


def test_a_house_move_is_not_a_wish() -> None:
    assert issubclass(TimeUp, HouseMove)
    assert not issubclass(TimeUp, Wish)
