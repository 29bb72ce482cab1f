"""Which words may be said, and when two of them are one (TT-12 to TT-16)."""

from collections.abc import Iterable

from trapline.kernel import IllegalMove, Seat
from trapline.words.spelling import foreign, tokens

from ..facts.chain import Compared, Noticed
from ..model.basics import HIDDEN
from ..model.chain import Link
from ..model.reasons import Reason
from .queries import here, is_undecided, people_among
from .scene import Scene

MOST_LETTERS = 40
MOST_WORDS = 4
MARKS = " '’-‐.&/!"  # noqa: RUF001 - people type all of these


def match(scene: Scene, text: str, among: Iterable[str]) -> str | None:
    """Return the word that is the same: the only way in which words are compared (TT-14)."""
    if not text:
        return None
    return next((word for word in among if scene.judge.same_word(text, word)), None)


def used(scene: Scene, but: Link | None = None) -> list[str]:
    return [link.text for link in scene.state.chain if link.text and link != but]


def refuse_unlawful(scene: Scene, text: str, noted: Link | None = None) -> None:
    """Refuse what is no word, a word of the wrong kind, or one that was said before."""
    refuse_signs(text)
    said = tokens(text)
    if len(said) > MOST_WORDS or len(text) > MOST_LETTERS:
        raise IllegalMove(Reason.WORD_TOO_LONG, most=MOST_WORDS, rule="TT-16")
    refuse_used(scene, text, but=noted)
    if scene.box.has(text):
        return
    if len(said) == 1 and not may_be_name(text) and scene.judge.is_conjugated(said[0]):
        raise IllegalMove(Reason.CONJUGATED, word=text, rule="TT-12")
    if scene.judge.is_sentence(text):
        raise IllegalMove(Reason.SENTENCE, rule="TT-12")


def is_known(scene: Scene, text: str) -> bool:
    """Say whether some list has it; a group's own list is one (TT-12)."""
    return scene.judge.knows(text) or scene.box.has(text)


def may_be_name(text: str) -> bool:
    """A capital makes a doubt: Vienne is a city, too."""
    return text[0].isupper()


def refuse_unknown(scene: Scene, by: Seat, text: str) -> None:
    """Where nobody else can be asked about a word, the judge of words has the only vote (TT-12)."""
    listeners = [seat for seat in people_among(scene.state, here(scene.state)) if seat != by]
    if not listeners and not may_be_name(text) and not is_known(scene, text):
        raise IllegalMove(Reason.UNKNOWN_WORD, word=text, rule="TT-12")


def refuse_card(scene: Scene, by: Seat, card: str, but: Link | None = None) -> None:
    """Refuse a card that is not in the hand, or dead (TT-24)."""
    if card not in scene.state.players[by].hand:
        raise IllegalMove(Reason.NOT_IN_HAND, word=card)
    refuse_used(scene, card, but)


def refuse_used(scene: Scene, text: str, but: Link | None = None) -> None:
    before = match(scene, text, used(scene, but))
    if before is not None:
        raise IllegalMove(Reason.WORD_USED, word=before, rule="TT-14")


def refuse_signs(text: str) -> None:
    strange = foreign(text)
    if strange is not None:
        raise IllegalMove(Reason.FOREIGN_SCRIPT, word=strange, rule="TT-12")
    if not tokens(text):
        raise IllegalMove(Reason.WORD_EMPTY)
    if not all(char.isalnum() or char in MARKS for char in text):
        raise IllegalMove(Reason.SYMBOLS, rule="TT-12")


def notice(scene: Scene, number: int) -> None:
    """Write down who holds a word that was said; by default not even they are told (TT-59)."""
    link = next(one for one in scene.state.chain if one.number == number)
    for seat in scene.state.order if link.text else ():
        card = match(scene, link.text, scene.state.players[seat].hand)
        if seat == link.by and is_undecided(scene.state, link):
            compare(scene, link, seat, card or HIDDEN)
        elif card is not None:
            to = (seat,) if scene.state.options.point_out else ()
            scene.tell(Noticed(link.number, seat, card, to))


def compare(scene: Scene, link: Link, by: Seat, card: str) -> None:
    """Go by what was written, and not by what was marked before it was said (TT-18, TT-28)."""
    if card != link.secret:
        scene.tell(Compared(link.number, by, card, to=(by,)))
