"""A round: curses are turned up, words drawn; at its end figures and monster move."""

from collections.abc import Iterator, Sequence

from trapline.kernel import Seat, Team

from ..content import draws
from ..facts.people import Briefed, Entered
from ..facts.rounds import (
    CurseRevealed,
    CursesDrawn,
    CurseVoid,
    GameEnded,
    PileShuffled,
    RoundBegan,
    RoundEnded,
    WordDrawn,
)
from ..model.basics import LAST, ROUNDS, Room
from ..model.game import State
from ..model.kinds import Cause, Curse, Failure
from .queries import battles, here_after, known_book, list_size
from .scene import Scene

TERROR = Curse.WORD_OF_TERROR


def begin_round(scene: Scene) -> None:
    """Let latecomers in, turn up curses, pass the torches and draw a word for each team."""
    late = scene.state.queue
    for seat, team in late:
        scene.tell(Entered(seat, team))
        scene.tell(Briefed(seat, known_book(scene.state, seat), to=(seat,)))
    turn_up_curses(scene)
    draw_curses(scene)
    now = scene.state
    new = [seat for seat, _ in late]
    scene.tell(
        RoundBegan(
            round=now.round + 1,
            turn=now.turn + 1,
            at=scene.at,
            torches=(torch(now, 0, new), torch(now, 1, new)),
            sizes=(list_size(now, 0), list_size(now, 1)),
        )
    )
    for team in (0, 1):
        scene.tell(WordDrawn(team, fresh_word(scene), to=now.teams[1 - team]))


def torch(state: State, team: Team, new: Sequence[Seat]) -> Seat:
    """Return the next clue-giver: the next in line who is here and not quite new (TW-118)."""
    holder = state.torches[team]
    if state.round == 0:
        return holder
    known = [seat for seat in here_after(state, team, holder) if seat not in new]
    return (known or [holder])[0]


def turn_up_curses(scene: Scene) -> None:
    """Reveal what lies in the rooms of the teams (TW-93, TW-94)."""
    for room in sorted(set(scene.state.dungeon.teams)):
        if room not in scene.state.dungeon.unseen:
            continue
        curse = draw(scene)
        if curse is TERROR and room == 0:
            scene.tell(CurseVoid(room))
        else:
            scene.tell(CurseRevealed(room, curse, terror_of(scene, curse)))


def draw_curses(scene: Scene) -> None:
    """Let the Mummy draw for all who fight it (TW-105, TW-106)."""
    state = scene.state
    if not draws(state.card) or not (battles(state, 0) or battles(state, 1)):
        return
    drawn: list[Curse] = []
    unfit = [TERROR] if state.dungeon.monster == 0 else []
    while len(drawn) < draws(state.card):
        drawn.append(draw(scene, but=[*unfit, *drawn]))
    scene.tell(CursesDrawn(tuple(drawn), terror_of(scene, *drawn)))


def draw(scene: Scene, but: Sequence[Curse] = ()) -> Curse:
    if set(scene.state.dungeon.pile) <= set(but):
        scene.tell(PileShuffled())
    return scene.luck.choice([curse for curse in scene.state.dungeon.pile if curse not in but])


def terror_of(scene: Scene, *curses: Curse) -> str:
    return scene.luck.choice(scene.box.terror) if TERROR in curses else ""


def fresh_word(scene: Scene) -> str:
    """Draw a word that this table has not seen; once all were seen, not a recent one (TW-24)."""
    used, words = scene.state.used, scene.box.words[scene.state.options.words]
    fresh = [word for word in words if word not in used]
    recent = used[-(len(words) // 2) :]
    return scene.luck.choice(fresh or [word for word in words if word not in recent])


def end_round(scene: Scene) -> None:
    """Move the figures, then the monster; end the game if it is over."""
    state = scene.state
    lie = dict(curses_lie(state))
    scene.tell(
        RoundEnded(
            teams=(room_after(state, 0), room_after(state, 1)),
            monster=monster_after(state),
            curses=tuple(sorted(lie.values())),
            pushed=tuple((room, to) for room, to in lie.items() if room != to),
        )
    )
    end_game(scene, [team for team in (0, 1) if battles(state, team) and succeeded(state, team)])


def succeeded(state: State, team: Team) -> bool:
    result = state.results[team]
    return result is not None and result.failure is None


def room_after(state: State, team: Team) -> Room:
    """Return where a team's figure stands after the round (TW-63, TW-65, TW-106)."""
    room, result = state.dungeon.teams[team], state.results[team]
    if battles(state, team):
        return room
    if succeeded(state, team):
        return min(room + 1, LAST)
    if result is not None and result.failure is Failure.TERROR:
        return max(room - 1, 0)
    return room


def monster_after(state: State) -> Room:
    """The monster comes closer when both teams failed and it was never fought (TW-108, TW-111)."""
    dungeon = state.dungeon
    stays = succeeded(state, 0) or succeeded(state, 1) or dungeon.fought
    return dungeon.monster if stays else max(dungeon.monster - 1, 0)


def curses_lie(state: State) -> Iterator[tuple[Room, Room]]:
    """Return where each unseen curse lies after the monster pushed them on (TW-109)."""
    monster, blocked = monster_after(state), monster_after(state)
    pushed = monster != state.dungeon.monster
    for room in sorted(state.dungeon.unseen, reverse=True):
        if pushed and room == blocked:
            blocked -= 1
            yield room, room - 1
        else:
            yield room, room


def end_game(scene: Scene, slayers: Sequence[Team]) -> None:
    """End the game if the monster was slain in this round, or has won."""
    state = scene.state
    if len(slayers) == 2 and state.options.single_winner:
        # The second had only the first one's time, and used less (TW-116).
        scene.tell(GameEnded((state.book[-1].team,), Cause.FASTER, state.book))
    elif slayers:
        cause = Cause.SLAIN_TOGETHER if len(slayers) == 2 else Cause.MONSTER_SLAIN
        scene.tell(GameEnded(tuple(slayers), cause, state.book))
    elif state.round == ROUNDS:
        scene.tell(GameEnded((), Cause.MONSTER_WINS, state.book))
