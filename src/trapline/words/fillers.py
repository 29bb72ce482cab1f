"""Habits of speech, which mean nothing by themselves (TW-41). People decide whether they do."""

import re

ENGLISH_FILLERS = re.compile(
    r"\b(?:i mean|you know|y'know|you see(?=,)|(?<=, )you see"
    r"|(?:kind|sort|type)s? of|kinda|sorta|lots? of|a lot|a (?:little )?bit"
    r"|of course|in a way|in fact|as a matter of fact|in general|in short|by the way"
    r"|for (?:example|instance)|so to (?:speak|say)|let(?:'s| us| me) (?:say|see|think)"
    r"|how (?:can|do|should) (?:i|you|we) (?:say|put)|i(?:'d| would)? (?:say|guess|think)"
    r"|i (?:suppose|believe|reckon)|think (?:of|about)|(?:trust|believe|excuse) me|thank you"
    r"|come on|hang on|hold on|never mind|guess what|(?:look|listen|wait|right|see|say)(?=,)"
    r"|(?:actually|basically|literally|really)(?=\W+\w))\b"
)
FRENCH_FILLERS = re.compile(
    r"(?:^|(?<=[,;.!?…]) ?)"
    r"(?:(?:voyons|disons|mettons|admettons|genre)(?=\W+\w)"
    r"|(?:écoute|regarde|attend|imagine|dite)[sz]?(?=,)|dis(?=,))"
    r"|\b(?:(?:genre|sorte|esp[èe]ce|type)s?(?= (?:de\b|d'))"
    r"|(?:tu vois|vous voyez|vois-tu|voyez-vous)(?= ?[,…])|(?<=, )(?:tu vois|vous voyez)"
    r"|(?:je veux|comment|on va|on peut|[àa] vrai|pour ainsi) dire|autrement dit"
    r"|comment dit-on|on dirait|je dirais|di(?:s|tes) donc"
    r"|en (?:fait|effet|gros|g[ée]n[ée]ral|principe|quelque sorte|tout cas|v[ée]rit[ée])"
    r"|au fait|tout [àa] fait|du coup(?! d[e'])|de toutes? façons?|par exemple|à propos"
    r"|bien (?:s[ûu]r|entendu)|sans doute|s'il (?:te|vous) pla[îi]t|je (?:pense|crois|suppose)"
    r"|j'imagine|pense[rz]? [àa]|vraiment(?=\W+\w))\b"
)
