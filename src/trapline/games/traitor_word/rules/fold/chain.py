"""Words, turns and the token."""

from msgspec.structs import replace

from trapline.kernel import Seat, TableTime

from ...facts import chain as facts
from ...model.chain import Link, Window
from ...model.game import State
from ...model.kinds import Phase
from .changes import link_of, moved, with_link


def opening_read(state: State, fact: facts.OpeningRead) -> State:
    link = Link(fact.number, fact.by, fact.text, fact.at, state.round, is_opening=True)
    state = replace(state, discards=(*state.discards, fact.text))
    return with_word(state, link, fact.until)


def said(state: State, fact: facts.Said) -> State:
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


def turn_began(state: State, fact: facts.TurnBegan) -> State:
    return speaking(replace(state, round=fact.round), fact.turn, fact.by, fact.until)


def taken(state: State, fact: facts.Taken) -> State:
    """The last word is past: the grab closes its window (TT-52)."""
    return speaking(replace(state, window=None), fact.turn, fact.by, fact.until)


def speaking(state: State, turn: int, by: Seat, until: TableTime | None) -> State:
    return replace(state, phase=Phase.SPEAKING, turn=turn, speaker=by, until=until)


def token_freed(state: State, fact: facts.TokenFreed) -> State:
    return replace(state, phase=Phase.FREE, turn=fact.turn, speaker=None, until=fact.until)


def gave_back(state: State, fact: facts.GaveBack) -> State:
    state = replace(state, barred=(*state.barred, fact.by))
    return replace(state, phase=Phase.FREE, turn=fact.turn, speaker=None, until=fact.until)


def passed(state: State, _fact: facts.Passed) -> State:
    return replace(state, window=None, barred=())


def asked(state: State, fact: facts.Asked) -> State:
    window = replace(state.window or Window(), asked=True, against=fact.against)
    return replace(state, window=window, until=fact.until)


def accepted(state: State, fact: facts.Accepted) -> State:
    """Who took it for a word has not said yet that nothing speaks against it (TT-26)."""
    window = replace(state.window or Window(), asked=False, stands=())
    return replace(state, window=window, until=fact.until)


def noticed(state: State, fact: facts.Noticed) -> State:
    holders = (*link_of(state, fact.word).holders, (fact.seat, fact.card))
    return with_link(state, fact.word, holders=holders)


def noted(state: State, fact: facts.Noted) -> State:
    return with_link(state, fact.word, text=fact.text, noted=fact.by, holders=())


def compared(state: State, fact: facts.Compared) -> State:
    return with_link(state, fact.word, secret=fact.card)


def let_stood(state: State, fact: facts.LetStood) -> State:
    window = state.window or Window()
    stands, objects = moved(fact.by, to=window.stands, out_of=window.objects)
    return replace(state, window=replace(window, stands=stands, objects=objects))


def objected(state: State, fact: facts.Objected) -> State:
    window = state.window or Window()
    objects, stands = moved(fact.by, to=window.objects, out_of=window.stands)
    return replace(state, window=replace(window, stands=stands, objects=objects))


def struck(state: State, fact: facts.Struck) -> State:
    """Go back to before the word; what its coming had settled stays settled."""
    back = replace(state, round=link_of(state, fact.word).round, window=None)
    chain = tuple(link for link in state.chain if link.number != fact.word)
    return speaking(replace(back, chain=chain), fact.turn, fact.by, fact.until)
