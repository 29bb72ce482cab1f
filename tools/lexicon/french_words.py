"""Every French form a player may type: what it can be, how common it is, of which headwords."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log10
from pathlib import Path

from wordfreq import get_frequency_dict

from lexicon.french_sources import Entry, hunspell, lexique
from trapline.words.french import analyses
from trapline.words.grammar import listed
from trapline.words.model import Part
from trapline.words.spelling import bare, spelt

LEXIQUE_PARTS = {
    "NOM": Part.NOUN,
    "ADJ": Part.ADJECTIVE,
    "VER": Part.VERB,
    "AUX": Part.VERB,
    "ADV": Part.ADVERB,
    "ADJ:num": Part.NUMBER,
    "ONO": Part.FUNCTION,
}
HUNSPELL_PARTS = {
    "nom": Part.NOUN,
    "adj": Part.ADJECTIVE,
    "adv": Part.ADVERB,
    "nb": Part.NUMBER,
    "npr": Part.PROPER,
    "prn": Part.PROPER,
    "patr": Part.PROPER,
    "interj": Part.FUNCTION,
    "loc": Part.ADVERB,
}
FINITE = ("ind:", "sub:", "cnd:", "imp:")
FINITE_TAGS = {"ipre", "iimp", "ipsi", "ifut", "cond", "spre", "simp", "impe"}
# A reading this rare beside the others is no reading: nuit is the night, not what harms.
SMALLEST_SHARE = 0.03
RAREST_FORM = 1.0
RARE = 1.4
UNCOMMON_LEMMA = 1.6
SHORTEST_PROPER = 4
SHORT_FOR_THINGS = listed(
    "adn bd cd cdi cdd cv dj dvd gps hlm jt mp ok ovni pc pdf pdg pv qcm qi rdv sdf sf sms svp tgv "
    "tv tva usb vip vtt wc"
)
"""Abbreviations in capitals that are short for no name."""


@dataclass
class Use:
    """How a form is used as a form of one headword."""

    part: Part
    share: float
    is_participle: bool = False


@dataclass
class French:
    """The forms, and for every headword the rest of what the sources know."""

    zipf: dict[str, float]
    parts: dict[str, Part] = field(default_factory=dict)
    lemmas: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    roots: dict[str, tuple[str, ...]] = field(default_factory=dict)
    heads: dict[str, Part] = field(default_factory=dict)
    """Headwords, and what they are as headwords."""
    uses: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    """How often a headword is used, in any form, in a million words of Lexique."""
    finite: set[str] = field(default_factory=set)
    infinite: set[str] = field(default_factory=set)
    """Forms with a reading that is no finite verb."""
    plural: set[str] = field(default_factory=set)
    readings: dict[str, dict[str, Use]] = field(default_factory=lambda: defaultdict(dict))
    """By form and headword, as Lexique finds them."""
    named: set[str] = field(default_factory=set)
    """Forms that the dictionary has with a capital."""
    common: set[str] = field(default_factory=set)
    """Forms that Lexique has, or the dictionary in small letters."""
    seldom: set[str] = field(default_factory=set)
    """Forms with a reading so rare that it was left out."""

    def add(self, form: str, lemma: str, part: Part) -> None:
        self.parts[form] = self.parts.get(form, Part(0)) | part
        self.parts.setdefault(lemma, part)
        self.lemmas[form].add(lemma)
        self.heads[lemma] = self.heads.get(lemma, Part(0)) | part

    def heads_of(self, form: str) -> set[str]:
        return self.lemmas.get(form) or {form}

    def has(self, word: str, part: Part) -> bool:
        return bool(self.heads.get(word, Part(0)) & part)


def frequencies() -> dict[str, float]:
    """Zipf frequencies of wordfreq's large list."""
    found: dict[str, float] = {}
    for word, share in get_frequency_dict("fr", wordlist="large").items():
        form = spelt(word)
        found[form] = max(found.get(form, 0.0), round(log10(share) + 9, 2))
    return found


def read(dictionary: Path) -> French:
    french = French(frequencies())
    add_lexique(french)
    add_hunspell(french, hunspell(dictionary))
    for form in french.finite - french.infinite:
        french.parts[form] |= Part.CONJUGATED
    for form in french.plural:
        french.parts[form] |= Part.PLURAL
    for form in french.named & french.parts.keys():
        is_word = form in french.common
        french.parts[form] &= ~Part.PROPER
        french.parts[form] |= Part.NAMED if is_word else Part.PROPER
    alike = Counter(map(bare, french.parts))
    for form in sorted(french.parts):
        if alike[bare(form)] == 1 and can_be_missed(french, form):
            del french.parts[form], french.lemmas[form]
    return french


def can_be_missed(french: French, form: str) -> bool:
    """Whether hardly anybody writes a form, and the rules for unseen words find its headword."""
    if form in french.heads or french.zipf.get(form, 0) >= RARE or len(french.lemmas[form]) > 1:
        return False
    (lemma,) = french.lemmas[form]
    return lemma in french.zipf and any(base == lemma for base, _, tie in analyses(form) if not tie)


def add_lexique(french: French) -> None:
    """Add the readings of a form that are not drowned by its others."""
    readings: dict[str, list[Entry]] = defaultdict(list)
    for entry in lexique():
        if entry.part.split(":")[0] in ("NOM", "ADJ", "VER", "AUX", "ADV", "ONO"):
            readings[entry.form].append(entry)
    for form, entries in readings.items():
        shares: dict[str, float] = defaultdict(float)
        for entry in entries:
            shares[entry.lemma] += entry.uses
        for entry in entries:
            french.uses[entry.lemma] += entry.uses
            part = LEXIQUE_PARTS.get(entry.part)
            alone = len(shares) == 1
            share = 1.0 if alone else shares[entry.lemma] / (sum(shares.values()) or 1.0)
            if part and share >= SMALLEST_SHARE:
                french.add(form, entry.lemma, part)
                note_shape(french, entry, part, any(tag in entry.morph for tag in FINITE))
                note_use(french, entry, part, share)
            elif part:
                french.seldom.add(form)
            if form == entry.lemma:
                french.roots[form] = entry.roots


def note_use(french: French, entry: Entry, part: Part, share: float) -> None:
    use = french.readings[entry.form].setdefault(entry.lemma, Use(part, share))
    use.part |= part
    use.is_participle |= "par:" in entry.morph


def note_shape(french: French, entry: Entry, part: Part, finite: bool) -> None:
    (french.finite if finite else french.infinite).add(entry.form)
    words = entry.morph.split()
    several = "is:pl" in words or words[:1] in (["mp"], ["fp"], ["p"])
    if several and part & Part.NOUN and entry.form != entry.lemma:
        french.plural.add(entry.form)


def add_hunspell(french: French, entries: Iterable[Entry]) -> None:
    from_lexique = set(french.parts)
    french.common |= from_lexique
    for entry in entries:
        (french.named if is_named(entry) else french.common).add(entry.form)
        part = hunspell_part(entry)
        if not part or not is_wanted(french, from_lexique, entry, part):
            continue
        french.add(entry.form, entry.lemma, part)
        note_shape(french, entry, part, bool(FINITE_TAGS & tags_of(entry)))


def is_named(entry: Entry) -> bool:
    """Whether the dictionary writes a word with a capital, and not only as it writes TV (TW-85)."""
    return entry.morph[0].isupper() and entry.form not in SHORT_FOR_THINGS


def hunspell_part(entry: Entry) -> Part:
    part = Part(0)
    for tag in entry.part.split():
        part |= (
            Part.VERB if tag[0] == "v" and tag[1:2].isdigit() else HUNSPELL_PARTS.get(tag, Part(0))
        )
    return part


def tags_of(entry: Entry) -> set[str]:
    return {tag[3:] for tag in entry.morph.split() if tag.startswith("po:")}


def is_wanted(french: French, known: set[str], entry: Entry, part: Part) -> bool:
    """Whether this reading of a form adds something a player might mean."""
    if not entry.form[0].isalpha() or (part == Part.PROPER and len(entry.form) < SHORTEST_PROPER):
        return False
    if entry.lemma in french.lemmas.get(entry.form, ()):
        return True
    heard = french.zipf.get(entry.form, 0)
    base = french.zipf.get(entry.lemma, 0)
    if entry.form in known:
        return part != Part.PROPER and entry.lemma in known and base >= heard - 1
    if heard < RAREST_FORM:
        return False
    return base >= UNCOMMON_LEMMA or entry.lemma in known
