"""What a clue-giver may send: words, and not too many; what a curse or the monster allows."""

import re
from collections.abc import Sequence

from trapline.games.trapwords.content import LONGEST_CLUE, Burden
from trapline.games.trapwords.judge import Judge
from trapline.games.trapwords.model import Reason, State
from trapline.games.trapwords.rules.standing import burden, going
from trapline.kernel import IllegalMove
from trapline.words.spelling import bare, foreign, tokens

MOST_LETTERS = 160
ENOUGH_ECHO = 0.8
LINK = re.compile(r"https?:|www\.|\w\.(com|org|net|fr|io)\b", re.IGNORECASE)
SPELT_OUT = re.compile(r"\b[^\W\d_](?:[^\w\s'’][^\W\d_]){2,}\b")  # noqa: RUF001 - y'a-t-il is fine
MARKS = " '’,.;:!?()«»“”\"-–—…%€$&+/"  # noqa: RUF001 - people type all of these


def refuse_unlawful(state: State, text: str, judge: Judge) -> None:
    """Refuse a clue for what it is, without a look at any list: nobody learns a trap by it."""
    said = tokens(text)
    refuse_signs(text, said)
    turn = going(state)
    under = burden(state, turn.team)
    refuse_length(state, said, under)
    refuse_cursed(said, under, judge)
    if under.new_letters:
        refuse_old_letters(state, said)


def refuse_signs(text: str, said: Sequence[str]) -> None:
    """Only words that can be written: no emoji, links or spelling out (TW-91, TW-133)."""
    strange = foreign(text)
    if strange is not None:
        raise IllegalMove(Reason.FOREIGN_SCRIPT, word=strange, rule="TW-87")
    if not said:
        raise IllegalMove(Reason.CLUE_EMPTY)
    plain = all(char.isalnum() or char in MARKS for char in text)
    if LINK.search(text) or not plain or is_spelt_out(text, said):
        raise IllegalMove(Reason.SYMBOLS, rule="TW-133")


def is_spelt_out(text: str, said: Sequence[str]) -> bool:
    """Three letters in a row, each by itself: c, a, t. So is c.a.t; T.V. is not."""
    singles = "".join("1" if len(word) == 1 and word.isalpha() else "0" for word in said)
    return "111" in singles or SPELT_OUT.search(text) is not None


def refuse_length(state: State, said: Sequence[str], under: Burden) -> None:
    spoken = words_spent(said, under)
    if under.clue_words == 1 and spoken > 1:
        raise IllegalMove(Reason.DEMON_ONE_WORD, rule="TW-102")
    if spoken > under.clue_words:
        if under.clue_words < LONGEST_CLUE:
            raise IllegalMove(Reason.CURSE_FOG, most=under.clue_words, rule="TW-100")
        raise IllegalMove(Reason.CLUE_TOO_LONG, most=under.clue_words, rule="TW-127")
    if under.turn_words is not None:
        left = under.turn_words - words_so_far(state, under)
        if spoken > left:
            raise IllegalMove(Reason.TOO_MANY_WORDS, left=left, rule="TW-102")


def words_spent(said: Sequence[str], under: Burden) -> int:
    """Under the Echo a word said twice counts once."""
    return (len(said) + 1) // 2 if under.twice else len(said)


def words_so_far(state: State, under: Burden) -> int:
    return sum(words_spent(tokens(clue.text), under) for clue in going(state).clues)


def refuse_cursed(said: Sequence[str], under: Burden, judge: Judge) -> None:
    if under.twice and not is_echoed(said):
        raise IllegalMove(Reason.CURSE_ECHO, rule="TW-97")
    if under.no_s:
        hissing = [word for word in said if bare(word).startswith("s")]
        if hissing:
            raise IllegalMove(Reason.CURSE_SERPENT, word=hissing[0], rule="TW-100")
    if under.nouns_only:
        others = [word for word in said if not judge.may_be_noun(word)]
        if others:
            raise IllegalMove(Reason.CURSE_FEEBLEMIND, word=others[0], rule="TW-98")


def is_echoed(said: Sequence[str]) -> bool:
    """Each word twice, one after the other or phrase by phrase; most of them is enough (TW-138)."""
    twice = sum(2 * (said.count(word) // 2) for word in set(said))
    return twice >= ENOUGH_ECHO * len(said)


def refuse_old_letters(state: State, said: Sequence[str]) -> None:
    begun = {bare(word)[0] for clue in going(state).clues for word in tokens(clue.text)[:1]}
    letter = bare(said[0])[0]
    if letter in begun:
        raise IllegalMove(Reason.DEMON_SAME_LETTER, letter=letter, rule="TW-102")


def says(said: Sequence[str], word: str) -> bool:
    """Say whether a word of terror slipped out, however it was accented."""
    return bool(word) and bare(word) in {bare(one) for one in said}
