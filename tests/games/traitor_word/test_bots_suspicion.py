"""Whom bots suspect: by what was smuggled before, by odd words, by where somebody leads."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, CLEO, Evening
from tests.games.traitor_word.real import RealEvening
from tests.games.traitor_word.thinking import LIVES, accusations, chosen, mind
from trapline.games.traitor_word.bots.levels import GENTLE, SHARP
from trapline.games.traitor_word.bots.mind import BROAD
from trapline.games.traitor_word.bots.suspicion import flashes, likely_secret, pays_from
from trapline.games.traitor_word.model.kinds import Charge, Verdict
from trapline.games.traitor_word.model.options import Speaking
from trapline.games.traitor_word.model.view import Fate, Heard
from trapline.kernel import PLAIN, Language, Seat

CLOSE = {"en": "water", "fr": "eau"}
JUMP = {"en": "piano", "fr": "piano"}
LANGUAGES: tuple[Language, ...] = ("en", "fr")
SMUGGLED = Fate(secret="x", validated=True)


def word(number: int, by: Seat, text: str, fate: Fate | None = None) -> Heard:
    return Heard(number, by, text, is_opening=False, fate=fate)


def chain(*fates: Fate | None) -> list[Heard]:
    """Bob has said so many words, and this came of them; then Ann has said a river."""
    own = [word(n, BOB, "table", fate) for n, fate in enumerate(fates)]
    return [*own, word(9, ANN, "river")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_hardly_ever_accuses_a_word_at_which_people_nod(language: Language) -> None:
    """TT-27, TT-63"""
    evening = RealEvening(language)
    evening.say(CLOSE[language])

    assert accusations(evening, CLEO).total() < LIVES / 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_accuses_a_word_that_nothing_links(language: Language) -> None:
    """TT-27, TT-31, TT-63"""
    evening = RealEvening(language).has(CLEO, hand=())
    evening.say(JUMP[language])

    assert accusations(evening, CLEO).total() > LIVES / 2


@pytest.mark.parametrize("strange", ["Zzqk", "Blorp"])
def test_a_bot_calls_a_string_that_nobody_knows_off_topic(strange: str) -> None:
    """TT-31, TT-63"""
    evening = Evening(opening="river")
    evening.say(strange)

    assert set(accusations(evening, CLEO)) == {Charge.OFF_TOPIC}


def test_a_bot_accuses_nobody_of_what_it_did_not_hear() -> None:
    """TT-31, TT-63"""
    evening = RealEvening("en", speaking=Speaking.SPOKEN)
    evening.speak()

    assert not accusations(evening, CLEO)


def test_a_bot_suspects_a_word_once() -> None:
    """TT-63"""
    evening = RealEvening("en").has(CLEO, hand=())
    evening.say("piano")
    evening.let_stand(CLEO)

    assert not accusations(evening, CLEO)


def test_a_bot_never_calls_secret_what_it_holds_itself() -> None:
    """TT-27, TT-63"""
    evening = RealEvening("en")
    evening.say("piano")
    evening.claim(CLEO)
    evening.has(CLEO, hand=("piano",))

    assert Charge.SECRET not in accusations(evening, CLEO)


def test_suspicion_grows_with_every_word_that_was_smuggled() -> None:
    """TT-18, TT-63"""
    looks = [
        likely_secret(mind("en"), chain(*fates), BOB, "boat")
        for fates in ((None, None, None), (None, None, SMUGGLED), (SMUGGLED, SMUGGLED, SMUGGLED))
    ]

    assert looks == sorted(looks)
    assert looks[-1] > 2 * looks[0]


@pytest.mark.parametrize(("language", "often"), [("en", "water"), ("fr", "eau")])
def test_of_a_word_that_makes_think_of_everything_anything_can_be_suspected(
    language: Language, often: str
) -> None:
    """TT-63"""
    before = [word(1, ANN, often)]

    looks = [
        likely_secret(mind(language), before, BOB, idea.word)
        for idea in mind(language).ideas(often)
    ]

    assert len(looks) > BROAD
    assert all(0 < look < 1 for look in looks)


def test_suspicion_grows_where_somebody_led_the_chain_all_along() -> None:
    """TT-10, TT-63"""
    led = [word(1, BOB, "castle"), word(2, ANN, "soup"), word(3, BOB, "crown")]
    straight = [word(1, ANN, "castle"), word(2, BOB, "soup"), word(3, ANN, "crown")]
    last = word(4, CLEO, "throne")

    aiming, idle = (
        likely_secret(mind("en"), [*words, last], BOB, "king") for words in (led, straight)
    )

    assert aiming > idle


def test_a_sharp_bot_accuses_sooner_than_a_gentle_one() -> None:
    """TT-27, TT-63"""
    evening = RealEvening("en").has(CLEO, hand=())
    evening.say("stone")

    gentle, plain, sharp = (
        accusations(evening, CLEO, bot).total() for bot in (GENTLE, PLAIN, SHARP)
    )

    assert gentle <= plain <= sharp
    assert gentle < sharp


def test_a_pile_is_counted_by_what_everybody_saw() -> None:
    """TT-42, TT-63"""
    paid = Fate(charge=Charge.SECRET, accuser=CLEO, verdict=Verdict.INNOCENT, payer=CLEO)
    told = [
        word(1, BOB, "table", SMUGGLED),
        word(2, ANN, "river", Fate(claims=(BOB,))),
        word(3, BOB, "bridge", paid),
    ]

    assert [flashes(told, seat) for seat in (ANN, BOB, CLEO)] == [3, 6, 2]


def test_an_accusation_pays_sooner_against_somebody_about_to_win() -> None:
    """TT-43, TT-63"""
    evening = RealEvening("en")
    view = evening.view(CLEO)
    told = tuple(word(n, BOB, f"word {n}", SMUGGLED) for n in range(3))

    assert pays_from(told, BOB) < pays_from(view.chain, BOB)


def test_a_bot_lets_a_word_stand_that_it_does_not_accuse() -> None:
    """TT-26, TT-63"""
    evening = RealEvening("en")
    evening.say("water")

    assert type(chosen(evening, CLEO)).__name__ == "LetStand"
