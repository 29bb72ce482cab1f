"""Setting up: hands, piles, and the word that opens the chain (TT-1 to TT-9)."""

from collections.abc import Sequence

from trapline.kernel import IllegalMove, Luck, Seat, Sitter, TableTime

from ..content import Box
from ..facts import AnyFact
from ..facts.cards import Dealt, Opened
from ..judge import Judge
from ..model.basics import HAND, START, Seats, Words
from ..model.game import Memory
from ..model.options import Options
from ..model.reasons import Reason
from .drawing import unseen
from .scene import Scene
from .settling import settle
from .speaking import read_opening


def setup(
    box: Box,
    judge: Judge,
    options: Options,
    seats: Sequence[Sitter],
    at: TableTime,
    luck: Luck,
    memory: Memory,
) -> list[AnyFact]:
    around = tuple(sorted(sitter.seat for sitter in seats))
    start = around.index(first(options, seats, luck))
    order = around[start:] + around[:start]
    bots = tuple(sitter.seat for sitter in seats if sitter.bot)
    discards = set_aside(box, options, order, memory)
    scene = Scene(box, judge, None, at, luck)
    scene.tell(Opened(options=options, order=order, bots=bots, discards=discards))
    cards = luck.sample(unseen(box, scene.state), HAND * len(order))
    for place, seat in enumerate(order):
        scene.tell(Dealt(seat, cards[HAND * place : HAND * (place + 1)], to=(seat,)))
    read_opening(scene, order[0])
    settle(scene)
    return scene.facts


def first(options: Options, seats: Sequence[Sitter], luck: Luck) -> Seat:
    """Nobody's clothes can be read from here: chance chooses, or the host begins (TT-8)."""
    hosts = [sitter.seat for sitter in seats if sitter.host]
    if options.host_begins and hosts:
        return hosts[0]
    return luck.choice(sorted(sitter.seat for sitter in seats))


def set_aside(box: Box, options: Options, order: Seats, memory: Memory) -> Words:
    """Return the cards of earlier games, as long as enough others are left to deal from."""
    words = box.words(options.colour)
    seen = tuple(word for word in words if word in set(memory.seen))
    return seen if len(words) - len(seen) >= enough(len(order)) else ()


def refuse_words(box: Box, options: Options, players: int) -> None:
    """Refuse lists so short that hands and piles would use them up."""
    count = len(box.words(options.colour))
    if count < enough(players):
        raise IllegalMove(
            Reason.TOO_FEW_WORDS, field="pack", count=count, fewest=enough(players), players=players
        )


def enough(players: int) -> int:
    """Return how many words there must be to deal from, and to draw a while."""
    return (HAND + START) * players + 2 * HAND
