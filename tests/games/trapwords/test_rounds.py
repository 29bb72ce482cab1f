"""The dungeon of Trapwords: who moves where, round after round."""

import pytest

from tests.games.trapwords.dungeon import (
    ANN,
    BOB,
    EMBER,
    GAME,
    ICE,
    UNCURSED,
    Evening,
    sitters,
)
from trapline.games.trapwords import facts as f
from trapline.games.trapwords.content import MONSTERS, cards
from trapline.games.trapwords.model import (
    LAST,
    Cause,
    Challenge,
    Curse,
    Memory,
    Monster,
    MonsterCard,
    Options,
    Phase,
    Reason,
    WordSet,
)
from trapline.kernel import PUBLIC, IllegalMove, SeededLuck


def opening(options: Options = UNCURSED, seed: str = "opening", seats: int = 4) -> list[f.AnyFact]:
    return GAME.setup(options, sitters(seats), 0, SeededLuck(seed), None)


def test_two_teams_of_two_or_more_enter_the_dungeon() -> None:
    """TW-1, TW-2"""
    GAME.check(UNCURSED, sitters(4))

    with pytest.raises(IllegalMove, match=Reason.TEAM_TOO_SMALL):
        GAME.check(UNCURSED, sitters(3))


def test_each_team_has_one_figure_one_torch_one_book_and_one_sheet() -> None:
    """TW-4"""
    state = Evening().begin().state

    assert [len(of) for of in (state.dungeon.teams, state.torches, state.sizes, state.sheets)] == [
        2,
        2,
        2,
        2,
    ]


def test_one_of_the_two_books_glows() -> None:
    """TW-25"""
    assert {Evening(glow=team).begin().write_both().team for team in (EMBER, ICE)} == {EMBER, ICE}


def test_one_team_may_be_larger() -> None:
    """TW-3"""
    opened = opening(seats=5)[0]

    assert isinstance(opened, f.Opened)
    assert opened.teams == ((0, 2, 4), (1, 3))


def test_the_first_of_each_team_holds_the_first_torch() -> None:
    """TW-5, TW-6"""
    began = next(fact for fact in opening() if isinstance(fact, f.RoundBegan))

    assert began.torches == (ANN, BOB)


def test_the_dungeon_has_five_rooms_of_rising_numbers() -> None:
    """TW-7, TW-8"""
    assert Options().rooms == (3, 4, 5, 6, 7)

    with pytest.raises(IllegalMove, match=Reason.ROOMS_NOT_RISING) as refusal:
        GAME.check(Options(third_room=4), sitters())
    assert refusal.value.facts["field"] == "third_room"


def test_two_sides_of_one_tile_are_never_in_one_dungeon() -> None:
    """TW-9, TW-10"""
    GAME.check(
        Options(first_room=2, second_room=4, third_room=6, fourth_room=8, last_room=10), sitters()
    )

    with pytest.raises(IllegalMove, match=Reason.SAME_TILE):
        GAME.check(Options(last_room=10), sitters())
    with pytest.raises(IllegalMove, match=Reason.SAME_TILE):
        GAME.check(Options(first_room=1, last_room=8, real_tiles=True), sitters())


def test_both_figures_begin_in_the_first_room_and_the_monster_in_the_last() -> None:
    """TW-11, TW-12"""
    evening = Evening()

    assert evening.state.dungeon.teams == (0, 0)
    assert evening.state.dungeon.monster == LAST


def test_curses_lie_in_the_second_and_the_fourth_room() -> None:
    """TW-13, TW-14"""
    assert Evening(Options()).view(PUBLIC).curses == (1, 3)


def test_a_first_game_can_do_without_curses_and_a_bold_one_with_more() -> None:
    """TW-15, TW-16"""
    bold = Options(curse_in_first=True, curse_in_third=True)

    assert UNCURSED.cursed_rooms == ()
    assert bold.cursed_rooms == (0, 1, 2, 3)


def test_every_monster_has_an_easy_and_a_hard_card() -> None:
    """TW-17, TW-18"""
    assert {card.monster for card in cards(Challenge.EASY)} == set(Monster)
    assert all(card.hard for card in cards(Challenge.HARD))
    assert len(cards(Challenge.MIXED)) == len(MONSTERS) == 10


def test_everybody_sees_the_monster_from_the_start() -> None:
    """TW-19"""
    card = MonsterCard(Monster.DRAGON, hard=True)

    assert Evening(card=card).view(ANN).card == card


def test_words_come_from_the_chosen_books_and_not_twice() -> None:
    """TW-21, TW-22, TW-23, TW-24"""
    options = Options(words=WordSet.EVERYDAY)
    memory = Memory(used=("kettle", "bicycle", "orange", "window", "carpet", "pencil"))

    facts = GAME.setup(options, sitters(), 0, SeededLuck("words"), memory)

    words = {fact.word for fact in facts if isinstance(fact, f.WordDrawn)}
    assert words == {"garden", "holiday"}


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
        if isinstance(opened := opening(seed=f"glow {seed}")[0], f.Opened)
    }


def test_both_teams_have_their_turn_whatever_the_first_one_did() -> None:
    """TW-26, TW-49"""
    evening = Evening().begin().write_both()

    evening.succeed()

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

    assert evening.view(ANN).revealed == ((1, Curse.BRAMBLES),)
    assert evening.state.sizes == (6, 3)
    evening.round(ember=True, ice=False)

    assert evening.view(ANN).revealed == ()
    assert evening.view(ANN).curses == (3,)


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


def position(evening: Evening) -> str:
    """Draw the dungeon by the numbers of its rooms."""
    dungeon, numbers = evening.state.dungeon, evening.state.options.rooms
    unseen = " ".join(str(numbers[room]) for room in dungeon.curses) or "none"
    opened = " ".join(str(numbers[room]) for room, _ in dungeon.revealed) or "none"
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
    assert evening.state.going is not None
    assert evening.state.going.until == evening.state.since + 7000

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
