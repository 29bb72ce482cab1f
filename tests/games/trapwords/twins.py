"""What is secret in Trapwords: the word a team must guess, and every trap against it."""

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.conformance.world import World
from trapline.games.trapwords.facts.calls import Flagged, ReviewOpened, Voted
from trapline.games.trapwords.facts.people import Briefed, Entered, GiverReplaced, Queued
from trapline.games.trapwords.facts.rounds import Opened, RoundBegan, WordDrawn
from trapline.games.trapwords.facts.turns import Hinted, TurnBegan, TurnEnded
from trapline.games.trapwords.model.basics import LAST, Words
from trapline.games.trapwords.model.calls import Call, Flag, Hint
from trapline.games.trapwords.model.game import State
from trapline.games.trapwords.model.kinds import Mistap, Monster, MonsterCard, Phase
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.turn import Result
from trapline.games.trapwords.rules.running import running_turn
from trapline.games.trapwords.wishes.calls import (
    CallTrap,
    Contest,
    CryStop,
    FlagClue,
    TakeBack,
    Vote,
)
from trapline.games.trapwords.wishes.turns import GetReady, GiveClue, Guess, TakeBook, ThinkSo
from trapline.games.trapwords.wishes.writing import Agree, Oppose, PassTorch, Propose, Strike
from trapline.kernel import (
    HOUSE,
    By,
    Fact,
    Game,
    HouseMove,
    Observer,
    Seat,
    SeatAway,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    Team,
    Text,
    TimeUp,
    Wish,
)

Pair: TypeAlias = tuple[World, World]
Whisper: TypeAlias = Callable[[World, Team, Words], Sequence[Fact]]

TEAMS = ((0, 2), (1, 3))
TORCHES = (0, 1)
SECRETS = (("lantern", "bakery"), ("castle", "umbrella"))
"""For each team the word of one twin and of the other."""

TRAPS = (
    (("fire", "night", "oil", "glass"), ("bread", "oven", "can", "shop")),
    (("tower", "king", "moat", "stone"), ("rain", "cloud", "storm", "wet")),
)
CLUES = ("my uncle has three", "children like them", "blue", "you may find it in a garden")
GUESSES = ("giraffe", "trumpet", "pillow", "mountain", "sandal", "pirate")
QUIET = ("book", "reading", "call", "breath", "naming", "stop", "review", "giver", "guesser")
"""Clocks that open no secret when they run out."""


@st.composite
def twins(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """Tell two games in which the sheets that the observer may not read are different.

    Whoever comes to hold the book reads its word. So either the torches stay where they are, or
    the words are the same, and only the traps are different.
    """
    whisper = draw(st.sampled_from([None, None, *WHISPERS]))
    steady = whisper is replaced or draw(st.booleans())
    options = Options(writing_seconds=0, lists_open_at_end=draw(st.booleans()))
    pair = opened(game, observer, options, steady=steady)
    if whisper or draw(st.booleans()):
        write_lists(pair, observer)
    for _ in range(draw(st.integers(0, 24))):
        if any(world.state.book for world in pair):
            break
        step(draw, pair, observer, steady=steady)
    if whisper and pair[0].state.team_turn is not None:
        tell_in_secret(whisper, pair, observer)
    return pair


def tell_in_secret(whisper: Whisper, pair: Pair, observer: Observer) -> None:
    """Let something happen that luck alone seldom brings about, last of all."""
    state: State = pair[0].state
    team = running_turn(state).team
    reads = whisper is replaced and observer == TEAMS[team][1]
    if reads or (whisper is ended and not state.options.lists_open_at_end):
        return
    for twin, world in enumerate(pair):
        traps = tuple(trap_words(observer, team, twin)[:3])
        world.tell(HOUSE, *whisper(world, team, traps))


def hinted(_: World, team: Team, traps: Words) -> Sequence[Fact]:
    """The referee whispers to those who wrote the list."""
    hint = Hint(1, "blue", traps[0], sure=True)
    return [Hinted("blue", traps[0], hint, to=TEAMS[1 - team])]


def flagged(_: World, team: Team, traps: Words) -> Sequence[Fact]:
    """Those who wrote the list want to talk about a trap."""
    writer = TEAMS[1 - team][0]
    flag = Flag(1, "blue", traps[0], writer)
    return [Flagged(writer, 1, flag, to=TEAMS[1 - team])]


def voted(world: World, team: Team, traps: Words) -> Sequence[Fact]:
    """Somebody votes by a list; others see that there was a vote."""
    call = Call(None, 1, "blue", None, None)
    writer = TEAMS[1 - team][0]
    return [
        ReviewOpened(
            number=1,
            call=call,
            lean=None,
            voters=(0, 1, 2, 3),
            until=world.at + 60_000,
            is_stop=True,
        ),
        Voted(1, writer, traps == TRAPS[team][0][:3], to=(writer,)),
    ]


def replaced(world: World, team: Team, _: Words) -> Sequence[Fact]:
    """Another has to give the clues, and reads the word."""
    heir = TEAMS[team][1]
    return [GiverReplaced(heir, world.at, world.state.sheets[team].word, to=(heir,))]


def briefed(world: World, team: Team, traps: Words) -> Sequence[Fact]:
    """A latecomer of those who wrote the list reads it."""
    newcomer = 4 + len(world.state.queue)
    book = (Result(team, None, "harp", traps),)
    return [
        Queued(newcomer, 1 - team),
        Entered(newcomer, 1 - team),
        Briefed(newcomer, book, to=(newcomer,)),
    ]


def ended(world: World, team: Team, traps: Words) -> Sequence[Fact]:
    """The word is told, but the list only at the end of the game."""
    result = Result(team, None, "harp", traps)
    return [
        TurnEnded(
            team=team,
            word="harp",
            failure=None,
            said="",
            trap="",
            result=result,
            at=world.at,
            is_open=False,
            to=TEAMS[1 - team],
        ),
        TurnBegan(world.state.turn + 1, 1 - team, TORCHES[1 - team], world.at),
    ]


WHISPERS = (hinted, flagged, voted, replaced, briefed, ended)


def opened(game: Game, observer: Observer, options: Options, *, steady: bool) -> Pair:
    pair = World(game), World(game)
    for twin, world in enumerate(pair):
        card = MonsterCard(Monster.TROLL)
        hidden = [steady and hides(observer, team) for team in (0, 1)]
        words = [SECRETS[team][twin if hidden[team] else 0] for team in (0, 1)]
        world.tell(
            HOUSE,
            Opened(
                options=options,
                teams=TEAMS,
                host=0,
                glow=0,
                card=card,
                used=(f"used {twin}",),
                precedents=(),
            ),
            RoundBegan(round=1, turn=1, at=0, torches=TORCHES, sizes=(3, 3)),
            WordDrawn(0, words[0], to=TEAMS[1]),
            WordDrawn(1, words[1], to=TEAMS[0]),
        )
    return pair


def hides(observer: Observer, team: Team) -> bool:
    """Say whether an observer never learns a team's word while the torches stay where they are."""
    return observer not in TEAMS[1 - team] and observer != TORCHES[team]


def step(draw: DrawFn, pair: Pair, observer: Observer, *, steady: bool) -> None:
    seat = draw(seats(pair))
    phase, turn = pair[0].state.phase, pair[0].state.turn
    if phase is Phase.WRITING:
        write(draw, pair, observer, seat, steady=steady)
    elif draw(st.integers(0, 5)) == 0:
        happen(draw, pair, steady=steady)
    else:
        clues = st.sampled_from(CLUES).map(lambda text: GiveClue(turn, Text(text)))
        guesses = st.sampled_from(GUESSES).map(lambda word: Guess(turn, Text(word)))
        plain: st.SearchStrategy[Wish] = st.sampled_from(
            [TakeBook(turn), GetReady(turn), ThinkSo(turn), CryStop(turn), *answers(pair)]
        )
        if draw(st.integers(0, 4)) == 0:
            blame_the_secret(pair, seat, flags=draw(st.booleans()))
        else:
            play(pair, seat, draw(st.one_of(clues, guesses, plain)))


def blame_the_secret(pair: Pair, seat: Seat, *, flags: bool) -> None:
    """STOP, or flag, wrongly: a clue said the secret word of its world."""
    for world in pair:
        turn = world.state.team_turn
        if turn is not None and turn.clues:
            word, clue = Text(world.state.sheets[turn.team].word), turn.clues[-1]
            number, said = world.state.turn, Text(clue.text.split()[0])
            flag = FlagClue(number, clue.number, said, word)
            ask(world, seat, flag if flags else CallTrap(number, word, clue.number, said))


def answers(pair: Pair) -> list[Wish]:
    """Return what may follow a STOP and leaves the word secret."""
    review = pair[0].state.review
    votes = [] if review is None else [Vote(review.number, springs=False)]
    turn = pair[0].state.turn
    return [Contest(turn), TakeBack(turn, Mistap.STOP), *votes]


def write_lists(pair: Pair, observer: Observer) -> None:
    """Let all agree on the first words that come to mind: luck alone seldom gets to a turn."""
    for team, twin, writer in itertools.product((0, 1), (0, 1), (0, 1)):
        world, seat = pair[twin], TEAMS[1 - team][writer]
        size, turn = world.state.sizes[team], world.state.turn
        for word in trap_words(observer, team, twin)[:size] if writer == 0 else ():
            ask(world, seat, Propose(turn, Text(word)))
        ask(world, seat, Agree(turn))


def trap_words(observer: Observer, team: Team, twin: int) -> Sequence[str]:
    """Return what is written in a world; who writes the list reads it: then it is the same."""
    return TRAPS[team][0 if observer in TEAMS[1 - team] else twin]


def write(draw: DrawFn, pair: Pair, observer: Observer, seat: Seat, *, steady: bool) -> None:
    """Suggest, strike, say yes or no: each twin its own words, unless the observer reads them."""
    team, turn = 1 - seat % 2, pair[0].state.turn
    place, strikes = draw(st.integers(0, 3)), draw(st.integers(0, 4)) == 0
    if not steady and draw(st.integers(0, 9)) == 0:
        return play(pair, seat, PassTorch(turn))
    if draw(st.booleans()) and len(pair[0].state.sheets[team].drafts) == 3:
        return play(pair, seat, draw(st.sampled_from([Agree(turn), Oppose(turn)])))
    for twin, world in enumerate(pair):
        word = Text(trap_words(observer, team, twin)[place])
        wish = Strike(turn, word) if strikes else Propose(turn, word)
        ask(world, seat, wish)
    return None


def happen(draw: DrawFn, pair: Pair, *, steady: bool) -> None:
    """Let time pass, or somebody come and go."""
    due = pair[0].game.deadline(pair[0].state)
    if due is not None and due.name in QUIET and draw(st.booleans()):
        for world in pair:
            world.at = due.at
        return play(pair, HOUSE, TimeUp(due.name, due.turn))
    seat = draw(st.integers(0, 3))
    newcomer = SeatJoined(4 + len(pair[0].state.queue), seat % 2)
    moves: Sequence[HouseMove] = (
        *(SeatBack(seat), SeatHosts(seat), newcomer),
        *(SeatAway(seat), SeatLeft(seat), SeatBack(seat, bot=True)),
    )
    return play(pair, HOUSE, draw(st.sampled_from(moves[:3] if steady else moves)))


def play(pair: Pair, by: By, wish: Wish | HouseMove) -> None:
    for world in pair:
        ask(world, by, wish)


def ask(world: World, by: By, wish: Wish | HouseMove) -> None:
    world.at += 100
    world.play(by, wish)


def seats(pair: Pair) -> st.SearchStrategy[Seat]:
    """Draw any of the four seats, but rather one that the table waits for."""
    view = pair[0].game.view(pair[0].state, 0)
    able = [seat for seat in view.waiting if seat < 4]
    return st.sampled_from([*able, *able, *able, *range(4)])


def conserved(state: State) -> Counter[str]:
    """Ten curses, two figures and a monster that never leave the dungeon."""
    dungeon = state.dungeon
    inside = sum(0 <= room <= LAST for room in (*dungeon.teams, dungeon.monster))
    return Counter([*map(str, dungeon.pile + dungeon.spent), *("figure",) * inside])
