"""Rounds of Trapwords: who begins, who advances, who wins."""

from tests.games.trapwords.dungeon import (
    ANN,
    EMBER,
    GAME,
    ICE,
    Evening,
)
from tests.games.trapwords.scenes import opening
from trapline.games.trapwords.facts.rounds import Opened, RoundEnded
from trapline.games.trapwords.model.basics import LAST
from trapline.games.trapwords.model.dungeon import CurseCard
from trapline.games.trapwords.model.kinds import Cause, Curse, Phase
from trapline.games.trapwords.model.options import Options
from trapline.kernel import PUBLIC


def test_the_team_behind_guesses_first() -> None:
    """TW-45, TW-125"""
    evening = Evening().put(teams=(2, 0)).begin()

    assert evening.state.sizes == (5, 3)
    evening.write_both()

    assert evening.team == ICE


def test_side_by_side_the_glowing_book_decides_and_changes_sides_each_round() -> None:
    """TW-46, TW-47, TW-48"""
    evening = Evening(glow=ICE).begin().write_both()

    assert evening.team == ICE
    evening.fail()
    evening.fail()
    evening.write_both()

    assert evening.team == EMBER
    assert {seed % 2 for seed in range(2)} == {
        opened.glow
        for seed in range(8)
        if isinstance(opened := opening(seed=f"glow {seed}")[0], Opened)
    }


def test_both_teams_have_their_turn_whatever_the_first_one_did() -> None:
    """TW-26, TW-49"""
    evening = Evening().begin().write_both()

    evening.succeed()
    evening.onward()

    assert evening.state.phase is Phase.WAITING
    assert evening.team == ICE


def test_who_finds_the_word_advances_a_room_at_the_end_of_the_round() -> None:
    """TW-63"""
    evening = Evening().begin().round(ember=True, ice=False)

    assert evening.state.dungeon.teams == (1, 0)
    assert evening.state.dungeon.monster == LAST


def test_a_curse_is_turned_up_for_those_who_begin_the_round_in_its_room() -> None:
    """TW-93, TW-94"""
    evening = Evening(Options()).put(teams=(1, 0)).begin("lantern", "castle", Curse.BRAMBLES)

    assert evening.view(ANN).curses == (CurseCard(1, 1, Curse.BRAMBLES), CurseCard(3, 3))
    assert evening.state.sizes == (6, 3)
    evening.round(ember=True, ice=False)

    assert evening.view(ANN).curses == (CurseCard(3, 3),)


def test_a_word_of_terror_in_the_first_room_is_void() -> None:
    """TW-99"""
    options = Options(curse_in_first=True)

    told = {type(fact).__name__ for seed in range(60) for fact in opening(options, f"{seed}")}

    assert {"CurseVoid", "CurseRevealed"} <= told


def test_when_both_fail_the_monster_comes_closer_and_pushes_curses_before_it() -> None:
    """TW-101, TW-108, TW-109, TW-110, TW-124"""
    evening = Evening(Options()).begin()
    told = [position(evening)]

    for _ in range(4):
        evening.round(ember=False, ice=False)
        told.append(position(evening))

    assert told == [
        "monster 7, unseen 4 6, open none",
        "monster 6, unseen 4 5, open none",
        "monster 5, unseen 4, open 3",
        "monster 4, unseen none, open 3",
        "monster 3, unseen none, open none",
    ]
    assert evening.state.sizes == (3, 3)
    assert evening.state.dungeon.fought


def test_a_curse_that_was_pushed_on_is_still_the_same_card() -> None:
    """TW-109"""
    evening = Evening(Options()).begin()

    evening.round(ember=False, ice=False)

    assert [fact.pushed for fact in evening.told if isinstance(fact, RoundEnded)] == [((3, 2),)]
    assert evening.view(PUBLIC).curses == (CurseCard(1, 1), CurseCard(3, 2))


def position(evening: Evening) -> str:
    """Draw the dungeon by the numbers of its rooms."""
    dungeon, numbers = evening.state.dungeon, evening.state.options.rooms
    unseen = " ".join(str(numbers[room]) for room in dungeon.unseen) or "none"
    opened = " ".join(str(numbers[one.room]) for one in dungeon.curses if one.curse) or "none"
    return f"monster {numbers[dungeon.monster]}, unseen {unseen}, open {opened}"


def test_the_monster_that_was_met_never_moves_again() -> None:
    """TW-111, TW-112"""
    evening = Evening().put(teams=(3, 0)).begin().round(ember=True, ice=False)
    assert evening.state.dungeon.fought

    evening.round(ember=False, ice=False)

    assert evening.state.dungeon.monster == LAST


def test_team_a_wins_every_turn_and_battles_in_the_fifth_round() -> None:
    """TW-102, TW-104, TW-113, TW-120, TW-123"""
    evening = Evening().begin()
    for room in (1, 2, 3, 4):
        evening.round(ember=True, ice=False)
        assert evening.state.dungeon.teams == (room, 0)

    evening.round(ember=True, ice=False)

    assert evening.state.round == 5
    assert (evening.state.winners, evening.state.cause) == ((EMBER,), Cause.MONSTER_SLAIN)


def test_two_that_slay_it_in_one_round_win_together() -> None:
    """TW-103, TW-115"""
    evening = Evening().put(teams=(4, 4), fought=True).begin().round(ember=True, ice=True)

    assert (evening.state.winners, evening.state.cause) == ((EMBER, ICE), Cause.SLAIN_TOGETHER)


def test_where_only_one_may_win_the_second_has_the_time_of_the_first() -> None:
    """TW-116"""
    options = Options(curse_in_second=False, curse_in_fourth=False, single_winner=True)
    evening = Evening(options).put(teams=(4, 4), fought=True).begin().write_both()
    evening.take_book()
    evening.guess("lantern", after=7000)
    evening.take_book()
    assert evening.state.team_turn is not None
    assert evening.state.team_turn.until == evening.state.since + 7000

    evening.guess("castle", after=6999)

    assert (evening.state.winners, evening.state.cause) == ((ICE,), Cause.FASTER)


def test_at_equal_time_the_first_wins() -> None:
    """TW-117"""
    options = Options(curse_in_second=False, curse_in_fourth=False, single_winner=True)
    evening = Evening(options).put(teams=(4, 4), fought=True).begin().write_both()
    evening.take_book()
    evening.guess("lantern", after=7000)
    evening.take_book()

    evening.wait()

    assert (evening.state.winners, evening.state.cause) == ((EMBER,), Cause.MONSTER_SLAIN)


def test_one_that_fights_waits_for_the_one_behind() -> None:
    """TW-114"""
    evening = Evening().put(teams=(4, 1), fought=True).begin().write_both()

    assert evening.team == ICE


def test_the_torch_goes_round_in_the_order_of_seats() -> None:
    """TW-118"""
    evening = Evening().begin().round(ember=False, ice=False)

    assert evening.state.torches == (2, 3)


def test_after_eight_rounds_the_monster_has_won() -> None:
    """TW-27, TW-121, TW-122"""
    evening = Evening().put(teams=(3, 0), fought=True).begin()
    for _ in range(7):
        evening.round(ember=False, ice=False)

    evening.round(ember=True, ice=False)

    assert (evening.state.winners, evening.state.cause) == ((), Cause.MONSTER_WINS)
    assert GAME.deadline(evening.state) is None
