"""French forms whose readings are no kin, by how often Lexique finds each."""

from collections.abc import Mapping

from lexicon.french_words import French, Use
from lexicon.harvest import Harvest
from lexicon.homographs import ANOTHER, are_kin, homonyms, mark, part_strangers, split
from lexicon.own_lists import lines_of
from trapline.words.model import Part, Tie

DISPUTED, ADDED = "?", "+"
NAMING = Part.NOUN | Part.ADJECTIVE
USUAL_NOUN, USUAL_VERB = 0.05, 0.75
HARDLY_SAID = 1.5


def add_homographs(found: Harvest, french: French) -> None:
    lines = lines_of("french_homographs.txt")
    written = [line for line in lines if {line[0], line[-1]} <= found.words.keys()]
    strangers = {(form, head) for form, _, head in written}
    for form, uses in french.readings.items():
        if form in found.words:
            note_roles(found, form, uses)
            tie_participles(found, uses, strangers)
    tie_plurals(found, strangers)
    for form, sign, head in written:
        part_strangers(found, form, head)
        if sign == ADDED:
            found.lemmas |= {(form, head), (form, form)}
        if sign == DISPUTED:
            found.ties[form, head] = Tie.LOOSE_DERIVATION
    for homonym in homonyms("french_homonyms.txt"):
        split(found, homonym)
    ours = {(form, head) for form, _, head in written} | {(form, form) for form, *_ in written}

    def counts(form: str, head: str) -> bool:
        """Whether Lexique or we know this reading; the dictionary alone knows too many."""
        plain = head.removesuffix(ANOTHER)
        is_said = french.zipf.get(plain, 0) >= HARDLY_SAID
        return (is_said and plain in french.readings.get(form, ())) or (form, head) in ours

    mark(found, counts)
    for form in french.seldom & found.words.keys():
        found.words[form] |= Part.SELDOM


def tie_plurals(found: Harvest, strangers: set[tuple[str, str]]) -> None:
    """Tie a form that is a noun besides to the noun of which it is one: mes aïeux, un aïeul."""
    for form, head in sorted(found.lemmas - strangers):
        is_noun = not found.words[head] & Part.VERB
        if form != head and (form, form) in found.lemmas and is_noun:
            found.tie(form, head, Tie.VARIANT)


def note_roles(found: Harvest, form: str, uses: Mapping[str, Use]) -> None:
    """Whoever writes a form alone means a thing rather than what somebody does: porte, sort."""
    for head, use in uses.items():
        found.roles[form, head] = use.part & Part(15)
        usual = use.share >= (USUAL_NOUN if use.part & NAMING else USUAL_VERB)
        if usual and len(uses) > 1:
            found.first.add((form, head))


def tie_participles(
    found: Harvest, uses: Mapping[str, Use], strangers: set[tuple[str, str]]
) -> None:
    """Tie what is also a participle to its verb: ouvert, perdue."""
    verbs = [head for head, use in uses.items() if use.is_participle]
    for verb in verbs:
        for head, use in uses.items():
            # Une arrivée is of arriver; un marché is not of marcher.
            named = use.part & Part.ADJECTIVE or (use.part & Part.NOUN and not head.endswith("é"))
            is_kin = (head, verb) in strangers or are_kin(found, head, verb)
            if named and head != verb and not is_kin:
                found.ties.pop((verb, head), None)
                found.ties[head, verb] = Tie.DERIVATION
