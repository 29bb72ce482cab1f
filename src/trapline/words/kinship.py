"""How two known words belong together."""

from collections.abc import Sequence
from typing import NamedTuple

from trapline.words.lexicon import NOTHING, Lexicon, Sense
from trapline.words.model import Doubt, Kind, Part, Tie
from trapline.words.places import ALONE, Place


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
DERIVATION = Kinship(Kind.DERIVATION)
LOOSE = Doubt.LOOSE_FAMILY
MUCH_RARER = 1.5
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


def kinship(
    lexicon: Lexicon, trap: int, said: int, either_part: bool, place: Place = ALONE
) -> Kinship | None:
    """How a word that was said is tied to a trap, or None for strangers."""
    found = by_lives(lexicon, trap, said, either_part, place)
    if found is None:
        # Whatever it means here, it is the very word that was written down.
        return Kinship(Kind.SAME, Doubt.HOMOGRAPH) if trap == said else None
    if found.doubt is None and lexicon.is_out_of_place(said, place.roles):
        return found._replace(doubt=Doubt.HOMOGRAPH)
    if found.doubt is None and is_bent_part(lexicon, trap, said, found):
        return found._replace(doubt=LOOSE)
    return found


def is_bent_part(lexicon: Lexicon, trap: int, said: int, found: Kinship) -> bool:
    """Whether a part is a verb that no compound has in it so: based is not in baseball."""
    if not found.said_is_part and not found.trap_is_part:
        return False
    whole, part = (trap, said) if found.said_is_part else (said, trap)
    is_spelt_out = lexicon.words[part] in lexicon.words[whole]
    if is_spelt_out or lexicon.parts(part) & Part.PLURAL:
        return False
    return not any(lexicon.tie(head, part) in WITHIN for head in lexicon.heads(whole))


def by_lives(
    lexicon: Lexicon, trap: int, said: int, either_part: bool, place: Place
) -> Kinship | None:
    if lexicon.is_homograph(trap) or lexicon.is_homograph(said):
        return among_homographs(lexicon, trap, said, either_part, place)
    if trap == said:
        return SAME
    mine, theirs = lexicon.heads(trap), lexicon.heads(said)
    found = between(lexicon, mine, theirs, either_part)
    if found is not None and lexicon.are_strangers(trap, said):
        return None
    if found == DERIVATION and not is_by_usual_lives(lexicon, trap, said):
        return found._replace(doubt=LOOSE)
    return found


def is_by_usual_lives(lexicon: Lexicon, trap: int, said: int) -> bool:
    """Whether two words are kin by what they usually are: tram and trame are not by tramer."""
    mine, theirs = usual_heads(lexicon, trap), usual_heads(lexicon, said)
    return between(lexicon, mine, theirs, either_part=True) == DERIVATION


def usual_heads(lexicon: Lexicon, number: int) -> Sequence[int]:
    heads = lexicon.heads(number)
    if len(heads) == 1:
        return heads
    seldom = lexicon.zipf(number) - MUCH_RARER
    return [head for head in heads if lexicon.zipf(head) >= seldom]


def between(
    lexicon: Lexicon, mine: Sequence[int], theirs: Sequence[int], either_part: bool
) -> Kinship | None:
    """The nearest and surest tie between headwords."""
    best: Kinship | None = None
    for head in mine:
        if head in theirs:
            return INFLECTION
        for other in theirs:
            owned, owner = lexicon.tie(other, head), lexicon.tie(head, other)
            if owned == NOTHING == owner:
                continue
            found = tied(owned, owner, either_part)
            if found and (best is None or found.rank < best.rank):
                best = found
    return best


def among_homographs(
    lexicon: Lexicon, trap: int, said: int, either_part: bool, place: Place
) -> Kinship | None:
    """TW-42: sure only where whatever may have been said is kin of what the trap must mean."""
    mine = lexicon.senses(trap)
    theirs = readings(lexicon, said, place)
    meant = [sense.head for sense in mine if sense.is_first]
    found = [between(lexicon, meant, [sense.head], either_part) for sense in theirs]
    sure = [each for each in found if each is not None]
    if sure and len(sure) == len(found):
        return as_said(max(sure, key=lambda each: each.rank), trap, said)
    perhaps = between(
        lexicon,
        [sense.head for sense in mine],
        [sense.head for sense in theirs],
        either_part,
    )
    if perhaps is None or (place.is_alone and perhaps.kind is Kind.COMPOUND):
        # There is wind in a windmill, whatever else may be meant by wind.
        return perhaps
    return as_said(perhaps._replace(doubt=Doubt.HOMOGRAPH), trap, said)


def readings(lexicon: Lexicon, said: int, place: Place) -> list[Sense]:
    """What a word may be at its place; where the place allows nothing, it may be anything."""
    senses = lexicon.senses(said)
    fitting = [sense for sense in senses if fits(lexicon, said, sense, place)]
    return fitting or senses


def fits(lexicon: Lexicon, said: int, sense: Sense, place: Place) -> bool:
    roles = sense.roles & place.roles
    is_bent = lexicon.spelling(sense.head) != lexicon.words[said]
    if place.is_bent is not None and is_bent is not place.is_bent:
        roles &= ~Part.VERB
    return roles != 0


def as_said(found: Kinship, trap: int, said: int) -> Kinship:
    return found._replace(kind=Kind.SAME) if trap == said else found


def tied(by_said: int, by_trap: int, either_part: bool) -> Kinship | None:
    """The kinship that ties make, of which one is owned by the word said, one by the trap."""
    if by_said in WITHIN:
        return Kinship(Kind.COMPOUND, WITHIN[by_said], trap_is_part=True)
    if by_trap in WITHIN:
        # TW-72: whether base springs baseball is an option of the language.
        found = Kinship(Kind.COMPOUND, WITHIN[by_trap], said_is_part=True)
        return found if either_part else None
    return TIED[by_said] or TIED[by_trap]
