"""What castaways want depends on what they feel for somebody."""

import pytest

from tests.games.trapped.ship import BIFF, BOB, CLEO, GAME, LOUNGE, OTTO, VALDA, Evening
from trapline.games.trapped.bots.plans import best_plan
from trapline.games.trapped.bots.reading import odds
from trapline.games.trapped.bots.tempers import Temper, temper
from trapline.games.trapped.model.kinds import Attribute, Side, Through
from trapline.games.trapped.wishes.conflict import Accept, Bid, Decline
from trapline.games.trapped.wishes.turn import Attack, Challenge
from trapline.kernel import PLAIN, SeededLuck, Text

BOT = GAME.bots[PLAIN]
ACHIEVED = frozenset({"fit-beacon", "disarm-engines", "diagnose-computer"})


def feeling(card: str) -> Evening:
    """Return an evening in which Biff feels this for Valda."""
    return Evening(goals=ACHIEVED).put(BIFF, feelings={VALDA: card})


def plan_of(table: Evening) -> str:
    view = table.view(BOB)
    return best_plan(view, view.sheets[BIFF]).aim.id


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("9♥", Temper.HEROIC),
        ("9♦", Temper.GREEDY),
        ("9♠", Temper.COWARDLY),
        ("9♣", Temper.TREACHEROUS),
    ],
)
def test_the_strongest_feeling_makes_a_temper(card: str, kind: Temper) -> None:
    table = feeling(card)

    assert temper(table.view(BOB).sheets[BIFF]) is kind


def test_who_has_nobody_to_feel_for_is_a_coward() -> None:
    table = Evening().put(BIFF, feelings={})

    assert temper(table.view(BOB).sheets[BIFF]) is Temper.COWARDLY


def test_the_greedy_want_the_pod_and_heroes_save_everybody() -> None:
    """TD-103."""
    assert plan_of(feeling("9♦")) == "launch-pod"
    assert plan_of(feeling("9♥")) == "send-sos"


def test_in_the_end_everybody_takes_the_shortest_way() -> None:
    assert plan_of(feeling("9♥").change(round=30)) == "launch-pod"


def test_a_traitor_whom_nobody_is_dear_to_blows_everything_up() -> None:
    """TD-105."""
    assert plan_of(feeling("9♣").change(round=3)) == "launch-pod"
    assert plan_of(feeling("9♣").change(round=10)) == "rig-engines"


def test_others_stop_the_countdown() -> None:
    """TD-105."""
    table = feeling("9♥").change(goals=frozenset({"fit-beacon", "rig-engines"}), countdown=5)

    assert plan_of(table) == "disarm-engines"


def test_even_a_traitor_stops_it_who_cannot_be_out_in_time() -> None:
    """TD-105."""
    table = feeling("9♣").change(goals=frozenset({"rig-engines"}), round=12)

    assert plan_of(table.change(countdown=13)) == "disarm-engines"
    assert plan_of(table.change(countdown=40)) != "disarm-engines"


def test_whoever_would_be_blown_up_too_gives_the_best_they_have() -> None:
    """TD-52, TD-105: whatever they feel, and from wherever they are (TD-53)."""
    table = Evening(goals=frozenset({"rig-engines"}), countdown=3).put(BIFF, room="engine-room")
    table.put(VALDA, feelings={BIFF: "9♣"}).hand(CLEO, "3♦ K♦")
    table.attempt(BOB, "disarm-engines")
    table.confirm()
    table.bid(BOB, table.view(BOB).hand[0])

    wish = BOT.choose(table.view(CLEO), SeededLuck(0))

    assert isinstance(wish, Bid)
    assert (wish.side, wish.card) == (Side.HELP, "K♦")


@pytest.mark.parametrize(("card", "side"), [("9♥", Side.HELP), ("9♣", Side.HINDER)])
def test_castaways_help_whom_they_love_and_hinder_whom_they_hate(card: str, side: Side) -> None:
    """TD-52."""
    table = Evening(sealed=False).monster(LOUNGE).put(VALDA, feelings={BIFF: card})
    table.play(BOB, Attack(1, Attribute.BRAVE, Through.CHARACTER, Text("")))
    table.confirm()
    table.bid(BOB, "K♥")

    wish = BOT.choose(table.view(CLEO), SeededLuck(0))

    assert isinstance(wish, Bid)
    assert wish.side is side


@pytest.mark.parametrize(
    ("items", "answer"), [((), Decline), (("flamethrower",), Accept)], ids=["bare", "armed"]
)
def test_nobody_is_dared_to_meet_the_monster_with_bare_hands(
    items: tuple[str, ...], answer: type
) -> None:
    """TD-75, TD-76."""
    table = Evening(sealed=False).monster(LOUNGE).put(VALDA, items=items)
    table.play(BOB, Challenge(1, CLEO, Text("monster"), Text("")))

    assert isinstance(BOT.choose(table.view(CLEO), SeededLuck(0)), answer)


def test_who_hates_somebody_dares_them_to_meet_the_monster() -> None:
    """TD-74."""
    table = Evening(sealed=False).monster(LOUNGE).put(BIFF, feelings={VALDA: "9♣", OTTO: "2♦"})
    wishes = [BOT.choose(table.view(BOB), SeededLuck(seed)) for seed in range(60)]
    dares = {(one.seat, one.dare) for one in wishes if isinstance(one, Challenge)}

    assert (CLEO, "monster") in dares


def test_odds_grow_with_what_one_has() -> None:
    assert odds(0, 2) == 0
    assert odds(30, 2) == 1
    assert 0.3 < odds(15, 2) < odds(18, 2) < odds(18, 1) == 1
