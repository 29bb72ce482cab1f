"""A call for a broken curse, before the real referees: what voters are told, and what broke."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, DAN, EMBER, ICE, Evening
from tests.games.trapwords.real_words import FORBIDDEN, GAME, SECRETS, cursed, written
from trapline.games.trapwords.model.kinds import ClueRule, Curse, Failure, Monster, MonsterCard
from trapline.games.trapwords.model.options import Options, Slip, Speaking
from trapline.kernel import Language

MUMMY = MonsterCard(Monster.MUMMY, hard=True)


def spoken(curse: Curse, language: Language) -> Evening:
    """Ember speaks under a curse in the second room."""
    options = Options(language=language, speaking=Speaking.SPOKEN)
    evening = Evening(options, game=GAME).put(teams=(1, 2))
    evening.begin(*SECRETS[language], curse).put(terror=FORBIDDEN[language])
    return written(evening, EMBER, ICE).take_book()


def bandaged(language: Language, *curses: Curse, slips: Slip = Slip.CALLED) -> Evening:
    """Both fight the hard Mummy, which drew two curses; Ember goes first."""
    options = Options(language=language, slips=slips)
    evening = Evening(options, game=GAME, card=MUMMY).put(teams=(4, 4), fought=True)
    evening.begin(*SECRETS[language], *curses).put(terror=FORBIDDEN[language])
    return written(evening, EMBER, ICE).take_book()


def leaning(evening: Evening, said: str) -> bool | None:
    """Call a word, contest it, and return what the referee tells those who vote."""
    evening.blame(ClueRule.CURSE, said)
    evening.contest()
    assert evening.state.review is not None
    return evening.state.review.lean


@pytest.mark.parametrize(
    ("language", "curse", "clue", "said", "lean"),
    [
        ("en", Curse.FEEBLEMIND, "miner camp", "camp", False),
        ("en", Curse.FEEBLEMIND, "camp past", "past", None),
        ("en", Curse.FEEBLEMIND, "it hangs", "hangs", True),
        ("en", Curse.ECHO, "old old miner miner", "miner", False),
        ("en", Curse.SERPENT, "miners had one", "miners", False),
        ("en", Curse.SERPENT, "some miners", "some", True),
        ("fr", Curse.FEEBLEMIND, "mineur camp", "camp", False),
        ("fr", Curse.FEEBLEMIND, "son mineur", "son", None),
        ("fr", Curse.FEEBLEMIND, "elle pend", "pend", True),
        ("fr", Curse.FOG, "objet du mineur", "mineur", False),
    ],
)
def test_the_referee_leans_where_it_has_read_the_clue(
    language: Language, curse: Curse, clue: str, said: str, lean: bool | None
) -> None:
    """TW-80, TW-81, TW-98"""
    evening = cursed(curse, language, Slip.CALLED)
    evening.clue(clue)

    assert leaning(evening, said) is lean


@pytest.mark.parametrize(
    ("language", "curse", "said", "lean"),
    [
        ("en", Curse.SERPENT, "sailors", True),
        ("en", Curse.FEEBLEMIND, "quickly", True),
        ("en", Curse.WORD_OF_TERROR, "with", True),
        ("en", Curse.FLOOD, "miners", None),
        ("en", Curse.ECHO, "miners", None),
        ("fr", Curse.SERPENT, "soldats", True),
        ("fr", Curse.FEEBLEMIND, "vite", True),
        ("fr", Curse.FEEBLEMIND, "pouvoir", None),
        ("fr", Curse.WORD_OF_TERROR, "avec", True),
    ],
)
def test_of_what_was_heard_the_referee_judges_the_word(
    language: Language, curse: Curse, said: str, lean: bool | None
) -> None:
    """TW-80, TW-128"""
    assert leaning(spoken(curse, language), said) is lean


def test_where_nothing_was_said_the_referee_has_no_lean() -> None:
    """TW-80, TW-128"""
    evening = spoken(Curse.SERPENT, "en")
    evening.blame(ClueRule.CURSE, "sailors")

    evening.contest(heard=False)

    assert evening.state.review is not None
    assert evening.state.review.lean is None


def test_where_the_teams_differ_a_word_that_breaks_no_curse_stands() -> None:
    """TW-80"""
    evening = cursed(Curse.SERPENT, "en", Slip.CALLED)
    evening.clue("miners had one")
    evening.blame(ClueRule.CURSE, "miners")
    evening.contest()

    evening.vote(BOB, DAN)

    assert evening.book == ()


@pytest.mark.parametrize(
    ("language", "clue", "said", "failure"),
    [
        ("en", "some miners", "some", Failure.CURSE),
        ("en", "with miners", "with", Failure.TERROR),
        ("fr", "des soldats", "soldats", Failure.CURSE),
        ("fr", "avec mineurs", "avec", Failure.TERROR),
    ],
)
def test_of_two_curses_the_one_that_was_broken_is_told(
    language: Language, clue: str, said: str, failure: Failure
) -> None:
    """TW-99, TW-105, TW-106"""
    evening = bandaged(language, Curse.WORD_OF_TERROR, Curse.SERPENT)
    evening.clue(clue)
    evening.blame(ClueRule.CURSE, said)

    evening.wait()

    assert evening.book[-1].failure is failure


def test_alone_the_word_of_terror_is_what_was_broken_however_it_was_heard() -> None:
    """TW-99"""
    evening = spoken(Curse.WORD_OF_TERROR, "en")
    evening.blame(ClueRule.CURSE)
    evening.contest()

    evening.vote(ANN, BOB, 2, DAN)

    assert evening.book[-1].failure is Failure.TERROR


@pytest.mark.parametrize(
    ("language", "terror", "clue"),
    [
        ("en", "it", "it's old"),
        ("en", "that", "that's for miners"),
        ("en", "you", "YOU carry one"),
        ("fr", "est", "c'est pour un mineur"),
        ("fr", "une", "qu'une lampe"),
        ("fr", "très", "tres vieux"),
        ("fr", "le", "donne-le"),
    ],
)
def test_the_word_of_terror_is_heard_in_what_is_tied_to_it(
    language: Language, terror: str, clue: str
) -> None:
    """TW-99"""
    evening = cursed(Curse.WORD_OF_TERROR, language).put(terror=terror)

    evening.clue(clue)

    assert evening.book[-1].failure is Failure.TERROR


@pytest.mark.parametrize(
    ("language", "terror", "clue"),
    [
        ("en", "with", "without a wire"),
        ("en", "in", "at an inn"),
        ("fr", "la", "va là-bas, vas-y, là"),
        ("fr", "ou", "où vont les mineurs"),
        ("fr", "de", "un dé à coudre"),
        ("fr", "des", "dès le matin"),
    ],
)
def test_another_word_that_looks_like_the_word_of_terror_frightens_nobody(
    language: Language, terror: str, clue: str
) -> None:
    """TW-99"""
    evening = cursed(Curse.WORD_OF_TERROR, language).put(terror=terror)

    evening.clue(clue)

    assert evening.book == ()
