"""What bots say: words people nod at, on the way to their own."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, CLEO, Evening
from tests.games.traitor_word.real import RealEvening
from tests.games.traitor_word.thinking import LEVELS, LIVES, chosen, mind, said
from trapline.games.traitor_word.bots import levels
from trapline.games.traitor_word.bots.levels import GENTLE
from trapline.games.traitor_word.bots.speaking import LONGEST_WAIT, farther, next_word
from trapline.games.traitor_word.model.options import Options, Speaking
from trapline.games.traitor_word.wishes import Claim, LetStand, Speak, Take
from trapline.kernel import Language, SeededLuck

LANGUAGES: tuple[Language, ...] = ("en", "fr")
SEA = {"en": "river", "fr": "mer"}
FAR: dict[Language, tuple[str, ...]] = {"en": ("piano", "king"), "fr": ("piano", "roi")}
NEAR = {"en": "fish", "fr": "poisson"}
STEPS: dict[Language, tuple[str, str]] = {"en": ("wheat", "bread"), "fr": ("blé", "pain")}


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_people_in_ten_would_nod_at_what_a_bot_says(language: Language, bot: str) -> None:
    """TT-10, TT-63"""
    evening = RealEvening(language).has(BOB, hand=FAR[language])

    words = said(evening, bot)

    links = [mind(language).link(SEA[language], word) for word in words.elements()]
    assert len(links) == LIVES
    assert sum(links) / len(links) > 0.9


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_says_a_secret_word_that_hardly_anybody_would_notice(language: Language) -> None:
    """TT-18, TT-63"""
    evening = RealEvening(language).has(BOB, hand=(NEAR[language], *FAR[language]))

    assert set(said(evening)) == {NEAR[language]}


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_does_not_jump_to_a_secret_word(language: Language, bot: str) -> None:
    """TT-18, TT-63"""
    evening = RealEvening(language).has(BOB, hand=FAR[language])

    assert not set(said(evening, bot)) & set(FAR[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_leads_the_chain_towards_a_secret_word(language: Language) -> None:
    """TT-10, TT-18, TT-63"""
    opening, card = STEPS[language]
    aiming, idle = (Evening(Options(language=language), opening=opening) for _ in range(2))
    aiming.has(BOB, hand=(card,))
    idle.has(BOB, hand=())

    def nearness(evening: Evening) -> float:
        return sum(mind(language).link(word, card) for word in said(evening).elements())

    assert nearness(aiming) >= nearness(idle)


def test_a_bot_says_nothing_twice() -> None:
    """TT-14, TT-63"""
    evening = RealEvening("en", seats=3).has(BOB, hand=()).chain("water", "stream", "creek")
    evening.stand()

    words = said(evening)

    assert words
    assert not set(words) & {"river", "water", "stream", "creek"}


@pytest.mark.parametrize(("language", "strange"), [("en", "Zzqk"), ("fr", "Blorp")])
def test_a_bot_to_whom_a_word_means_nothing_mostly_passes(language: Language, strange: str) -> None:
    """TT-17, TT-63"""
    evening = asked_about(strange, language)

    assert said(evening).total() < LIVES / 2


@pytest.mark.parametrize(
    ("language", "word"), [("en", "barcelona"), ("en", "slovenia"), ("fr", "espagne")]
)
def test_a_bot_says_no_names(language: Language, word: str) -> None:
    """TT-12: they would go, but a bot has no capitals for them."""
    evening = RealEvening(language)

    assert mind(language).knows(word)
    assert list(mind(language).fresh(evening.view(BOB), [word])) == []


@pytest.mark.parametrize(
    ("language", "last", "step", "never"),
    [("fr", "banque", "compte", "bancaire")],
)
def test_a_thought_in_between_leads_to_no_word_made_of_the_last(
    language: Language, last: str, step: str, never: str
) -> None:
    evening = RealEvening(language)
    evening.say(last)

    words = list(farther(mind(language), levels.LEVELS[GENTLE], evening.view(CLEO), step))

    assert never not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_never_says_a_rhyme(language: Language) -> None:
    """TT-13, TT-63"""
    evening = asked_about("Zzriver", language)

    assert not any(word.endswith("iver") for word in said(evening))


def test_where_no_clock_runs_a_bot_goes_on_from_the_last_word_it_knows() -> None:
    """TT-17, TT-63"""
    evening = asked_about("Zzqk", "en", Options(word_seconds=0))

    words = said(evening)

    assert words.total() == LIVES
    assert all(mind("en").place("river", word) is not None for word in words)


def test_a_bot_goes_on_from_a_card_that_means_nothing_to_it() -> None:
    """TT-9, TT-63"""
    evening = Evening(opening="zorblax").has(BOB, hand=())

    assert said(evening).total() == LIVES


@pytest.mark.parametrize(("rounds", "blurts"), [(LONGEST_WAIT, False), (LONGEST_WAIT + 1, True)])
def test_a_bot_blurts_a_word_it_does_not_know_once_it_has_waited_long(
    rounds: int, blurts: bool
) -> None:
    """TT-18, TT-63: with such a hand no chain of bots would ever end."""
    evening = RealEvening("en", seats=3).has(BOB, hand=("Zzqk",))
    evening.chain(*mind("en").words[: 3 * rounds]).stand()

    word = next_word(mind("en"), levels.LEVELS[GENTLE], evening.view(BOB), SeededLuck(1))

    assert (word == "Zzqk") is blurts


def test_a_bot_claims_its_own_word_when_others_say_it() -> None:
    """TT-19, TT-63"""
    evening = RealEvening("en")
    evening.say("bridge")

    assert chosen(evening, ANN) == Claim(2)


def test_a_gentle_bot_misses_some_of_its_words_and_looks_only_once() -> None:
    """TT-59, TT-63"""
    evening = RealEvening("en")
    evening.say("bridge")

    first = {type(chosen(evening, ANN, life, GENTLE)) for life in range(LIVES)}
    evening.let_stand(ANN)
    later = {type(chosen(evening, ANN, life, GENTLE)) for life in range(LIVES)}

    assert first == {Claim, LetStand}
    assert Claim not in later


def test_a_bot_has_no_voice_and_types_where_people_speak() -> None:
    """TT-63"""
    evening = RealEvening("en", speaking=Speaking.SPOKEN, bots=(BOB,))

    wish = chosen(evening, BOB)

    assert isinstance(wish, Speak)
    assert wish.text


def test_a_bot_that_heard_nothing_waits_until_the_word_is_written_down() -> None:
    """TT-28, TT-63"""
    evening = RealEvening("en", speaking=Speaking.SPOKEN, bots=(CLEO,))
    evening.speak()
    evening.let_stand(CLEO)
    evening.stand()
    unheard = said(evening)

    evening.note(ANN, "water")

    assert not unheard
    assert said(evening).total() == LIVES


def test_a_bot_leaves_the_token_if_it_does_not_know_the_word() -> None:
    """TT-50, TT-61, TT-63"""
    evening = Evening(Options(rounds=False), opening="zorblax")

    assert not any(isinstance(chosen(evening, CLEO, life), Take) for life in range(LIVES))


def test_a_bot_sometimes_leaves_the_token_but_not_with_a_fitting_secret_word() -> None:
    """TT-50, TT-63"""
    evening = Evening(Options(rounds=False), opening="river").has(CLEO, hand=("piano",))

    takes = [chosen(evening, CLEO, life) is not None for life in range(LIVES)]
    evening.has(CLEO, hand=("fish",))

    assert set(takes) == {False, True}
    assert all(isinstance(chosen(evening, CLEO, life), Take) for life in range(LIVES))


def asked_about(strange: str, language: Language, options: Options | None = None) -> Evening:
    """Let Bob say what is in no list; Cleo, whose turn it is, has let it stand."""
    evening = Evening(options or Options(language=language), opening=SEA[language])
    evening.say(strange)
    evening.let_stand(CLEO)
    evening.stand()
    return evening
