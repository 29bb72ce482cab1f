"""French, as the referee needs it beyond the lexicon."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from trapline.words.endings import FRENCH_IRREGULAR, FRENCH_REGULAR
from trapline.words.expressions import FRENCH_EXPRESSIONS, FRENCH_THINGS
from trapline.words.fillers import FRENCH_FILLERS
from trapline.words.french_closed import (
    BEGINNINGS,
    FILLERS,
    FUNCTION_WORDS,
    HELPERS,
    HOMOGRAPHS,
    PRONOUN_LIKE,
    PRONOUNS,
    number_words,
)
from trapline.words.french_places import place
from trapline.words.grammar import Analysis, Grammar, listed
from trapline.words.model import Tie

BEFORE_A_NOUN = listed(
    "le la les l un une des du ce cet cette ces mon ton son ma ta sa mes tes ses notre votre "
    "nos vos leur leurs au aux à de d quel quelle quels quelles chaque plusieurs quelques deux "
    "trois quatre cinq grand grands grande grandes petit petits petite petites beau bel bon "
    "bons bonne bonnes mauvais gros grosse vieux vieil vieille nouveau nouvelle premier dernier "
    "certains divers sans par en pendant dans vers"
)
NEVER_BEFORE_A_SOUND = listed("de d sans par en à pendant dans vers")
SOUNDS = listed("son sons ton tons mon")
BEFORE_A_HELPER = listed(
    "je j tu il elle on nous vous ils elles qui ça cela ce c ne n y lui me te se ont a ai as "
    "avons avez avait avais avaient aura aurait ayant"
)
HELPING_INFINITIVES = listed("être avoir pouvoir devoir savoir")
BEFORE_AN_INFINITIVE = listed("pour sans de d à par afin après")
INFINITIVE = re.compile(r"(?:er|ir|re|oir)$")


def helps(said: Sequence[str], at: int) -> bool | None:
    """Whether the homograph at `at` only helps: "il est tard" does, "un vent d'est" does not."""
    if len(said) == 1:
        return False
    word = said[at]
    before = said[at - 1] if at else ""
    after = said[at + 1] if at + 1 < len(said) else ""
    if word in ("bien", "bon"):
        return before in FILLERS  # TW-41: "Eh bien…"
    if word in SOUNDS:
        return helps_to_own(before, after)
    if word == "point":
        return not {"ne", "n"}.isdisjoint(said[:at])
    if word in HELPING_INFINITIVES and (before in BEFORE_AN_INFINITIVE or before in HELPERS):
        return True
    if before in BEFORE_A_HELPER:
        return True
    if before in BEFORE_A_NOUN:
        return False
    if word == "est":
        return bool(after)
    if word in FUNCTION_WORDS or INFINITIVE.search(after):
        return True
    return None


def helps_to_own(before: str, after: str) -> bool | None:
    """Whether son is "his": le son is a sound, son chien is his dog."""
    if before in BEFORE_A_NOUN - NEVER_BEFORE_A_SOUND:
        return False
    return True if after else None


FIRST_GROUP = listed(
    "e es ent ons ez ais ait ions iez aient ai as a âmes âtes èrent erai eras era erons erez "
    "eront erais erait erions eriez eraient asse asses ât assions assiez assent ant é ée és ées"
)
SECOND_GROUP = listed(
    "is it issons issez issent issais issait issions issiez issaient irai iras ira irons irez "
    "iront irais irait irions iriez iraient isse isses issant i ie ies îmes îtes irent"
)
PLURALS = (("aux", "al"), ("eaux", "eau"), ("eux", "eu"), ("s", ""), ("x", ""))
FEMININES = (
    *(("euse", "eur"), ("euse", "eux"), ("trice", "teur"), ("enne", "en"), ("onne", "on")),
    *(("ère", "er"), ("ive", "if"), ("elle", "el"), ("ette", "et"), ("ée", "é"), ("e", "")),
)
SUFFIXES = (
    ("ement", ("", "e", "er")),
    ("ment", ("", "r", "er")),
    ("amment", ("ant",)),
    ("emment", ("ent",)),
    ("issement", ("ir",)),
    ("isation", ("iser", "", "e")),
    ("ation", ("er", "e")),
    ("ition", ("ir", "er")),
    ("tion", ("re", "ter")),
    ("ion", ("", "er")),
    ("isateur", ("iser",)),
    ("ateur", ("er", "ation")),
    ("eur", ("er", "", "e", "ir")),
    ("age", ("er", "", "e")),
    ("able", ("er", "e", "")),
    ("abilité", ("able", "er")),
    ("ibilité", ("ible",)),
    ("ité", ("", "e")),
    ("alité", ("al", "el")),
    ("isme", ("", "e", "iste", "ique")),
    ("iste", ("", "e", "isme")),
    ("istique", ("iste", "")),
    ("ique", ("", "e", "ie")),
    ("iser", ("", "e", "ique")),
    ("ifier", ("", "e")),
    ("erie", ("er", "e", "ier", "")),
    ("ier", ("", "e")),
    ("ien", ("", "e", "ie")),
    ("ais", ("", "e")),
    ("ois", ("", "e")),
    ("eux", ("", "e", "eur")),
    ("esque", ("", "e")),
    ("âtre", ("", "e")),
    ("ette", ("", "e")),
    ("et", ("", "e")),
    ("ard", ("", "er", "e")),
    ("ade", ("", "er")),
    ("ure", ("er", "e", "")),
    ("ance", ("er", "ant")),
    ("ence", ("ent",)),
    ("itude", ("", "e")),
    ("esse", ("", "e")),
    ("al", ("", "e")),
    ("el", ("", "e")),
    ("aire", ("", "e")),
    ("er", ("", "e")),
    ("o", ("", "e")),
)
PREFIXES = listed("re ré r dé dés in im ir il co en em mé néo") | BEGINNINGS.keys()
SHORTEST_BASE = 3
Endings: TypeAlias = Mapping[str, Sequence[tuple[str, Tie | None]]]


def ending_table() -> Endings:
    """What may stand instead of each ending, and whether that is only another form."""
    table: dict[str, list[tuple[str, Tie | None]]] = {}
    for ending, instead in (*PLURALS, *FEMININES):
        table.setdefault(ending, []).append((instead, None))
    for endings, infinitive in ((FIRST_GROUP, "er"), (SECOND_GROUP, "ir")):
        for ending in sorted(endings):
            table.setdefault(ending, []).append((infinitive, None))
    for ending, replacements in SUFFIXES:
        table.setdefault(ending, []).extend((instead, Tie.DERIVATION) for instead in replacements)
    return table


ENDINGS = ending_table()
RULES = {ending: f"-{ending}" for ending in ENDINGS}
LONGEST_ENDING = max(map(len, ENDINGS))
LONGEST_PREFIX = max(map(len, PREFIXES))


def analyses(word: str) -> Iterator[Analysis]:
    """How an unseen word may be an inflection or a derivation; longer endings come first."""
    yield from endings_off(word, derived_only=False)
    if word.endswith("s"):
        yield from endings_off(word[:-1], derived_only=True)
    for size in range(min(LONGEST_PREFIX, len(word) - SHORTEST_BASE - 1), 0, -1):
        if (prefix := word[:size]) in PREFIXES:
            yield Analysis(word[size:].removeprefix("-"), f"{prefix}-", Tie.DERIVATION)


def endings_off(word: str, derived_only: bool) -> Iterator[Analysis]:
    for size in range(min(LONGEST_ENDING, len(word) - SHORTEST_BASE), 0, -1):
        ending = word[-size:]
        if ending not in ENDINGS:
            continue
        before = stems(word[:-size], ending)
        for instead, tie in ENDINGS[ending]:
            if tie or not derived_only:
                for stem in before:
                    yield Analysis(stem + instead, RULES[ending], tie)


def stems(stem: str, ending: str) -> tuple[str, ...]:
    """The stem as it was before: mangeons is mang-, lançons lanc-, raisonnable raison-."""
    if ending[0] in "aâo" and stem.endswith("ge"):
        stem = stem[:-1]
    elif ending[0] in "aâo" and stem.endswith("ç"):
        stem = f"{stem[:-1]}c"
    doubled = stem[-1] == stem[-2] and stem[-1] in "nlts"
    return (stem, stem[:-1]) if doubled else (stem,)


FRENCH = Grammar(
    language="fr",
    clitics=re.compile(
        r"^(?!d'accord|d'abord|d'ailleurs|c'est-à-dire)"
        r"(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?!$)"
        r"|(?<!^rendez)(?<!dira)(?:-t)?-(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|lui|leur|le|la|les|y|en|ci|là)$"
    ),
    pronouns=PRONOUNS,
    helpers=HELPERS - HOMOGRAPHS,
    homographs=HOMOGRAPHS,
    pronoun_like=PRONOUN_LIKE,
    function_words=FUNCTION_WORDS - HOMOGRAPHS,
    numbers=number_words(),
    spelling_talk=re.compile(
        r"\b(?:rim(?:e|es|ent|ant) avec|sonn(?:e|es|ent|ant) comme|se prononce\w*"
        r"|(?:commenc|finiss|termin)\w+ (?:par|en)|finit (?:par|en)|s'[ée]cri(?:t|vent)|[ée]pel\w+"
        r"|lettres?|syllabes?|voyelles?|consonnes?|anagrammes?|palindromes?|acronymes?|initiales?"
        r"|homonymes?|homophones?|orthographe|en (?:anglais|allemand|espagnol|italien|latin))\b"
    ),
    fillers=FRENCH_FILLERS,
    joiners=listed("ou et ni mais puis"),
    ampersand="et",
    expressions=FRENCH_EXPRESSIONS,
    things=FRENCH_THINGS,
    carriers=listed("espèce genre idée mot réponse sorte type"),
    articles=listed("un une des le la les"),
    infinitive_marks=frozenset(),
    denials=listed("pas non ni jamais aucun aucune rien"),
    prepositions=listed("de du des à a au aux en pour sans avec sur sous dans par contre"),
    regular_plurals=FRENCH_REGULAR,
    irregular_plurals=FRENCH_IRREGULAR,
    pairs_nouns=False,
    either_part=False,
    helps=helps,
    place=place,
    analyses=analyses,
    shortest_clipping=4,
)
