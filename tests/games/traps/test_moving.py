"""Rolling and moving."""

import msgspec
import pytest

from tests.games.traps.jungle import (
    ANN,
    BOARD,
    BOB,
    FORK,
    LAST,
    MAIN,
    Jungle,
    animal,
    back,
    human,
    kind,
    kinds,
)
from tests.games.traps.transcripts import NAMES, TEXTS
from trapline.games.traps.facts.turns import TurnBegan
from trapline.games.traps.model.basics import FINISH, START
from trapline.games.traps.model.kinds import Phase, Terrain
from trapline.games.traps.model.reasons import Reason
from trapline.games.traps.wishes.answers import Move, PickPiece, TakePath
from trapline.games.traps.wishes.invitations import MayRoll, MayTakePath
from trapline.games.traps.wishes.turn import (
    CashIn,
    Draw,
    EndTurn,
    FlipTrap,
    PlaceTrap,
    PlayAction,
    Roll,
    SellTrap,
)
from trapline.kernel import IllegalMove, Stale, Text
from trapline.tables.sentences import say

PIECE = animal(ANN)
OTHER = human(ANN)


def test_a_turn_is_roll_draw_play_in_this_order() -> None:
    """TR-11"""
    jungle = Jungle()
    assert jungle.may(ANN) == {"MayRoll"}

    jungle.move(PIECE, 1)

    assert {"MayDraw", "MayEndTurn"} <= jungle.may(ANN)
    with pytest.raises(IllegalMove, match=Reason.NOT_NOW):
        jungle.turn(Roll, 1)


def test_who_has_played_draws_no_more() -> None:
    """TR-11"""
    jungle = Jungle().has(ANN, hand=("lost-coin",)).rolled()
    jungle.turn(CashIn, Text("lost-coin"))

    with pytest.raises(IllegalMove, match=Reason.NOT_NOW):
        jungle.turn(Draw)


def test_the_first_roll_brings_one_piece_out_with_one_die() -> None:
    """TR-12, TR-16"""
    jungle = Jungle()
    assert jungle.invited(ANN, MayRoll).counts == (1,)

    jungle.move(PIECE, 2)

    assert jungle.at_space(PIECE) == MAIN[1]
    assert jungle.at_space(OTHER) == START


def test_two_dice_take_two_pieces_on_the_path() -> None:
    """TR-13, TR-14"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, MAIN[1])

    assert jungle.invited(ANN, MayRoll).counts == (1, 2)


def test_one_piece_on_the_path_gives_one_die_for_either() -> None:
    """TR-15"""
    jungle = Jungle().put(PIECE, MAIN[0])
    with pytest.raises(IllegalMove, match=Reason.NOT_OFFERED):
        jungle.turn(Roll, 2)

    jungle.move(OTHER, 2)

    assert jungle.at_space(OTHER) == MAIN[1]


def test_two_dice_move_one_piece_by_their_sum() -> None:
    """TR-17"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, MAIN[1])

    jungle.move(PIECE, 1, 3)

    assert jungle.at_space(PIECE) == MAIN[4]
    assert jungle.at_space(OTHER) == MAIN[1]


@pytest.mark.parametrize("other", [START, MAIN[3]])
def test_a_piece_that_is_home_leaves_one_die(other: int) -> None:
    """TR-18, TR-88"""
    jungle = Jungle().put(PIECE, FINISH).put(OTHER, other)

    assert jungle.invited(ANN, MayRoll).counts == (1,)


def test_doubles_earn_one_more_die_when_the_first_move_is_done() -> None:
    """TR-19"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, MAIN[0])

    facts = jungle.move(PIECE, 2, 2, 1)

    order = kinds(facts)
    assert order.index("Landed") < order.index("ExtraRolled")
    jungle.choose(Move, OTHER)
    assert (jungle.at_space(PIECE), jungle.at_space(OTHER)) == (MAIN[4], MAIN[1])
    assert not jungle.state.agenda


def test_a_jungle_roll_earns_no_other() -> None:
    """TR-19"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, MAIN[0])
    jungle.move(PIECE, 2, 2, 2)

    facts = jungle.choose(Move, OTHER)

    assert "ExtraRolled" not in kinds(facts)


def test_a_jungle_roll_comes_although_the_first_move_ended_at_start() -> None:
    """TR-20"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, MAIN[0])
    jungle.trap(MAIN[4], BOB, "trapdoor")
    jungle.move(PIECE, 2, 2, 1)

    facts = jungle.suffer()

    assert kinds(facts)[1:] == ["SentToStart", "ExtraRolled", "Resumed"]


def test_a_jungle_roll_comes_although_the_first_move_ended_at_the_finish() -> None:
    """TR-20"""
    jungle = Jungle().put(PIECE, LAST).put(OTHER, MAIN[0])

    jungle.move(PIECE, 1, 1, 1)

    assert jungle.at_space(OTHER) == MAIN[1]


def test_the_owner_chooses_at_a_fork() -> None:
    """TR-21"""
    jungle = Jungle().put(PIECE, back(FORK, 1))
    jungle.put(OTHER, FINISH).move(PIECE, 4)
    ways = BOARD.next[FORK]
    assert jungle.invited(ANN, MayTakePath).spaces == ways

    jungle.choose(TakePath, ways[1])

    assert jungle.player(ANN).pieces[0][-4:-2] == (FORK, ways[1])


def test_a_fork_is_also_chosen_when_a_card_moves_the_piece() -> None:
    """TR-21"""
    jungle = Jungle().put(PIECE, FORK).has(ANN, hand=("sprint",)).rolled()
    jungle.turn(PlayAction, Text("sprint"))
    jungle.choose(PickPiece, PIECE)

    assert jungle.may(ANN) == {"MayTakePath"}


def test_what_is_passed_does_not_matter() -> None:
    """TR-22"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(animal(BOB), MAIN[1]).trap(MAIN[2], BOB, "trapdoor")

    facts = jungle.move(PIECE, 4)

    assert jungle.at_space(PIECE) == MAIN[4]
    assert not {"Stole", "TrapMet", "ChanceKept"} & set(kinds(facts))


def test_a_roll_that_no_piece_can_use_is_lost() -> None:
    """TR-23"""
    jungle = Jungle().put(OTHER, LAST).put(PIECE, FINISH)

    facts = jungle.roll(2)

    assert kinds(facts) == ["Rolled", "RollLost"]
    assert jungle.state.phase is Phase.DRAW


def test_the_only_piece_that_can_move_must() -> None:
    """TR-23"""
    jungle = Jungle().put(OTHER, LAST).put(PIECE, MAIN[0])

    jungle.roll(2)
    facts = jungle.play(ANN, EndTurn(1))

    assert jungle.at_space(PIECE) == MAIN[2]
    assert "TurnBegan" in kinds(facts)


def test_pieces_share_a_space() -> None:
    """TR-24"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, MAIN[1]).put(human(BOB), MAIN[1])

    jungle.move(PIECE, 1)

    assert {jungle.at_space(piece) for piece in (PIECE, OTHER, human(BOB))} == {MAIN[1]}


def test_going_back_follows_the_way_the_piece_came() -> None:
    """TR-37"""
    long, short = BOARD.next[FORK]
    meeting = next(s for s in MAIN if len(BOARD.before[s]) == 2)
    path = BOARD.routes[FORK] + MAIN[MAIN.index(long) : MAIN.index(meeting) + 1]
    jungle = Jungle().put(PIECE, meeting, path).trap(MAIN[0], BOB, "quicksand")
    jungle.has(BOB, hand=("shove",)).tell(TurnBegan(2, BOB, None)).rolled()
    jungle.turn(PlayAction, Text("shove"))

    assert jungle.at_space(PIECE) == back(meeting, 3)
    assert BOARD.routes[meeting][-2] != back(meeting, 1)
    assert short not in jungle.player(ANN).pieces[0]


def test_falling_back_beyond_the_beginning_is_being_sent_to_start() -> None:
    """TR-37, TR-68"""
    jungle = Jungle().put(PIECE, MAIN[0]).trap(MAIN[2], BOB, "sinkhole")
    jungle.move(PIECE, 2)

    jungle.suffer()

    assert jungle.at_space(PIECE) == START
    assert jungle.gold(ANN) == 300


def test_a_piece_that_a_card_put_somewhere_came_by_the_shortest_way() -> None:
    """TR-37"""
    meeting = next(s for s in MAIN if len(BOARD.before[s]) == 2)
    jungle = Jungle().put(PIECE, MAIN[1]).put(animal(BOB), meeting)
    jungle.has(ANN, hand=("mix-up",)).rolled()

    jungle.turn(PlayAction, Text("mix-up"))

    assert jungle.player(ANN).pieces[0] == BOARD.routes[meeting]
    assert jungle.at_space(animal(BOB)) == MAIN[1]


def test_a_wish_for_a_turn_that_is_over_is_stale() -> None:
    jungle = Jungle().rolled()
    jungle.turn(EndTurn)

    with pytest.raises(Stale):
        jungle.play(ANN, EndTurn(1))


def test_only_the_active_player_rolls() -> None:
    jungle = Jungle()

    with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_TURN):
        jungle.play(BOB, Roll(1, 1))


def test_a_bank_stands_on_the_way() -> None:
    """TR-69: a Bank that the dice pass pays, each one."""
    bank = kind(Terrain.BANK)
    jungle = Jungle().put(PIECE, back(bank, 1))

    jungle.move(PIECE, 2)

    assert jungle.gold(ANN) == 270


@pytest.mark.parametrize(("wish", "space"), [(SellTrap, MAIN[4]), (FlipTrap, MAIN[6])])
def test_who_has_sold_or_turned_up_draws_no_more(wish: type, space: int) -> None:
    """TR-11"""
    jungle = Jungle().trap(MAIN[4], ANN, "puddle").trap(MAIN[6], ANN, "puddle", up=False).rolled()

    jungle.turn(wish, space)

    assert jungle.state.phase is Phase.PLAY
    assert "MayDraw" not in jungle.may(ANN)


def test_every_turn_begins_anew() -> None:
    """TR-36, TR-38, TR-48: cards drawn, Traps placed and Traps met are those of one turn."""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, FINISH).trap(MAIN[2], BOB, "leaky-purse")
    jungle.roll(2)
    jungle.suffer()
    jungle.turn(Draw)
    jungle.turn(Draw)
    jungle.has(ANN, hand=("puddle",) * 2)
    jungle.turn(PlaceTrap, Text("puddle"), MAIN[4])
    jungle.turn(PlaceTrap, Text("puddle"), MAIN[6])
    jungle.turn(EndTurn)
    jungle.rolled().turn(EndTurn)

    jungle.put(PIECE, MAIN[0]).roll(2)

    assert jungle.may(ANN) == {"MayDodgeTrap", "MaySuffer"}
    jungle.suffer()
    jungle.has(ANN, hand=("puddle",))
    assert {"MayDraw", "MayPlaceTrap"} <= jungle.may(ANN)


def test_the_header_says_what_is_asked_and_only_that() -> None:
    jungle = Jungle().put(animal(ANN), MAIN[5]).put(human(ANN), MAIN[9])
    before = header(jungle)

    jungle.roll(3)

    assert before == "Turn 1: roll"
    assert header(jungle) == "Turn 1: who goes?"


def header(jungle: Jungle) -> str:
    return say(TEXTS["where"], msgspec.to_builtins(jungle.view(ANN)), "en", NAMES)
