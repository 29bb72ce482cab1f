"""What a refused wish is told: the reason, what it is about, and the rule."""

from typing import Any

import pytest

from tests.games.traps.jungle import ANN, BOB, CLEO, FORK, MAIN, Jungle, animal, back, human
from trapline.games.traps.model.basics import FINISH, FLAGS
from trapline.games.traps.model.reasons import Reason
from trapline.games.traps.wishes.answers import (
    BuyTrap,
    DodgeTrap,
    DropCard,
    Move,
    PickPiece,
    PickSeat,
    SellOff,
    SendBack,
    StealFrom,
    Suffer,
    TakePath,
)
from trapline.games.traps.wishes.turn import EndTurn, FlipTrap, PlayAction, Roll, SellTrap
from trapline.kernel import IllegalMove, Seat, Text

PIECE, OTHER = animal(ANN), human(ANN)
SPACE = MAIN[2]


def refusal(jungle: Jungle, by: Seat, wish: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalMove) as refused:
        jungle.play(by, wish)
    return refused.value.reason, refused.value.facts


def answered(jungle: Jungle, kind: Any, *what: Any) -> tuple[str, dict[str, object]]:
    """Return why this is no answer to what Ann is asked."""
    return refusal(jungle, ANN, kind(jungle.state.choice, *what))


def hit(card: str = "quicksand", *, up: bool = True, bob: int = 250) -> Jungle:
    """Ann landed on a Trap of Bob's."""
    jungle = Jungle(3).put(PIECE, MAIN[0]).put(OTHER, FINISH).has(BOB, gold=bob)
    jungle.trap(SPACE, BOB, card, up=up)
    jungle.roll(2)
    return jungle


def test_who_is_asked_nothing_answers_nothing() -> None:
    jungle = Jungle()

    assert answered(jungle, Suffer) == (Reason.NOT_NOW, {"rule": "TR-11"})
    assert refusal(jungle, BOB, Suffer(jungle.state.choice)) == (
        Reason.NOT_YOUR_TURN,
        {"seat": ANN},
    )


@pytest.mark.parametrize("wish", [EndTurn(1), Roll(1, 1)])
def test_a_question_is_answered_before_anything_else(wish: Any) -> None:
    jungle = hit()

    assert refusal(jungle, ANN, wish) == (Reason.ANSWER_FIRST, {})
    assert answered(jungle, BuyTrap) == (Reason.ANSWER_FIRST, {})


def test_the_table_waits_for_whoever_is_asked() -> None:
    jungle = Jungle().has(ANN, hand=("gossip",)).has(BOB, hand=("axe",) * 3).rolled()
    jungle.turn(PlayAction, Text("gossip"))

    assert refusal(jungle, ANN, EndTurn(1)) == (Reason.NOT_YOUR_TURN, {"seat": BOB})
    assert refusal(jungle, BOB, EndTurn(1)) == (Reason.ANSWER_FIRST, {})


def test_an_aim_is_answered_with_what_it_asks_for() -> None:
    jungle = Jungle(3).has(ANN, hand=("lullaby",)).rolled()
    jungle.turn(PlayAction, Text("lullaby"))

    assert answered(jungle, PickPiece, PIECE) == (Reason.ANSWER_FIRST, {})
    assert answered(jungle, PickSeat, ANN) == (Reason.NOT_OFFERED, {"rule": "TR-60"})


@pytest.mark.parametrize(
    ("card", "reason", "facts"),
    [
        ("axe", Reason.NOT_IN_HAND, {}),
        ("sprint", Reason.WRONG_KIND, {"rule": "TR-32"}),
        ("crowbar", Reason.TOO_DEAR, {"price": 30, "rule": "TR-43"}),
    ],
)
def test_a_dodge_needs_a_dodge_that_can_be_paid(
    card: str, reason: Reason, facts: dict[str, object]
) -> None:
    """TR-32"""
    jungle = hit().has(ANN, hand=("sprint", "crowbar"), gold=20)

    assert answered(jungle, DodgeTrap, Text(card)) == (reason, facts)


def test_a_buyer_is_told_what_is_missing() -> None:
    """TR-55"""
    poor = hit("trapdoor", up=False, bob=0).has(ANN, gold=30)
    flagless = hit("trapdoor", up=False, bob=0)
    for space in MAIN[30 : 30 + FLAGS]:
        flagless.trap(space, ANN, "quicksand")

    assert answered(poor, BuyTrap) == (Reason.TOO_DEAR, {"price": 45, "rule": "TR-55"})
    assert answered(flagless, BuyTrap) == (Reason.NO_FLAG, {"rule": "TR-55"})


def test_what_is_not_offered_names_its_rule() -> None:
    moving = Jungle().put(PIECE, MAIN[0])
    moving.roll(1)
    forked = Jungle().put(PIECE, back(FORK, 1)).put(OTHER, FINISH)
    forked.roll(3)
    robbing = Jungle(3).put(PIECE, MAIN[0]).put(OTHER, FINISH)
    robbing.put(animal(BOB), SPACE).put(animal(CLEO), SPACE).roll(2)

    assert answered(moving, Move, animal(BOB)) == (Reason.NOT_OFFERED, {"rule": "TR-23"})
    assert answered(forked, TakePath, FORK) == (Reason.NOT_OFFERED, {"rule": "TR-21"})
    assert answered(robbing, StealFrom, ANN) == (Reason.NOT_OFFERED, {"rule": "TR-27"})


def test_debts_are_paid_with_open_traps_and_pieces_on_the_path() -> None:
    """TR-77, TR-80"""
    debtor = hit("bandit-camp").has(ANN, gold=0)
    debtor.trap(MAIN[30], ANN, "trapdoor").trap(MAIN[34], ANN, "trapdoor")
    debtor.suffer()
    broke = Jungle(turn=BOB).put(PIECE, MAIN[4]).put(OTHER, MAIN[6]).has(ANN, gold=0)
    broke.has(BOB, hand=("pickpocket",)).rolled().turn(PlayAction, Text("pickpocket"))

    assert answered(debtor, SellOff, SPACE) == (Reason.NOT_OFFERED, {"rule": "TR-77"})
    assert answered(broke, SendBack, animal(BOB)) == (Reason.NOT_OFFERED, {"rule": "TR-80"})


def test_only_a_card_of_the_hand_is_dropped() -> None:
    jungle = hit("monkey-gang").has(ANN, hand=("axe", "gossip", "shove"))
    jungle.suffer()

    assert answered(jungle, DropCard, Text("punish")) == (Reason.NOT_IN_HAND, {})


@pytest.mark.parametrize(
    ("card", "rule"), [("sprint", "TR-86"), ("punish", "TR-64"), ("axe", "TR-60")]
)
def test_a_card_without_a_target_names_why(card: str, rule: str) -> None:
    jungle = Jungle().put(PIECE, FINISH).put(OTHER, MAIN[-1]).has(ANN, hand=(card,)).rolled()

    refused = refusal(jungle, ANN, PlayAction(1, Text(card)))

    assert refused == (Reason.NO_TARGET, {"rule": rule})


def test_a_trap_lies_the_wrong_way_up() -> None:
    """TR-56, TR-57"""
    jungle = Jungle().trap(MAIN[4], ANN, "quicksand").trap(MAIN[6], ANN, "quicksand", up=False)
    jungle.rolled()

    assert refusal(jungle, ANN, FlipTrap(1, MAIN[4])) == (Reason.FACE_UP, {"rule": "TR-56"})
    assert refusal(jungle, ANN, SellTrap(1, MAIN[6])) == (Reason.FACE_DOWN, {"rule": "TR-57"})
