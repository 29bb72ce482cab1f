"""Write down which French nouns are feminine: `python3 tools/build_lexicon.py genders`."""

from collections import defaultdict
from pathlib import Path

from lexicon.french_sources import lexique
from trapline.words.grammar import listed
from trapline.words.lexicon import lexicon_of

FEWEST_USES = 0.4
"""In a million words: rarer nouns come to nobody's mind."""
MEANT = listed(
    "auto barbe bosse carpe carrière chance claque crème crêpe finale foudre gauche gloire gorge "
    "justice main maison manche mémoire mode mort mousse ombre orange orge pendule pique poche "
    "poêle politique pratique radio remarque romance rose souris technique tour trompette vague "
    "vapeur voile voiture"
)
"""Lexique leaves their gender open, some because two nouns are so spelt; people who name a thing
mean the feminine one."""


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
    return sorted(found.union(MEANT))


def write(file: Path) -> None:
    file.write_text("\n".join(feminine()) + "\n", encoding="utf-8")
