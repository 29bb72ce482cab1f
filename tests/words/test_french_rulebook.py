"""Every French example of the rulebook of Trapwords, and the words of Traitor Word in French."""

import pytest

from tests.words.french_referee import FRENCH
from trapline.words import Question, Unlawful, Verdict


@pytest.mark.parametrize(
    "trap",
    [
        *(
            "tête",
            "corde",
            "animal",
            "grand",
            "musical",
            "poilu",
            "s'habiller",
            "jouant",
            "mangent",
        ),
        *("moustaches", "félin", "ronronner"),
    ],
)
def test_tw_35_nouns_adjectives_and_verbs_are_lawful_in_any_form(trap: str) -> None:
    assert FRENCH.lawful_trap(trap, "chat", []).reason is None


@pytest.mark.parametrize("trap", ["deux", "huit", "cent", "2", "8"])
def test_tw_36_numbers_are_lawful(trap: str) -> None:
    assert FRENCH.lawful_trap(trap, "chat", []).reason is None


@pytest.mark.parametrize(
    "trap", ["un", "1", "chose", "quelque", "quelqu'un", "une", "quelque chose", "n'importe quoi"]
)
def test_tw_39_words_used_like_pronouns_are_unlawful(trap: str) -> None:
    assert FRENCH.lawful_trap(trap, "chat", []).reason == Unlawful.PRONOUN_LIKE


@pytest.mark.parametrize("trap", ["quelque part", "chose promise", "le bon", "pomme de terre"])
def test_tw_44_an_entry_with_one_word_of_content_is_lawful(trap: str) -> None:
    assert FRENCH.lawful_trap(trap, "chat", []).lawful


@pytest.mark.parametrize("trap", ["ce", "lui", "je", "sien", "lequel"])
def test_tw_37_pronouns_are_unlawful(trap: str) -> None:
    assert FRENCH.lawful_trap(trap, "chat", []).reason == Unlawful.PRONOUN


@pytest.mark.parametrize("trap", ["aller", "venir", "vouloir", "faire", "peut", "était", "ont"])
def test_tw_38_helping_verbs_are_unlawful(trap: str) -> None:
    assert FRENCH.lawful_trap(trap, "chat", []).reason == Unlawful.HELPING_VERB


@pytest.mark.parametrize("trap", ["pouvoir", "devoir", "savoir", "être", "avoir"])
def test_tw_42_a_helper_that_is_a_noun_too_is_lawful_with_a_warning(trap: str) -> None:
    ruling = FRENCH.lawful_trap(trap, "chat", [])

    assert ruling.reason is None
    assert ruling.homograph


def test_tw_42_pouvoir_springs_on_powers_and_not_on_being_able() -> None:
    assert FRENCH.springs("pouvoir", "Il possède de grands pouvoirs").verdict == Verdict.YES
    assert FRENCH.springs("pouvoir", "Il peut voler").verdict == Verdict.NO


def test_tw_41_a_filler_never_springs() -> None:
    assert FRENCH.springs("bien", "Eh bien...").verdict == Verdict.NO


def test_tw_43_a_trap_is_listed_once_and_is_no_form_of_the_secret() -> None:
    assert FRENCH.lawful_trap("chats", "souris", ["chat"]).reason == Unlawful.DUPLICATE
    assert FRENCH.lawful_trap("animaux", "animal", []).reason == Unlawful.FORM_OF_THE_SECRET


@pytest.mark.parametrize("guess", ["animaux", "animal domestique", "Animal", "l'animal"])
def test_tw_60_a_guess_that_contains_the_secret_is_right(guess: str) -> None:
    assert FRENCH.answers("animal", guess).verdict == Verdict.YES


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("chat", "chat chien loup"),
        ("chien", "un chat un chien"),
        ("lanterne", "lampe ou lanterne"),
        ("lanterne", "lampe et lanterne"),
        ("lanterne", "pas une lanterne"),
        ("lanterne", "ce n'est pas une lanterne"),
    ],
)
def test_tw_59_a_list_or_a_denial_is_no_guess(secret: str, guess: str) -> None:
    assert FRENCH.answers(secret, guess).verdict == Verdict.NO


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("chien", "un chien de garde"),
        ("garde", "chien de garde"),
        ("eau", "chute d'eau"),
        ("lampe", "vieille lampe à huile"),
        ("loup", "chien loup"),
        ("rouge", "poisson rouge"),
        ("pirate", "bateau pirate"),
        ("lanterne", "c'est une lanterne"),
        ("château", "château de sable"),
        ("pas", "faux pas"),
        ("or", "bague en or"),
    ],
)
def test_tw_59_one_idea_may_take_several_words(secret: str, guess: str) -> None:
    assert FRENCH.answers(secret, guess).verdict == Verdict.YES


@pytest.mark.parametrize("guess", ["historique", "historien"])
def test_tw_61_a_relative_of_the_secret_is_no_right_guess(guess: str) -> None:
    assert FRENCH.answers("histoire", guess).verdict == Verdict.NO


@pytest.mark.parametrize("said", ["historique", "historien"])
def test_tw_69_derivations_spring(said: str) -> None:
    assert FRENCH.springs("histoire", said).verdict == Verdict.YES


@pytest.mark.parametrize("trap", ["portefeuille", "porte", "feuille"])
def test_tw_71_a_compound_springs_its_parts(trap: str) -> None:
    assert FRENCH.springs(trap, "un portefeuille").verdict == Verdict.YES


def test_tw_73_a_remote_relative_does_not_spring() -> None:
    assert FRENCH.springs("science", "la conscience").verdict == Verdict.NO


def test_tw_126_a_paraphrase_does_not_spring_and_an_inflection_does() -> None:
    assert FRENCH.springs("lait", "C'est fait à partir de jus de vache").verdict == Verdict.NO
    assert FRENCH.springs("gras", "une matière grasse").verdict == Verdict.YES
    assert FRENCH.springs("tartine", "Ma tartine tombe de son côté").verdict == Verdict.YES


@pytest.mark.parametrize("said", ["caniche", "pitbull"])
def test_tw_83_a_kind_of_the_secret_is_questionable(said: str) -> None:
    (hint,) = FRENCH.questionable("chien", f"un {said}")

    assert (hint.question, hint.said) == (Question.KIND_OF_SECRET, said)


def test_tw_83_a_periphrase_is_fine() -> None:
    clue = "Il est considéré comme le meilleur ami de l'homme"

    assert FRENCH.questionable("chien", clue) == ()


@pytest.mark.parametrize("said", ["Allemagne", "Américain"])
def test_tw_84_proper_nouns_are_questionable(said: str) -> None:
    hints = FRENCH.questionable("pays", f"un mot comme {said}")

    assert [(hint.question, hint.said) for hint in hints] == [(Question.PROPER_NOUN, said)]


@pytest.mark.parametrize("clue", ["Ça rime avec bateau", "Ça sonne comme seau", "ça finit par eau"])
def test_tw_87_talk_of_sound_and_spelling_is_questionable(clue: str) -> None:
    assert Question.SPELLING_OR_SOUND in {
        hint.question for hint in FRENCH.questionable("château", clue)
    }


def test_tw_87_a_translation_is_questionable() -> None:
    (hint,) = FRENCH.questionable("fromage", "un bon cheese")

    assert (hint.question, hint.said) == (Question.TRANSLATION, "cheese")


@pytest.mark.parametrize("word", ["mangeons", "finissez", "courut", "verrai"])
def test_tt_12_conjugated_verbs_are_told(word: str) -> None:
    assert FRENCH.is_conjugated(word)


@pytest.mark.parametrize("word", ["manger", "porte", "livre", "vu", "chantant", "rapide", "Zidane"])
def test_tt_12_infinitives_nouns_and_participles_are_no_conjugated_verbs(word: str) -> None:
    assert not FRENCH.is_conjugated(word)


@pytest.mark.parametrize(
    ("one", "other"),
    [("chat", "CHATS"), ("école", "ecole"), ("œuf", "oeufs"), ("animal", "animaux")],
)
def test_tt_14_case_accents_and_plural_make_no_new_word(one: str, other: str) -> None:
    assert FRENCH.same_word(one, other)
    assert FRENCH.same_word(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("pêche", "péché"), ("mur", "mûr"), ("verre", "vert"), ("chat", "chaton")]
)
def test_tt_14_other_spellings_are_other_words(one: str, other: str) -> None:
    assert not FRENCH.same_word(one, other)
