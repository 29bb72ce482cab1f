"""What stands before a word as it is heard: an hour, a unicorn; l'herbe, la hache."""

from trapline.words.grammar import listed
from trapline.words.spelling import bare, spelt

VOWELS = "aeiouy"
ASPIRATED = tuple(
    sorted(
        listed(
            "hach hagard haie haillon hain haiss halag halet hall halo halt hamac hamburger hameau "
            "hampe hamster hanch hand hangar hanneton hant happ harangu haras harc hardi harem "
            "hareng harg haricot harnais harp hasard hat hauss haut havre heraut heriss hernie "
            "heron heros hers hetre heurt hibou hideux hierarch hippie hiss hobby hoch hockey "
            "holland homard hoquet hors hotte houblon houe houille houle houp hous houx hublot "
            "huche huee huit hurl huss hutte"
        )
    )
)
"""How words begin before which nothing is dropped: la hache, le héros (but l'héroïne)."""


def a_or_an(word: str) -> str:
    """Return a or an, as it is heard: an hour, a unicorn."""
    is_mute = word.startswith(("hour", "heir", "honest", "honor", "honour"))
    is_you = word.startswith(("uni", "use", "usu", "eu", "ewe", "one", "once", "u-"))
    is_vowel = word[:1] in "aeiou" and not (is_you and not word.startswith("unin"))
    return "an" if is_mute or is_vowel else "a"


def is_elided(word: str) -> bool:
    """Say whether an article loses its vowel before a word: l'eau, l'herbe, but la hache."""
    plain = bare(spelt(word))
    if plain[:1] == "h":
        return not plain.startswith(ASPIRATED)
    if plain[:1] == "y":
        return plain.startswith("yeu")
    return plain[:1] in VOWELS and not plain.startswith(("onz", "ouistiti", "oui", "ouate"))
