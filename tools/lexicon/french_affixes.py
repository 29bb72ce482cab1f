"""How French makes words out of words: endings, beginnings, and what a stem does before them."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from trapline.words.grammar import listed
from trapline.words.spelling import bare

# Without accents. A grade says how often the ending is really one: 3 hardly ever by accident.
GRADES: dict[int, str] = {
    3: """
        ation ations ition tion ateur atrice iteur itrice isation isateur ification ificateur
        ement issement iment issage isseur issant issable isme iste istique able ible abilite
        ibilite ite ivite alite osite arite erie eux euse iser ifier ique iquement ivement
        ablement alement ellement eusement airement atif ative itif itive atoire itoire aire
        iaire ien ienne icien icienne ologie ologue ologique ographie ographe ance ence antement
        emment amment escence iel ielle uel uelle ature iture itude eraie ailler asser isant
        ateurs ionner ionnaire ionnel ionnisme ioniste iennete aison ionniste ionnalite icite
        etique atique otique
    """,
    2: """
        er ir re oir eur euse age ure ant ent ment al ale el elle aux if ive ier iere oire ade
        esse ise ais aise ois oise ard arde ette elet elette illon iner iller oter onner eter
        eler ain aine eau ee at iat ot otte in ine ion ional erie atre aud aude ie i eresse ius
        iaque ide ite ose cule ule culaire ulaire uleux ulation eraire ial iale oyer oye esque
        ieme te ete icole ivore issime ouse ouze iment aie cide fier ifique ibilite tif teur
        trice toire ture ice ude
    """,
    1: """
        e et on u ue o a s is us an ane ene il ille aille ail eil eille as asse ace iche ouche
        in ine ot oche elle
    """,
}
ENDINGS: dict[str, int] = {"": 3}
for _grade, _listed in GRADES.items():
    for _ending in _listed.split():
        ENDINGS.setdefault(_ending, _grade)
VERB_ENDINGS = listed(
    "er ir re oir iser ifier ailler asser ionner iner iller oter onner eter eler oyer fier"
)
LONGEST_ENDING = max(map(len, ENDINGS))

KIN_OF_PREFIXES = {
    "re": "re r res ra",
    "de": "de des dis",
    "in": "in im il ir",
    "en": "en em",
    "a": "a ad ac af ag al am an ap ar as at",
    "e": "e es ef ex",
    "me": "me mes mal",
    "co": "co com con col cor",
    "sur": "sur sous sou sub",
    "pre": "pre pro par entre entr inter trans tre contre anti",
}
PREFIXES = {prefix: kin for kin, shapes in KIN_OF_PREFIXES.items() for prefix in shapes.split()}
DOUBLED = re.compile(r"([bcdfglmnprstz])\1")


def undoubled(word: str) -> str:
    """Without accents and doubled letters: cote and côte are alike so, and strangers."""
    return DOUBLED.sub(r"\1", bare(word))


class Cut(NamedTuple):
    """One way to see a word: a stem made comparable, its ending, and what stands before it."""

    key: str
    ending: str
    prefix: str = ""
    shifted: bool = False
    """Whether the stem had to be bent to be compared."""


def cuts(word: str) -> Iterator[Cut]:
    """All ways to cut a word that might be one."""
    plain = bare(word)
    yield from endings_of(plain)
    for length in range(1, 7):
        if plain[:length] in PREFIXES and len(plain) - length >= 3:
            prefix = plain[:length]
            for cut in endings_of(plain[length:]):
                yield cut._replace(prefix=prefix)


def endings_of(plain: str) -> Iterator[Cut]:
    for length in range(min(LONGEST_ENDING, len(plain) - 2) + 1):
        stem, ending = plain[: len(plain) - length], plain[len(plain) - length :]
        if ending in ENDINGS:
            first, *others = keys(stem)
            yield Cut(first, ending)
            yield from (Cut(key, ending, shifted=True) for key in others)


def keys(stem: str) -> Iterator[str]:
    """The stem as it is compared: chok- and choc-, nationn- and nation-, vigour- and vigor-."""
    stem = DOUBLED.sub(r"\1", stem)
    stem = re.sub(r"(qu|ch|q|k)$", "c", stem)
    stem = re.sub(r"(gu|ge|j)$", "g", stem)
    stem = re.sub(r"y$", "i", stem)
    stem = re.sub(r"v$", "f", stem)
    yield stem
    for pattern, instead in ALTERNATIONS:
        other, found = pattern.subn(instead, stem)
        if found and len(other) > 1:
            yield DOUBLED.sub(r"\1", other)


ALTERNATIONS = [
    (re.compile(pattern), instead)
    for pattern, instead in {
        r"x$": "s",  # choix, choisir
        r"[xs]$": "c",  # voix, vocal
        r"ux$": "l",  # cheveux, chevelure
        r"eau?$": "el",  # chapeau, chapelier
        r"au$": "al",
        r"al$": "el",  # mortalité, mortel
        r"our$": "or",  # vigoureux, vigueur
        r"eur$": "or",
        r"ain$": "an",  # humain, humanité
        r"ein$": "en",
        r"ien$": "ian",
        r"im$": "am",
        r"aim$": "am",  # faim, affamer
        r"oin$": "on",
        r"bil$": "bl",  # possibilité, possible
        r"cul$": "cl",  # musculaire, muscle
        r"gul$": "gl",
        r"t$": "c",  # prudent, prudence
        r"ti$": "c",
        r"ci$": "c",
        r"g$": "c",
        r"d$": "s",  # défendre, défense
        r"ui$": "uc",  # réduire, réduction
        r"ai$": "ac",  # extraire, extraction
        r"met$": "mis",  # transmettre, transmission
        r"scri$": "scrip",  # inscrire, inscription
        r"rb$": "rp",  # absorber, absorption
        r"prim$": "pres",  # exprimer, expression
        r"rt$": "rs",  # convertir, conversion
        r"cut$": "cus",  # discuter, discussion
        r"romp$": "rup",  # interrompre, interruption
        r"eu([lrv])$": r"o\1",  # seul, solitude
        r"oi$": "oy",
        r"([^aeiou])r$": r"\1er",  # lettre, littéraire; chambre
        r"e?n$": "n",
        r"i$": "",
        r"u$": "",
        r"at$": "",
        r"it$": "",
        r"is$": "",
    }.items()
]
