"""What each observer of Trapped! sees."""

from trapline.kernel import ARCHIVE, TABLE_TALK, Observer

from ...content.atlas import Atlas
from ...content.making.lacks import lacks
from ...content.making.maker import Maker
from ...content.schema import Role
from ...model.agenda import Ask
from ...model.basics import UNKNOWN, Seats
from ...model.cards import SCALE, Card
from ...model.game import IDEA, Line, State
from ...model.kinds import News, Phase
from ...model.sheets import Figure
from ...model.view import Sheet, View, Workshop
from ..invitations import invitations
from ..offers import closed
from ..queries import deck_size, is_asked, is_gone, is_limited, is_over, is_seated
from ..sheets import unset_spots
from .conflict import clash, dare, leaving, outbound
from .place import done, events, is_out, locked, place, quarry, scare

STORY = 60
"""So many lines of the story are at hand; the log has all of them."""


WHISPERS = 20


def view(atlas: Atlas, state: State, observer: Observer, maker: Maker) -> View:
    me = observer if is_seated(observer, state) else None
    mine = None if me is None else state.players.get(me)
    opened = is_over(state) or observer is ARCHIVE
    knows = opened or me == state.gm
    question = state.question
    options = state.options
    return View(
        may=() if me is None else tuple(invitations(atlas, state, me)),
        waiting=waiting(state),
        channels=() if me is None else (TABLE_TALK,),
        me=me,
        gm=state.gm,
        order=state.order,
        language=options.language,
        scenario=options.played,
        tone=options.tone,
        policy=options.policy,
        sole_survivor=options.sole_survivor,
        phase=state.phase,
        place=place(atlas, limited=is_limited(state), feared=knows or is_out(atlas, state)),
        making=made_up(state, maker) if state.phase is Phase.SETTING else None,
        file=state.setting.scenario if knows and state.setting is not None else None,
        cast=ideas(atlas, state),
        turn=state.turn,
        round=state.round,
        active=state.active,
        stage=state.stage,
        ask=None if question is None else question.ask,
        number=0 if question is None else question.number,
        until=None if question is None or state.halted is not None else question.until,
        figure=None if mine is None else mine.figure,
        hand=() if mine is None else mine.hand,
        offered=() if mine is None else mine.offered,
        closed=() if me is None else tuple(closed(atlas, state, me)),
        counts={str(seat): len(player.hand) for seat, player in state.players.items()},
        scale=SCALE,
        deck=deck_size(state),
        discards=state.discards,
        laid=state.laid,
        sheets=tuple(
            sheet(figure, state.troubled.get(figure.id, 0)) for figure in state.figures.values()
        ),
        blanks=sum(1 for _ in unset_spots(state)) if state.phase is Phase.EXTRAS else 0,
        conflict=None if state.conflict is None else clash(atlas, state, state.conflict, observer),
        last=None if state.last is None else clash(atlas, state, state.last, observer),
        monster=quarry(state, knows=knows),
        event=scare(atlas.events[state.event]) if state.event else None,
        happening=state.happening,
        news=news(state),
        episodes=state.episodes,
        dare=dare(state),
        leaving=leaving(state),
        outbound=tuple(outbound(atlas, state)),
        events=events(atlas, state, knows=knows),
        goals=done(atlas, state),
        floor=state.floor,
        hidden={
            item: room if knows or item in state.known else UNKNOWN
            for item, room in state.hidden.items()
        },
        searched=state.searched,
        visited=tuple(sorted(state.visited)),
        sealed=state.sealed,
        locked=locked(atlas, state),
        blocks=state.blocks,
        handicaps=state.handicaps,
        countdown=state.countdown,
        story=tuple(line for line in state.story if not is_rejected(line))[-STORY:],
        said=tuple(sorted(state.said)) if me is not None else (),
        cue=state.cue,
        whispers=tuple(one for one in state.whispers if me in (one.by, one.whom))[-WHISPERS:],
        notes=state.notes if me == state.gm else "",
        motion=state.motion,
        halted=state.halted is not None,
        claims=state.claims,
        away=tuple(sorted(state.away)),
        empty=tuple(sorted(state.empty)),
        hands=hands(state) if opened else (),
        winners=state.winners,
        verdict=state.verdict,
        cause=state.cause,
    )


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
    used = {figure.name for figure in state.figures.values()}
    cast = atlas.scenario.cast[state.options.language]
    return tuple(role for role in cast if role.name not in used)
