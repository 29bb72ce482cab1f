"""How a game of Trapwords begins: teams, rooms, curses, monster, words."""

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
from tests.games.trapwords.scenes import opening
from trapline.games.trapwords.content import MONSTERS, cards
from trapline.games.trapwords.facts.rounds import Opened, RoundBegan, WordDrawn
from trapline.games.trapwords.model.basics import LAST
from trapline.games.trapwords.model.dungeon import CurseCard
from trapline.games.trapwords.model.game import Memory
from trapline.games.trapwords.model.kinds import Monster, MonsterCard
from trapline.games.trapwords.model.options import Challenge, Options, WordSet
from trapline.games.trapwords.model.reasons import Reason
from trapline.kernel import PUBLIC, IllegalMove, SeededLuck


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

    assert isinstance(opened, Opened)
    assert opened.teams == ((0, 2, 4), (1, 3))


def test_the_first_of_each_team_holds_the_first_torch() -> None:
    """TW-5, TW-6"""
    began = next(fact for fact in opening() if isinstance(fact, RoundBegan))

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
    assert Evening(Options()).view(PUBLIC).curses == (CurseCard(1, 1), CurseCard(3, 3))


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

    words = {fact.word for fact in facts if isinstance(fact, WordDrawn)}
    assert words == {"garden", "holiday"}
