"""How each fact changes a game of Traitor Word. Never refuses; blanks stay blanks."""

from collections.abc import Callable, Mapping
from typing import Any

from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word.model import Player, State
from trapline.games.traitor_word.rules.fold import cards, chain, people, trial


def begun(fact: f.AnyFact) -> State:
    """Return the state that the first fact of every game makes."""
    if not isinstance(fact, f.Opened):
        raise TypeError(f"a game begins with {fact}")
    return State(
        options=fact.options,
        order=fact.order,
        players={seat: Player() for seat in fact.order},
        discards=fact.discards,
        bots=frozenset(fact.bots),
    )


def after(state: State, fact: f.AnyFact) -> State:
    return CHANGES[type(fact)](state, fact)


def opened(_state: State, fact: f.Opened) -> State:
    return begun(fact)


CHANGES: Mapping[type, Callable[[State, Any], State]] = {
    f.Opened: opened,
    f.Dealt: cards.drew,
    f.Drew: cards.drew,
    f.Swapped: cards.swapped,
    f.Burnt: cards.burnt,
    f.Shuffled: cards.shuffled,
    f.Validated: cards.validated,
    f.CardShown: cards.card_shown,
    f.Vouched: cards.vouched,
    f.CardReturned: cards.card_returned,
    f.Claimed: cards.claimed,
    f.CardLost: cards.card_lost,
    f.FlashPassed: cards.flash_passed,
    f.OpeningRead: chain.opening_read,
    f.TurnBegan: chain.turn_began,
    f.TokenFreed: chain.token_freed,
    f.Taken: chain.taken,
    f.GaveBack: chain.gave_back,
    f.Said: chain.said,
    f.Asked: chain.asked,
    f.Accepted: chain.accepted,
    f.Noticed: chain.noticed,
    f.Passed: chain.passed,
    f.LetStood: chain.let_stood,
    f.Objected: chain.objected,
    f.Struck: chain.struck,
    f.Noted: chain.noted,
    f.Compared: chain.compared,
    f.Accused: trial.accused,
    f.Answered: trial.answered,
    f.Defended: trial.defended,
    f.Voted: trial.voted,
    f.Judged: trial.judged,
    f.Resumed: trial.resumed,
    f.WentAway: people.went_away,
    f.CameBack: people.came_back,
    f.GameEnded: people.game_ended,
}
