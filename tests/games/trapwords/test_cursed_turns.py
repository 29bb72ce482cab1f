"""Curses and monsters that change a turn, with words that people type, before real referees."""

import pytest

from tests.games.trapwords.dungeon import BOB, CLEO, EVE
from tests.games.trapwords.real_words import LANGUAGES, cursed, fighting, refused
from trapline.games.trapwords.model.kinds import Curse, Failure, Monster, MonsterCard, Phase
from trapline.games.trapwords.model.reasons import Reason
from trapline.kernel import IllegalMove, Language

CLUES = {
    "en": ("you carry it when camping", "miners had one", "no, older", "an old lamp"),
    "fr": ("on la porte en camping", "les mineurs en avaient une", "non, plus ancien", "une lampe"),
}
GUESSES = {
    "en": ("flashlight", "headlamp", "campfire", "chandelier", "lanterns"),
    "fr": ("briquet", "phare", "réverbère", "lustre", "lanternes"),
}
"""Four that are wrong, then one that is right."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_flood_lets_clue_follow_clue_and_ends_with_the_first_pause(language: Language) -> None:
    """TW-95, TW-138"""
    evening = cursed(Curse.FLOOD, language)
    first, second, third, _ = CLUES[language]
    evening.clue(first, after=20_000)
    evening.clue(second, after=3_900)

    evening.wait()

    assert evening.at - evening.view(BOB).clues[-1].at == 4_000
    assert refused(evening, third) == Reason.NOT_YOUR_PART
    assert "MayGuess" in evening.may(CLEO)


@pytest.mark.parametrize("language", LANGUAGES)
def test_petrification_lets_nobody_say_so_much_as_no(language: Language) -> None:
    """TW-96, TW-138"""
    evening = cursed(Curse.PETRIFICATION, language)
    first, second, no, _ = CLUES[language]
    evening.clue(first)
    evening.clue(second)

    evening.guess(GUESSES[language][0])

    assert refused(evening, no) == Reason.NOT_YOUR_PART
    assert "MayGuess" in evening.may(CLEO)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_of_terror_is_fatal_in_any_spelling_and_harmless_inside_another(
    language: Language,
) -> None:
    """TW-99, TW-100"""
    inside = {"en": "you carry it without thinking", "fr": "un avocat en avait une"}[language]
    said = {"en": "a lamp WITH a handle", "fr": "une lampe Avec une poignée"}[language]
    evening = cursed(Curse.WORD_OF_TERROR, language)
    evening.clue(inside)
    assert evening.state.phase is Phase.CLUING

    evening.clue(said)

    assert evening.book[-1].failure is Failure.TERROR


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lone_voice_is_that_of_the_next_in_line(language: Language) -> None:
    """TW-100"""
    evening = cursed(Curse.LONE_VOICE, language, seats=6)
    evening.clue(CLUES[language][0])
    right = GUESSES[language][-1]

    with pytest.raises(IllegalMove, match=Reason.ONLY_ONE_GUESSER):
        evening.guess(right, by=EVE)
    evening.guess(right, by=CLEO)

    assert evening.state.phase is Phase.CLOSING


@pytest.mark.parametrize("language", LANGUAGES)
def test_brambles_put_two_more_words_in_the_way(language: Language) -> None:
    """TW-100"""
    evening = cursed(Curse.BRAMBLES, language)
    said = {"en": "a lamp for olive oil", "fr": "une lampe à huile"}[language]
    assert len(evening.view(BOB).traps) == 6

    evening.clue(said)
    evening.wait()

    assert evening.book[-1].failure is Failure.TRAP


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hourglass_leaves_half_the_time(language: Language) -> None:
    """TW-100"""
    evening = cursed(Curse.HOURGLASS, language)
    began = evening.at
    evening.clue(CLUES[language][0])

    evening.wait()

    assert evening.at - began == 45_000
    assert evening.book[-1].failure is Failure.TIME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hard", [False, True])
def test_the_demon_wants_one_word_and_if_hard_a_new_letter(language: Language, hard: bool) -> None:
    """TW-102"""
    evening = fighting(MonsterCard(Monster.DEMON, hard), language)
    two, one, same = {
        "en": ("camping lamp", "camping", "coal-mine"),
        "fr": ("lampe ancienne", "éclairage", "Escalier"),
    }[language]
    assert refused(evening, two) == Reason.DEMON_ONE_WORD
    evening.clue(one)

    if hard:
        assert refused(evening, same) == Reason.DEMON_SAME_LETTER
    else:
        evening.clue(same)

    assert evening.state.phase is Phase.CLUING


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("hard", "left"), [(False, 4), (True, 0)])
def test_the_troll_counts_the_words_of_the_whole_turn(
    language: Language, hard: bool, left: int
) -> None:
    """TW-102"""
    evening = fighting(MonsterCard(Monster.TROLL, hard), language)
    six, more = {
        "en": ("old miners carried one every day", "my uncle went camping often"),
        "fr": ("les vieux mineurs en avaient une", "on la porte en camping"),
    }[language]
    evening.clue(six)

    with pytest.raises(IllegalMove, match=Reason.TOO_MANY_WORDS) as refusal:
        evening.clue(more)

    assert refusal.value.facts["left"] == left


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("hard", "guesses"), [(False, 3), (True, 2)])
def test_the_vampire_leaves_few_guesses(language: Language, hard: bool, guesses: int) -> None:
    """TW-102"""
    evening = fighting(MonsterCard(Monster.VAMPIRE, hard), language)
    evening.clue(CLUES[language][0])

    for wrong in GUESSES[language][:guesses]:
        evening.guess(wrong)

    assert evening.book[-1].failure is Failure.GUESSES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("hard", "traps"), [(False, 10), (True, 14)])
def test_the_dragon_has_more_words_in_every_line(
    language: Language, hard: bool, traps: int
) -> None:
    """TW-102, TW-107"""
    evening = fighting(MonsterCard(Monster.DRAGON, hard), language)
    assert len(evening.view(BOB).traps) == traps

    evening.clue(evening.view(BOB).traps[-1])
    evening.wait()

    assert evening.book[-1].failure is Failure.TRAP


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mummy_lays_a_curse_on_a_turn(language: Language) -> None:
    """TW-105"""
    evening = fighting(MonsterCard(Monster.MUMMY, hard=False), language, Curse.FEEBLEMIND)
    bad, good = {"en": ("the miner", "miner lamp"), "fr": ("le mineur", "mineur lampe")}[language]

    assert refused(evening, bad) == Reason.CURSE_FEEBLEMIND
    evening.clue(good)

    assert evening.state.phase is Phase.CLUING


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hard_mummy_lays_two_and_both_hold(language: Language) -> None:
    """TW-105"""
    curses = (Curse.ECHO, Curse.SERPENT)
    evening = fighting(MonsterCard(Monster.MUMMY, hard=True), language, *curses)
    once, hissing, good = {
        "en": ("camping lamp", "sailor sailor lamp lamp", "camping camping lamp lamp"),
        "fr": ("lampe mineur", "soirée soirée lampe lampe", "lampe lampe mineur mineur"),
    }[language]

    assert refused(evening, once) == Reason.CURSE_ECHO
    assert refused(evening, hissing) == Reason.CURSE_SERPENT
    evening.clue(good)

    assert evening.state.phase is Phase.CLUING
