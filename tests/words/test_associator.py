"""What comes to a bot's mind: words people would say, whatever form they were asked in."""

import subprocess
import sys
from collections.abc import Sequence

import pytest

from trapline.kernel import Language
from trapline.words.associator import Associator, associator_of
from trapline.words.evoked import evoked_by
from trapline.words.lexicon import lexicon_of

ENGLISH, FRENCH = associator_of("en"), associator_of("fr")
UNKNOWN = (
    "zzqk",
    "blorp",
    "xxxxxxx",
    "eeeee",
    "",
    "   ",
    "?!",
    "свет",
    "🐝",
    "123456",
    "\N{COMBINING ACUTE ACCENT}",
)


def words(ideas: Sequence[tuple[str, float]]) -> list[str]:
    return [word for word, _ in ideas]


@pytest.mark.parametrize(
    ("mind", "word", "expected"),
    [
        (ENGLISH, "bee", "honey"),
        (ENGLISH, "king", "queen"),
        (ENGLISH, "needle", "thread"),
        (FRENCH, "abeille", "miel"),
        (FRENCH, "roi", "reine"),
        (FRENCH, "forêt", "arbre"),
    ],
)
def test_what_people_say_first_is_among_the_first_ten(
    mind: Associator, word: str, expected: str
) -> None:
    assert expected in words(mind.associates(word, 10))


@pytest.mark.parametrize(
    ("mind", "clues", "meant"),
    [
        (ENGLISH, ["it barks", "a loyal pet", "on a leash"], "dog"),
        (ENGLISH, ["made by bees", "sweet and sticky"], "honey"),
        (FRENCH, ["elle brille la nuit", "un croissant dans le ciel", "les loups hurlent"], "lune"),
        (FRENCH, ["fait par les abeilles", "sucré"], "miel"),
    ],
)
def test_phrases_are_understood_without_their_grammar(
    mind: Associator, clues: list[str], meant: str
) -> None:
    assert meant in words(mind.guess(clues, 5))


def test_a_form_brings_to_mind_what_its_word_does() -> None:
    assert "cat" in words(ENGLISH.associates("dogs", 20))
    assert words(FRENCH.associates("grenouilles")) == words(FRENCH.associates("grenouille"))


@pytest.mark.parametrize(("mind", "word"), [(ENGLISH, "swim"), (FRENCH, "voler")])
def test_no_associate_is_of_the_family_of_its_word(mind: Associator, word: str) -> None:
    found = words(mind.associates(word, 40))

    assert not {"swimming", "swimmer", "swam", "vol", "voleur", "volant"} & {*found}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_associates_are_forms_of_one_word(language: Language) -> None:
    lexicon = lexicon_of(language)
    found = words(associator_of(language).associates("table", 60))

    heads = [head for word in found for head in lexicon.heads(lexicon.number[word])]
    assert len(heads) == len(set(heads))


def test_an_accent_makes_another_word() -> None:
    assert FRENCH.knows("dé")
    assert not FRENCH.associates("de") or words(FRENCH.associates("de")) != words(
        FRENCH.associates("dé")
    )
    assert FRENCH.link("pêche", "hameçon") > FRENCH.link("péché", "hameçon")
    assert FRENCH.link("pêcheur", "poisson") > FRENCH.link("pécheur", "poisson")


@pytest.mark.parametrize("unknown", UNKNOWN)
@pytest.mark.parametrize("mind", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_an_unknown_string_brings_nothing_to_mind_and_never_links(
    mind: Associator, unknown: str
) -> None:
    assert not mind.knows(unknown)
    assert mind.associates(unknown) == []
    assert mind.guess([unknown]) == []
    assert mind.link(unknown, "table") == mind.link("table", unknown) == 0


@pytest.mark.parametrize(
    ("mind", "said", "meant"),
    [
        (FRENCH, "Meuh !", "vache"),
        (FRENCH, "coin-coin", "canard"),
        (FRENCH, "bzzzzzz", "abeille"),
        (FRENCH, "hahaha", "rire"),
        (FRENCH, "comme Obélix", "gaulois"),
        (FRENCH, "sur le Titanic", "naufrage"),
        (FRENCH, "d'Artagnan", "mousquetaire"),
        (ENGLISH, "zzzzz", "sleep"),
        (ENGLISH, "tick-tock", "clock"),
        (ENGLISH, "Pinocchio", "puppet"),
    ],
)
def test_a_sound_or_a_name_makes_people_think_of_something(
    mind: Associator, said: str, meant: str
) -> None:
    assert mind.link(said, meant) > 0.9
    assert meant in words(mind.guess([said], 8))


def test_a_link_through_what_a_name_makes_people_think_of_is_less_sure() -> None:
    assert ENGLISH.link("elvis", "moon") < 0.9
    assert ENGLISH.link("elvis", "singer") > 0.9


def test_what_sounds_like_nothing_else_keeps_its_own_meaning() -> None:
    assert words(FRENCH.guess(["au coin"])) == words(FRENCH.guess(["coin"]))
    assert "canard" not in words(FRENCH.guess(["au coin"]))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_mind_knows_what_sounds_and_names_make_people_think_of(language: Language) -> None:
    mind = associator_of(language)

    assert [word for known in evoked_by(language).values() for word in known
            if not mind.knows(word)] == []  # fmt: skip


def test_two_words_that_make_one_are_heard_as_one_and_grammar_joins_with_nothing() -> None:
    assert ENGLISH.link("lip stick", "makeup") == ENGLISH.link("lipstick", "makeup")
    assert words(FRENCH.associates("par terre")) == words(FRENCH.associates("terre"))


def test_a_rare_word_is_understood_by_what_it_is_a_kind_of_which_may_still_be_meant() -> None:
    assert 0.7 < ENGLISH.link("camp", "teepee") < 0.9
    assert ENGLISH.link("trumpet", "teepee") < 0.5
    assert "tent" in words(ENGLISH.guess(["a teepee for camping"]))


@pytest.mark.parametrize(
    ("mind", "slip", "word"),
    [
        (ENGLISH, "lizzard", "lizard"),
        (ENGLISH, "freind", "friend"),
        (FRENCH, "méchannt", "méchant"),
        (FRENCH, "ordianteur", "ordinateur"),
    ],
)
def test_a_slip_of_the_finger_is_mended_in_a_clue_and_links_with_nothing(
    mind: Associator, slip: str, word: str
) -> None:
    assert words(mind.guess([f"{slip} zzqk"], 8)) == words(mind.guess([word], 8))
    assert mind.link(slip, word) == 0


def test_a_string_of_any_length_is_passed_over() -> None:
    endless = "qwertz" * 20_000

    assert words(ENGLISH.guess([f"lantern {endless}"])) == words(ENGLISH.guess(["lantern"]))


def test_what_is_unknown_in_a_phrase_is_passed_over() -> None:
    assert words(ENGLISH.guess(["zzqk honey", "blorp hive"])) == words(
        ENGLISH.guess(["honey", "hive"])
    )


@pytest.mark.parametrize(
    ("mind", "near", "far"),
    [
        (ENGLISH, ("fire", "flames"), ("fire", "spoon")),
        (ENGLISH, ("doctor", "hospital"), ("doctor", "kite")),
        (FRENCH, ("feu", "flammes"), ("feu", "cuillère")),
        (FRENCH, ("médecin", "hôpital"), ("médecin", "cerf-volant")),
    ],
)
def test_people_nod_at_what_is_linked_and_shake_their_heads_at_what_is_not(
    mind: Associator, near: tuple[str, str], far: tuple[str, str]
) -> None:
    assert mind.link(*near) > 0.8
    assert mind.link(*far) < 0.5


def test_a_link_is_the_same_both_ways() -> None:
    assert ENGLISH.link("moon", "wolf") == pytest.approx(ENGLISH.link("wolf", "moon"))


def test_forms_of_one_word_are_linked() -> None:
    assert ENGLISH.link("mouse", "mice") > 0.9
    assert FRENCH.link("cheval", "chevaux") > 0.9


def test_a_guess_is_one_of_the_list_as_it_is_written_there() -> None:
    box = ("Œuf", "Lune", "ice cream", "Kraken")

    assert words(FRENCH.guess(["la nuit", "le ciel"], 1, among=box)) == ["Lune"]
    assert words(FRENCH.guess(["la poule", "une omelette"], 1, among=box)) == ["Œuf"]
    assert words(ENGLISH.guess(["cold dessert", "in a cone"], 1, among=box)) == ["ice cream"]


def test_nothing_is_guessed_of_a_list_that_nobody_knows() -> None:
    assert ENGLISH.guess(["honey"], among=("zzqk", "blorp")) == []
    assert ENGLISH.guess(["honey"], among=()) == []


def test_what_was_guessed_wrongly_or_said_is_not_guessed() -> None:
    clues = ["it barks", "a loyal pet"]
    first = ENGLISH.guess(clues, 1)[0].word

    assert first not in words(ENGLISH.guess(clues, 20, without=[f"{first}s"]))
    assert "honey" not in words(ENGLISH.guess(["honey", "bee"], 20))


def test_likelihoods_are_of_all_candidates_and_fall() -> None:
    shares = [idea.likely for idea in ENGLISH.guess(["honey", "hive"], 9000)]

    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize(
    ("mind", "asked", "never"),
    [
        (ENGLISH, "intercourse", {"sex", "sexual"}),
        (ENGLISH, "bed", {"sex"}),
        (ENGLISH, "prostitute", {"whore", "hooker", "slut"}),
        (FRENCH, "prostituée", {"pute", "putain", "sexe"}),
        (FRENCH, "lit", {"sexe", "baiser"}),
    ],
)
def test_what_no_child_should_read_is_understood_and_never_said(
    mind: Associator, asked: str, never: set[str]
) -> None:
    assert mind.knows(asked)
    assert not never & {*words(mind.associates(asked, 60)), *words(mind.guess([asked], 60))}


def test_the_same_question_has_the_same_answer() -> None:
    other = Associator("en")

    assert other.associates("bee") == ENGLISH.associates("bee")
    assert other.guess(["honey", "hive"]) == ENGLISH.guess(["honey", "hive"])


def test_an_answer_does_not_hang_on_what_was_asked_before() -> None:
    other = Associator("en")
    other.guess(["hive"])
    other.guess(["nectar", "honey"])

    assert other.guess(["honey", "hive"]) == Associator("en").guess(["honey", "hive"])


def test_a_language_has_one_associator() -> None:
    assert associator_of("en") is ENGLISH


def test_nothing_is_read_and_numpy_waits_until_somebody_asks() -> None:
    program = """
import sys
from trapline.words.associator import associator_of
mind = associator_of("en")
print("numpy" in sys.modules, "_mind" in vars(mind))
mind.knows("bee")
print("numpy" in sys.modules, "_mind" in vars(mind))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == ["False", "False", "True", "True"]
