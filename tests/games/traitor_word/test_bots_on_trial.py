"""What bots say for a word, and how they vote: by the link, by a plea, never for the unknown."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, CLEO, DAN, Evening
from tests.games.traitor_word.thinking import LIVES, chosen, mind
from trapline.games.traitor_word.bots.phrases import PHRASES
from trapline.games.traitor_word.bots.pleas import told
from trapline.games.traitor_word.model.kinds import Charge
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.wishes import Defend, Vote
from trapline.kernel import PUBLIC, IllegalMove, Language, Text

LANGUAGES: tuple[Language, ...] = ("en", "fr")


def accused(before: str, said: str, language: Language = "en", seats: int = 4) -> Evening:
    """Ann has read a word, Bob says another, and Cleo calls it off-topic."""
    evening = Evening(Options(language=language), opening=before, seats=seats)
    evening.say(said)
    evening.accuse(CLEO, Charge.OFF_TOPIC)
    return evening


def voted(evening: Evening, plea: str) -> Vote:
    """Return how Dan, a bot, votes after a plea."""
    evening.defend(plea)
    wish = chosen(evening, DAN)
    assert isinstance(wish, Vote)
    return wish


def pleas(evening: Evening) -> set[str]:
    wishes = [chosen(evening, BOB, life) for life in range(LIVES)]
    return {str(wish.text) for wish in wishes if isinstance(wish, Defend)}


@pytest.mark.parametrize(
    ("language", "before", "said"),
    [("en", "witch", "broom"), ("en", "ring", "finger"), ("fr", "sorcière", "balai")],
)
def test_a_bot_names_nothing_between_two_close_words_unless_both_call_it_up(
    language: Language, before: str, said: str
) -> None:
    """TT-32: a ring calls up no nail, and broomstick says nothing new of a broom."""
    sentences = pleas(accused(before, said, language))

    assert sentences <= {
        told(mind(language), phrase, before, said) for phrase in PHRASES[language].direct
    }


@pytest.mark.parametrize(
    ("language", "before", "said", "between"),
    [
        ("en", "sea", "salt", "ocean"),
        ("en", "police", "robber", "thief"),
        ("en", "cream", "peanut", "butter"),
        ("fr", "mer", "sel", "eau"),
        ("fr", "père", "mère", "famille"),
        ("fr", "crapaud", "prince", "grenouille"),
    ],
)
def test_a_bot_defends_its_word_by_the_one_in_between(
    language: Language, before: str, said: str, between: str
) -> None:
    """TT-32, TT-63"""
    sentences = pleas(accused(before, said, language))

    assert sentences == {
        told(mind(language), phrase, before, said, between) for phrase in PHRASES[language].bridged
    }


@pytest.mark.parametrize(
    ("language", "before", "said", "sentence"),
    [
        ("en", "poodle", "dog", "A poodle is a kind of dog."),
        ("fr", "caniche", "chien", "Caniche, c’est une sorte de chien."),  # noqa: RUF001 - typeset
    ],
)
def test_a_bot_defends_its_word_as_a_kind_of_the_other(
    language: Language, before: str, said: str, sentence: str
) -> None:
    """TT-32, TT-63"""
    assert sentence in pleas(accused(before, said, language))


@pytest.mark.parametrize(
    ("language", "one", "other", "sentence"),
    [
        ("en", "university", "school", "A university is a kind of school."),
        ("en", "hour", "time", "An hour is a kind of time."),
        ("fr", "persil", "herbe", "Persil, c’est une sorte d’herbe."),  # noqa: RUF001 - typeset
        ("fr", "hachette", "hache", "Hachette, c’est une sorte de hache."),  # noqa: RUF001 - typeset
    ],
)
def test_a_plea_puts_before_a_word_what_is_heard(
    language: Language, one: str, other: str, sentence: str
) -> None:
    assert told(mind(language), PHRASES[language].kind[0], one, other) == sentence


def test_a_plea_never_names_a_card_of_the_hand() -> None:
    """TT-7, TT-32, TT-63"""
    evening = accused("sea", "salt").has(BOB, hand=("water",))

    assert not any("water" in sentence for sentence in pleas(evening))


@pytest.mark.parametrize(
    ("language", "before", "said", "down"),
    [
        ("en", "river", "water", False),
        ("en", "river", "piano", True),
        ("fr", "mer", "bateau", False),
        ("fr", "mer", "piano", True),
    ],
)
def test_a_bot_votes_as_people_would(
    language: Language, before: str, said: str, down: bool
) -> None:
    """TT-33, TT-63"""
    assert voted(accused(before, said, language), "").down is down


@pytest.mark.parametrize(
    ("language", "before", "said", "plea"),
    [
        ("en", "flower", "bake", "It sounds like flour."),
        ("fr", "mer", "enfant", "Cela sonne comme mère."),
    ],
)
def test_a_good_plea_turns_the_thumb_and_is_the_reason(
    language: Language, before: str, said: str, plea: str
) -> None:
    """TT-13, TT-32, TT-63"""
    without, with_plea = (
        voted(accused(before, said, language), ""),
        voted(accused(before, said, language), plea),
    )

    assert (without.down, with_plea.down) == (True, False)
    assert with_plea.why is not None
    assert with_plea.why.split()[0].rstrip(":") in plea


@pytest.mark.parametrize("plea", ["", "These two go well together.", "Trust me, I am honest."])
def test_an_empty_plea_turns_no_thumb(plea: str) -> None:
    """TT-32, TT-63"""
    assert voted(accused("river", "piano"), plea).down


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("strange", ["zzqk", "blorp"])
def test_what_nobody_knows_never_links_and_a_bot_says_so(language: Language, strange: str) -> None:
    """TT-33, TT-63"""
    wish = voted(accused("table", strange, language), f"{strange} table")

    assert wish.down
    assert wish.why is not None
    assert strange in wish.why


def test_who_does_not_know_the_word_before_gives_the_accused_the_benefit() -> None:
    """TT-35, TT-63"""
    assert not voted(accused("zzqk", "table"), "").down


@pytest.mark.parametrize(("said", "why"), [("piano", "no link"), ("salt", "ocean")])
def test_a_bot_says_in_a_word_why_it_votes_so(said: str, why: str) -> None:
    """TT-33, TT-63"""
    assert voted(accused("sea", said), "").why == why


def test_a_bot_votes_once() -> None:
    """TT-33, TT-63"""
    evening = accused("river", "piano", seats=5)
    evening.defend("")
    evening.vote(DAN, down=True)

    assert not isinstance(chosen(evening, DAN), Vote)


def test_why_somebody_votes_so_is_hidden_until_all_thumbs_are_seen() -> None:
    """TT-33"""
    evening = accused("river", "piano", seats=5)
    evening.defend("")
    evening.play(DAN, Vote(2, down=True, why=Text("no link")))
    hidden = [evening.view(one).trial for one in (ANN, PUBLIC)]
    evening.vote(ANN, down=True)
    evening.vote(4, down=True)

    fate = evening.view(PUBLIC).chain[-1].fate

    assert all(trial is not None and trial.whys == () for trial in hidden)
    assert fate is not None
    assert fate.whys == ((DAN, "no link"),)


def test_a_reason_is_a_word_or_a_few() -> None:
    """TT-33"""
    evening = accused("river", "piano")
    evening.defend("")

    with pytest.raises(IllegalMove):
        evening.play(DAN, Vote(2, down=True, why=Text("no " * 40)))


@pytest.mark.parametrize(
    ("language", "before", "said", "why"),
    [
        ("en", "flower", "flour", "they sound the same"),
        ("fr", "mer", "mère", "ça sonne pareil"),
    ],
)
def test_a_bot_nods_at_a_word_that_sounds_like_the_one_before(
    language: Language, before: str, said: str, why: str
) -> None:
    """TT-13"""
    vote = voted(accused(before, said, language), "…")

    assert not vote.down
    assert vote.why == why


@pytest.mark.parametrize("said", ["car", "cable"])
def test_what_only_looks_alike_is_no_link(said: str) -> None:
    assert voted(accused("table", said), "they look alike").down


def test_a_plea_may_point_at_what_a_word_sounds_like() -> None:
    """TT-13"""
    assert not voted(accused("knight", "dark"), "night is dark").down


@pytest.mark.parametrize("plea", ["a feather, of course", "feathre feathre", "fethre"])
def test_no_plea_saves_what_is_no_word(plea: str) -> None:
    vote = voted(accused("bird", "feathre"), plea)

    assert vote.down
    assert "feathre" in str(vote.why)


def test_a_bot_understands_a_rare_word_by_what_it_is_a_kind_of() -> None:
    assert not voted(accused("bird", "budgerigar"), "…").down
    assert not voted(accused("car", "jalopy"), "…").down
    assert voted(accused("violin", "jalopy"), "…").down
