"""What each observer of Trapped! sees."""

from collections.abc import Iterator
from functools import lru_cache

from trapline.games.trapped.cards import FACE_DOWN, Card
from trapline.games.trapped.content import Atlas, Event, Goal, Needs, Says, alternatives, hooks
from trapline.games.trapped.content.making import Maker, lacks
from trapline.games.trapped.model import (
    UNKNOWN,
    Ask,
    Bid,
    Boarding,
    Conflict,
    Dared,
    Figure,
    Phase,
    Seats,
    State,
)
from trapline.games.trapped.rules.hooks.begin import tag_of
from trapline.games.trapped.rules.invitations import invitations
from trapline.games.trapped.rules.monster import knows_weakness
from trapline.games.trapped.rules.offers import closed
from trapline.games.trapped.rules.standing import (
    deck_size,
    is_gone,
    is_limited,
    is_over,
    is_seated,
)
from trapline.games.trapped.view import (
    Aim,
    Clash,
    Dare,
    Leaving,
    Place,
    Quarry,
    Scare,
    Sheet,
    View,
    Workshop,
)
from trapline.kernel import ARCHIVE, TABLE_TALK, Observer

STORY = 60
"""So many lines of the story are at hand; the log has all of them."""


def seen(atlas: Atlas, state: State, observer: Observer, maker: Maker) -> View:
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
        deck=deck_size(state),
        discards=state.discards,
        laid=state.laid,
        sheets=tuple(sheet(figure) for figure in state.figures.values()),
        conflict=None if state.conflict is None else clash(state.conflict, observer),
        last=None if state.last is None else clash(state.last, observer),
        monster=quarry(state, knows=knows),
        event=scare(atlas.events[state.event]) if state.event else None,
        happening=state.happening,
        dare=dare(state),
        leaving=leaving(state),
        events=tuple(events(atlas, state, knows=knows)),
        goals=tuple(sorted(state.goals)),
        floor=state.floor,
        hidden={
            item: room if knows or item in state.known else UNKNOWN
            for item, room in state.hidden.items()
        },
        searched=state.searched,
        sealed=state.sealed,
        blocks=state.blocks,
        handicaps=state.handicaps,
        countdown=state.countdown,
        story=state.story[-STORY:],
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
    is_open = state.question is not None and state.question.ask is Ask.IDEAS
    return Workshop(
        ideas=making.ideas,
        voted=tuple(sorted(seat for seat, _ in making.votes)),
        hints=maker.hints(state.options.language) if is_open else {},
        sketch=making.sketch,
        lacks=() if is_open else lacks(making.sketch),
        refused=making.refused,
    )


def waiting(state: State) -> Seats:
    """Return those the table waits for who are here."""
    if state.question is None or state.halted is not None or is_over(state):
        return ()
    return tuple(sorted(seat for seat in state.question.waits if not is_gone(state, seat)))


def hands(state: State) -> tuple[tuple[Card, ...], ...]:
    return tuple(player.hand for player in state.players.values())


def ideas(atlas: Atlas, state: State) -> tuple[str, ...]:
    """Return people who could be in the story, as long as sheets are being filled."""
    if state.phase not in (Phase.CHARACTERS, Phase.EXTRAS):
        return ()
    used = {figure.name for figure in state.figures.values()}
    cast = atlas.scenario.cast[state.options.language]
    return tuple(
        f"{role.name} / {role.gender} / {role.occupation}" for role in cast if role.name not in used
    )


def sheet(figure: Figure) -> Sheet:
    return Sheet(
        id=figure.id,
        seat=figure.seat,
        master=figure.master,
        name=figure.name,
        gender=figure.gender,
        occupation=figure.occupation,
        attributes=figure.attributes,
        feelings={str(about): card for about, card in figure.feelings.items()},
        room=figure.room,
        items=figure.items,
        goals=tuple(sorted(figure.goals)),
        fate=figure.fate,
        lucky_used=figure.lucky_used,
        sick_until=figure.sick_until,
        cure=figure.cure,
        clings_to=figure.clings_to,
        promised=figure.promised,
    )


def clash(conflict: Conflict, observer: Observer) -> Clash:
    return Clash(
        number=conflict.number,
        kind=conflict.kind,
        seat=conflict.seat,
        figure=conflict.figure,
        attribute=conflict.attribute,
        attributes=conflict.attributes,
        subject=conflict.subject,
        room=conflict.room,
        opponent=conflict.opponent,
        cards=conflict.cards,
        base=conflict.base,
        means=conflict.means,
        ruled=conflict.ruled,
        line=conflict.line,
        bids=tuple(face(conflict, bid, observer) for bid in conflict.bids),
        obstacle=conflict.obstacle,
        is_open=conflict.is_open,
        won=conflict.won,
        active_total=conflict.active_total,
        opposing_total=conflict.opposing_total,
        active_cards=conflict.active_cards,
        opposing_cards=conflict.opposing_cards,
        damage=conflict.damage,
    )


def face(conflict: Conflict, bid: Bid, observer: Observer) -> Bid:
    """Return a bid as it lies there for somebody: face down, unless it is theirs."""
    is_visible = conflict.is_open or bid.seat == observer or observer is ARCHIVE
    return Bid(
        seat=bid.seat,
        side=bid.side,
        through=bid.through,
        figure=bid.figure,
        attribute=bid.attribute,
        card=bid.card if is_visible or bid.card is None else FACE_DOWN,
        lucky=bid.lucky,
    )


def dare(state: State) -> Dare | None:
    dares = (step for step in state.agenda if isinstance(step, Dared))
    for one in dares:
        return Dare(one.by, one.seat, one.dare, is_answered=one.answered)
    return None


def leaving(state: State) -> Leaving | None:
    boardings = (step for step in state.agenda if isinstance(step, Boarding))
    for one in boardings:
        return Leaving(one.way, one.figure, one.passengers)
    return None


def quarry(state: State, *, knows: bool) -> Quarry:
    beast = state.beast
    return Quarry(
        room=beast.room if knows else beast.seen,
        is_seen=beast.seen != UNKNOWN,
        defeats=beast.defeats,
        dead=beast.dead,
    )


def scare(event: Event) -> Scare:
    return Scare(event.id, event.suit, event.says)


def events(atlas: Atlas, state: State, *, knows: bool) -> Iterator[Scare]:
    """Yield the scenario's list with what each event does; for others, what has happened."""
    for event in atlas.scenario.events:
        if knows:
            yield trouble(event)
        elif event.id in state.happened:
            yield scare(event)


def trouble(event: Event) -> Scare:
    """Return an event with what it sets going."""
    does = tuple(tag_of(hook) for hook in event.hooks)
    tests = (hook.attributes for hook in event.hooks if isinstance(hook, hooks.Test | hooks.Brawl))
    return Scare(event.id, event.suit, event.says, does, next(tests, ()))


def is_out(atlas: Atlas, state: State) -> bool:
    """Say whether somebody has found out what the monster fears."""
    return any(knows_weakness(atlas, state, figure) for figure in state.figures.values())


@lru_cache(maxsize=16)
def place(atlas: Atlas, *, limited: bool, feared: bool) -> Place:
    scenario = atlas.scenario
    titles: dict[str, Says] = {
        **{item.id: item.says for item in scenario.items},
        **{goal.id: goal.says for goal in scenario.goals},
        **{way.id: way.says for way in scenario.ways},
    }
    titles |= {
        "scenario": scenario.says,
        "monster": scenario.monster.says,
    }
    if feared:
        titles["weakness"] = scenario.monster.weakness.says
    titles |= {f"barrier-{n}": says for n, says in enumerate(scenario.barriers)}
    return Place(
        safe=scenario.safe,
        rooms=scenario.rooms,
        links=scenario.links,
        goals=tuple(aim(goal) for goal in scenario.goals),
        ways=tuple(
            Aim(way.id, (way.at,), options_of(way.needs), seats=way.seats) for way in scenario.ways
        ),
        limit=scenario.limit.rounds if limited and scenario.limit is not None else None,
        means=tuple(one.item for one in scenario.monster.weakness.means) if feared else (),
        titles=titles,
    )


def aim(goal: Goal) -> Aim:
    return Aim(
        id=goal.id,
        at=goal.at,
        needs=options_of((*goal.needs, *goal.uses)),
        own=goal.own,
        attributes=goal.attributes,
        gives=goal.gives,
        arrive=goal.arrive or "",
        search=goal.search or "",
        undoes=goal.undoes,
        disarms=any(isinstance(hook, hooks.Disarm) for hook in goal.hooks),
    )


def options_of(needs: Needs) -> tuple[tuple[str, ...], ...]:
    return tuple(alternatives(need) for need in needs)
