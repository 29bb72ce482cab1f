"""The good bot: what it sees at once, and how it fares against plain ones."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance.bots import MOST_MOVES
from tests.games.traps.jungle import (
    ANN,
    BOB,
    BOX,
    CLEO,
    FORK,
    GAME,
    LAST,
    MAIN,
    Jungle,
    animal,
    back,
    human,
    kind,
    sitters,
)
from trapline.games.traps.bots.ground import GOLD, Ground
from trapline.games.traps.bots.levels import SHARP
from trapline.games.traps.bots.outlook import Outlook
from trapline.games.traps.bots.race import Race
from trapline.games.traps.facts.turns import GameEnded
from trapline.games.traps.model.basics import BANK_PAYS, FINISH, MOST_WORKS
from trapline.games.traps.model.game import Options
from trapline.games.traps.model.kinds import Terrain
from trapline.games.traps.survey import trap_lines
from trapline.games.traps.wishes.answers import DodgeTrap, Move, PickPiece, TakePath
from trapline.games.traps.wishes.turn import HideTrap, PlayAction, Roll
from trapline.kernel import PLAIN, Bot, Seat, SeededLuck, Text

GOOD = GAME.bots["good"]


def chosen(jungle: Jungle) -> Any:
    seat = jungle.view(ANN).waiting[0]
    return GOOD.choose(jungle.view(seat), SeededLuck("any"))


def test_alone_an_animal_needs_one_turn_for_a_step_and_a_human_six() -> None:
    race = Race(50)

    assert race.turns[1, 0] == 1
    assert race.turns[0, 1] == 6


def test_it_rolls_two_dice_where_the_way_is_long() -> None:
    jungle = Jungle().put(animal(ANN), MAIN[3]).put(human(ANN), MAIN[3])

    assert chosen(jungle) == Roll(1, 2)


def test_it_rolls_one_die_where_only_a_small_number_leads_home() -> None:
    jungle = Jungle().put(animal(ANN), back(LAST, 1)).put(human(ANN), back(LAST, 2))

    assert chosen(jungle) == Roll(1, 1)


def test_it_brings_the_second_piece_out_for_the_second_die() -> None:
    jungle = Jungle().put(animal(ANN), MAIN[10])
    jungle.roll(3)

    assert chosen(jungle) == Move(jungle.state.choice, human(ANN))


def test_it_does_not_walk_into_poison_if_the_other_piece_can_go() -> None:
    toxic = kind(Terrain.TOXIC)
    jungle = Jungle().put(animal(ANN), back(toxic, 2)).put(human(ANN), MAIN[1])
    jungle.roll(2)

    assert chosen(jungle) == Move(jungle.state.choice, human(ANN))


def test_it_does_not_walk_into_an_open_trap_if_the_other_piece_can_go() -> None:
    jungle = Jungle().put(animal(ANN), MAIN[24]).put(human(ANN), MAIN[14])
    jungle.trap(MAIN[25], BOB, "trapdoor").roll(1)

    assert chosen(jungle) == Move(jungle.state.choice, human(ANN))


def test_it_does_not_fear_a_trap_that_has_caught_this_piece_this_turn() -> None:
    """TR-36"""
    jungle = Jungle().put(animal(ANN), MAIN[24]).put(human(ANN), MAIN[28])
    jungle.trap(MAIN[25], BOB, "trapdoor").roll(1)
    feared = chosen(jungle)

    jungle.state = replace(jungle.state, sprung=frozenset({(animal(ANN), MAIN[25])}))

    assert feared == Move(jungle.state.choice, human(ANN))
    assert chosen(jungle) == Move(jungle.state.choice, animal(ANN))


def test_it_does_not_fear_poison_while_the_jungle_rests() -> None:
    """TR-36"""
    toxic = kind(Terrain.TOXIC)
    jungle = resting(Jungle().put(animal(ANN), back(toxic, 2)).put(human(ANN), MAIN[0]))
    jungle.roll(2)

    assert chosen(jungle) == Move(jungle.state.choice, animal(ANN))


def test_it_expects_nothing_of_a_bank_while_the_jungle_rests() -> None:
    """TR-36"""
    jungle = Jungle().put(animal(ANN), back(kind(Terrain.BANK), 1))
    awake = past_the_bank(jungle)

    assert awake - past_the_bank(resting(jungle)) == pytest.approx(BANK_PAYS * GOLD)


def resting(jungle: Jungle) -> Jungle:
    jungle.state = replace(jungle.state, worked=MOST_WORKS)
    return jungle


def past_the_bank(jungle: Jungle) -> float:
    return Outlook(Ground(BOX), SHARP, jungle.view(ANN), ANN).walking(animal(ANN), 2, dice=True)


@pytest.mark.parametrize(("full", "free"), [(0, 1), (1, 0)])
def test_at_a_fork_it_keeps_away_from_the_trap(full: int, free: int) -> None:
    ways = BOX.board.next[FORK]
    jungle = Jungle().put(animal(ANN), FORK).put(human(ANN), FINISH)
    jungle.trap(ways[full], BOB, "trapdoor").roll(1)

    assert chosen(jungle) == TakePath(jungle.state.choice, ways[free])


def test_it_plays_the_action_that_wins() -> None:
    jungle = Jungle().put(animal(ANN), FINISH).put(human(ANN), back(LAST, 2)).rolled()
    jungle.has(ANN, hand=("sprint", "shove", "padlock"), gold=30)

    assert chosen(jungle) == PlayAction(1, Text("sprint"))


def test_it_punishes_whoever_leads() -> None:
    jungle = Jungle(3).rolled().has(ANN, hand=("punish",), gold=100)
    jungle.put(animal(BOB), MAIN[20]).put(human(BOB), MAIN[20])
    jungle.put(animal(CLEO), FINISH).put(human(CLEO), back(LAST, 1))
    jungle.turn(PlayAction, chosen(jungle).card)

    assert chosen(jungle) == PickPiece(jungle.state.choice, human(CLEO))


def test_it_dodges_what_would_send_it_to_start_late_in_the_race() -> None:
    jungle = Jungle().put(animal(ANN), LAST).put(human(ANN), back(LAST, 2))
    jungle.has(ANN, hand=("lucky-boots",)).has(BOB, gold=200)
    jungle.trap(back(LAST, 1), BOB, "trapdoor").move(human(ANN), 1)

    assert isinstance(chosen(jungle), DodgeTrap)


def test_it_hides_a_trap_where_rivals_still_have_to_pass() -> None:
    jungle = Jungle().rolled().has(ANN, hand=("trapdoor",), spent=(True, True))
    jungle.put(animal(ANN), MAIN[30]).put(human(ANN), MAIN[30])
    jungle.put(animal(BOB), MAIN[28]).put(human(BOB), MAIN[28])
    jungle.state = replace(jungle.state, drawn=2)

    wish = chosen(jungle)

    assert isinstance(wish, HideTrap)
    assert wish.space in BOX.board.routes[LAST][BOX.board.routes[LAST].index(MAIN[28]) :]


def test_it_lays_a_trap_at_the_distance_of_a_likely_roll() -> None:
    jungle = Jungle().rolled().has(ANN, hand=("quicksand",), spent=(True, True))
    jungle.put(animal(ANN), MAIN[24]).put(human(ANN), MAIN[24])
    jungle.put(animal(BOB), MAIN[20]).put(human(BOB), MAIN[20])
    jungle.state = replace(jungle.state, drawn=2)

    steps = Ground(BOX).steps[MAIN[20]][chosen(jungle).space]

    assert 4 <= steps <= 9


def test_it_would_rather_hit_back() -> None:
    """Of two rivals who are level, the one who struck is the better target."""
    jungle = Jungle(3).put(animal(BOB), MAIN[20]).put(animal(CLEO), MAIN[20])
    jungle.has(ANN, struck_by=(CLEO, CLEO))

    weights = Outlook(Ground(BOX), SHARP, jungle.view(ANN), ANN).weights

    assert weights[CLEO] > weights[BOB]


@pytest.mark.slow
@pytest.mark.parametrize("character", GAME.bots)
def test_four_of_a_kind_lay_and_spring_traps(character: str) -> None:
    """Eight hidden and fifteen open ones a game, on the whole; a few games may miss it by some."""
    facts = [fact for number in range(6) for fact in played(number, [GAME.bots[character]] * 4)]

    lines = trap_lines(facts)

    assert lines.sprung >= 6 * 7
    assert lines.met >= 6 * 13


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "games", "fewest"), [(4, 24, 10), (2, 24, 15)])
def test_it_beats_plain_ones(seats: int, games: int, fewest: int) -> None:
    """Chance alone would bring it 6 and 12 of them; by its strength it wins 17 and 21."""
    won = sum(wins(number, seats, number % seats) for number in range(games))

    assert won >= fewest


def wins(number: int, seats: int, good: Seat) -> bool:
    """Let a good bot play against plain ones."""
    bots: list[Bot] = [GOOD if seat == good else GAME.bots[PLAIN] for seat in range(seats)]
    *_, last = played(number, bots)
    return isinstance(last, GameEnded) and last.by == good


def played(number: int, bots: Sequence[Bot]) -> Iterator[Any]:
    """Let bots play a game; every wish of theirs must be lawful."""
    luck, whim = SeededLuck(f"game {number}"), SeededLuck(f"whim {number}")
    state: Any = None
    facts: Any = GAME.setup(Options(timer=False), sitters(len(bots)), 0, luck, None)
    for _ in range(MOST_MOVES):
        for fact in facts:
            state = GAME.apply(state, fact)
            yield fact
        if GAME.outcome(state):
            return
        seat = GAME.view(state, ANN).waiting[0]
        wish = bots[seat].choose(GAME.view(state, seat), whim)
        facts = GAME.play(state, seat, wish, 0, luck)
    raise AssertionError("the game goes on")
