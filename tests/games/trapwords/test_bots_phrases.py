"""How a bot puts a thought: by what the secret is, and round words that may be traps."""

import pytest

from tests.games.trapwords.dungeon import BOB, LANGUAGES, Evening
from tests.games.trapwords.scenes import REAL
from trapline.catalogue import box, referees
from trapline.games.trapwords.bots.levels import LEVELS, Level
from trapline.games.trapwords.bots.mind import Mind
from trapline.games.trapwords.bots.phrasing import Phrasing, Thought
from trapline.games.trapwords.bots.setting import Setter
from trapline.games.trapwords.bots.tongue import Role
from trapline.games.trapwords.bots.tongues import tongue_of
from trapline.games.trapwords.model.options import Options, WordSet
from trapline.kernel import Language, SeededLuck
from trapline.words import Referee

LUCK = SeededLuck("phrases")


def phrasing(language: Language) -> Phrasing:
    talk = box(language).talk
    return Phrasing(talk, tongue_of(language, talk), Mind(language, box(language)))


def setter_of(language: Language) -> Setter:
    mind, judge = Mind(language, box(language)), referees()[language, True]
    return Setter(judge, mind, tongue_of(language, box(language).talk))


def test_a_phrase_says_what_the_secret_is() -> None:
    said = phrasing("en").said("tailor", [Thought("sew", Role.VERB)], frozenset(), LUCK)

    assert next(said) in {
        phrase.format_map({"ing": "sewing"}) for phrase in box("en").talk.phrases["person verb"]
    }


@pytest.mark.parametrize(
    ("language", "secret", "unsure", "role"),
    [
        ("en", "cat", "blue", Role.ADJECTIVE),
        ("en", "sock", "pin", Role.THING),
        ("fr", "aimant", "relation", Role.THING),
        ("fr", "guêpe", "rouge", Role.ADJECTIVE),
    ],
)
def test_what_a_bot_is_unsure_of_is_not_said_as_a_fact(
    language: Language, secret: str, unsure: str, role: Role
) -> None:
    phrases, talk = phrasing(language), box(language).talk.phrases
    slots = tongue_of(language, box(language).talk).slots(unsure)

    said = set(phrases.said(secret, [Thought(unsure, role)], frozenset(), LUCK))

    manner = "hinted" if role is Role.ADJECTIVE else role
    assert said == {phrase.format_map(slots) for phrase in talk[manner]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_may_think_of_next_is_lawful_and_new(language: Language) -> None:
    content, referee = box(language), Referee(language, either_part=True)

    assert set(content.afterthoughts) <= set(content.thoughts)
    for word, after in content.afterthoughts.items():
        first = content.thoughts[word]
        for place, thought in enumerate(after):
            assert thought.isalpha(), f"{word}: {thought}"
            assert referee.lawful_trap(thought, word, (*first, *after[:place])).lawful, (
                f"{word}: {thought}"
            )


@pytest.mark.parametrize(
    ("secret", "word", "role", "told"),
    [
        ("défaite", "victoire", Role.THING, "le contraire de la victoire"),
        ("poltron", "courageux", Role.ADJECTIVE, "le contraire de courageux"),
    ],
)
def test_an_opposite_is_called_so(secret: str, word: str, role: Role, told: str) -> None:
    said = phrasing("fr").said(secret, [Thought(word, role)], frozenset(), LUCK)

    assert told in list(said)[:3]


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
    feared = setter_of(language).feared("pirate", 4)

    assert sum(feared.values()) == pytest.approx(4)


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_fears_the_traps_of_every_level(language: Language, level: Level) -> None:
    """Else a weaker rival's traps would stand where a bot goes to keep clear of obvious ones."""
    setter = setter_of(language)
    view = Evening(Options(language=language), game=REAL).begin("pirate").view(BOB)

    traps = {str(next(setter.trap(view, level, SeededLuck(f"{seed}")))) for seed in range(20)}

    assert traps <= setter.feared("pirate", 4).keys()


@pytest.mark.parametrize(
    ("language", "manner", "thing"), [("en", "but place", "sea"), ("fr", "but place", "mer")]
)
def test_a_guesser_passes_over_the_phrases_that_bots_put_around_a_word(
    language: Language, manner: str, thing: str
) -> None:
    mind, phrases = Mind(language, box(language)), box(language).talk.phrases[manner]
    among = mind.among(WordSet.EVERYDAY)

    said = [phrase.format_map({"clue": thing}) for phrase in phrases]

    for text in said:
        assert mind.guess([text], among) == mind.guess([thing], among), text


@pytest.mark.parametrize(
    ("word", "said"),
    [("gravée", "gravé"), ("noires", "noir"), ("légère", "léger"), ("liquide", "liquide")],
)
def test_a_french_adjective_is_said_in_the_masculine(word: str, said: str) -> None:
    assert tongue_of("fr", box("fr").talk).slots(word)["x"] == said


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("honte", "de la honte"),
        ("heaume", "du heaume"),
        ("hamac", "du hamac"),
        ("halogène", "de l'halogène"),
        ("huître", "de l'huître"),
        ("herbe", "de l'herbe"),
    ],
)
def test_a_french_article_is_dropped_only_before_what_is_mute(word: str, said: str) -> None:
    slots = tongue_of("fr", box("fr").talk).slots(word)

    assert slots["du"] == said
