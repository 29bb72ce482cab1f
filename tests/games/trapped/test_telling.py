"""Whoever won or lost is asked to tell it, and holds up nobody (TD-40)."""

from typing import Any

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CLEO,
    CORRIDOR,
    DAN,
    LAB,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.facts.talk import CueGiven, Narrated
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.conflict import Scar
from trapline.games.trapped.model.kinds import Attribute, Prompt, Side, Through
from trapline.games.trapped.wishes.conflict import Decline, Harm, Reveal
from trapline.games.trapped.wishes.talk import MoveOn, Narrate, NotThis
from trapline.games.trapped.wishes.trouble import Prowl
from trapline.games.trapped.wishes.turn import Attack, Challenge, Control, Pass
from trapline.kernel import HOUSE, PUBLIC, SeatLeft, Stale, Text

WORDS = Text("The lamp fell on my head, and nobody laughed.")


def listening(**more: Any) -> Evening:
    table = Evening(**more)
    table.listens = True
    return table


def searched(cards: str = "10♦ 9♦ 5♠") -> Evening:
    """Bob looks for the key: with 18 he fails against 19, but not by much."""
    table = listening().put(BIFF, lucky_used=True).draws(cards)
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "J♠")
    table.others_pass()
    return table


def test_who_failed_is_asked_why_and_told_by_all() -> None:
    """TD-40, TD-70."""
    table = searched()
    assert table.view(PUBLIC).ask is Ask.NARRATE
    assert table.view(PUBLIC).waiting == (BOB,)
    assert table.view(CLEO).cue.prompt is Prompt.SPARED

    facts = table.play(BOB, Narrate(1, WORDS))

    told_it = only(facts, Narrated)
    assert (told_it.seat, told_it.name, told_it.prompt) == (BOB, "Biff", Prompt.SPARED)
    assert told_it.words == str(WORDS)
    assert table.view(CLEO).story[-1].words == str(WORDS)
    assert table.ask is Ask.PROWL


@pytest.mark.parametrize(("aloud", "fact"), [(True, "ToldAloud"), (False, "CuePassed")])
def test_it_may_be_told_aloud_or_passed(aloud: bool, fact: str) -> None:
    """TD-40: one tap."""
    table = searched()

    facts = table.play(BOB, Narrate(1, Text(""), aloud=aloud))

    assert told(facts)[0] == fact
    assert table.state.cue is None
    assert table.ask is Ask.PROWL


@pytest.mark.parametrize("seat", [ANN, CLEO, DAN])
def test_anybody_may_go_on_and_the_tale_may_still_come(seat: int) -> None:
    """TD-40: nobody is held up, and nobody is cut off in writing."""
    table = searched()
    assert "MoveOn" in table.may(seat)

    facts = table.play(seat, MoveOn(table.number))

    assert told(facts)[0] == "MovedOn"
    assert table.ask is Ask.PROWL
    assert "Narrate" in table.may(BOB)
    assert only(table.play(BOB, Narrate(1, WORDS)), Narrated).seat == BOB
    assert table.ask is Ask.PROWL


def test_when_time_is_up_the_table_goes_on() -> None:
    """TD-40, TD-134."""
    table = searched()

    facts = table.wait()

    assert told(facts)[0] == "MovedOn"
    assert "Narrate" in table.may(BOB)


def test_only_who_has_the_floor_tells_and_only_once() -> None:
    """TD-40."""
    table = searched()
    assert refused(table, CLEO, Narrate(1, WORDS)).reason == "not-your-turn"

    table.play(BOB, Narrate(1, WORDS))

    with pytest.raises(Stale):
        table.play(BOB, Narrate(1, WORDS))


def test_nobody_waits_for_the_tale_of_who_is_gone() -> None:
    """TD-40, TD-136."""
    table = listening().put(BIFF, lucky_used=True).draws("10♦ 9♦ 5♠")
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "J♠")
    table.play(HOUSE, SeatLeft(BOB))

    table.others_pass()

    assert table.ask is Ask.PROWL


def test_a_search_in_the_wrong_room_is_not_told_as_a_find() -> None:
    """TD-132: the key is on the bridge."""
    table = searched("2♦ 3♦")

    assert table.state.cue.prompt is Prompt.IN_VAIN
    assert table.view(CLEO).last.prompt is Prompt.IN_VAIN


def test_what_was_found_is_named() -> None:
    """TD-69, TD-132."""
    table = listening(hidden={"locker-key": "crew-lounge"}).put(BIFF, lucky_used=True)
    table.draws("2♦ 3♦")
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "J♠")

    table.others_pass()

    assert (table.state.cue.prompt, table.state.cue.about) == (Prompt.FOUND, "locker-key")


def test_who_is_hurt_tells_what_the_mark_looks_like() -> None:
    """TD-71: which score fell, and from what to what, stays with the result."""
    table = searched("10♦ A♦ 3♠")
    assert table.ask is Ask.HURT

    table.play(ANN, Harm(table.number, Text("0.brave")))

    assert (table.state.cue.prompt, table.state.cue.about) == (Prompt.MARKED, "brave")
    assert table.view(PUBLIC).last.scar == Scar("0.brave", "9", "3")


def test_a_feeling_that_is_hurt_has_a_tale_of_two() -> None:
    """TD-71."""
    table = searched("10♦ A♦ 3♠")

    table.play(ANN, Harm(table.number, Text("3>0")))

    assert (table.state.cue.prompt, table.state.cue.about) == (Prompt.ESTRANGED, "Zed")


@pytest.mark.parametrize(("cards", "prompt"), [("2♦", Prompt.OBEYED), ("A♦ A♠", Prompt.REFUSED)])
def test_an_extras_answer_is_told(cards: str, prompt: Prompt) -> None:
    """TD-81, TD-90."""
    table = listening().put(BIFF, lucky_used=True).draws(cards)
    table.play(BOB, Control(table.number, ZED, Attribute.SEXY, Text("")))
    table.confirm()
    table.bid(BOB, "2♣" if prompt is Prompt.REFUSED else "K♥")

    table.others_pass()

    assert (table.state.cue.prompt, table.state.cue.about) == (prompt, "Zed")


def test_who_drives_the_monster_off_tells_how() -> None:
    """TD-96."""
    table = listening().put(BIFF, room=LAB, lucky_used=True).monster(LAB)
    table.draws("2♦ 3♦ 4♦")
    wish = Attack(table.number, Attribute.DANGEROUS, Through.CHARACTER, Text(""))
    table.play(BOB, wish)
    table.confirm()
    table.bid(BOB, "K♥")

    table.others_pass()

    assert table.state.cue.prompt is Prompt.DROVE_OFF


def test_who_was_not_to_be_talked_into_it_tells_why() -> None:
    """TD-77."""
    table = listening().put(BIFF, VALDA, lucky_used=True).draws("2♦")
    table.play(BOB, Challenge(table.number, CLEO, Text(f"room:{CORRIDOR}"), Text("")))
    table.play(CLEO, Decline(table.number))
    table.bid(CLEO, "Q♣", Side.HINDER)
    table.bid(BOB, "5♦")

    table.play(ANN, Reveal(table.number))

    cue = table.state.cue
    assert (cue.seat, cue.prompt, cue.about) == (CLEO, Prompt.STOOD_FIRM, "Biff")


def test_the_gm_tells_how_an_extra_of_nobodys_goes() -> None:
    """TD-131."""
    table = listening().put(ZED, room=CORRIDOR).monster(CORRIDOR).draws("2♦ K♦ Q♦ A♦")
    table.play(BOB, Pass(table.number))

    facts = table.play(ANN, Prowl(table.number, Text(CORRIDOR), ZED))

    cue = only(facts, CueGiven)
    assert (cue.seat, cue.prompt, cue.name) == (ANN, Prompt.GONE, "Zed")


def test_a_tale_can_be_struck_like_any_line() -> None:
    """TD-126."""
    table = searched()
    table.play(BOB, Narrate(1, WORDS))
    line = table.state.story[-1].number

    table.play(DAN, NotThis(line))

    assert table.view(CLEO).story[-1].words == ""
