"""A call for a broken curse: what the referee makes of it, and which curse it was."""

from msgspec.structs import replace

from trapline.words.counting import counted

from ..content import LONGEST_CLUE, Burden
from ..judge import Judge
from ..model.calls import Call
from ..model.game import State
from ..model.kinds import ClueRule
from .clues import Words, ill_spoken, slip_of_tongue, terror_in
from .queries import burden, is_typed, running_turn


def is_cursed(state: State, call: Call, judge: Judge) -> bool:
    """Say whether the referee agrees that a typed clue broke a curse, as somebody called."""
    if call.rule is not ClueRule.CURSE:
        return False
    called = [clue for clue in running_turn(state).clues if clue.number == call.clue]
    return any(slip_of_tongue(state, clue, judge) for clue in called)


def lean_on_curse(state: State, call: Call, judge: Judge) -> bool | None:
    """Return whether a clue broke a curse, as far as the referee can tell.

    Typed, it has read the clue; of what was only heard it knows the word that was called.
    """
    said = counted(call.said, state.options.language)
    if is_cursed(state, call, judge) or is_cursed_word(state, said, judge):
        return True
    is_doubtful = any(judge.lawful_trap(word, "", ()).homograph for word in said)
    return False if is_typed(state) and not is_doubtful else None


def is_cursed_word(state: State, said: Words, judge: Judge) -> bool:
    """Say whether these words break a curse wherever they are said."""
    under = replace(burden(state, running_turn(state).team), twice=False)
    is_terror = under.terror and bool(terror_in(said, state))
    return is_terror or any(ill_spoken(said, under, judge))


def is_terror(state: State, call: Call) -> bool:
    """Say whether what broke a curse is the Word of Terror: two may bind a tongue (TW-105)."""
    under = burden(state, running_turn(state).team)
    if not under.terror:
        return False
    said = counted(call.said, state.options.language)
    return not binds_besides_terror(under) or bool(terror_in(said, state))


def binds_besides_terror(under: Burden) -> bool:
    limits = under.clue_words < LONGEST_CLUE or under.turn_words is not None
    manners = under.twice or under.nouns_only or under.no_s or under.new_letters
    return limits or manners or under.one_breath or under.guess_silences
