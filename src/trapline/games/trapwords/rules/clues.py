"""Typed clues: words, and not too many, that the referee listens to (TW-77, TW-91, TW-127)."""

import re
from collections.abc import Sequence

from trapline.kernel import IllegalMove, Seat, TableTime

from ..content import LONGEST_CLUE
from ..facts.turns import ClueGiven
from ..model.kinds import Failure, Phase
from ..model.options import Slip
from ..model.reasons import Reason
from ..wishes.turns import GiveClue
from .curses import first_breach, slip_of_tongue, words_spent
from .referee import whisper
from .refusals import refuse_foreign, refuse_unless_among, refuse_unless_in
from .running import may_clue, running_burden, running_turn
from .scene import Scene
from .turns import end_turn, start_clock

SHORTEST_WINDOW = 8_000
A_WORD_TAKES = 600
LINK = re.compile(r"https?:|www\.|\w\.(com|org|net|fr|io)\b", re.IGNORECASE)
SPELT_OUT = re.compile(r"\b[^\W\d_](?:[^\w\s'’][^\W\d_]){2,}\b")  # noqa: RUF001 - y'a-t-il is fine
BLANKS = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""French keyboards put the latter two before a mark."""
MARKS = BLANKS + "'’,.;:!?()«»“”\"-–—…%€$&+/"  # noqa: RUF001 - people type all of these


def give_clue(scene: Scene, by: Seat, wish: GiveClue) -> None:
    """Say a clue, and let the referee listen (TW-77)."""
    state = scene.state
    refuse_unless_in(state, Phase.READING, Phase.CLUING)
    refuse_unless_among(by, [running_turn(state).giver] if may_clue(state) else ())
    text = str(wish.text)
    refuse_unlawful(scene, text)
    if state.phase is Phase.READING:
        start_clock(scene)
    until = scene.at + window(scene.counted(text))
    scene.tell(ClueGiven(by=by, text=text, number=state.clues + 1, at=scene.at, until=until))
    clue = running_turn(scene.state).clues[-1]
    slip = slip_of_tongue(scene, clue)
    if slip and state.options.slips is Slip.REFUSED:
        # What a curse forbids was refused above; only the Word of Terror is said and fatal.
        end_turn(scene, Failure.TERROR, said=slip, clue=clue.number)
    else:
        whisper(scene, clue)


def window(said: Sequence[str]) -> TableTime:
    """Return for how long a clue can be called at least: it has to be read first (TW-127)."""
    return max(SHORTEST_WINDOW, A_WORD_TAKES * len(said))


def refuse_unlawful(scene: Scene, text: str) -> None:
    """Refuse a clue for what it is, without a look at any list: nobody learns a trap by it."""
    said = scene.counted(text)
    refuse_signs(text, said)
    if words_spent(said, running_burden(scene.state)) > LONGEST_CLUE:
        raise IllegalMove(Reason.CLUE_TOO_LONG, most=LONGEST_CLUE, rule="TW-127")
    broken = first_breach(scene, said, running_turn(scene.state).clues)
    if broken is not None and scene.state.options.slips is Slip.REFUSED:
        raise IllegalMove(broken.reason, **broken.facts)


def refuse_signs(text: str, said: Sequence[str]) -> None:
    """Only words that can be written: no emoji, links or spelling out (TW-91, TW-133)."""
    refuse_foreign(text)
    if not said:
        raise IllegalMove(Reason.CLUE_EMPTY)
    is_plain = all(char.isalnum() or char in MARKS for char in text)
    if LINK.search(text) or not is_plain or is_spelt_out(text, said):
        raise IllegalMove(Reason.SYMBOLS, rule="TW-133")


def is_spelt_out(text: str, said: Sequence[str]) -> bool:
    """Three letters in a row, each by itself: c, a, t. So is c.a.t; T.V. is not."""
    singles = "".join("1" if len(word) == 1 and word.isalpha() else "0" for word in said)
    return "111" in singles or SPELT_OUT.search(text) is not None
