"""What stands before a word as it is heard: an hour, a unicorn; l'herbe, la hache."""

from trapline.words.grammar import listed
from trapline.words.spelling import bare, spelt

VOWELS = "aeiouy"
ASPIRATED = tuple(
    sorted(
        listed(
            "hach hack haddock hadith hadj hagard haie haillon hain haiss hajj halag halet "
            "hall halo halt hamac hamburger hameau hammam hampe hamster hanch hand hangar "
            "hanneton hans hant haouss happ harangu haras harc hardcore hardi hardware harem "
            "hareng harg haricot harmattan harn haro harp hart hasard hasch hash hat hauss "
            "haut havan havre hayon heaume henn heraut heriss hernie heron heros hers hertz "
            "hetre heurt hibou hic hideux hidjab hierarch hifi highland hijab hippie hipster "
            "hiss hobb hobereau hoch hockey hola holding holland homard hong hont hoquet "
            "horde hors hot-dog hotline hotte houblon houe houille houle houmous houp hourra "
            "hous houx hoverboard huard hub huche huee huguenot huit hun hupp hurl huron hurr "
            "husk huss hutin hutte hutu"
        )
    )
)
"""How words begin before which nothing is dropped: la hache, le héros (but l'héroïne)."""
MUTE = ("hallucin", "halogen", "halter", "huitr")
"""How others begin that look like these: l'haltère, l'huître."""


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
        return plain.startswith(MUTE) or not plain.startswith(ASPIRATED)
    if plain[:1] == "y":
        return plain.startswith("yeu")
    return plain[:1] in VOWELS and not plain.startswith(("onz", "ouistiti", "oui", "ouate"))
