"""Words in a chain of hyphens, before the real referees: each counts, and each is judged."""

import pytest

from tests.games.trapwords.dungeon import BOB, DAN, EMBER, ICE, Evening
from tests.games.trapwords.real_words import (
    GAME,
    LANGUAGES,
    SECRETS,
    cursed,
    fighting,
    opened,
    refused,
    written,
)
from trapline.games.trapwords.facts.calls import Stopped
from trapline.games.trapwords.model.calls import Call
from trapline.games.trapwords.model.kinds import (
    ClueRule,
    Curse,
    Failure,
    Monster,
    MonsterCard,
    Phase,
)
from trapline.games.trapwords.model.options import Caller, Options, Slip
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import CallRule
from trapline.games.trapwords.wishes.writing import Propose
from trapline.kernel import IllegalMove, Language, Text

SENTENCE: dict[Language, str] = {
    "en": "you-can-put-it-on-the-desk-and-carry-it-round-the-house",
    "fr": "on-peut-la-poser-sur-la-table-et-puis-la-porter-dans-la-main",
}
OTHERS: dict[Language, tuple[str, str]] = {"en": ("glass", "oil"), "fr": ("verre", "huile")}
"""Two traps beside the one in question."""
DEMON = MonsterCard(Monster.DEMON)
TROLL = MonsterCard(Monster.TROLL, hard=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_has_twelve_words_whatever_joins_them(language: Language) -> None:
    """TW-127"""
    evening = Evening(Options(language=language), game=GAME).begin(*SECRETS[language])

    written(evening, EMBER, ICE).take_book()

    assert refused(evening, SENTENCE[language]) == Reason.CLUE_TOO_LONG


@pytest.mark.parametrize(
    ("language", "clue"), [("en", "old-thing-for-miners"), ("fr", "objet-pour-les-mineurs")]
)
def test_the_fog_swallows_a_chain(language: Language, clue: str) -> None:
    """TW-100"""
    assert refused(cursed(Curse.FOG, language), clue) == Reason.CURSE_FOG


@pytest.mark.parametrize(
    ("language", "chain", "word"),
    [("en", "miners-had-one", "merry-go-round"), ("fr", "pour-mineurs", "arc-en-ciel")],
)
def test_the_demon_wants_one_word_and_a_compound_is_one(
    language: Language, chain: str, word: str
) -> None:
    """TW-102"""
    evening = fighting(DEMON, language)

    assert refused(evening, chain) == Reason.DEMON_ONE_WORD
    evening.clue(word)
    assert evening.state.phase is Phase.CLUING


@pytest.mark.parametrize(
    ("language", "chain"),
    [("en", "some-thing-you-carry-when-you-camp"), ("fr", "on-la-porte-en-camping-dans-le-bois")],
)
def test_the_troll_counts_every_word_of_a_chain(language: Language, chain: str) -> None:
    """TW-102"""
    assert refused(fighting(TROLL, language), chain) == Reason.TOO_MANY_WORDS


@pytest.mark.parametrize(
    ("language", "chain"),
    [
        ("en", "it-is-furry"),
        ("en", "the-camp"),
        ("fr", "il-aboie"),
        ("fr", "aboie-t-il"),
        ("fr", "un-camp"),
    ],
)
def test_feeblemind_looks_at_every_word_of_a_chain(language: Language, chain: str) -> None:
    """TW-98"""
    assert refused(cursed(Curse.FEEBLEMIND, language), chain) == Reason.CURSE_FEEBLEMIND


@pytest.mark.parametrize(
    ("language", "clue"),
    [("en", "merry-go-round ex-miner"), ("fr", "perce-neige arc-en-ciel ex-mineur")],
)
def test_feeblemind_knows_nouns_with_a_hyphen(language: Language, clue: str) -> None:
    """TW-98"""
    evening = cursed(Curse.FEEBLEMIND, language)

    evening.clue(clue)

    assert evening.state.phase is Phase.CLUING


@pytest.mark.parametrize(("language", "chain"), [("en", "a-small-thing"), ("fr", "un-seul-objet")])
def test_the_serpent_hears_every_word_of_a_chain(language: Language, chain: str) -> None:
    """TW-100"""
    assert refused(cursed(Curse.SERPENT, language), chain) == Reason.CURSE_SERPENT


@pytest.mark.parametrize(
    ("language", "chain"), [("en", "go-with-miners"), ("fr", "va-avec-mineurs")]
)
def test_the_word_of_terror_slips_out_in_a_chain(language: Language, chain: str) -> None:
    """TW-99"""
    evening = cursed(Curse.WORD_OF_TERROR, language)

    evening.clue(chain)

    assert evening.book[-1].failure is Failure.TERROR


def test_who_asks_with_the_word_of_terror_has_said_it() -> None:
    """TW-99"""
    evening = cursed(Curse.WORD_OF_TERROR, "fr").put(terror="est")

    evening.clue("est-ce un objet")

    assert evening.book[-1].failure is Failure.TERROR


@pytest.mark.parametrize(("language", "chain"), [("en", "it-is-old"), ("fr", "il-est-vieux")])
def test_what_breaks_a_curse_in_a_chain_can_be_called(language: Language, chain: str) -> None:
    """TW-98, TW-138"""
    evening = cursed(Curse.FEEBLEMIND, language, Slip.CALLED)
    evening.clue(chain)
    assert [hint.said for hint in evening.view(BOB).hints] == [chain]

    for said in (chain, chain.split("-")[1]):
        wish = CallRule(evening.state.turn, ClueRule.CURSE, 1, Text(said))
        GAME.play(evening.state, DAN, wish, evening.at, evening.luck)


@pytest.mark.parametrize(
    ("language", "chain", "word", "phrase"),
    [
        ("en", "wick-candle-bulb", "wick", "a wick candle bulb"),
        ("fr", "mèche-bougie-ampoule", "mèche", "une mèche bougie ampoule"),
    ],
)
def test_a_chain_on_a_list_is_one_trap_and_not_one_for_each_word(
    language: Language, chain: str, word: str, phrase: str
) -> None:
    """TW-44, TW-72"""
    evening = opened(language, chain, *OTHERS[language])
    assert evening.state.sheets[EMBER].traps[0] == chain.replace("-", " ")

    assert not any(isinstance(fact, Stopped) for fact in evening.clue(word))
    assert any(isinstance(fact, Stopped) for fact in evening.clue(phrase))


@pytest.mark.parametrize(("language", "word"), [("en", "make-up"), ("fr", "arc-en-ciel")])
def test_a_compound_on_a_list_keeps_its_hyphens(language: Language, word: str) -> None:
    """TW-44"""
    evening = opened(language, word, *OTHERS[language])

    assert evening.state.sheets[EMBER].traps[0] == word


@pytest.mark.parametrize(
    ("language", "guess"), [("en", "it-is-an-old-lamp"), ("fr", "une-vieille-lampe-de-mineur")]
)
def test_a_guess_has_four_words_whatever_joins_them(language: Language, guess: str) -> None:
    """TW-59"""
    evening = opened(language, "gaz", *OTHERS[language])

    with pytest.raises(IllegalMove) as refusal:
        evening.guess(guess)

    assert refusal.value.reason == Reason.GUESS_TOO_LONG


@pytest.mark.parametrize(("said", "agreed"), [("fire", True), ("a-big-fire", True), ("big", False)])
def test_of_a_chain_the_word_that_springs_is_called(said: str, agreed: bool) -> None:
    """TW-128"""
    options = Options(caller=Caller.OPPONENTS)
    evening = Evening(options, game=GAME).begin(*SECRETS["en"])
    written(evening, EMBER, ICE).take_book()
    evening.clue("a-big-fire burns")

    evening.call("fire", said)

    assert evening.view(BOB).call == Call(BOB, 1, said, "fire", None, agreed=agreed)


@pytest.mark.parametrize(
    ("language", "one", "same"),
    [("en", "ice-cream", "ice cream"), ("fr", "porte feuille", "portefeuille")],
)
def test_what_is_only_written_apart_is_listed_once(language: Language, one: str, same: str) -> None:
    """TW-43, TW-44"""
    evening = Evening(Options(language=language), game=GAME).begin(*SECRETS[language])
    evening.play(BOB, Propose(evening.state.turn, Text(one)))

    with pytest.raises(IllegalMove) as refusal:
        evening.play(DAN, Propose(evening.state.turn, Text(same)))

    assert refusal.value.reason == Reason.ALREADY_LISTED
