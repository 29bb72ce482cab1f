"""What a bot says: a word people nod at, on the way to one of its own (TT-10, TT-18)."""

from collections.abc import Iterator, Sequence
from math import exp

from trapline.kernel import Luck

from ..model.view import View
from .chances import drawn
from .levels import Level
from .mind import BROAD, Mind
from .suspicion import likely_secret, pays_from

AT_WORST = 0.6
"""A word at which fewer people nod is not worth a turn: it rather passes."""
TAME = 0.6
"""Below one: what is likeliest is said less often than people would, so that games differ."""


WANDERS = 4
"""One time in so many it says something that does not come to mind at once."""
NEAR = 10
RESTLESS, LONGEST_WAIT = 0.015, 10
"""How much bolder each word makes it that brought nothing."""


def next_word(mind: Mind, level: Level, view: View, luck: Luck) -> str | None:
    """Return a secret word that would hardly be noticed, or one that leads on; None: pass."""
    if not mind.knows(view.chain[-1].text):
        return None
    cards = fitting_cards(mind, level, view) or blurted(mind, view)
    return cards[0] if cards else next(ordinary(mind, level, view, luck), None)


def blurted(mind: Mind, view: View) -> Sequence[str]:
    """Return its words once it has waited long and knows none of them: no chain leads there."""
    is_lost = idle(view) > LONGEST_WAIT and not any(map(mind.knows, view.hand))
    return view.hand if is_lost else ()


def fitting_cards(mind: Mind, level: Level, view: View) -> Sequence[str]:
    """Return the secret words that could pass here, the least suspicious first."""
    last = view.chain[-1].text
    least = level.dares - RESTLESS * min(idle(view), LONGEST_WAIT)
    linked = [card for card in view.hand if mind.link(last, card) >= least]
    looks = {card: likely_secret(mind, view.chain, view.me, card) for card in linked}
    bold = pays_from(view.chain, None) + level.nerve
    harmless = sorted((look, card) for card, look in looks.items() if look <= bold)
    return list(mind.fresh(view, (card for _, card in harmless)))


def idle(view: View) -> int:
    """Count the ordinary words it has said since its last secret one: it grows bolder."""
    mine = [link for link in view.chain if link.by == view.me]
    secret = [n for n, link in enumerate(mine, start=1) if link.fate and link.fate.secret]
    return len(mine) - max(secret, default=0)


def ordinary(mind: Mind, level: Level, view: View, luck: Luck) -> Iterator[str]:
    """Yield words that are not secret, those first at which people nod."""
    last = view.chain[-1].text
    near = mind.ideas(last)
    if near and luck.below(WANDERS) == 0:
        yield from mind.fresh(view, farther(mind, level, view, luck.choice(near[:NEAR]).word))
    ideas = [idea for idea in near if mind.link(last, idea.word) >= AT_WORST]
    good = [idea for idea in ideas if mind.link(last, idea.word) >= level.nods]
    weighed = [
        (idea.word, idea.likely**TAME * exp(level.aims * pull(mind, view, idea.word)))
        for idea in good
    ]
    rest = sorted((-mind.link(last, idea.word), idea.word) for idea in ideas if idea not in good)
    words = (*drawn(weighed, luck), *(word for _, word in rest))
    yield from mind.fresh(view, (word for word in words if not is_own(mind, view, word)))


def farther(mind: Mind, level: Level, view: View, step: str) -> Iterator[str]:
    """Yield what only a thought in between leads to, so that such words prove nothing."""
    last = view.chain[-1].text
    for idea in mind.ideas(step):
        is_far = mind.place(last, idea.word) is None and not mind.are_kin(last, idea.word)
        nods = mind.link(last, idea.word) >= level.nods
        if is_far and nods and not is_own(mind, view, idea.word):
            yield idea.word


def is_own(mind: Mind, view: View, word: str) -> bool:
    return any(mind.judge.same_word(word, card) for card in view.hand)


def pull(mind: Mind, view: View, word: str) -> float:
    """Say how near a word leads to a secret one: the next may say that, or oneself later."""
    places = (mind.place(card, word) for card in view.hand)
    return max(
        (1 - min(place, BROAD) / BROAD for place in places if place is not None), default=0.0
    )


def any_word(mind: Mind, view: View, luck: Luck) -> str | None:
    """Go on from the last word it knows, or begin anew, where it may not pass."""
    for link in reversed(view.chain):
        ideas = [(idea.word, idea.likely) for idea in mind.ideas(link.text)]
        if found := next(mind.fresh(view, drawn(ideas, luck)), None):
            return found
    return next(mind.fresh(view, luck.shuffled(mind.words)), None)
