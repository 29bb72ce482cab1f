"""A round: curses are turned up, words drawn; at its end figures and monster move."""

from collections.abc import Iterator, Sequence

from trapline.kernel import Luck, Seat, Sitter, TableTime, Team

from ..content import Box, cards, draws
from ..facts import AnyFact
from ..facts.people import Briefed, Entered
from ..facts.rounds import (
    CurseRevealed,
    CursesDrawn,
    CurseVoid,
    GameEnded,
    Opened,
    PileShuffled,
    RoundBegan,
    RoundEnded,
    WordDrawn,
)
from ..model.basics import LAST, ROUNDS, Room
from ..model.game import Memory, State
from ..model.kinds import Cause, Curse, Failure, MonsterCard
from ..model.options import Options
from .fold import after
from .queries import battles, gone, known_book, list_size, next_in_line

TERROR = Curse.WORD_OF_TERROR


def opened(options: Options, seats: Sequence[Sitter], luck: Luck, memory: Memory) -> Opened:
    ours = tuple(sitter.seat for sitter in seats if sitter.team == 0)
    theirs = tuple(sitter.seat for sitter in seats if sitter.team == 1)
    hosts = [sitter.seat for sitter in seats if sitter.host]
    bots = tuple(sitter.seat for sitter in seats if sitter.bot)
    card: MonsterCard = luck.choice(cards(options.monster))
    return Opened(
        options=options,
        teams=(ours, theirs),
        host=hosts[0] if hosts else None,
        glow=luck.below(2),
        card=card,
        used=memory.used,
        precedents=memory.precedents,
        bots=bots,
    )


class Story:
    """Facts that follow from each other: each is told on the state that the last one left."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.facts: list[AnyFact] = []

    def tell(self, *facts: AnyFact) -> None:
        for fact in facts:
            self.state = after(self.state, fact)
            self.facts.append(fact)


def begin_game(first: Opened, box: Box, at: TableTime, luck: Luck) -> list[AnyFact]:
    return [first, *begin_round(after(None, first), box, at, luck)]


def begin_round(state: State, box: Box, at: TableTime, luck: Luck) -> list[AnyFact]:
    """Let latecomers in, turn up curses, pass the torches and draw a word for each team."""
    story = Story(state)
    for seat, team in state.queue:
        story.tell(Entered(seat, team))
        story.tell(Briefed(seat, known_book(story.state, seat), to=(seat,)))
    turn_up_curses(story, box, luck)
    draw_curses(story, box, luck)
    now = story.state
    new = [seat for seat, _ in state.queue]
    torches = (torch(now, 0, new), torch(now, 1, new))
    sizes = (list_size(now, 0), list_size(now, 1))
    story.tell(RoundBegan(now.round + 1, now.turn + 1, at, torches, sizes))
    for team in (0, 1):
        word = fresh_word(story.state, box, luck)
        story.tell(WordDrawn(team, word, to=story.state.teams[1 - team]))
    return story.facts


def torch(state: State, team: Team, new: Sequence[Seat] = ()) -> Seat:
    """Return the next clue-giver: the next in line who is here and not quite new (TW-118)."""
    holder = state.torches[team]
    if state.round == 0:
        return holder
    line = next_in_line(state, team, holder)
    here = [seat for seat in line if seat not in gone(state) and seat not in new]
    return (here or [holder])[0]


def turn_up_curses(story: Story, box: Box, luck: Luck) -> None:
    """Reveal what lies in the rooms of the teams (TW-93, TW-94)."""
    for room in sorted(set(story.state.dungeon.teams)):
        if room not in story.state.dungeon.unseen:
            continue
        curse = draw(story, luck)
        if curse is TERROR and room == 0:
            story.tell(CurseVoid(room))
        else:
            story.tell(CurseRevealed(room, curse, terror_of(curse, box, luck)))


def draw_curses(story: Story, box: Box, luck: Luck) -> None:
    """Let the Mummy draw for all who fight it (TW-105, TW-106)."""
    state = story.state
    if not draws(state.card) or not (battles(state, 0) or battles(state, 1)):
        return
    drawn: list[Curse] = []
    unfit = [TERROR] if state.dungeon.monster == 0 else []
    while len(drawn) < draws(state.card):
        drawn.append(draw(story, luck, but=[*unfit, *drawn]))
    terror = terror_of(TERROR, box, luck) if TERROR in drawn else ""
    story.tell(CursesDrawn(tuple(drawn), terror))


def draw(story: Story, luck: Luck, but: Sequence[Curse] = ()) -> Curse:
    pile = [curse for curse in story.state.dungeon.pile if curse not in but]
    if not pile:
        story.tell(PileShuffled())
        pile = [curse for curse in story.state.dungeon.pile if curse not in but]
    return luck.choice(pile)


def terror_of(curse: Curse, box: Box, luck: Luck) -> str:
    return luck.choice(box.terror) if curse is TERROR else ""


def fresh_word(state: State, box: Box, luck: Luck) -> str:
    """Draw a word that this table has not seen; once all were seen, not a recent one (TW-24)."""
    words = box.words[state.options.words]
    fresh = [word for word in words if word not in state.used]
    recent = state.used[-(len(words) // 2) :]
    return luck.choice(fresh or [word for word in words if word not in recent])


def end_round(state: State) -> list[AnyFact]:
    """Move the figures, then the monster; end the game if it is over."""
    lie = dict(curses_lie(state))
    moved = RoundEnded(
        teams=(stands(state, 0), stands(state, 1)),
        monster=monster_stands(state),
        curses=tuple(sorted(lie.values())),
        pushed=tuple((room, to) for room, to in lie.items() if room != to),
    )
    return [moved, *game_ended(state)]


def succeeded(state: State, team: Team) -> bool:
    result = state.results[team]
    return result is not None and result.failure is None


def stands(state: State, team: Team) -> Room:
    """Return where a team's figure stands after the round (TW-63, TW-65, TW-106)."""
    room, result = state.dungeon.teams[team], state.results[team]
    if battles(state, team):
        return room
    if succeeded(state, team):
        return min(room + 1, LAST)
    if result is not None and result.failure is Failure.TERROR:
        return max(room - 1, 0)
    return room


def monster_stands(state: State) -> Room:
    """The monster comes closer when both teams failed and it was never fought (TW-108, TW-111)."""
    dungeon = state.dungeon
    stays = succeeded(state, 0) or succeeded(state, 1) or dungeon.fought
    return dungeon.monster if stays else max(dungeon.monster - 1, 0)


def curses_lie(state: State) -> Iterator[tuple[Room, Room]]:
    """Return where each unseen curse lies after the monster pushed them on (TW-109)."""
    monster, blocked = monster_stands(state), monster_stands(state)
    pushed = monster != state.dungeon.monster
    for room in sorted(state.dungeon.unseen, reverse=True):
        if pushed and room == blocked:
            blocked -= 1
            yield room, room - 1
        else:
            yield room, room


def game_ended(state: State) -> list[AnyFact]:
    slayers = tuple(team for team in (0, 1) if battles(state, team) and succeeded(state, team))
    if len(slayers) == 2 and state.options.single_winner:
        # The second had only the first one's time, and used less (TW-116).
        return [GameEnded((state.book[-1].team,), Cause.FASTER, state.book)]
    if slayers:
        cause = Cause.SLAIN_TOGETHER if len(slayers) == 2 else Cause.MONSTER_SLAIN
        return [GameEnded(slayers, cause, state.book)]
    if state.round == ROUNDS:
        return [GameEnded((), Cause.MONSTER_WINS, state.book)]
    return []
