"""What picky players try in Trapwords, before the real referees, in English and in French."""

import pytest

from tests.games.trapwords.dungeon import BOB, DAN, EMBER, ICE, Evening
from tests.games.trapwords.real_words import (
    GAME,
    SECRETS,
    cursed,
    fighting,
    opened,
    refused,
    written,
)
from trapline.games.trapwords.facts import AnyFact
from trapline.games.trapwords.facts.calls import Stopped
from trapline.games.trapwords.facts.turns import Guessed
from trapline.games.trapwords.model.kinds import Curse, Failure, Monster, MonsterCard, Phase
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.kernel import IllegalMove, Language

VAMPIRE = MonsterCard(Monster.VAMPIRE)
MUMMY = MonsterCard(Monster.MUMMY, hard=True)
OTHERS: dict[Language, tuple[str, str, str]] = {
    "en": ("wick", "glass", "oil"),
    "fr": ("mèche", "verre", "huile"),
}


def named(facts: list[AnyFact]) -> list[str]:
    return [fact.word for fact in facts if isinstance(fact, Guessed)]


@pytest.mark.parametrize(
    ("language", "guess", "tried"),
    [
        ("en", "cat, dog, mouse, lantern", ["cat", "dog", "mouse"]),
        ("fr", "chat, chien, souris, lanterne", ["chat", "chien", "souris"]),
    ],
)
def test_the_vampire_stops_an_enumeration_at_its_third(
    language: Language, guess: str, tried: list[str]
) -> None:
    """TW-56, TW-59, TW-102"""
    evening = fighting(VAMPIRE, language)

    assert named(evening.guess(guess)) == tried
    assert evening.book[-1].failure is Failure.GUESSES


@pytest.mark.parametrize(
    ("language", "guess", "tried"),
    [
        ("en", "cat, Cat, the cat, dog", ["cat", "dog"]),
        ("fr", "chat, Chat, un chat, chien", ["chat", "chien"]),
    ],
)
def test_an_enumeration_that_repeats_itself_pays_once(
    language: Language, guess: str, tried: list[str]
) -> None:
    """TW-59, TW-130"""
    evening = opened(language, *OTHERS[language])

    assert named(evening.guess(guess)) == tried


@pytest.mark.parametrize(
    ("language", "guess"), [("en", "king lantern queen"), ("fr", "roi lanterne reine")]
)
def test_after_the_word_the_rest_of_an_enumeration_is_not_heard(
    language: Language, guess: str
) -> None:
    """TW-59, TW-63"""
    evening = opened(language, *OTHERS[language])

    assert len(named(evening.guess(guess))) == 2
    assert evening.book[-1].failure is None


@pytest.mark.parametrize(
    ("language", "short", "long"),
    [
        ("en", "old old miner miner camp camp", "old old miner miner camp camp ring ring"),
        ("fr", "objet objet mineur mineur", "un un objet objet du du mineur mineur"),
    ],
)
def test_under_echo_and_fog_three_words_are_said_twice(
    language: Language, short: str, long: str
) -> None:
    """TW-97, TW-100, TW-105"""
    evening = fighting(MUMMY, language, Curse.ECHO, Curse.FOG)

    assert refused(evening, long) == Reason.CURSE_FOG
    evening.clue(short)
    assert evening.state.phase is Phase.CLUING


@pytest.mark.parametrize("language", ["en", "fr"])
def test_turned_to_stone_nobody_says_so_much_as_no(language: Language) -> None:
    """TW-92, TW-96, TW-138"""
    evening = cursed(Curse.PETRIFICATION, language)
    evening.clue("camping")
    evening.guess({"en": "tent", "fr": "tente"}[language])

    with pytest.raises(IllegalMove):
        evening.clue({"en": "no", "fr": "non"}[language])


@pytest.mark.parametrize(
    ("language", "trap", "clue"), [("en", "fire", "not a fire"), ("fr", "feu", "pas un feu")]
)
def test_who_repeats_a_guess_that_is_a_trap_springs_it(
    language: Language, trap: str, clue: str
) -> None:
    """TW-62, TW-92, TW-132"""
    evening = opened(language, trap, *OTHERS[language][:2])
    evening.guess(trap)

    assert any(isinstance(fact, Stopped) for fact in evening.clue(clue))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_of_two_who_fight_the_second_has_the_time_of_the_first(language: Language) -> None:
    """TW-116"""
    options = Options(language=language, single_winner=True)
    evening = Evening(options, game=GAME, card=VAMPIRE).put(teams=(4, 4), fought=True)
    evening.begin(*SECRETS[language])
    written(evening, EMBER, ICE).take_book()
    evening.guess(SECRETS[language][EMBER], after=20_000)

    evening.take_book()

    assert evening.view(0).until == evening.at + 20_000


@pytest.mark.parametrize(
    ("language", "trap", "clue", "stopped"),
    [
        ("en", "milk", "cow juice", False),
        ("fr", "lait", "du jus de vache", False),
        ("fr", "gras", "de la matière grasse", True),
        ("fr", "feuille", "dans un portefeuille", True),
        ("en", "lighthouse", "a house by the sea", True),
    ],
)
def test_what_is_said_in_other_words_is_free_and_what_is_said_within_one_is_not(
    language: Language, trap: str, clue: str, *, stopped: bool
) -> None:
    """TW-71, TW-72, TW-126"""
    evening = opened(language, trap, *OTHERS[language][1:])

    evening.clue(clue)

    assert (evening.state.phase is Phase.STOPPED) == stopped


@pytest.mark.parametrize("springs", [(), (BOB, DAN)])
def test_a_sure_call_falls_by_both_voices_and_stands_by_one(springs: tuple[int, ...]) -> None:
    """TW-77, TW-80"""
    evening = opened("fr", "feu", *OTHERS["fr"][1:])
    evening.clue("un feu de camp")
    evening.contest()

    evening.vote(*springs)

    assert [result.failure for result in evening.book] == [Failure.TRAP] * bool(springs)
