"""What each observer of Trapped! sees."""

from collections.abc import Mapping

from msgspec.structs import replace

from trapline.kernel import ARCHIVE, TABLE_TALK, Observer, Seat, kept

from ...content.atlas import Atlas
from ...content.making.lacks import lacks
from ...content.making.maker import Maker
from ...content.schema import Role
from ...model.agenda import Ask
from ...model.basics import UNKNOWN, Seats
from ...model.cards import SCALE, Card
from ...model.game import IDEA, Line, State, Whisper
from ...model.kinds import News, Phase
from ...model.sheets import Figure
from ...model.shown import Sheet, Workshop
from ...model.view import View
from ..invitations import invitations
from ..offers import closed
from ..queries import (
    deck_size,
    is_asked,
    is_gone,
    is_limited,
    is_over,
    is_seated,
    still_free,
)
from ..sheets import unset_spots
from .conflict import clash, dare, leaving, lying, outbound
from .place import done, events, is_out, locked, place, quarry, scare

STORY = 60
"""So many lines of the story are at hand; the log has all of them."""
WHISPERS = 20
SHEETS = 1024


def view(atlas: Atlas, state: State, observer: Observer, maker: Maker) -> View:
    """Show what anybody sees, and what this observer knows beyond that."""
    seen = seen_by_all(atlas, state, maker)
    if observer is ARCHIVE:
        seen = with_secrets(atlas, state, seen)
        return replace(seen, conflict=lying(state, seen, observer), hands=hands(state))
    if not is_seated(observer, state):
        return seen
    if observer == state.gm:
        seen = replace(with_secrets(atlas, state, seen), notes=state.notes)
    mine = state.players.get(observer)
    return replace(
        seen,
        may=tuple(invitations(atlas, state, observer)),
        channels=(TABLE_TALK,),
        me=observer,
        figure=None if mine is None else mine.figure,
        hand=() if mine is None else mine.hand,
        offered=() if mine is None else mine.offered,
        closed=tuple(closed(atlas, state, observer)),
        conflict=lying(state, seen, observer),
        said=fingerprints(state.said),
        whispers=whispers(state, observer),
    )


@kept()
def seen_by_all(atlas: Atlas, state: State, maker: Maker) -> View:
    question = state.question
    options = state.options
    seen = View(
        waiting=waiting(state),
        channels=(),
        me=None,
        gm=state.gm,
        order=state.order,
        language=options.language,
        scenario=options.played,
        tone=options.tone,
        policy=options.policy,
        sole_survivor=options.sole_survivor,
        phase=state.phase,
        place=place(atlas, limited=is_limited(state), feared=is_out(atlas, state)),
        making=made_up(state, maker) if state.phase is Phase.SETTING else None,
        file=None,
        cast=ideas(atlas, state),
        turn=state.turn,
        round=state.round,
        active=state.active,
        stage=state.stage,
        ask=None if question is None else question.ask,
        number=0 if question is None else question.number,
        until=None if question is None or state.halted is not None else question.until,
        figure=None,
        hand=(),
        offered=(),
        closed=(),
        counts={str(seat): len(player.hand) for seat, player in state.players.items()},
        scale=SCALE,
        deck=deck_size(state),
        discards=state.discards,
        laid=state.laid,
        sheets=tuple(sheet(one, state.troubled.get(one.id, 0)) for one in state.figures.values()),
        blanks=sum(1 for _ in unset_spots(state)) if state.phase is Phase.EXTRAS else 0,
        conflict=None if state.conflict is None else clash(atlas, state, state.conflict),
        last=None if state.last is None else clash(atlas, state, state.last),
        monster=quarry(state, knows=False),
        event=scare(atlas.events[state.event]) if state.event else None,
        happening=state.happening,
        news=news(state),
        episodes=state.episodes,
        dare=dare(state),
        leaving=leaving(state),
        outbound=tuple(outbound(atlas, state)),
        events=events(atlas, state, knows=False),
        goals=done(atlas, state),
        floor=state.floor,
        hidden=hidden(state),
        searched=state.searched,
        visited=tuple(sorted(state.visited)),
        sealed=state.sealed,
        locked=locked(atlas, state),
        blocks=state.blocks,
        handicaps=state.handicaps,
        countdown=state.countdown,
        story=tuple(line for line in state.story if not is_rejected(line))[-STORY:],
        said=(),
        cue=state.cue,
        whispers=(),
        notes="",
        motion=state.motion,
        halted=state.halted is not None,
        claims=state.claims,
        away=tuple(sorted(state.away)),
        empty=tuple(sorted(state.empty)),
        hands=hands(state) if is_over(state) else (),
        winners=state.winners,
        verdict=state.verdict,
        cause=state.cause,
    )
    return with_secrets(atlas, state, seen) if is_over(state) else seen


def with_secrets(atlas: Atlas, state: State, seen: View) -> View:
    """Return a view with what only the GM knows of the place until the game is over."""
    return replace(
        seen,
        place=place(atlas, limited=is_limited(state), feared=True),
        file=None if state.setting is None else state.setting.scenario,
        monster=quarry(state, knows=True),
        events=events(atlas, state, knows=True),
        hidden=state.hidden,
    )


def hidden(state: State) -> Mapping[str, str]:
    """Return where hidden things are, as far as everybody has learnt it."""
    return {item: room if item in state.known else UNKNOWN for item, room in state.hidden.items()}


@kept()
def fingerprints(said: frozenset[int]) -> tuple[int, ...]:
    return tuple(sorted(said))


def whispers(state: State, me: Seat) -> tuple[Whisper, ...]:
    return tuple(one for one in state.whispers if me in (one.by, one.whom))[-WHISPERS:]


def made_up(state: State, maker: Maker) -> Workshop:
    """Return what the group has made up so far; nothing of it is a secret."""
    making = state.making
    is_open = is_asked(state, Ask.IDEAS)
    return Workshop(
        ideas=making.ideas,
        voted=tuple(sorted(seat for seat, _ in making.votes)),
        hints=maker.hints(state.options.language) if is_open else {},
        sketch=making.sketch,
        lacks=() if is_open else lacks(making.sketch),
        refused=making.refused,
    )


def news(state: State) -> News | None:
    """Say what happened last; an event is forgotten when a whole turn has passed."""
    event = state.happening
    if event is not None and event.conflicts == state.conflicts and state.turn - event.turn <= 1:
        return News.EVENT
    return None if state.last is None else News.RESULT


def waiting(state: State) -> Seats:
    """Return those the table waits for who are here."""
    if state.question is None or state.halted is not None or is_over(state):
        return ()
    return tuple(sorted(seat for seat in state.question.waits if not is_gone(state, seat)))


def is_rejected(line: Line) -> bool:
    """Say whether it was an idea for the setting that the group did not want."""
    return line.deed == IDEA and not line.words


def hands(state: State) -> tuple[tuple[Card, ...], ...]:
    return tuple(player.hand for player in state.players.values())


@kept(SHEETS)
def sheet(figure: Figure, troubles: int) -> Sheet:
    return Sheet(
        id=figure.id,
        seat=figure.seat,
        master=figure.master,
        name=figure.name,
        gender=figure.gender,
        occupation=figure.occupation,
        attributes=figure.attributes,
        feelings={str(about): card for about, card in figure.feelings.items()},
        face=figure.face,
        room=figure.room,
        entered=figure.entered,
        items=figure.items,
        goals=tuple(sorted(figure.goals)),
        fate=figure.fate,
        lucky_used=figure.lucky_used,
        sick_until=figure.sick_until,
        cure=figure.cure,
        clings_to=figure.clings_to,
        promised=figure.promised,
        betrayed=figure.betrayed,
        troubles=troubles,
    )


def ideas(atlas: Atlas, state: State) -> tuple[Role, ...]:
    """Return people who could be in the story, as long as sheets are being filled."""
    if state.phase not in (Phase.CHARACTERS, Phase.EXTRAS):
        return ()
    return still_free(atlas, state)
