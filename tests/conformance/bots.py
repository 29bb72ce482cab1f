"""Law 9: bots, given only views, finish every game."""

from functools import partial

from tests.conformance.drawn import Drawn
from tests.conformance.options import Opening
from tests.conformance.playthrough import Playthrough
from tests.conformance.subject import Subject
from trapline.kernel import Bot, Stale

MOST_MOVES = 20_000
MOST_REFUSALS = 20
MOST_CLOCKS = 20


def bots_finish_the_game(drawn: Drawn) -> None:
    """Law 9."""
    bots_finish(drawn.subject, drawn.covering, drawn.bot, drawn.seed)


def bots_finish(subject: Subject, made: Opening, character: str, seed: int) -> None:
    """Play two games in a row, the second with the memory of the first."""
    begun = partial(Playthrough, subject.game, *made, steps=0, copies=False)
    first = finished(begun(seed=seed), character)
    memory = subject.game.remember(first.state, None)
    finished(begun(seed=seed + 1, memory=memory), character)


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
