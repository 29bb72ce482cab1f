"""English, as the referee needs it beyond the lexicon."""

import re
from collections.abc import Iterator, Sequence

from trapline.words.endings import ENGLISH_IRREGULAR, ENGLISH_REGULAR
from trapline.words.english_places import place
from trapline.words.expressions import ENGLISH_COMPANIONS, ENGLISH_EXPRESSIONS, ENGLISH_THINGS
from trapline.words.fillers import ENGLISH_FILLERS
from trapline.words.grammar import Analysis, Grammar, listed
from trapline.words.model import Tie

PRONOUNS = listed(
    "i me my mine myself you your yours yourself yourselves he him his himself she her hers "
    "herself it its itself we us our ours ourselves they them their theirs themselves themself "
    "this that these those who whom whose which what whoever whatever whichever whomever each "
    "other another everyone everybody everything anyone anybody anything nobody nothing none "
    "somebody"
)
PRONOUN_LIKE = listed("one ones thing things some something someone blank")
HELPERS = listed(
    "am is are was were be been being isn't aren't wasn't weren't has have had having hasn't "
    "haven't hadn't do does did doing done don't doesn't didn't could couldn't should shouldn't "
    "would wouldn't shall shan't ought can't cannot won't mustn't mightn't needn't mayn't"
)
MODALS = listed("can cans will wills might must may")
PARTICLES = listed("down past near round till even still")
HOMOGRAPHS = MODALS | PARTICLES | listed("like well inside outside mine")
"""Words with a life in grammar and one of their own."""
FUNCTION_WORDS = listed(
    "a an the and or but nor so yet if then else than as at by for from in into of off on onto out "
    "over to toward towards under until up upon with within without about above across after "
    "against along amid among around before behind below beneath beside besides between beyond "
    "despite during except per since through throughout via "
    "because although though unless whereas while whether when whenever where wherever why how "
    "not no yes very too also just only again ever never always often here there now "
    "all any both either neither every few many more most much several such enough less least "
    "okay ok um uh er hmm oh ah quite rather almost perhaps maybe please hey hi"
)
UNITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TEENS = (
    *("ten", "eleven", "twelve", "thirteen", "fourteen"),
    *("fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
ORDINALS = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)


def number_words() -> dict[str, str]:
    """Return the word for digits up to a hundred, larger round numbers, and short ordinals."""
    named = {str(n): word for n, word in enumerate(["zero", *UNITS, *TEENS])}
    for n, ten in enumerate(TENS, start=2):
        named[str(10 * n)] = ten
        named.update({str(10 * n + u): f"{ten}-{unit}" for u, unit in enumerate(UNITS, start=1)})
    named |= {"100": "hundred", "1000": "thousand", "1000000": "million"}
    for n, word in enumerate(ORDINALS, start=1):
        named[f"{n}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(n, 'th') }"] = word
    return named


AFTER_A_HELPER = listed("be have not never you i he she we they it also always only still just")
BEFORE_A_HELPER = listed("i you he she it we they who which that this these those there people one")
BEFORE_A_PRONOUN = listed("is are was were be been 's isn't aren't not of like than as and")
BEFORE_A_NOUN = listed(
    "a an the my your his her its our their this that some any no every each of in with from by "
    "tin beer soda trash garbage free last good iron strong old new great military by"
)


def helps(said: Sequence[str], at: int) -> bool | None:
    """Whether the homograph at `at` only helps: "it can be" does, "in a can" does not."""
    before = said[at - 1] if at else ""
    after = said[at + 1] if at + 1 < len(said) else ""
    if said[at] in ("cans", "wills"):
        return False
    if said[at] == "mine":
        return before in BEFORE_A_PRONOUN or after in BEFORE_A_PRONOUN
    if said[at] not in MODALS:
        return False if before in BEFORE_A_NOUN else None
    if before in BEFORE_A_NOUN and after not in AFTER_A_HELPER:
        return False
    if after in AFTER_A_HELPER:
        return True
    return True if before in BEFORE_A_HELPER and after else None


VOWELS = "aeiouy"
INFLECTIONS = (
    ("ies", "y"),
    ("es", ""),
    ("s", ""),
    ("ied", "y"),
    ("ed", ""),
    ("ed", "e"),
    ("ing", ""),
    ("ing", "e"),
    ("ier", "y"),
    ("iest", "y"),
)
SUFFIXES = (
    ("able", ("", "e")),
    ("age", ("", "e")),
    ("al", ("", "e")),
    ("ally", ("", "al")),
    ("ation", ("", "e", "ate")),
    ("dom", ("",)),
    ("er", ("", "e")),
    ("ers", ("", "e")),
    ("ery", ("", "e")),
    ("ese", ("",)),
    ("esque", ("",)),
    ("ess", ("",)),
    ("ful", ("",)),
    ("fully", ("", "ful")),
    ("hood", ("",)),
    ("ian", ("", "y")),
    ("ic", ("", "y", "e")),
    ("ical", ("", "y", "ic")),
    ("ication", ("y", "ify")),
    ("ie", ("",)),
    ("ify", ("", "y", "e")),
    ("ily", ("y",)),
    ("iness", ("y",)),
    ("ion", ("", "e")),
    ("ish", ("", "e")),
    ("ism", ("", "e", "y")),
    ("ist", ("", "e", "y")),
    ("ity", ("", "e")),
    ("ive", ("", "e")),
    ("ization", ("", "e", "y", "ize")),
    ("isation", ("", "e", "y", "ise")),
    ("ize", ("", "e", "y")),
    ("ise", ("", "e", "y")),
    ("less", ("",)),
    ("lessly", ("", "less")),
    ("lessness", ("", "less")),
    ("let", ("",)),
    ("like", ("",)),
    ("ling", ("",)),
    ("ly", ("", "le")),
    ("ment", ("",)),
    ("ness", ("",)),
    ("or", ("", "e")),
    ("ous", ("", "e", "y")),
    ("proof", ("",)),
    ("ship", ("",)),
    ("some", ("",)),
    ("ster", ("",)),
    ("ward", ("",)),
    ("wise", ("",)),
    ("y", ("", "e")),
)
PREFIXES = listed(
    "anti auto bi co counter cyber de dis ex extra fore hyper il im in inter ir macro mega micro "
    "mid mini mis mono multi neo non out over para poly post pre pro pseudo quasi re semi sub "
    "super supra trans tri ultra un under vice"
)
SHORTEST_BASE = 3


INFLECTED = frozenset(ending[-1] for ending, _ in INFLECTIONS)
BY_LAST_LETTER = {
    letter: sorted(
        (suffix for suffix in SUFFIXES if suffix[0][-1] == letter),
        key=lambda suffix: -len(suffix[0]),
    )
    for letter in {ending[-1] for ending, _ in SUFFIXES}
}
BY_FIRST_LETTER = {
    letter: sorted(prefix for prefix in PREFIXES if prefix[0] == letter)
    for letter in {prefix[0] for prefix in PREFIXES}
}


def analyses(word: str) -> Iterator[Analysis]:
    """How an unseen word may be an inflection or a derivation; longer endings come first."""
    for ending, instead in INFLECTIONS if word[-1:] in INFLECTED else ():
        if word.endswith(ending):
            yield from cut_off(word, ending, (instead,), None)
    for ending, replacements in BY_LAST_LETTER.get(word[-1:], ()):
        if word.endswith(ending):
            yield from cut_off(word, ending, replacements, Tie.DERIVATION)
    for prefix in BY_FIRST_LETTER.get(word[:1], ()):
        if word.startswith(prefix) and len(word) - len(prefix) > SHORTEST_BASE:
            base = word.removeprefix(prefix).removeprefix("-")
            yield Analysis(base, f"{prefix}-", Tie.DERIVATION)


def cut_off(
    word: str, ending: str, replacements: Sequence[str], tie: Tie | None
) -> Iterator[Analysis]:
    stem = word.removesuffix(ending)
    if len(stem) < SHORTEST_BASE:
        return
    for instead in replacements:
        yield Analysis(stem + instead, f"-{ending}", tie)
    # runner is run, with the last letter doubled before a vowel
    if ending[0] in VOWELS and stem[-1] == stem[-2] and stem[-1] not in VOWELS:
        yield Analysis(stem[:-1], f"-{ending}", tie)


SPELLING_TALK = re.compile(
    r"\b(?:rhym(?:e|es|ing) with|sounds? like"
    r"|(?:starts?|begins?|ends?|starting|beginning|ending) (?:with|in)"
    r"|spelt|spelled|spelling|spells?|letters?|syllables?|vowels?|consonants?|initials?"
    r"|anagram|palindrome|acronym|homophone)\b"
)

ENGLISH = Grammar(
    language="en",
    clitics=re.compile(r"(?:'s|(?<=s)'|n't|'(?:ll|re|ve|d|m|em))$"),
    pronouns=PRONOUNS,
    helpers=HELPERS,
    homographs=HOMOGRAPHS,
    pronoun_like=PRONOUN_LIKE,
    function_words=FUNCTION_WORDS,
    numbers=number_words(),
    spelling_talk=SPELLING_TALK,
    fillers=ENGLISH_FILLERS,
    joiners=listed("or and nor but then"),
    ampersand="and",
    expressions=ENGLISH_EXPRESSIONS,
    companions=ENGLISH_COMPANIONS,
    things=ENGLISH_THINGS,
    carriers=listed("answer bet guess idea kind say sort think thought type word"),
    articles=listed("a an the"),
    infinitive_marks=listed("to"),
    denials=listed("not no never nor neither none nothing"),
    prepositions=listed("of in on with for from to at by under over behind without"),
    regular_plurals=ENGLISH_REGULAR,
    irregular_plurals=ENGLISH_IRREGULAR,
    pairs_nouns=True,
    either_part=True,
    helps=helps,
    place=place,
    analyses=analyses,
)
