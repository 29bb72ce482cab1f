"""Pieces on their way."""

from ...facts.moving import Crossed, Froze, Limped, SentToStart, Stunned, Swapped, Walked, WentBack
from ...model.basics import FINISH
from ...model.game import State
from ..queries import path_of
from .changes import with_gold, with_path, with_player


def walked(state: State, fact: Walked) -> State:
    path = path_of(state, fact.piece) + fact.path
    return with_path(state, fact.piece, (FINISH,) if path[-1:] == (FINISH,) else path)


def went_back(state: State, fact: WentBack) -> State:
    return with_path(state, fact.piece, path_of(state, fact.piece)[: -fact.steps])


def sent_to_start(state: State, fact: SentToStart) -> State:
    return with_gold(with_path(state, fact.piece, ()), fact.by, fact.amount)


def swapped(state: State, fact: Swapped) -> State:
    moved = with_path(state, fact.piece, fact.path)
    return with_path(moved, fact.other, fact.other_path)


def crossed(state: State, fact: Crossed) -> State:
    return with_gold(state, fact.by, fact.amount)


def stunned(state: State, fact: Stunned) -> State:
    return with_player(state, fact.by, misses=state.players[fact.by].misses + 1)


def froze(state: State, fact: Froze) -> State:
    animal, human = state.players[fact.by].frozen
    frozen = (animal, fact.turns) if fact.piece % 2 else (fact.turns, human)
    return with_player(state, fact.by, frozen=frozen)


def limped(state: State, fact: Limped) -> State:
    return with_player(state, fact.by, limps=fact.turns)
