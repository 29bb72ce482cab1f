"""What picky players try, with the real cards and the real referee."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, CLEO, DAN, kinds
from tests.games.traitor_word.real import GAME, HANDS, RealEvening
from trapline.games.traitor_word.model.kinds import Phase, Verdict
from trapline.games.traitor_word.model.options import Colour, Speaking
from trapline.games.traitor_word.model.reasons import Reason
from trapline.kernel import IllegalMove, Language

LANGUAGES: tuple[Language, ...] = ("en", "fr")


def refused(evening: RealEvening, text: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        evening.say(text)
    return str(refusal.value.reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hands_are_cards_of_the_box(language: Language) -> None:
    """TT-2"""
    held = {card for hand in HANDS[language] for card in hand}

    assert held <= set(GAME.boxes[language].words(Colour.BLACK))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_ever_asked_about_a_card(language: Language) -> None:
    """TT-12, TT-26"""
    judge = GAME.judges[language]
    cards = [card for colour in Colour for card in GAME.boxes[language].words(colour)]

    assert [card for card in cards if not judge.knows(card) or judge.is_sentence(card)] == []


@pytest.mark.parametrize(
    ("said", "secret"),
    [("porte", "porte"), ("Portes", "porte"), ("la porte", "porte"), ("porter", ""), ("porto", "")],
)
def test_a_plural_is_a_secret_word_and_a_verb_is_not(said: str, secret: str) -> None:
    """TT-14, TT-18"""
    evening = RealEvening("fr")

    evening.say(said)

    assert evening.last.secret == secret


def test_the_same_normaliser_says_what_is_used_claimed_and_caught() -> None:
    """TT-14, TT-19, TT-22, TT-28"""
    evening = RealEvening("en")
    evening.has(ANN, hand=("fish",)).has(CLEO, hand=("fish",))
    evening.say("FISHES")

    evening.claim(ANN)
    evening.accuse(CLEO)

    assert evening.last.verdict is Verdict.GUILTY
    assert evening.flashes() == [4, 2, 4, 3]
    assert refused(evening, "fish") == Reason.WORD_USED


def test_a_verb_does_not_use_up_the_noun_whose_plural_looks_like_it() -> None:
    """TT-14"""
    evening = RealEvening("fr")
    evening.say("porter")

    evening.say("portes")

    assert evening.texts == ["mer", "porter", "portes"]


@pytest.mark.parametrize(
    ("language", "before", "now"),
    [
        ("en", "flower", "flour"),
        ("en", "sea", "see"),
        ("fr", "mère", "maire"),
        ("fr", "mur", "mûr"),
        ("fr", "ou", "où"),
        ("fr", "là", "la"),
        ("fr", "jeune", "jeûne"),
        ("fr", "gène", "gêne"),
    ],
)
def test_homonyms_are_different_words(language: Language, before: str, now: str) -> None:
    """TT-13, TT-14"""
    evening = RealEvening(language)
    evening.say(before)

    evening.say(now)

    assert evening.texts[-1] == now


@pytest.mark.parametrize(
    ("language", "text", "reason"),
    [
        ("en", "went", Reason.CONJUGATED),
        ("en", "thinks", Reason.CONJUGATED),
        ("en", "is", Reason.CONJUGATED),
        ("en", "I swim", Reason.SENTENCE),
        ("en", "he swims", Reason.SENTENCE),
        ("en", "the fish swam", Reason.SENTENCE),
        ("en", "It's wet", Reason.SENTENCE),
        ("fr", "nageons", Reason.CONJUGATED),
        ("fr", "je nage", Reason.SENTENCE),
        ("fr", "le poisson nageait", Reason.SENTENCE),
        ("fr", "j'adore", Reason.SENTENCE),
        ("fr", "la mer est bleue", Reason.SENTENCE),
    ],
)
def test_conjugated_verbs_and_sentences_are_refused_in_both_languages(
    language: Language, text: str, reason: Reason
) -> None:
    """TT-12"""
    assert refused(RealEvening(language), text) == reason


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "swim"),
        ("en", "to swim"),
        ("en", "swimming"),
        ("en", "drowned"),
        ("en", "called"),
        ("en", "deep"),
        ("en", "slowly"),
        ("en", "seven"),
        ("en", "splash!"),
        ("en", "Mississippi"),
        ("en", "UNESCO"),
        ("en", "Huckleberry Finn"),
        ("en", "banks"),
        ("fr", "nager"),
        ("fr", "noyé"),
        ("fr", "lentement"),
        ("fr", "plouf !"),
        ("fr", "ONU"),
        ("fr", "Jules Verne"),
        ("fr", "étoile de mer"),
        ("fr", "rendez-vous"),
    ],
)
def test_every_other_kind_of_word_goes_and_nobody_is_asked(language: Language, text: str) -> None:
    """TT-12, TT-16"""
    evening = RealEvening(language)

    told = evening.say(text)

    assert "Asked" not in kinds(told)
    assert evening.last.text == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_string_that_no_list_knows_is_asked_about(language: Language) -> None:
    """TT-12"""
    evening = RealEvening(language)

    assert kinds(evening.say("zorblax")) == ["Said", "Asked"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_among_bots_the_judge_refuses_what_it_does_not_know(language: Language) -> None:
    """TT-12"""
    evening = RealEvening(language, bots=(ANN, CLEO, DAN))

    assert refused(evening, "zorblax") == Reason.UNKNOWN_WORD


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_one_other_person_nonsense_falls_and_a_word_stands(language: Language) -> None:
    """TT-12, TT-63"""
    nonsense, word = (RealEvening(language, bots=(CLEO, DAN)) for _ in range(2))
    nonsense.say("zorblax")
    word.say(HANDS[language][BOB][0])

    for evening in (nonsense, word):
        evening.object(ANN)

    assert (len(nonsense.texts), len(word.texts)) == (1, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_race_the_grab_brings_the_flash_and_shuts_the_door(language: Language) -> None:
    """TT-52, TT-53"""
    evening = RealEvening(language, rounds=False)
    evening.say(HANDS[language][BOB][0], BOB)
    evening.stand()

    evening.take(CLEO)

    assert evening.flashes() == [3, 4, 3, 3]
    assert "MayAccuse" not in evening.may(DAN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_around_a_table_what_was_written_decides(language: Language) -> None:
    """TT-28"""
    mine, other = HANDS[language][BOB][0], HANDS[language][BOB][2]
    evening = RealEvening(language, speaking=Speaking.SPOKEN)
    evening.speak(other)
    evening.note(ANN, mine.upper())

    evening.accuse(CLEO)

    assert mine in evening.state.discards
    assert other in evening.hand(BOB)


@pytest.mark.parametrize("language", LANGUAGES)
def test_around_a_table_a_card_that_was_not_said_goes_back(language: Language) -> None:
    """TT-19"""
    evening = RealEvening(language, speaking=Speaking.SPOKEN)
    evening.speak()
    evening.claim(ANN, HANDS[language][ANN][0])

    evening.vouch(BOB, CLEO, said=False)

    assert evening.hand(ANN) == HANDS[language][ANN]
    assert evening.state.phase is Phase.HOLD


@pytest.mark.parametrize(
    ("language", "said", "secret"),
    [
        ("en", "suns", "sun"),
        ("en", "sunny", ""),
        ("fr", "poissons", "poisson"),
        ("fr", "poissonnier", ""),
    ],
)
def test_who_accuses_wins_by_the_plural_of_a_card_and_loses_by_its_relative(
    language: Language, said: str, secret: str
) -> None:
    """TT-14, TT-28, TT-29, TT-30"""
    evening = RealEvening(language)
    evening.say(said)

    evening.accuse(CLEO)

    assert evening.flashes() == ([3, 2, 4, 3] if secret else [3, 4, 2, 3])


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "is it raining"), ("fr", "est-ce la pluie"), ("fr", "y a-t-il du vent")],
)
def test_a_question_is_a_sentence(language: Language, text: str) -> None:
    """TT-12"""
    assert refused(RealEvening(language), text) == Reason.SENTENCE


@pytest.mark.parametrize(
    ("language", "before", "now"),
    [("en", "oxen", "an ox"), ("en", "people", "person"), ("fr", "les cieux", "ciel")],
)
def test_a_plural_that_looks_like_another_word_uses_up_its_noun(
    language: Language, before: str, now: str
) -> None:
    """TT-14"""
    evening = RealEvening(language)
    evening.say(before)

    assert refused(evening, now) == Reason.WORD_USED
