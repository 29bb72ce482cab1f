"""How a bot puts a thought: by what the secret is, and round words that may be traps."""

import pytest

from tests.games.trapwords.dungeon import LANGUAGES
from trapline.catalogue import box, referees
from trapline.games.trapwords.bots.levels import GENTLE, LEVELS
from trapline.games.trapwords.bots.mind import Mind
from trapline.games.trapwords.bots.phrasing import Phrasing, Thought
from trapline.games.trapwords.bots.setting import Setter
from trapline.games.trapwords.bots.tongue import Role
from trapline.games.trapwords.bots.tongues import tongue_of
from trapline.kernel import Language, SeededLuck

LUCK = SeededLuck("phrases")


def phrasing(language: Language) -> Phrasing:
    talk = box(language).talk
    return Phrasing(talk, tongue_of(language, talk), Mind(language, box(language)))


def test_a_phrase_says_what_the_secret_is() -> None:
    said = phrasing("en").said("blacksmith", [Thought("hit", Role.VERB)], frozenset(), LUCK)

    assert next(said) in {
        phrase.format_map({"ing": "hitting"}) for phrase in box("en").talk.phrases["person verb"]
    }


def test_an_opposite_is_called_so() -> None:
    said = phrasing("fr").said("défaite", [Thought("victoire", Role.THING)], frozenset(), LUCK)

    assert "le contraire de victoire" in list(said)


def test_a_phrase_does_not_hold_what_may_be_a_trap() -> None:
    mind = Mind("en", box("en"))
    taste = frozenset(mind.families(["taste", "kitchen", "think", "somebody"]))

    said = phrasing("en").said("spy", [Thought("hide", Role.VERB)], taste, LUCK)

    assert not any("somebody" in text or "think" in text for text in said)


@pytest.mark.parametrize(
    ("language", "secret", "guess"), [("en", "pirate", "hammer"), ("fr", "pirate", "marteau")]
)
def test_a_guess_of_another_sort_is_told_what_the_secret_is(
    language: Language, secret: str, guess: str
) -> None:
    told = set(phrasing(language).corrected(secret, guess, "…", LUCK))

    assert told == {
        each.format_map({"clue": "…"}) for each in box(language).talk.phrases["but person"]
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_phrases_know_of_secrets_is_said_of_words_of_the_box(language: Language) -> None:
    known = {word for words in box(language).words.values() for word in words}
    talk = box(language).talk
    listed = [word for line in talk.secrets.values() for word in line.split()]

    assert len(listed) == len(set(listed))
    assert known.issuperset(listed)
    assert known.issuperset(pair.split()[0] for pair in talk.opposites)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_fears_what_it_would_forbid_itself(language: Language) -> None:
    mind, judge = Mind(language, box(language)), referees()[language, True]
    setter = Setter(judge, mind, tongue_of(language, box(language).talk))

    feared = setter.feared("pirate", 4, LEVELS[GENTLE])

    assert sum(feared.values()) == pytest.approx(4)
