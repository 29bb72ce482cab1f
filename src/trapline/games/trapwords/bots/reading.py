"""What a bot reads in its view: its team, its share of a list, what its team plays under."""

import math

from trapline.kernel import Seat, Team

from ..content import FREE, Burden, borne
from ..model.view import View


def team_of(view: View) -> Team:
    return 0 if view.me in view.teams[0] else 1


def proposed(view: View) -> int:
    return sum(draft.by == view.me for draft in view.drafts)


def share(view: View) -> int:
    """Return how many traps of a list a bot thinks of, so that all who are here have their say."""
    here = [seat for seat in view.teams[team_of(view)] if seat not in view.away]
    return math.ceil(wanted(view) / max(1, len(here)))


def wanted(view: View) -> int:
    """Return how many traps the bot's team must set."""
    return view.sizes[1 - team_of(view)]


def burden(view: View) -> Burden:
    """Return what the team that guesses plays under."""
    if view.guessing is None:
        return FREE
    room = view.rooms[view.guessing]
    return borne(room, view.monster, view.card, view.curses, view.drawn)


def has_no_clock(view: View) -> bool:
    """A bot hears nobody: it leaves spoken guesses to people and to the clock, if there is one."""
    return view.until is None and view.left is None


def people_who_guess(view: View) -> list[Seat]:
    return [seat for seat in view.voices if seat not in (*view.bots, *view.away)]


def ruled_out(view: View) -> list[str]:
    """Return what the secret cannot be: earlier secrets, and what was guessed and was wrong."""
    wrong = (guess.word for guess in view.guesses if not guess.right)
    return [*(result.word for result in view.book), *wrong]


def clues_since_guess(view: View) -> int:
    last = view.guesses[-1].at if view.guesses else -1
    return sum(clue.at > last for clue in view.clues)
