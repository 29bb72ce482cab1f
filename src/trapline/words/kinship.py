"""How two known words belong together."""

from typing import NamedTuple

from trapline.words.lexicon import NOTHING, Lexicon
from trapline.words.model import Doubt, Kind, Tie


class Kinship(NamedTuple):
    """A kind of tie, a doubt about it, and which of the two contains the other, if one does."""

    kind: Kind
    doubt: Doubt | None = None
    trap_is_part: bool = False
    said_is_part: bool = False

    @property
    def rank(self) -> tuple[bool, int]:
        """Surer first, then nearer."""
        return self.doubt is not None, NEARNESS[self.kind]


NEARNESS = {kind: rank for rank, kind in enumerate(Kind)}
SAME = Kinship(Kind.SAME)
INFLECTION = Kinship(Kind.INFLECTION)
LOOSE = Doubt.LOOSE_FAMILY
TIED: tuple[Kinship | None, ...] = (
    SAME,
    Kinship(Kind.DERIVATION),
    Kinship(Kind.ABBREVIATION),
    None,
    Kinship(Kind.DERIVATION, LOOSE),
    Kinship(Kind.ABBREVIATION, LOOSE),
    None,
    None,
)
"""By `Tie`, where it does not matter which word owns the tie."""
WITHIN: dict[int, Doubt | None] = {Tie.CONTAINS: None, Tie.LOOSE_CONTAINS: LOOSE}


def kinship(lexicon: Lexicon, trap: int, said: int, either_part: bool) -> Kinship | None:
    """How a word that was said is tied to a trap, or None for strangers."""
    if trap == said:
        return SAME
    mine, theirs = lexicon.heads(trap), lexicon.heads(said)
    best: Kinship | None = None
    for head in mine:
        if head in theirs:
            return None if lexicon.are_strangers(trap, said) else INFLECTION
        for other in theirs:
            owned, owner = lexicon.tie(other, head), lexicon.tie(head, other)
            if owned == NOTHING == owner:
                continue
            found = tied(owned, owner, either_part)
            if found and (best is None or found.rank < best.rank):
                best = found
    return best


def tied(by_said: int, by_trap: int, either_part: bool) -> Kinship | None:
    """The kinship that ties make, of which one is owned by the word said, one by the trap."""
    if by_said in WITHIN:
        return Kinship(Kind.COMPOUND, WITHIN[by_said], trap_is_part=True)
    if by_trap in WITHIN:
        # TW-72: whether base springs baseball is an option of the language.
        found = Kinship(Kind.COMPOUND, WITHIN[by_trap], said_is_part=True)
        return found if either_part else None
    return TIED[by_said] or TIED[by_trap]
