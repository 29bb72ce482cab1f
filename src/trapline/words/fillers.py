"""Habits of speech and talk about the guessing itself, which mean nothing (TW-41).

Their words are for people to judge: a good that praises a guess, a think that tells to think.
"""

import re

START, END = r"(?:^|(?<=[,;:.!?…])) *", r"(?= *(?:$|[,;:.!?…]))"
"""Where a clause begins and where it ends."""
BEFORE_A_PAUSE, AFTER_A_PAUSE = "(?= *[,;:!…])", "(?<=[,;:!…]) *"


def words(listed: str) -> str:
    """Any of some words."""
    return f"(?:{'|'.join(listed.split())})"


def any_of(*patterns: str) -> str:
    return f"(?:{'|'.join(patterns)})"


def some(pattern: str) -> str:
    """The pattern, as often as it comes, with spaces between."""
    return f"(?:{pattern} )*"


def clause(*patterns: str) -> str:
    """What fills a whole clause: "good, …", "…, think harder"."""
    return START + any_of(*patterns) + END


PRAISE = words(
    "good great nice right correct perfect excellent brilliant wonderful fine true wrong close "
    "closer warm warmer hot hotter cold colder near nearly bad better sorry"
)
REACTS = any_of(words("yes no yeah nope oh ah not almost exactly but getting"), "that's", "you're")
VERY = any_of(
    words("so very really quite pretty too just much even getting not all"), "a (?:bit|lot)"
)
ASIDES = words("yes no look listen wait see say")
FIRST = words("now just please then ok okay so and but again")
GUESSING = words(
    "think guess try look listen say go come keep hurry wait stop relax remember imagine start "
    "begin hold"
)
HOW = any_of(
    words(
        "again harder hard on up now it that this over back another more please going thinking "
        "guessing trying bigger smaller faster once one time"
    ),
    *("about it", "of it", "at it", "this way", "a (?:bit|moment|second|minute)"),
)
PEOPLE = words("guys everybody everyone people friends team folks")
ENGLISH_CLAUSES = clause(
    f"{REACTS} {some(any_of(REACTS, VERY))}{PRAISE}(?: {words('now enough there one guess try')})?",
    f"{some(words('um uh er hm hmm oh ah well so yes no'))}{words('ok okay alright')}",
    f"{words('good nice great well')} {words('try guess guesses job work one point idea done')}",
    f"{some(FIRST)}{GUESSING}(?: {HOW})*(?: {PEOPLE})?",
    f"{words('have take make give')} (?:me )?{words('another one a')} {words('guess go try look')}",
    f"forget {any_of('it', 'that', 'this', 'about it', 'what i said')}",
    "(?:i have |i've )?no (?:idea|clue).*",
    "i (?:don't|do not|can't) (?:know|remember).*",
    "no (?:way|time)|(?:your|my) turn|time(?:'s| is) (?:almost )?up|this is (?:easy|hard)|sorry.*",
    "you know (?:it|this)(?: one)?",
)
ENGLISH_PHRASES = any_of(
    "(?:what )?i mean(?: is)?",
    "you know|y'know|you see(?=,)|(?<=, )you see",
    "(?:kind|sort|type)s? of|kinda|sorta|lots? of|a lot|a (?:little )?bit",
    "of course|in a way|in fact|as a matter of fact|in general|in short|by the way",
    "in other words|another word for|no matter|at (?:first|last|least)|first of all|in the end",
    "(?:oh )?my (?:god|goodness|word)|thank god|to be honest|on the other hand|for sure",
    "at the end of the day",
    "(?:just|wait|hang on|hold on|one|give me) (?:a |one )?(?:minute|second|moment|sec|time)",
    "for (?:example|instance)|so to (?:speak|say)",
    "let(?:'s| us| me) (?:say|see|think|start|begin|try|put it)",
    "how (?:can|do|should|shall) (?:i|you|we) (?:say|put)|i(?:'d| would)? (?:say|guess|think)",
    "i (?:suppose|believe|reckon|forget|remember|hope)|think (?:of|about)",
    "look at it(?: this way)?",
    "(?:trust|believe|excuse) me|thank you|come on(?: guys| everybody| people)?|hang on|hold on",
    "never mind|guess what|(?:look|listen|wait|right|see|say)(?=,)",
    r"(?:actually|basically|literally|really)(?=\W+\w)",
)
ENGLISH_FILLERS = re.compile(
    any_of(
        START + some(VERY) + any_of(PRAISE, ASIDES) + BEFORE_A_PAUSE,
        AFTER_A_PAUSE + some(VERY) + PRAISE + END,
        ENGLISH_CLAUSES,
        rf"\b{ENGLISH_PHRASES}\b",
    )
)

LOUANGE = any_of(
    words(
        "bon bien bravo super parfait exact juste vrai faux presque chaud froid tiède dommage "
        "génial excellent correct pardon désolé désolée mince zut"
    ),
    *("pas mal", "bonne idée", "bien joué", "bonne réponse"),
)
REPONSES = any_of(
    words("oui non ouais ok okay allez alors mais et presque ah oh eh bah ben pas voilà"),
    *("tu es", "vous [êe]tes", "c'est presque"),
)
TRES = words("très trop vraiment plus encore tout presque si")
DEVINER = any_of(
    "réfléchis(?:sez)?|pense[sz]?|cherche[sz]?|devine[sz]?|essa(?:ie|ye)[sz]?|regarde[sz]?",
    "écoute[sz]?|attend(?:s|ez)|continue[sz]?|imagine[sz]?|recommence[sz]?|concentre[sz]?",
    "souviens|souvenez|dép[êe]che[sz]?|trouve[sz]?|allez|oublie[sz]?|vas|dis|dites",
)
COMMENT = any_of(
    words("encore bien mieux vite ça cela plus y donc voir là"),
    *("un peu", "à (?:ça|nouveau)", "une fois", "autre chose", "les amis", "tout le monde"),
    "(?:un|une|deux) (?:instant|minutes?|secondes?|moment)",
)
FRENCH_CLAUSES = clause(
    f"{REPONSES} {some(any_of(REPONSES, TRES))}{LOUANGE}(?: {words('oui non ça tout là mais')})*",
    f"c'est {some(TRES)}{words('juste bon bien exact vrai faux correct facile difficile simple')}",
    f"{LOUANGE} (?:mais|et) {words('non oui encore')}",
    r"(?:presque )?(?:tu|vous) (?:chauff|refroidi|br[ûu]l|g[èe]l)\w*",
    f"{some(words('allez alors bon et mais oui non ok maintenant donc'))}{DEVINER}"
    f"(?:-{words('toi vous y moi le la')})*(?: {COMMENT})*",
    f"je (?:ne )?{words('cherche réfléchis reprends recommence continue sais')}.*",
    "(?:je n'ai )?(?:aucune|pas d'?) ?idée.*|encore une fois|on recommence",
    "un autre mot(?: pour (?:ça|cela|dire.*))?|mon dieu|à (?:toi|vous|moi)(?: de jouer)?",
    "(?:et )?(?:la suite|ensuite)|on (?:n'a plus|manque de|a plus) (?:le |de )?temps",
)
FRENCH_PHRASES = any_of(
    "(?:genre|sorte|esp[èe]ce|type)s?(?= (?:de\\b|d'))",
    "(?:tu vois|vous voyez|vois-tu|voyez-vous)(?= ?[,…]|$)|(?<=, )(?:tu vois|vous voyez)",
    "(?:je veux|comment|on va|on peut|[àa] vrai|pour ainsi) dire|autrement dit|en un mot",
    "comment dit-on|on dirait|je dirais|di(?:s|tes) donc|en d'autres (?:mots|termes)",
    "en (?:fait|effet|gros|g[ée]n[ée]ral|principe|quelque sorte|tout cas|v[ée]rit[ée])",
    "au (?:fait|moins)|tout [àa] (?:fait|coup)|tout de suite|en m[êe]me temps|tout le monde",
    "du coup(?! d[e'])|de toutes? façons?|d'une certaine façon|par exemple|à propos",
    "en fin de compte|au bout du compte|d'un autre côté",
    "bien (?:s[ûu]r|entendu)|sans doute|s'il (?:te|vous) pla[îi]t|je (?:pense|crois|suppose)",
    "(?:attends?|attendez|juste|encore) (?:une|un|deux) (?:minute|seconde|instant|moment|fois)s?",
    r"j'imagine|pense[rz]? [àa]|pense[rz]-y|vraiment(?=\W+\w)",
)
FRENCH_FILLERS = re.compile(
    any_of(
        START + some(TRES) + any_of(LOUANGE, words("oui non allez")) + BEFORE_A_PAUSE,
        AFTER_A_PAUSE + some(TRES) + LOUANGE + END,
        FRENCH_CLAUSES,
        START + r"(?:voyons|disons|mettons|admettons|genre)(?=\W+\w)",
        START + r"(?:écoute|regarde|attend|imagine|devine|pense|réfléchi|dite)[sz]?(?=,)",
        START + "dis(?=,)",
        rf"\b{FRENCH_PHRASES}\b",
    )
)
