"""What some screens of Trapped! must never be sent: hands, hidden bids, what the GM knows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.browser.overhearing import strings, under
from tests.browser.screens import Phone, Screen
from tests.browser.trapped import hand
from trapline.games.trapped.content.schema import Scenario

SUITS = {"clubs": "♣", "spades": "♠", "diamonds": "♦", "hearts": "♥"}
RANKS = {"jack": "J", "queen": "Q", "king": "K", "ace": "A"}
UNKNOWN = {""}
SECRET_FACTS = ("monster-moved", "hid")

Ears = Mapping[Screen, list[str]]
"""Everything that each screen was sent."""


def card(spoken: str) -> str:
    """Return a card as it is written, not as it is read out."""
    rank, suit = spoken.split(" of ")
    return RANKS.get(rank, rank) + SUITS[suit]


def only_known_by(owner: Phone, ears: Ears, *cards: str) -> None:
    """See that no other screen was ever sent these cards."""
    for screen, heard in ears.items():
        if screen is not owner:
            assert strings(heard).isdisjoint(map(card, cards)), f"{owner.name}: {cards}"


def hands_are_secret(ears: Ears, players: Sequence[Phone]) -> None:
    for phone in players:
        cards = hand(phone)
        assert cards, f"{phone.name} shows no cards"
        only_known_by(phone, ears, *cards)


def desk_is_secret(heard: list[str], scenario: Scenario, happened: set[str]) -> None:
    """See that a player's screen was not sent what only the GM knows."""
    assert set(rooms_told(heard)) == UNKNOWN
    events = [event for event in scenario.events if event.id not in happened]
    words = {words.title for event in events for words in event.says.values()}
    assert strings(heard).isdisjoint(words | {event.id for event in events})


def rooms_told(heard: list[str]) -> Iterator[Any]:
    """Yield where the monster and hidden things are said to be."""
    yield from (one["room"] for one in under(heard, "monster") if "room" in one)
    for hidden in under(heard, "hidden"):
        yield from hidden.values()
    for facts in under(heard, "facts"):
        yield from (fact["room"] for fact in facts if fact["type"] in SECRET_FACTS)
