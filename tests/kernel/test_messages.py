"""The words all games share."""

from enum import StrEnum

import pytest

from trapline.kernel import (
    ARCHIVE,
    PUBLIC,
    Fact,
    IllegalMove,
    Invitation,
    Observer,
    Stale,
    Wish,
    team_talk,
    witnessed,
)
from trapline.kernel.messages import kebab


class GiveClue(Wish, frozen=True):
    """Say something."""


class ClueGiven(Fact, frozen=True):
    """Something was said."""


class MayGiveClue(Invitation, frozen=True):
    """Something can be said."""


class Reason(StrEnum):
    BID_TOO_LOW = "bid-too-low"


@pytest.mark.parametrize(
    ("name", "tag"),
    [("Bid", "bid"), ("GiveClue", "give-clue"), ("Round2Ended", "round2-ended")],
)
def test_a_tag_is_the_name_of_its_class_in_small_letters(name: str, tag: str) -> None:
    assert kebab(name) == tag


@pytest.mark.parametrize(
    ("kind", "tag"),
    [(GiveClue, "give-clue"), (ClueGiven, "clue-given"), (MayGiveClue, "may-give-clue")],
)
def test_wishes_facts_and_invitations_carry_their_tag(kind: type[Wish], tag: str) -> None:
    assert kind.__struct_config__.tag == tag


def test_a_fact_opens_and_stays_unless_it_says_otherwise() -> None:
    assert ClueGiven().opens
    assert not ClueGiven().retractable


def test_a_refusal_has_a_reason_and_what_fills_its_sentence() -> None:
    refusal = IllegalMove(Reason.BID_TOO_LOW, standing=3)

    assert (refusal.reason, refusal.facts) == ("bid-too-low", {"standing": 3})


def test_a_reason_is_plain_text_so_that_it_can_be_sent() -> None:
    assert type(IllegalMove(Reason.BID_TOO_LOW).reason) is str


def test_a_stale_wish_is_nobodys_mistake() -> None:
    assert not issubclass(Stale, IllegalMove)


@pytest.mark.parametrize(
    ("observer", "saw"), [(1, True), (0, False), (PUBLIC, False), (ARCHIVE, True)]
)
def test_a_secret_was_seen_by_those_it_was_shown_to(observer: Observer, saw: bool) -> None:
    assert witnessed((1, 2), observer) is saw


def test_each_team_has_a_channel_of_its_own() -> None:
    assert (team_talk(0), team_talk(1)) == ("team-0", "team-1")
