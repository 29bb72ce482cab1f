"""What a French word is, by its neighbours."""

from collections.abc import Sequence

from trapline.words.french_closed import HELPERS
from trapline.words.grammar import listed
from trapline.words.model import Part
from trapline.words.places import ACTING, ALONE, ANYTHING, NAMING, PartsOf, Place, neighbours

DETERMINERS = listed(
    "le la les l un une des du au aux ce cet cette ces mon ton son ma ta sa mes tes ses notre "
    "votre nos vos leur leurs quel quelle quels quelles chaque plusieurs quelques deux trois "
    "quatre cinq six sept huit neuf dix aucun aucune certains certaines autre autres"
)
SUBJECTS = listed("je j tu il elle on nous vous ils elles qui ça cela")
BESIDE_A_VERB = listed("ne n se s me m te t y lui")
EITHER = listed("le la les l leur nous vous en")
"""Articles that are pronouns behind a subject: il la porte."""
PREPOSITIONS = listed(
    "de d à en pour sans avec par dans sur sous chez contre vers entre comme pendant selon"
)
CONTRACTED = listed("des du au aux")
TENSES_OF_AVOIR = listed(
    "ai as a avons avez ont avais avait avions aviez avaient aura auras aurai aurons aurez auront "
    "aurait auraient ayant"
)
INFINITIVES = ("er", "ir", "re", "oir")


def place(said: Sequence[str], at: int, parts: PartsOf) -> Place:
    """Say what the word at `at` may be: "il porte" is a verb, "une porte" is none."""
    if len(said) == 1:
        return ALONE
    earlier, before, after = neighbours(said, at)
    if before in EITHER and (earlier in SUBJECTS or earlier in BESIDE_A_VERB):
        return Place(ACTING)
    if before in DETERMINERS:
        ends = not after or after in PREPOSITIONS | CONTRACTED or after in HELPERS
        return Place(Part.NOUN if ends else NAMING)
    if before in SUBJECTS or before in BESIDE_A_VERB:
        return Place(ACTING)
    if before in PREPOSITIONS:
        return Place(ANYTHING if said[at].endswith(INFINITIVES) else NAMING)
    if before in TENSES_OF_AVOIR:
        return Place(Part.VERB | Part.ADJECTIVE)
    return by_the_nouns(earlier, before, after, parts)


def by_the_nouns(earlier: str, before: str, after: str, parts: PartsOf) -> Place:
    """No two nouns stand side by side, and none before an article: la pluie tombe, ferme la."""
    named = earlier in DETERMINERS and parts(before) & ANYTHING == Part.NOUN
    if named or (not before and after in DETERMINERS - CONTRACTED):
        return Place(Part.VERB | Part.ADJECTIVE | Part.ADVERB)
    could_be = parts(before) & ANYTHING
    announced = earlier in DETERMINERS and bool(could_be & Part.ADJECTIVE)
    describes = announced or could_be == Part.ADJECTIVE
    return Place(NAMING) if describes and before not in HELPERS else Place()
