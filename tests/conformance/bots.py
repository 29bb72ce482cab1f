"""Law 9: bots, given only views, finish every game."""

from itertools import cycle
from typing import Any

from tests.conformance.drawn import Drawn
from tests.conformance.options import Opening, covering_openings
from tests.conformance.playthrough import Playthrough
from tests.conformance.subject import Subject
from trapline.kernel import Bot, Stale

MOST_MOVES = 20_000
MOST_REFUSALS = 20
MOST_CLOCKS = 20


def bots_finish_the_game(drawn: Drawn) -> None:
    """Law 9, for two games in a row."""
    subject, made = drawn.subject, drawn.covering
    memory = bots_finish(subject, made, drawn.bot, drawn.seed)
    bots_finish(subject, made, drawn.bot, drawn.seed + 1, memory)


def bots_finish_every_opening(subject: Subject) -> None:
    """Law 9, one game after another at one table: each also begins with what others left."""
    memory, bots = None, cycle(subject.game.bots)
    for seed, made in enumerate(covering_openings(subject.game)):
        memory = bots_finish(subject, made, next(bots), seed, memory)


def bots_finish(
    subject: Subject, made: Opening, character: str, seed: int, memory: Any = None
) -> Any:
    """Play a game with what the last one left in memory; return what this one leaves there."""
    begun = Playthrough(subject.game, *made, seed, steps=0, memory=memory, copies=False)
    return subject.game.remember(finished(begun, character).state, memory)


def finished(play: Playthrough, character: str) -> Playthrough:
    bot = play.game.bots[character]
    clocks = 0
    for _ in range(MOST_MOVES):
        if play.is_over:
            return play
        clocks = 0 if bots_move(play, bot) else clocks + 1
        assert clocks <= MOST_CLOCKS, f"the bots let the clock run out {MOST_CLOCKS} times"
        if clocks:
            assert play.game.deadline(play.state), f"no bot moves, no clock runs: {play.state}"
            play.wait_for_the_clock()
    raise AssertionError(f"after {MOST_MOVES} moves of the bots the game goes on")


def bots_move(play: Playthrough, bot: Bot) -> bool:
    """Let bots try, after the first those who are waited for; False if all of them wait."""
    refused = 0
    play.at += play.whim.below(2000)
    seats = list(play.whim.shuffled(play.seats))
    while seats:
        seat = seats.pop(0)
        view = play.game.view(play.state, seat)
        seats.sort(key=lambda other: other not in view.waiting)
        while wish := bot.choose(view, play.whim):
            if play.attempt(seat, wish):
                return True
            if isinstance(play.attempts[-1].answer, Stale):
                break  # As at a table, a bot that came too late waits for news.
            refused += 1
            assert refused < MOST_REFUSALS, f"{wish} of the bot on seat {seat} is refused for ever"
    return False
