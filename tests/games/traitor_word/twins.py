"""What is secret in Traitor Word: hands, piles, the draw pile, marks, votes before they show."""

from collections import Counter
from typing import TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from msgspec.structs import replace

from tests.conformance.world import World, asked
from tests.games.traitor_word.chain import BLACK, HANDS, PINK
from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word import wishes as w
from trapline.games.traitor_word.model import Charge, Colour, Options, Phase, Speaking, State
from trapline.kernel import (
    HOUSE,
    By,
    Game,
    HouseMove,
    Observer,
    Seat,
    SeatAway,
    SeatBack,
    SeatLeft,
    SeededLuck,
    Text,
    TimeUp,
    Wish,
)

Pair: TypeAlias = tuple[World, World]

ORDER = (0, 1, 2, 3)
PLAIN = ("flower", "petal", "spring", "water", "boat", "sail", "wind", "kite", "string", "guitar")
"""Words that nobody holds."""
OPENS = (
    f.Validated,
    f.Claimed,
    f.Answered,
    f.Judged,
    f.GameEnded,
)
"""What shows something that was different in the twins."""


@st.composite
def twins(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """Tell two games in which two hands that the observer cannot see are exchanged.

    So the draw piles are alike. Piles of flashes are different, and so are votes and marks.
    """
    options = Options(
        rounds=draw(st.booleans()),
        speaking=draw(st.sampled_from(Speaking)),
        point_out=draw(st.booleans()),
    )
    pair = opened(game, observer, options)
    for _ in range(draw(st.integers(0, 20))):
        if not step(draw, pair, observer):
            break
    return pair


def opened(game: Game, observer: Observer, options: Options) -> Pair:
    pair = World(game), World(game)
    one, other = strangers(observer)
    for twin, world in enumerate(pair):
        hands = list(HANDS[: len(ORDER)])
        if twin:
            hands[one], hands[other] = hands[other], hands[one]
        world.tell(HOUSE, f.Opened(options, ORDER, (), (f"used {twin}",)))
        thicken(world, one, 4 + twin)
        world.tell(
            HOUSE,
            *(f.Dealt(seat, hands[seat], to=(seat,)) for seat in ORDER),
            f.OpeningRead(1, 0, "nature", 0, 3000),
        )
    return pair


def strangers(observer: Observer) -> tuple[Seat, Seat]:
    one, other = [seat for seat in ORDER if seat != observer][:2]
    return one, other


def thicken(world: World, seat: Seat, flashes: int) -> None:
    state: State = world.state
    player = replace(state.players[seat], flashes=flashes)
    world.state = replace(state, players={**state.players, seat: player})


def step(draw: DrawFn, pair: Pair, observer: Observer) -> bool:
    """Play on in both worlds; False if that would tell them apart."""
    state: State = pair[0].state
    seat = draw(st.sampled_from(ORDER))
    whim = draw(st.integers(0, 11))
    if whim < 3:
        due = pair[0].game.deadline(state)
        assert due is not None, "no clock runs"
        for world in pair:
            world.at = due.at
        return play(pair, HOUSE, *[TimeUp(due.name, due.turn)] * 2)
    if whim == 3:
        moves = (SeatAway(seat), SeatBack(seat), SeatLeft(seat))
        return play(pair, HOUSE, *[draw(st.sampled_from(moves))] * 2)
    if whim < 8 and state.speaker is not None and state.phase is Phase.SPEAKING:
        return utter(draw, pair, observer, state.speaker)
    if state.phase is Phase.VOTE and state.trial is not None and whim < 10:
        return vote(draw, pair, observer, draw(st.sampled_from(state.trial.voters)))
    return play(pair, seat, *[draw(st.sampled_from(plain(state)))] * 2)


def plain(state: State) -> list[Wish]:
    """Return what anybody may ask, whatever their hand."""
    said = state.said
    return [
        w.Take(said, state.turn),
        w.LetStand(said),
        w.Object(said),
        w.Accuse(said, Charge.OFF_TOPIC),
        w.Defend(said, Text("it all hangs together")),
        w.Note(said, Text("harvest")),
    ]


def utter(draw: DrawFn, pair: Pair, observer: Observer, seat: Seat) -> bool:
    """Say a word that is secret in one world and not in the other, or in none."""
    state: State = pair[0].state
    used = {link.text for link in state.chain}
    fresh = [word for word in PLAIN if word not in used]
    hidden = [word for s in strangers(observer) for word in HANDS[s] if word not in used]
    word = draw(st.sampled_from([*fresh, *hidden] if seat != observer else fresh))
    if state.options.speaking is Speaking.TYPED:
        return play(pair, seat, *[w.Say(state.turn, Text(word))] * 2)
    marks = [marked(world, seat) if seat != observer else "" for world in pair]
    here, there = draw(st.permutations([marks[0], ""])), draw(st.permutations([marks[1], ""]))
    return play(pair, seat, w.Speak(state.turn, Text(here[0])), w.Speak(state.turn, Text(there[0])))


def marked(world: World, seat: Seat) -> str:
    state: State = world.state
    hand = state.players[seat].hand
    return hand[0] if hand else ""


def vote(draw: DrawFn, pair: Pair, observer: Observer, seat: Seat) -> bool:
    here = draw(st.booleans())
    there = here if seat == observer else draw(st.booleans())
    said = pair[0].state.said
    return play(pair, seat, w.Vote(said, here), w.Vote(said, there))


def play(pair: Pair, by: By, here: Wish | HouseMove, there: Wish | HouseMove) -> bool:
    both = list(zip(pair, (here, there), strict=True))
    for world, wish in both:
        facts = asked(world.game, world.state, by, wish, world.at + 100, SeededLuck("told"))
        if any(isinstance(fact, OPENS) for fact in facts):
            return False
    for world, wish in both:
        world.at += 100
        world.play(by, wish)
    return True


def conserved(state: State) -> Counter[str]:
    """Every card is somewhere, and nowhere twice; no flash comes from nowhere."""
    words = BLACK if state.options.colour is Colour.BLACK else PINK
    held = [word for player in state.players.values() for word in player.hand]
    out = [*held, *state.piled, *(word for word in state.discards if word in words)]
    deck = [word for word in words if word not in out]
    flashes = sum(player.flashes for player in state.players.values()) - len(state.piled)
    return Counter([*out, *deck, *("flash",) * flashes])
