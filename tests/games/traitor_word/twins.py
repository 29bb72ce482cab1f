"""What is secret in Traitor Word: hands, piles, the draw pile, marks, votes before they show."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from msgspec.structs import replace

from tests.conformance.world import World, both_play
from tests.games.traitor_word.chain import HANDS
from trapline.games.traitor_word.facts.cards import (
    Burnt,
    Claimed,
    Dealt,
    Drew,
    GameEnded,
    Opened,
    Shuffled,
    Validated,
)
from trapline.games.traitor_word.facts.chain import OpeningRead
from trapline.games.traitor_word.facts.trial import Answered, Judged
from trapline.games.traitor_word.model.basics import ORDINARY
from trapline.games.traitor_word.model.game import State
from trapline.games.traitor_word.model.kinds import Charge, Phase
from trapline.games.traitor_word.model.options import Options, Speaking
from trapline.games.traitor_word.wishes import (
    Accuse,
    Claim,
    Defend,
    LetStand,
    Note,
    Object,
    Say,
    Speak,
    Take,
    Vote,
    Vouch,
)
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
    SeatLeft,
    Text,
    TimeUp,
    Wish,
)

Pair: TypeAlias = tuple[World, World]

ORDER = (0, 1, 2, 3)
PLAIN = ("flower", "petal", "spring", "water", "boat", "sail", "wind", "kite", "string", "guitar")
"""Words that nobody holds."""
SPARE = "lantern"
"""A card of the draw pile."""
UNDEALT = ("meadow", "saddle")
MOVES: Sequence[type[Fact]] = (Drew, Burnt, Shuffled)
WHYS = (None, Text("no link"))
OPENS = (
    Validated,
    Claimed,
    Answered,
    Judged,
    GameEnded,
)
"""What shows something that was different in the twins."""


@st.composite
def twins(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """Tell two games in which hands that the observer cannot see are different.

    Either two are exchanged: so the draw piles are alike, and who draws draws the same. Or one
    has another card from the draw pile: then nobody draws but in secret, for a dead card.
    Piles of flashes are different in any case, and so are votes and marks.
    """
    exchanged = draw(st.booleans())
    options = Options(
        rounds=draw(st.booleans()) or not exchanged,
        speaking=draw(st.sampled_from(Speaking)),
        point_out=draw(st.booleans()),
        swap_dead_cards=draw(st.booleans()),
        finish_round=draw(st.booleans()),
    )
    pair = opened(game, observer, options, exchanged=exchanged)
    if draw(st.booleans()):
        put_on_trial(pair)
    for _ in range(draw(st.integers(0, 20))):
        if not step(draw, pair, observer):
            break
    else:
        tell_cards(draw(st.sampled_from(MOVES)), pair, observer)
    return pair


def tell_cards(move: type[Fact], pair: Pair, observer: Observer) -> None:
    """Let cards come and go unseen. From then on the draw piles are not alike."""
    one, _ = strangers(observer)
    for twin, world in enumerate(pair):
        if move is Drew:
            world.tell(HOUSE, Drew(one, (UNDEALT[twin],), to=(one,)))
        elif move is Burnt:
            world.tell(HOUSE, Burnt((UNDEALT[twin],)))
        else:
            world.tell(HOUSE, Shuffled(world.state.discards))


def opened(game: Game, observer: Observer, options: Options, *, exchanged: bool) -> Pair:
    pair = World(game), World(game)
    one, other = strangers(observer)
    for twin, world in enumerate(pair):
        hands = list(HANDS[: len(ORDER)])
        if twin and exchanged:
            hands[one], hands[other] = hands[other], hands[one]
        elif twin:
            hands[one] = (SPARE, *hands[one][1:])
        world.tell(HOUSE, Opened(options, ORDER, (), (f"used {twin}",)))
        thicken(world, one, 2 + 3 * twin)
        world.tell(
            HOUSE,
            *(Dealt(seat, hands[seat], to=(seat,)) for seat in ORDER),
            OpeningRead(1, 0, "nature", 0, 3000),
        )
    return pair


def put_on_trial(pair: Pair) -> None:
    """Let somebody speak, be accused of straying, and plead: the others can vote."""
    wait(pair)
    state: State = pair[0].state
    if not state.options.rounds:
        play(pair, 1, *[Take(state.said, state.turn)] * 2)
    turn = pair[0].state.turn
    for wish in (Say(turn, Text("flower")), Speak(turn, Text(ORDINARY))):
        play(pair, 1, wish, wish)
    play(pair, 2, *[Accuse(2, Charge.OFF_TOPIC)] * 2)
    play(pair, 1, *[Defend(2, Text("it grows"))] * 2)


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
    match draw(st.integers(0, 9)):
        case 0:
            return wait(pair)
        case 1:
            moves = (SeatAway(seat), SeatBack(seat), SeatLeft(seat))
            return play(pair, HOUSE, *[draw(st.sampled_from(moves))] * 2)
        case 2:
            return play(pair, seat, *[draw(st.sampled_from(plain(state)))] * 2)
        case 3:
            return play(pair, seat, *[Accuse(state.said, Charge.OFF_TOPIC)] * 2)
        case 4:
            return show(draw, pair, seat)
        case 5:
            card = HANDS[strangers(observer)[0]][1]
            return play(pair, seat, *[Note(state.said, Text(card))] * 2)
        case _:
            return go_on(draw, pair, observer, seat)


def go_on(draw: DrawFn, pair: Pair, observer: Observer, seat: Seat) -> bool:
    """Do what the table waits for."""
    state: State = pair[0].state
    match state.phase:
        case Phase.SPEAKING if state.speaker is not None:
            return utter(draw, pair, observer, state.speaker)
        case Phase.FREE:
            return play(pair, seat, *[Take(state.said, state.turn)] * 2)
        case Phase.SHOWING:
            return play(pair, seat, *[Vouch(state.said, said=False)] * 2)
        case Phase.VOTE if state.trial is not None:
            return vote(draw, pair, observer, draw(st.sampled_from(state.trial.voters)))
        case _:
            return wait(pair)


def show(draw: DrawFn, pair: Pair, seat: Seat) -> bool:
    """Let somebody whose hand is the same in both worlds show a card; it may well go back."""
    here, there = (world.state.players[seat].hand for world in pair)
    card = draw(st.sampled_from(here)) if here and here == there else "harvest"
    return play(pair, seat, *[Claim(pair[0].state.said, Text(card))] * 2)


def wait(pair: Pair) -> bool:
    due = pair[0].game.deadline(pair[0].state)
    assert due is not None, "no clock runs"
    for world in pair:
        world.at = due.at
    return play(pair, HOUSE, *[TimeUp(due.name, due.turn)] * 2)


def plain(state: State) -> list[Wish]:
    """Return what anybody may ask, whatever their hand."""
    said = state.said
    return [
        LetStand(said),
        Object(said),
        Defend(said, Text("it all hangs together")),
        Note(said, Text("harvest")),
        Accuse(said, Charge.SECRET),
        Vouch(said, said=True),
    ]


def utter(draw: DrawFn, pair: Pair, observer: Observer, seat: Seat) -> bool:
    """Say a word that is secret in one world and not in the other, or in none."""
    state: State = pair[0].state
    used = {link.text for link in state.chain}
    one, other = strangers(observer)
    fresh = [word for word in PLAIN if word not in used][:3]
    hidden = [word for word in (SPARE, HANDS[one][0], HANDS[other][0]) if word not in used]
    word = draw(st.sampled_from([*fresh, *hidden]))
    if state.options.speaking is Speaking.TYPED:
        return play(pair, seat, *[Say(state.turn, Text(word))] * 2)
    marks = [marked(world, seat) if seat != observer else ORDINARY for world in pair]
    here, there = (
        draw(st.permutations([marks[0], ORDINARY])),
        draw(st.permutations([marks[1], ORDINARY])),
    )
    return play(pair, seat, Speak(state.turn, Text(here[0])), Speak(state.turn, Text(there[0])))


def marked(world: World, seat: Seat) -> str:
    state: State = world.state
    hand = state.players[seat].hand
    return hand[0] if hand else ORDINARY


def vote(draw: DrawFn, pair: Pair, observer: Observer, seat: Seat) -> bool:
    votes = st.builds(Vote, st.just(pair[0].state.said), st.booleans(), st.sampled_from(WHYS))
    here = draw(votes)
    there = here if seat == observer else draw(votes)
    return play(pair, seat, here, there)


def play(pair: Pair, by: By, here: Wish | HouseMove, there: Wish | HouseMove) -> bool:
    return both_play(pair, by, here, there, OPENS)


def conserved(state: State) -> Counter[str]:
    """No card lies in two places, and a flash more is a card that came to a pile."""
    held = [word for player in state.players.values() for word in player.hand]
    cards = [*held, *state.piled, *state.discards]
    flashes = sum(player.flashes for player in state.players.values())
    twice = len(cards) - len(set(cards))
    return Counter({"flash": flashes - len(state.piled), "card in two places": twice})
