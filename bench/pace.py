"""How a bot gives clues to people who take their time: `python -m bench.pace --listener EVALS`.

Whoever guesses is a person to the bot, so that it waits as it would at a table. They guess, by what
a listener makes of all the clues, at some of them only (`--share 0.34`; 0: they never do). What is
told is how often the bot was trapped before they found the word, or before time was up.
"""

import argparse
from collections import Counter
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from bench.bots_trapwords import GAME, LANGUAGES, SEATS, TRAPS, Asked, Mixed, Share, Table, Trial
from trapline.games.trapwords.bots.levels import KEEN, LEVELS
from trapline.games.trapwords.model.basics import ROOM_FIELDS
from trapline.games.trapwords.model.kinds import Failure
from trapline.games.trapwords.model.options import WordSet
from trapline.games.trapwords.model.view import View
from trapline.games.trapwords.wishes.turns import Guess
from trapline.kernel import Language, Luck, Seat, TableTime, Wish


class Slow:
    """Guesses at some clues only; whatever else there is to do a bot does."""

    def __init__(self, bot: Mixed, share: float) -> None:
        self._bot, self._share = bot, share

    def choose(self, view: View, luck: Luck) -> Wish | None:
        wish = self._bot.choose(view, luck)
        return None if isinstance(wish, Guess) and self._lets_pass(view) else wish

    def _lets_pass(self, view: View) -> bool:
        """Make up one's mind about each clue once."""
        clue = view.clues[-1].text if view.clues else ""
        return sha256(f"{clue} {view.me}".encode()).digest()[0] / 256 >= self._share

    def not_before(self, view: View) -> TableTime:
        return self._bot.not_before(view)


class Unhurried(Table):
    """A table at which nobody is a bot to the bots, and each waits as long as it would there."""

    def one_moves(self) -> bool:
        return any(self._moves(seat) for seat in self.whim.shuffled(self.seats))

    def _moves(self, seat: Seat) -> bool:
        view = self._seen(seat)
        wish = self._bots[seat].choose(view, self.whim) if view.may else None
        return wish is not None and not self._waits(seat) and self.asks(seat, wish)

    def _seen(self, seat: Seat) -> View:
        view = self.view(seat)
        assert isinstance(view, View)
        return replace(view, bots=())

    def _waits(self, seat: Seat) -> bool:
        bot = self._bots[seat]
        return isinstance(bot, Slow) and bot.not_before(self._seen(seat)) > self.at

    def wait(self) -> None:
        if not any(map(self._waits, self.seats)):
            super().wait()


def first_turns(language: Language, asked: Asked, traps: int, share: float, games: int) -> None:
    trial = Trial(asked)
    bots = {seat: Slow(trial.bots[seat], share) for seat in range(SEATS)}
    ends: Counter[Failure | None] = Counter()
    rooms = dict(zip(ROOM_FIELDS, range(traps, traps + 5), strict=True))
    for number in range(games):
        options = replace(
            GAME.defaults(language),
            **rooms,
            words=tuple(WordSet)[number % len(WordSet)],
            curse_in_second=False,
            curse_in_fourth=False,
        )
        table = Unhurried(trial.game, options, bots, f"pace {language} {traps} {number}")
        table.while_(lambda state: state.round == 1)
        ends.update(result.failure for result in table.state.book[:2])
    whole = ends.total()
    print(f"{trial.told}, behind {traps}, people guess at {share} of the clues:", end=" ")
    print(
        f"trapped {Share(ends[Failure.TRAP], whole)}; found {Share(ends[None], whole)}", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--listener", type=Path, required=True, metavar="EVALS")
    parser.add_argument("--lang", choices=LANGUAGES, nargs="*", default=LANGUAGES)
    parser.add_argument("--level", choices=tuple(LEVELS), default=KEEN)
    parser.add_argument("--traps", type=int, nargs="*", default=TRAPS)
    parser.add_argument("--share", type=float, nargs="*", default=(0.0, 0.34))
    parser.add_argument("--games", type=int, default=8)
    chosen = parser.parse_args()
    for language in chosen.lang:
        asked = Asked(language, chosen.level, KEEN, chosen.listener)
        for traps in chosen.traps:
            for share in chosen.share:
                first_turns(language, asked, traps, share, chosen.games)


if __name__ == "__main__":
    main()
