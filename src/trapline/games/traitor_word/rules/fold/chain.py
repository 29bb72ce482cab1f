"""Words, turns and the token."""

from msgspec.structs import replace

from trapline.kernel import Seat, TableTime

from ...facts.chain import (
    Accepted,
    Asked,
    Compared,
    GaveBack,
    LetStood,
    Noted,
    Noticed,
    Objected,
    OpeningRead,
    Passed,
    Said,
    Struck,
    Taken,
    TokenFreed,
    TurnBegan,
)
from ...model.chain import Link, Window
from ...model.game import State
from ...model.kinds import Phase
from .changes import link_of, moved, with_link


def opening_read(state: State, fact: OpeningRead) -> State:
    link = Link(fact.number, fact.by, fact.text, fact.at, state.round, is_opening=True)
    state = replace(state, discards=(*state.discards, fact.text))
    return with_word(state, link, fact.until)


def said(state: State, fact: Said) -> State:
    link = Link(fact.number, fact.by, fact.text, fact.at, state.round, secret=fact.secret)
    return with_word(state, replace(link, aloud=not fact.text), fact.until)


def with_word(state: State, link: Link, until: TableTime) -> State:
    return replace(
        state,
        chain=(*state.chain, link),
        said=link.number,
        window=Window(),
        phase=Phase.HOLD,
        until=until,
        speaker=link.by if state.options.rounds else None,
        barred=(),
    )


def turn_began(state: State, fact: TurnBegan) -> State:
    return speaking(replace(state, round=fact.round), fact.turn, fact.by, fact.until)


def taken(state: State, fact: Taken) -> State:
    """The last word is past: the grab closes its window (TT-52)."""
    return speaking(replace(state, window=None), fact.turn, fact.by, fact.until)


def speaking(state: State, turn: int, by: Seat, until: TableTime | None) -> State:
    return replace(state, phase=Phase.SPEAKING, turn=turn, speaker=by, until=until)


def token_freed(state: State, fact: TokenFreed) -> State:
    return replace(state, phase=Phase.FREE, turn=fact.turn, speaker=None, until=fact.until)


def gave_back(state: State, fact: GaveBack) -> State:
    state = replace(state, barred=(*state.barred, fact.by))
    return replace(state, phase=Phase.FREE, turn=fact.turn, speaker=None, until=fact.until)


def passed(state: State, _fact: Passed) -> State:
    return replace(state, window=None, barred=())


def asked(state: State, fact: Asked) -> State:
    window = replace(state.window or Window(), asked=True, against=fact.against)
    return replace(state, window=window, until=fact.until)


def accepted(state: State, fact: Accepted) -> State:
    """Who took it for a word has not said yet that nothing speaks against it (TT-26)."""
    window = replace(state.window or Window(), asked=False, stands=())
    return replace(state, window=window, until=fact.until)


def noticed(state: State, fact: Noticed) -> State:
    holders = (*link_of(state, fact.word).holders, (fact.seat, fact.card))
    return with_link(state, fact.word, holders=holders)


def noted(state: State, fact: Noted) -> State:
    return with_link(state, fact.word, text=fact.text, noted=fact.by, holders=())


def compared(state: State, fact: Compared) -> State:
    return with_link(state, fact.word, secret=fact.card)


def let_stood(state: State, fact: LetStood) -> State:
    window = state.window or Window()
    stands, objects = moved(fact.by, to=window.stands, out_of=window.objects)
    return replace(state, window=replace(window, stands=stands, objects=objects))


def objected(state: State, fact: Objected) -> State:
    window = state.window or Window()
    objects, stands = moved(fact.by, to=window.objects, out_of=window.stands)
    return replace(state, window=replace(window, stands=stands, objects=objects))


def struck(state: State, fact: Struck) -> State:
    """Go back to before the word; what its coming had settled stays settled."""
    back = replace(state, round=link_of(state, fact.word).round, window=None)
    chain = tuple(link for link in state.chain if link.number != fact.word)
    return speaking(replace(back, chain=chain), fact.turn, fact.by, fact.until)
