"""A player of Traitor Word who says what comes to mind, and now and then a word of its own."""

from collections.abc import Iterator, Mapping

from trapline.games.traitor_word import wishes as w
from trapline.games.traitor_word.content import Box, Boxes
from trapline.games.traitor_word.judge import Judge
from trapline.games.traitor_word.model import ORDINARY, Charge, Colour, Phase
from trapline.games.traitor_word.view import View
from trapline.kernel import Language, Luck, Text
from trapline.words.spelling import bare, spelt

SMUGGLES = 5
"""One time in so many it says a secret word that nobody would think of here."""
SUSPECTS = 24
"""One time in so many it accuses; sooner, where it sees no link."""
SEES_NO_LINK = 6
TRIES = 60


class Chatterer:
    """Knows its own hand, the words that were said, and a table of what reminds people of what."""

    def __init__(self, boxes: Boxes, judges: Mapping[Language, Judge]) -> None:
        self._minds = {lang: Mind(box, judges[lang]) for lang, box in boxes.items()}

    def choose(self, view: View, luck: Luck) -> w.AnyWish | None:
        wishes = list(self._wishes(view, luck))
        urgent = [wish for wish in wishes if isinstance(wish, w.Claim)]
        return luck.choice(urgent or wishes) if wishes else None

    def _wishes(self, view: View, luck: Luck) -> Iterator[w.AnyWish]:
        mind = self._minds[view.language]
        for invitation in view.may:
            match invitation:
                case w.MayTake(number, turn):
                    yield w.Take(number, turn)
                case w.MaySay(turn):
                    words = mind.next_word(view, luck)
                    yield from (w.Say(turn, Text(word)) for word in words)
                case w.MaySpeak(turn):
                    words = mind.next_word(view, luck)
                    yield from (w.Speak(turn, Text(ORDINARY), Text(word)) for word in words)
                case w.MayClaim(number):
                    if mind.holds(view):
                        yield w.Claim(number)
                case w.MayAccuse(number, charges):
                    yield from accusation(view, luck, number, charges, mind)
                case w.MayLetStand(number):
                    yield w.LetStand(number)
                case w.MayDefend(number):
                    yield w.Defend(number, Text(defence(view)))
                case w.MayVote(number) if (
                    view.trial is not None and view.me not in view.trial.voted
                ):
                    yield w.Vote(number, down=not mind.sees_link(view) and luck.below(2) == 0)
                case _:
                    pass


class Mind:
    """What a bot knows of one language. Of words that were only spoken it heard nothing."""

    def __init__(self, box: Box, judge: Judge) -> None:
        self._judge = judge
        words = [word for colour in Colour for word in box.words(colour)]
        thoughts = [word for said in box.thoughts.values() for word in said]
        self._known = list(dict.fromkeys([*words, *box.thoughts, *thoughts]))
        self._near: dict[str, list[str]] = {}
        for word, said in box.thoughts.items():
            for thought in said:
                self._near.setdefault(key(word), []).append(thought)
                self._near.setdefault(key(thought), []).append(word)

    def next_word(self, view: View, luck: Luck) -> Iterator[str]:
        """Say a secret word that fits, or something that does; anything at all, if nothing does."""
        near = self._near.get(key(known_words(view)[-1]), [])
        fitting = [card for card in view.hand if card in near]
        others = list(view.hand) if luck.below(SMUGGLES) == 0 else []
        for words in (fitting, others, near):
            fresh = [word for word in luck.shuffled(words) if self._is_fresh(view, word)]
            if fresh:
                yield fresh[0]
                return
        tried = [luck.choice(self._known) for _ in range(TRIES)]
        yield next((word for word in tried if self._is_fresh(view, word)), tried[-1])

    def _is_fresh(self, view: View, word: str) -> bool:
        is_used = any(self._judge.same_word(link.text, word) for link in view.chain)
        return not is_used and not self._judge.is_conjugated(word)

    def holds(self, view: View) -> bool:
        said = view.chain[-1].text
        return bool(said) and any(self._judge.same_word(said, card) for card in view.hand)

    def sees_link(self, view: View) -> bool:
        *_, before, said = ("", *known_words(view))
        return said in self._near.get(key(before), [])


def key(word: str) -> str:
    return bare(spelt(word))


def known_words(view: View) -> list[str]:
    return [link.text for link in view.chain if link.text] or [""]


def accusation(
    view: View, luck: Luck, word: int, charges: tuple[Charge, ...], mind: Mind
) -> Iterator[w.AnyWish]:
    """Suspect somebody once, when a word is new; a word that seems to fit is rarely suspected."""
    is_new = view.phase is Phase.HOLD and view.me not in view.stands
    if is_new and luck.below(SUSPECTS if mind.sees_link(view) else SEES_NO_LINK) == 0:
        yield w.Accuse(word, luck.choice(charges))


def defence(view: View) -> str:
    return " → ".join(known_words(view)[-2:])
