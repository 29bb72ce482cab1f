"""What a curse or the monster forbids a clue to be: what breaks it, and a call that says so."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from trapline.words.counting import untied
from trapline.words.spelling import bare, spelt

from ..content import LONGEST_CLUE, Burden
from ..judge import Judge
from ..model.calls import Call
from ..model.kinds import ClueRule
from ..model.reasons import Reason
from ..model.turn import Clue
from .queries import is_typed
from .running import running_burden, running_turn
from .scene import Scene

ENOUGH_ECHO = 0.8
Words: TypeAlias = Sequence[str]
"""What was said, word by word as people count."""


class Breach(NamedTuple):
    """Words of a clue that a curse or the monster forbids, and what is said about it."""

    said: str
    reason: Reason
    facts: dict[str, Any]


def first_breach(scene: Scene, said: Words, earlier: Sequence[Clue]) -> Breach | None:
    """Return what a clue that followed these breaks of what its giver plays under, if anything."""
    under = running_burden(scene.state)
    before = [scene.counted(clue.text) for clue in earlier]
    found = chain(
        too_many(said, before, under),
        ill_spoken(said, under, scene.judge),
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


def slip_of_tongue(scene: Scene, clue: Clue) -> str:
    """Return the word by which a sent clue broke a curse, or the monster's law; "" if none did."""
    said = scene.counted(clue.text)
    if running_burden(scene.state).terror and (word := terror_in(scene, said)):
        return word
    clues = running_turn(scene.state).clues
    broken = first_breach(scene, said, [one for one in clues if one.number < clue.number])
    return "" if broken is None else broken.said


def terror_in(scene: Scene, said: Words) -> str:
    """Return the word of terror as it slipped out: c'est says est, but là does not say la."""
    terror, language = spelt(scene.state.dungeon.terror), scene.state.options.language
    meant = {terror, bare(terror)} - {""}
    return next((word for word in said if not meant.isdisjoint((word, untied(word, language)))), "")


def is_cursed(scene: Scene, call: Call) -> bool:
    """Say whether the referee agrees that a typed clue broke a curse, as somebody called."""
    if call.rule is not ClueRule.CURSE:
        return False
    called = [clue for clue in running_turn(scene.state).clues if clue.number == call.clue]
    return any(slip_of_tongue(scene, clue) for clue in called)


def lean_on_curse(scene: Scene, call: Call) -> bool | None:
    """Return whether a clue broke a curse, as far as the referee can tell.

    Typed, it has read the clue; of what was only heard it knows the word that was called.
    """
    said = scene.counted(call.said)
    if is_cursed(scene, call) or is_cursed_word(scene, said):
        return True
    is_doubtful = any(scene.judge.lawful_trap(word, "", ()).homograph for word in said)
    return False if is_typed(scene.state) and not is_doubtful else None


def is_cursed_word(scene: Scene, said: Words) -> bool:
    """Say whether these words break a curse wherever they are said."""
    under = replace(running_burden(scene.state), twice=False)
    is_terror = under.terror and bool(terror_in(scene, said))
    return is_terror or any(ill_spoken(said, under, scene.judge))


def is_terror(scene: Scene, call: Call) -> bool:
    """Say whether what broke a curse is the Word of Terror: two may bind a tongue (TW-105)."""
    under = running_burden(scene.state)
    if not under.terror:
        return False
    return not binds_besides_terror(under) or bool(terror_in(scene, scene.counted(call.said)))


def binds_besides_terror(under: Burden) -> bool:
    limits = under.clue_words < LONGEST_CLUE or under.turn_words is not None
    manners = under.twice or under.nouns_only or under.no_s or under.new_letters
    return limits or manners or under.one_breath or under.guess_silences
