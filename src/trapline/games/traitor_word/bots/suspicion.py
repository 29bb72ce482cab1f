"""How bots come to suspect a speaker: by what was smuggled before, by an odd word, by an aim."""

from collections.abc import Sequence
from math import exp, inf
from statistics import fmean

from trapline.kernel import Seat

from ..model.basics import GOAL, START
from ..model.kinds import Verdict
from ..model.view import Heard
from .mind import Mind

SMUGGLED, SAID = 2, 9
"""What is thought of somebody who has said nothing yet: two words in nine are secret."""
SOON: Sequence[tuple[float, float]] = ((5, 0.3), (15, 0.5), (30, 1.2), (inf, 2.5))
"""How much likelier secret words are than others, if fewer than so many come to mind sooner."""
FAR: Sequence[tuple[float, float]] = ((0.94, 0.8), (0.85, 3.0), (0.5, 6.0), (0.0, 8.0))
"""The same of words that do not come to mind, if at least so many people would nod."""
STRANGE = 0.3
"""The same of what nobody knows: it is hardly on a card."""
AIM = 2.0
"""How much it tells that somebody's words led here, and those of the others did not."""
LOOKS_BACK = 3
STAKES = {GOAL - 1: 3.0, GOAL - 2: 0.6}
"""What a flash for somebody else costs, by what they have; it is next to nothing for most."""
STAKE = 0.3


def likely_secret(mind: Mind, chain: Sequence[Heard], speaker: Seat | None, word: str) -> float:
    """Return how likely it is a secret word of the speaker's that follows this chain."""
    odds = habit(chain, speaker) * oddness(mind, chain[-1].text, word)
    odds *= exp(AIM * aim(mind, chain, speaker, word))
    return odds / (1 + odds)


def habit(chain: Sequence[Heard], speaker: Seat | None) -> float:
    """Return the odds that a word of somebody's is secret, by what came of all the others."""
    said = [link for link in chain if link.by == speaker and not link.is_opening]
    smuggled = sum(map(was_secret, said))
    return (SMUGGLED + smuggled) / (SAID - SMUGGLED + len(said) - smuggled)


def was_secret(link: Heard) -> bool:
    """Say whether everybody knows that it was."""
    fate = link.fate
    return fate is not None and bool(fate.secret) and (fate.validated or is_caught(link))


def is_caught(link: Heard) -> bool:
    return link.fate is not None and link.fate.verdict is Verdict.GUILTY


def oddness(mind: Mind, before: str, word: str) -> float:
    if not mind.knows(before):
        return 1.0
    if not mind.knows(word):
        return STRANGE
    place, link = mind.place(before, word), mind.link(before, word)
    if place is not None:
        return next(odds for most, odds in SOON if place < most)
    return next(odds for least, odds in FAR if link >= least)


def aim(mind: Mind, chain: Sequence[Heard], speaker: Seat | None, word: str) -> float:
    """Say how much nearer somebody's own words came to this one than those of the others."""
    heard = [link for link in chain[:-1] if link.text and not link.is_opening]
    mine = [link.text for link in heard if link.by == speaker][-LOOKS_BACK:]
    theirs = [link.text for link in heard if link.by != speaker][-LOOKS_BACK * 2 :]
    if not mine or not theirs:
        return 0.0
    return fmean(mind.link(one, word) for one in mine) - fmean(
        mind.link(one, word) for one in theirs
    )


def pays_from(chain: Sequence[Heard], whom: Seat | None) -> float:
    """Return how sure one must be for an accusation to pay.

    Won, it takes a flash from the accused and spares the one for the word; lost, it costs one.
    """
    stake = STAKE if whom is None else STAKES.get(flashes(chain, whom), STAKE)
    return (1 + stake) / (2 + 3 * stake)


def flashes(chain: Sequence[Heard], seat: Seat) -> int:
    """Count somebody's pile by what everybody has seen (TT-42)."""
    return START + sum(gain(link, seat) for link in chain)


def gain(link: Heard, seat: Seat) -> int:
    fate = link.fate
    if fate is None:
        return 0
    won = (fate.validated and link.by == seat) + fate.claims.count(seat)
    if fate.payer is None or seat not in (link.by, fate.accuser):
        return won
    return won - 1 if fate.payer == seat else won + 1
