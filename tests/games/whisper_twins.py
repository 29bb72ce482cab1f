"""What is secret in Whisper: the other team's words until they are open, and the deck."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.conformance.world import World
from tests.games import whisper_model as m
from tests.games.whisper_content import DECK, OFFERED, WORDS, shares_two_letters
from tests.games.whisper_model import Phase
from tests.games.whisper_state import State
from trapline.kernel import (
    HOUSE,
    By,
    Game,
    HouseMove,
    Observer,
    Seat,
    SeatAway,
    SeatBack,
    SeatJoined,
    Sitter,
    Team,
    Text,
    TimeUp,
    Wish,
)

Pair: TypeAlias = tuple[World, World]
Step: TypeAlias = Callable[[DrawFn, Pair], None]

SEATED = tuple(Sitter(seat, seat % 2) for seat in range(4))
ENGLISH = WORDS["en"]


@st.composite
def twins(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """Tell two games in which the words of the teams the observer is not in are different."""
    known = {observer % 2} if isinstance(observer, int) else set()
    pair = dealt(game, draw(st.permutations(ENGLISH)), known)
    for _ in range(draw(st.integers(0, 16))):
        usual = USUAL[pair[0].state.phase]
        draw(st.sampled_from((*usual, *usual, *STEPS)))(draw, pair)
    return pair


def dealt(game: Game, words: Sequence[str], known: set[Team]) -> Pair:
    worlds = World(game), World(game)
    for world, first in zip(worlds, (0, DECK), strict=True):
        own = [0 if team in known else first for team in (0, 1)]
        hands = [tuple(words[own[team] + OFFERED * team :][:OFFERED]) for team in (0, 1)]
        deck = (*hands[0], *hands[1], *words[first + 2 * OFFERED : first + DECK])
        world.tell(
            HOUSE,
            m.Opened(deck, (), SEATED, m.Options(points=99), at=0),
            m.Dealt(hands[0], (0, 2), team=0),
            m.Dealt(hands[1], (1, 3), team=1),
        )
    return worlds


def choose(draw: DrawFn, pair: Pair) -> None:
    seat, index = draw(seats(pair)), draw(st.sampled_from(range(OFFERED)))
    for world in pair:
        words = world.state.words[seat % 2]
        word = words[index % len(words)]
        play(world, seat, m.Choose(world.state.turn, Text(word)))


def whisper(draw: DrawFn, pair: Pair) -> None:
    seat, clue = draw(seats(pair)), draw(other_words(pair))
    for world in pair:
        play(world, seat, m.GiveClue(world.state.turn, clue))


def guess_wrong(draw: DrawFn, pair: Pair) -> None:
    seat, word = draw(seats(pair)), draw(other_words(pair))
    for world in pair:
        play(world, seat, m.Guess(world.state.turn, word))


def object_to_clue(draw: DrawFn, pair: Pair) -> None:
    """Where the referee would rule differently, the ruling is what parts the twins."""
    seat = draw(seats(pair))
    if len({is_fair(world.state) for world in pair}) == 1:
        for world in pair:
            play(world, seat, m.Object(world.state.turn))


def let_pass(draw: DrawFn, pair: Pair) -> None:
    seat = draw(seats(pair))
    for world in pair:
        play(world, seat, m.LetPass(world.state.turn))


def come_or_go(draw: DrawFn, pair: Pair) -> None:
    move = draw(st.sampled_from((SeatAway, SeatBack)))(draw(seats(pair)))
    for world in pair:
        play(world, HOUSE, move)


def join(draw: DrawFn, pair: Pair) -> None:
    team = draw(st.sampled_from((0, 1)))
    for world in pair:
        play(world, HOUSE, SeatJoined(sum(map(len, world.state.teams)), team))


def wait(_draw: DrawFn, pair: Pair) -> None:
    for world in pair:
        deadline = world.game.deadline(world.state)
        assert deadline is not None, "a clock runs as long as the game"
        world.at = deadline.at
        play(world, HOUSE, TimeUp(deadline.name, deadline.turn))


STEPS: Sequence[Step] = (
    choose,
    whisper,
    guess_wrong,
    object_to_clue,
    let_pass,
    come_or_go,
    join,
    wait,
)


USUAL: Mapping[Phase, Sequence[Step]] = {
    Phase.CHOOSING: (choose,) * 4,
    Phase.WHISPERING: (whisper,) * 4,
    Phase.LISTENING: (guess_wrong, object_to_clue, let_pass, let_pass),
    Phase.OVER: (),
}


def play(world: World, by: By, wish: Wish | HouseMove) -> None:
    world.at += 100
    world.play(by, wish)


def seats(pair: Pair) -> st.SearchStrategy[Seat]:
    """Draw any seat of the first four, but rather one that can act."""
    able = [seat for seat in pair[0].state.waiting if seat < len(SEATED)]
    return st.sampled_from([*able, *able, *able, *range(len(SEATED))])


def other_words(pair: Pair) -> st.SearchStrategy[Text]:
    """Draw a word that neither team has in neither world."""
    had = {word for world in pair for words in world.state.words for word in words}
    return st.sampled_from([Text(word) for word in ENGLISH if word not in had])


def is_fair(state: State) -> bool:
    return shares_two_letters(state.clue, state.secret)


def conserved(state: State) -> Counter[str]:
    return Counter(state.deck + state.words[0] + state.words[1])
