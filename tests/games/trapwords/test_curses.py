"""What curses and monsters do to a turn of Trapwords."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, BOX, CLEO, EMBER, REFEREE, Evening
from trapline.games.trapwords.content import CURSES, MONSTERS, draws, together
from trapline.games.trapwords.facts.rounds import CursesDrawn
from trapline.games.trapwords.model.kinds import Curse, Failure, Monster, MonsterCard, Phase
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.rules.rounds import draw_curses
from trapline.games.trapwords.rules.scene import Scene
from trapline.kernel import IllegalMove, SeededLuck

OTHERS = tuple(curse for curse in Curse if curse is not Curse.WORD_OF_TERROR)


def cursed(curse: Curse, options: Options | None = None) -> Evening:
    """Ember stands in the second room under this curse; Ann gives clues to LANTERN."""
    evening = Evening(options or Options()).put(teams=(1, 1)).begin("lantern", "castle", curse)
    return evening.write_both().take_book()


def fighting(card: MonsterCard) -> Evening:
    evening = Evening(card=card).put(teams=(4, 4), fought=True).begin()
    return evening.write_both().take_book()


def refused(evening: Evening, text: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        evening.clue(text)
    return refusal.value.reason


def test_in_a_flood_a_pause_ends_the_clues_and_not_the_guesses() -> None:
    """TW-95, TW-138"""
    evening = cursed(Curse.FLOOD)
    evening.clue("hangs on the wall")

    evening.wait()

    assert "MayGiveClue" not in evening.may(ANN)
    assert "MayGuess" in evening.may(CLEO)


def test_the_first_guess_petrifies_the_clue_giver() -> None:
    """TW-96, TW-138"""
    evening = cursed(Curse.PETRIFICATION)
    evening.clue("hangs on the wall")

    evening.guess("picture")

    with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_PART):
        evening.clue("no")


def test_under_the_echo_every_word_is_said_twice() -> None:
    """TW-97, TW-138"""
    evening = cursed(Curse.ECHO)

    assert refused(evening, "hangs on the wall") == Reason.CURSE_ECHO
    evening.clue("hangs hangs wall wall")
    evening.clue("carry carry hand-held hand-held dim dim glow glow bright")


def test_the_feebleminded_speak_in_nouns() -> None:
    """TW-98, TW-138"""
    evening = cursed(Curse.FEEBLEMIND)

    assert refused(evening, "it is bright") == Reason.CURSE_FEEBLEMIND
    evening.clue("wall hook")


def test_a_word_of_terror_costs_a_room() -> None:
    """TW-99"""
    evening = cursed(Curse.WORD_OF_TERROR)

    evening.clue("wall and hook")

    assert evening.book[-1].failure is Failure.TERROR
    evening.fail()
    assert evening.state.dungeon.teams[EMBER] == 0


def test_there_are_ten_curses_and_each_does_something() -> None:
    """TW-100"""
    assert set(CURSES) == set(Curse)
    assert len(set(map(repr, CURSES.values()))) == 10


def test_the_serpent_eats_words_that_begin_with_s() -> None:
    """TW-100"""
    evening = cursed(Curse.SERPENT)

    assert refused(evening, "wall shine") == Reason.CURSE_SERPENT
    evening.clue("wall glow")


def test_a_lone_voice_guesses_for_all() -> None:
    """TW-100"""
    evening = Evening(Options(), seats=6).put(teams=(1, 1))
    evening.begin("lantern", "castle", Curse.LONE_VOICE).write_both().take_book()

    with pytest.raises(IllegalMove, match=Reason.ONLY_ONE_GUESSER):
        evening.guess("lamp", by=4)
    evening.guess("lantern", by=CLEO)

    assert evening.book[-1].failure is None


def test_in_the_fog_a_clue_has_three_words_at_most() -> None:
    """TW-100"""
    assert refused(cursed(Curse.FOG), "hangs on the wall") == Reason.CURSE_FOG


def test_the_hourglass_runs_twice_as_fast() -> None:
    """TW-100"""
    evening = cursed(Curse.HOURGLASS)

    assert evening.view(BOB).until == evening.at + 45_000


def test_brambles_add_two_traps() -> None:
    """TW-100"""
    evening = Evening(Options()).put(teams=(1, 0)).begin("lantern", "castle", Curse.BRAMBLES)

    assert evening.state.sizes == (6, 3)


def test_the_mummy_draws_one_curse_a_round_and_a_hard_one_two() -> None:
    """TW-105, TW-106"""
    easy, hard = MonsterCard(Monster.MUMMY), MonsterCard(Monster.MUMMY, hard=True)
    assert (draws(easy), draws(hard)) == (1, 2)

    for seed in range(20):
        evening = Evening(card=hard).put(teams=(4, 2), fought=True)
        scene = Scene(BOX, REFEREE, evening.state, evening.at, SeededLuck(f"mummy {seed}"))
        draw_curses(scene)
        (drawn,) = [fact for fact in scene.facts if isinstance(fact, CursesDrawn)]
        assert len(set(drawn.curses)) == 2


def test_in_the_first_room_the_mummy_draws_no_word_of_terror_even_if_nothing_else_is_left() -> None:
    """TW-106"""
    hard = MonsterCard(Monster.MUMMY, hard=True)
    evening = Evening(card=hard).put(
        teams=(0, 0), monster=0, fought=True, pile=(Curse.WORD_OF_TERROR,), spent=OTHERS
    )
    scene = Scene(BOX, REFEREE, evening.state, evening.at, SeededLuck("mummy"))

    draw_curses(scene)

    (drawn,) = [fact for fact in scene.facts if isinstance(fact, CursesDrawn)]
    assert set(drawn.curses) <= set(OTHERS)


def test_what_the_mummy_draws_touches_only_those_who_fight_it() -> None:
    """TW-102, TW-105, TW-106"""
    card = MonsterCard(Monster.MUMMY)
    evening = Evening(card=card).put(teams=(4, 1), fought=True)
    evening.begin("lantern", "castle", Curse.BRAMBLES)

    assert evening.state.sizes == (9, 4)


def test_a_team_that_fights_faces_the_number_of_its_room_or_what_the_card_says() -> None:
    """TW-107"""
    usual = Evening(card=MonsterCard(Monster.TROLL)).put(teams=(4, 0), fought=True).begin()
    doubled = Evening(card=MonsterCard(Monster.DRAGON)).put(teams=(4, 0), fought=True).begin()

    assert usual.state.sizes == (7, 3)
    assert doubled.state.sizes == (10, 3)


def test_the_troll_counts_words() -> None:
    evening = fighting(MonsterCard(Monster.TROLL))
    evening.clue("hangs on the wall")
    evening.clue("you carry it around")

    assert refused(evening, "it is dim") == Reason.TOO_MANY_WORDS
    evening.clue("dim glow")


def test_the_demon_hears_one_word_at_a_time() -> None:
    easy, hard = fighting(MonsterCard(Monster.DEMON)), fighting(MonsterCard(Monster.DEMON, True))

    assert refused(easy, "dim glow") == Reason.DEMON_ONE_WORD
    hard.clue("wall")

    assert refused(hard, "window") == Reason.DEMON_SAME_LETTER


def test_the_vampire_drinks_guesses() -> None:
    evening = fighting(MonsterCard(Monster.VAMPIRE))

    for word in ("lamp", "torch", "moon"):
        evening.guess(word)

    assert evening.book[-1].failure is Failure.GUESSES


def test_who_fights_and_says_the_word_of_terror_only_fails() -> None:
    """TW-106"""
    card = MonsterCard(Monster.MUMMY)
    evening = Evening(card=card).put(teams=(4, 4), fought=True)
    evening.begin("lantern", "castle", Curse.WORD_OF_TERROR).write_both().take_book()

    evening.clue("wall and hook")
    evening.fail()

    assert evening.state.dungeon.teams == (4, 4)


def test_two_curses_at_once_follow_a_plain_rule() -> None:
    """TW-105"""
    both = together([CURSES[Curse.FOG], CURSES[Curse.ECHO], MONSTERS[MonsterCard(Monster.TROLL)]])

    assert (both.clue_words, both.twice, both.turn_words) == (3, True, 10)


def test_a_battle_begins_when_the_monster_comes_to_you() -> None:
    """TW-104"""
    evening = Evening().put(monster=1).begin().round(ember=False, ice=False)

    assert evening.state.dungeon.fought
    assert evening.state.phase is Phase.WRITING
    assert evening.state.dungeon.monster == 0
    assert evening.team_battles() == (True, True)
