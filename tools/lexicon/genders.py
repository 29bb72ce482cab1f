"""Write down which French nouns are feminine: `python3 tools/build_lexicon.py genders`."""

from collections import defaultdict
from pathlib import Path

from lexicon.french_sources import lexique
from trapline.words.grammar import listed
from trapline.words.lexicon import lexicon_of

FEWEST_USES = 0.4
"""In a million words: rarer nouns come to nobody's mind."""
MEANT = listed(
    "auto barbe bosse carpe carrière cartouche chance claque crème crêpe finale foudre gauche "
    "gloire gorge greffe justice main maison manche mode mort mousse mémoire ombre orange orge "
    "page pendule pique poche politique poêle pratique radio remarque romance rose souris "
    "technique tour trompette vague vapeur voile voiture"
)
"""Lexique leaves their gender open, some because two nouns are so spelt; people who name a thing
mean the feminine one."""
RARE = listed(
    "bd braderie carbonara chocolatine crêperie douillette frangipane gabelle graduation lasagne "
    "méditerranée plancha pollinisation queue-de-cheval redevance routière rubéole rétorsion "
    "spéléologie tartiflette toussaint tourbière tectonique"
)
"""What comes to somebody's mind at a word of the box, though Lexique hardly has it."""


def feminine() -> list[str]:
    """Nouns that are feminine more often than not, in the singular: la tour, though un tour."""
    uses: defaultdict[tuple[str, str], float] = defaultdict(float)
    for entry in lexique():
        gender_and_number = entry.morph.partition(" ")[0]
        if entry.part == "NOM" and gender_and_number in ("m", "ms", "f", "fs"):
            uses[entry.form, gender_and_number[0]] += entry.uses
    known = lexicon_of("fr").number
    found = {
        word
        for (word, gender), often in list(uses.items())
        if gender == "f" and often >= max(FEWEST_USES, uses[word, "m"]) and word in known
    }
    return sorted(found.union(MEANT, RARE))


def write(file: Path) -> None:
    file.write_text("\n".join(feminine()) + "\n", encoding="utf-8")
