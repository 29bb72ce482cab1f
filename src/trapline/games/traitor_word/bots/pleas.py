"""What bots say of two words: a sentence of defence, and in a word why they vote so."""

import re

from trapline.kernel import Luck
from trapline.words.articles import a_or_an, is_elided
from trapline.words.spelling import spelt

from ..model.view import View
from .judging import NOD, Belief
from .mind import Mind
from .phrases import PHRASES

CALLED_UP = 0.002
"""How likely both words must call up what is named between them, if they go together anyhow."""
CLOSE = 0.9
LOOSE = re.compile(r" (?=[:;?!»])|(?<=«) ")


def defence(mind: Mind, view: View, luck: Luck) -> str:
    """Name what lies between the two words; never a card of one's own (TT-32)."""
    one, other = (link.text for link in view.chain[-2:])
    if not one or not other:
        return ""
    phrases = PHRASES[mind.language]
    if mind.is_kind(one, other):
        return told(mind, luck.choice(phrases.kind), one, other)
    if mind.is_kind(other, one):
        return told(mind, luck.choice(phrases.kind), other, one)
    between = bridge(mind, view)
    if between is not None:
        return told(mind, luck.choice(phrases.bridged), one, other, between)
    close = mind.link(one, other) >= NOD
    return told(mind, luck.choice(phrases.direct if close else phrases.admitted), one, other)


def bridge(mind: Mind, view: View) -> str | None:
    """Return a word between the last two: one that both call up, or any if they are not close."""
    one, other = (link.text for link in view.chain[-2:])
    surely = mind.bridge(one, other, view.hand, CALLED_UP)
    if surely is not None or mind.link(one, other) >= CLOSE:
        return surely
    return mind.bridge(one, other, view.hand)


def told(mind: Mind, phrase: str, one: str, other: str, between: str = "") -> str:
    sentence = phrase.format(
        one=one,
        other=other,
        between=between,
        a_one=with_article(mind, one),
        de_other=after_de(other),
    )
    return typeset(sentence[0].upper() + sentence[1:])


def typeset(text: str) -> str:
    """Put in the apostrophe of books, and before French marks a space that does not break."""
    apostrophes = text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
    return LOOSE.sub("\N{NARROW NO-BREAK SPACE}", apostrophes)


def with_article(mind: Mind, word: str) -> str:
    """Return an English noun with its article, if it is one for what can be counted."""
    if not mind.is_counted(word):
        return word
    return f"{a_or_an(spelt(word))} {word}"


def after_de(word: str) -> str:
    return f"d'{word}" if is_elided(word) else f"de {word}"


def why(mind: Mind, view: View, belief: Belief) -> str:
    """Say in a word why one votes so."""
    one, other = (link.text for link in view.chain[-2:])
    phrases = PHRASES[mind.language]
    strange = next((word for word in (other, one) if word and not mind.knows(word)), None)
    if strange is not None:
        return typeset(phrases.unknown.format(word=strange))
    if belief.link < NOD:
        return phrases.unlinked
    if belief.by_ear:
        return typeset(phrases.alike)
    if belief.through is not None:
        return typeset(phrases.convinced.format(between=belief.through))
    if mind.is_kind(one, other) or mind.is_kind(other, one):
        return phrases.clear
    return bridge(mind, view) or phrases.clear
