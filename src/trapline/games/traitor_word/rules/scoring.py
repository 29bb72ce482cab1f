"""Secret words that come through, flashes that change hands, and how a game ends."""

from trapline.kernel import Seat, Stale

from ..facts.cards import CardLost, FlashPassed, GameEnded, Validated
from ..model.basics import GOAL
from ..model.chain import Link
from ..model.game import State
from ..model.kinds import Cause
from .drawing import refill
from .queries import hands, has_an_end, is_finished_by_round, is_pending, last
from .scene import Scene
from .words import notice


def close_window(scene: Scene) -> None:
    """The last word is past: if it was secret and nobody caught it, it counts (TT-18)."""
    if scene.state.window is not None and is_pending(last(scene.state)):
        validate(scene, last(scene.state))
        end_if_due(scene)


def validate(scene: Scene, link: Link) -> None:
    if link.by is not None:
        scene.tell(Validated(link.number, link.by, link.secret))
        refill(scene, link.by)
        learn(scene, link)


def learn(scene: Scene, link: Link) -> None:
    """A card was shown: if its word was only spoken, the table has now read it."""
    if not link.text:
        notice(scene, link.number)


def open_word(state: State, number: int) -> Link:
    """Return the last word, if that is the one meant and nobody has gone on from it."""
    if state.window is None or last(state).number != number:
        raise Stale
    return last(state)


def pay(scene: Scene, word: int, giver: Seat, taker: Seat) -> None:
    """Pass a flash on. Who has none, in a round that is being finished, pays none (TT-44)."""
    if scene.state.players[giver].flashes:
        scene.tell(FlashPassed(word, giver, taker))


def lose_card(scene: Scene, link: Link, seat: Seat, card: str) -> None:
    scene.tell(CardLost(link.number, seat, card))
    refill(scene, seat)
    learn(scene, link)


def end_if_due(scene: Scene) -> None:
    """After each resolution: seven flashes win at once, and an empty pile ends the game."""
    if has_an_end(scene.state) and not is_finished_by_round(scene.state):
        end(scene)


def end(scene: Scene) -> None:
    """The highest of those with seven win, or the highest of all (TT-43 to TT-47)."""
    state = scene.state
    piles = {seat: state.players[seat].flashes for seat in state.order}
    best = max(piles.values())
    scene.tell(
        GameEnded(
            winners=tuple(seat for seat in state.order if piles[seat] == best),
            cause=Cause.SEVEN_FLASHES if best >= GOAL else Cause.EMPTY_PILE,
            flashes=tuple(piles.values()),
            hands=hands(state),
            chain=state.chain,
            gains=state.gains,
        )
    )
