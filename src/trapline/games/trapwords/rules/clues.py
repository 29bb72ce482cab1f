"""What a clue-giver may send: words, and not too many; what a curse or the monster allows."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from trapline.kernel import IllegalMove, Language
from trapline.words.counting import counted, untied, words_of
from trapline.words.spelling import bare, foreign, spelt, tokens

from ..content import LONGEST_CLUE, Burden
from ..judge import Judge
from ..model.game import State
from ..model.options import Slip
from ..model.reasons import Reason
from ..model.turn import Clue
from .queries import burden, running_turn

MOST_LETTERS = 160
ENOUGH_ECHO = 0.8
LINK = re.compile(r"https?:|www\.|\w\.(com|org|net|fr|io)\b", re.IGNORECASE)
SPELT_OUT = re.compile(r"\b[^\W\d_](?:[^\w\s'’][^\W\d_]){2,}\b")  # noqa: RUF001 - y'a-t-il is fine
Words: TypeAlias = Sequence[str]
"""What was said, word by word as people count."""
MARKS = " '’,.;:!?()«»“”\"-–—…%€$&+/"  # noqa: RUF001 - people type all of these


class Breach(NamedTuple):
    """Words of a clue that a curse or the monster forbids, and what is said about it."""

    said: str
    reason: Reason
    facts: dict[str, Any]


def refuse_unlawful(state: State, text: str, judge: Judge) -> None:
    """Refuse a clue for what it is, without a look at any list: nobody learns a trap by it."""
    said = counted(text, state.options.language)
    refuse_signs(text, said)
    turn = running_turn(state)
    if words_spent(said, burden(state, turn.team)) > LONGEST_CLUE:
        raise IllegalMove(Reason.CLUE_TOO_LONG, most=LONGEST_CLUE, rule="TW-127")
    broken = first_breach(state, said, turn.clues, judge)
    if broken is not None and state.options.slips is Slip.REFUSED:
        raise IllegalMove(broken.reason, **broken.facts)


def refuse_signs(text: str, said: Words) -> None:
    """Only words that can be written: no emoji, links or spelling out (TW-91, TW-133)."""
    strange = foreign(text)
    if strange is not None:
        raise IllegalMove(Reason.FOREIGN_SCRIPT, word=strange, rule="TW-87")
    if not said:
        raise IllegalMove(Reason.CLUE_EMPTY)
    plain = all(char.isalnum() or char in MARKS for char in text)
    if LINK.search(text) or not plain or is_spelt_out(text, said):
        raise IllegalMove(Reason.SYMBOLS, rule="TW-133")


def is_spelt_out(text: str, said: Words) -> bool:
    """Three letters in a row, each by itself: c, a, t. So is c.a.t; T.V. is not."""
    singles = "".join("1" if len(word) == 1 and word.isalpha() else "0" for word in said)
    return "111" in singles or SPELT_OUT.search(text) is not None


def first_breach(state: State, said: Words, earlier: Sequence[Clue], judge: Judge) -> Breach | None:
    """Return what a clue that followed these breaks of what its giver plays under, if anything."""
    under = burden(state, running_turn(state).team)
    before = [counted(clue.text, state.options.language) for clue in earlier]
    found = chain(
        too_many(said, before, under),
        ill_spoken(said, under, judge),
        old_letters(said, before, under),
    )
    return next(found, None)


def too_many(said: Words, earlier: Sequence[Words], under: Burden) -> Iterator[Breach]:
    spent, last = words_spent(said, under), said[-1]
    if spent > under.clue_words == 1:
        yield Breach(last, Reason.DEMON_ONE_WORD, {"rule": "TW-102"})
    elif spent > under.clue_words:
        most = under.clue_words
        yield Breach(last, Reason.CURSE_FOG, {"most": most, "rule": "TW-100"})
    if under.turn_words is not None:
        before = sum(words_spent(clue, under) for clue in earlier)
        left = max(0, under.turn_words - before)
        if spent > left:
            yield Breach(last, Reason.TOO_MANY_WORDS, {"left": left, "rule": "TW-102"})


def words_spent(said: Words, under: Burden) -> int:
    """Under the Echo a word said twice counts once."""
    return (len(said) + 1) // 2 if under.twice else len(said)


def ill_spoken(said: Words, under: Burden, judge: Judge) -> Iterator[Breach]:
    if under.twice and not is_echoed(said):
        alone = next(word for word in said if said.count(word) % 2)
        yield Breach(alone, Reason.CURSE_ECHO, {"rule": "TW-97"})
    for word in said:
        if under.no_s and bare(word).startswith("s"):
            yield Breach(word, Reason.CURSE_SERPENT, {"word": word, "rule": "TW-100"})
        if under.nouns_only and not judge.may_be_noun(word):
            yield Breach(word, Reason.CURSE_FEEBLEMIND, {"word": word, "rule": "TW-98"})


def is_echoed(said: Words) -> bool:
    """Each word twice, one after the other or phrase by phrase; most of them is enough (TW-138)."""
    twice = sum(2 * (said.count(word) // 2) for word in set(said))
    return twice >= ENOUGH_ECHO * len(said)


def old_letters(said: Words, earlier: Sequence[Words], under: Burden) -> Iterator[Breach]:
    begun = {bare(word)[0] for clue in earlier for word in clue[:1]}
    letter = bare(said[0])[0]
    if under.new_letters and letter in begun:
        yield Breach(said[0], Reason.DEMON_SAME_LETTER, {"letter": letter, "rule": "TW-102"})


def slip_of_tongue(state: State, clue: Clue, judge: Judge) -> str:
    """Return the word by which a sent clue broke a curse, or the monster's law; "" if none did."""
    turn = running_turn(state)
    said = counted(clue.text, state.options.language)
    if burden(state, turn.team).terror and (word := terror_in(said, state)):
        return word
    earlier = tuple(one for one in turn.clues if one.number < clue.number)
    broken = first_breach(state, said, earlier, judge)
    return "" if broken is None else broken.said


def as_typed(word: str, text: str, language: Language) -> str:
    """Return the word as it stands in a clue: in a chain of words, the whole chain."""
    return next(token for token in tokens(text) if word in words_of(token, language))


def terror_in(said: Words, state: State) -> str:
    """Return the word of terror as it slipped out: c'est says est, but là does not say la."""
    terror, language = spelt(state.dungeon.terror), state.options.language
    meant = {terror, bare(terror)} - {""}
    return next((word for word in said if not meant.isdisjoint((word, untied(word, language)))), "")
