"""Curses with teeth: a clue that breaks one is sent, and the others may call it."""

import pytest
from msgspec.structs import replace

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, EMBER, GAME, Evening
from tests.games.trapwords.scenes import SPOKEN
from trapline.games.trapwords.facts import AnyFact
from trapline.games.trapwords.model.kinds import (
    ClueRule,
    Curse,
    Failure,
    Monster,
    MonsterCard,
    Phase,
)
from trapline.games.trapwords.model.options import Options, Slip
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import CallRule
from trapline.kernel import PLAIN, PUBLIC, IllegalMove, SeededLuck, Text

TEETH = Options(slips=Slip.CALLED)


def under(curse: Curse) -> Evening:
    """Ember stands in the second room under this curse; Ann gives clues to LANTERN."""
    evening = Evening(TEETH).put(teams=(1, 1)).begin("lantern", "castle", curse)
    return evening.write_both().take_book()


def fighting(card: MonsterCard) -> Evening:
    evening = Evening(TEETH, card=card).put(teams=(4, 4), fought=True).begin()
    return evening.write_both().take_book()


def call(evening: Evening, said: str, clue: int = 1) -> list[AnyFact]:
    wish = CallRule(evening.state.turn, ClueRule.CURSE, clue, Text(said))
    return evening.play(BOB, wish)


BROKEN = [
    (Curse.ECHO, "hangs on a wall", "hangs"),
    (Curse.SERPENT, "shining in a hall", "shining"),
    (Curse.FEEBLEMIND, "wall is bright", "is"),
    (Curse.FOG, "hangs on a wall", "wall"),
]


@pytest.mark.parametrize(("curse", "clue"), [row[:2] for row in BROKEN])
def test_a_slip_is_refused_unless_the_group_wants_teeth(curse: Curse, clue: str) -> None:
    """TW-138"""
    evening = Evening(Options()).put(teams=(1, 1)).begin("lantern", "castle", curse)
    evening.write_both().take_book()

    with pytest.raises(IllegalMove):
        evening.clue(clue)


@pytest.mark.parametrize(("curse", "clue", "word"), BROKEN)
def test_a_slip_stands_until_it_is_called_and_the_referee_agrees(
    curse: Curse, clue: str, word: str
) -> None:
    """TW-76, TW-138"""
    evening = under(curse)
    evening.clue(clue)
    assert evening.state.phase is Phase.CLUING

    call(evening, word)
    evening.wait()

    assert evening.book[-1].failure is Failure.CURSE
    assert (evening.book[-1].said, evening.book[-1].rule) == (word, ClueRule.CURSE)


@pytest.mark.parametrize(("curse", "clue", "word"), BROKEN)
def test_the_referee_whispers_a_slip_to_those_who_may_call_it(
    curse: Curse, clue: str, word: str
) -> None:
    """TW-77, TW-138"""
    evening = under(curse)

    evening.clue(clue)

    (hint,) = evening.view(BOB).hints
    assert (hint.said, hint.rule, hint.sure) == (word, ClueRule.CURSE, True)
    assert [evening.view(who).hints for who in (ANN, CLEO, PUBLIC)] == [()] * 3


def test_a_slip_that_nobody_calls_in_time_got_away() -> None:
    """TW-79, TW-138"""
    evening = under(Curse.SERPENT)
    evening.clue("shining in a hall")

    evening.guess("lantern")
    evening.wait()

    assert evening.book[-1].failure is None


def test_a_lawful_clue_that_is_called_a_slip_is_for_people_to_judge() -> None:
    """TW-128, TW-138"""
    evening = under(Curse.SERPENT)
    evening.clue("hangs on a wall")

    call(evening, "wall")

    assert evening.state.phase is Phase.STOPPED


def test_where_there_is_no_curse_the_referee_agrees_to_none() -> None:
    """TW-128"""
    evening = Evening(replace(TEETH, curse_in_second=False)).begin().write_both().take_book()
    evening.clue("shining in a hall")

    call(evening, "shining")

    assert evening.state.phase is Phase.STOPPED


def test_the_word_of_terror_bites_only_when_it_is_called() -> None:
    """TW-99, TW-138"""
    evening = under(Curse.WORD_OF_TERROR)
    evening.clue("wall and hook")
    assert evening.state.phase is Phase.CLUING

    call(evening, "and")
    evening.wait()

    assert evening.book[-1].failure is Failure.TERROR
    evening.fail()
    assert evening.state.dungeon.teams[EMBER] == 0


@pytest.mark.parametrize(
    ("card", "clues", "said"),
    [
        (MonsterCard(Monster.DEMON), ("dim wall",), "wall"),
        (MonsterCard(Monster.DEMON, hard=True), ("wall", "window"), "window"),
        (MonsterCard(Monster.TROLL, hard=True), ("hangs on a wall", "you carry it"), "it"),
    ],
)
def test_the_law_of_a_monster_has_teeth_as_well(
    card: MonsterCard, clues: tuple[str, ...], said: str
) -> None:
    """TW-102, TW-138"""
    evening = fighting(card)
    for text in clues:
        evening.clue(text)

    call(evening, said, clue=len(clues))
    evening.wait()

    assert evening.book[-1].failure is Failure.CURSE


def test_a_clue_is_judged_by_what_was_said_before_it_not_after() -> None:
    """TW-102, TW-138"""
    evening = fighting(MonsterCard(Monster.DEMON, hard=True))
    evening.clue("wall")
    evening.clue("window", after=100)

    evening.play(BOB, CallRule(evening.state.turn, ClueRule.CURSE, 1, Text("wall")), after=100)

    assert evening.state.phase is Phase.STOPPED


def test_no_curse_lets_a_clue_grow_beyond_twelve_words_or_into_signs() -> None:
    """TW-127, TW-133"""
    evening = under(Curse.FOG)

    with pytest.raises(IllegalMove, match=Reason.CLUE_TOO_LONG):
        evening.clue("one two three four five six seven eight nine ten eleven twelve more")
    with pytest.raises(IllegalMove, match=Reason.SYMBOLS):
        evening.clue("it shines ☀")


def test_a_trap_in_a_cursed_clue_springs_before_anybody_calls_the_slip() -> None:
    """TW-77"""
    evening = under(Curse.SERPENT)

    evening.clue("shining fire")
    evening.wait()

    assert evening.book[-1].failure is Failure.TRAP


def test_a_bot_calls_a_slip() -> None:
    """TW-137"""
    evening = under(Curse.SERPENT)
    evening.clue("shining in a hall")

    wish = GAME.bots[PLAIN].choose(evening.view(BOB), SeededLuck("slip"))

    assert wish == CallRule(evening.state.turn, ClueRule.CURSE, 1, Text("shining"))


def test_where_people_speak_a_slip_is_for_people_alone() -> None:
    """TW-97"""
    options = replace(SPOKEN, curse_in_second=True, slips=Slip.CALLED)
    evening = Evening(options).put(teams=(1, 1)).begin("lantern", "castle", Curse.ECHO)
    evening.write_both().take_book()

    evening.play(BOB, CallRule(evening.state.turn, ClueRule.CURSE))

    assert evening.state.phase is Phase.STOPPED
