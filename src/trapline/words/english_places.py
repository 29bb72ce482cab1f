"""What an English word is, by its neighbours."""

from collections.abc import Sequence

from trapline.words.grammar import listed
from trapline.words.model import Part
from trapline.words.places import ACTING, ALONE, ANYTHING, NAMING, PartsOf, Place, neighbours

DETERMINERS = listed(
    "a an the my your his its our their this these those some any no every each another both all "
    "many several few two three four five six seven eight nine ten whose most other own"
)
SUBJECTS = listed("i you we they who")
SINGLE_SUBJECTS = listed("he she it somebody someone everybody everyone nobody")
BEFORE_A_BASE = listed(
    "can could will would shall should may might must do does did cannot don't doesn't didn't "
    "won't can't couldn't wouldn't shouldn't let let's please n't 'll"
)
BEING = listed("am is are was were be been being isn't aren't wasn't weren't 're 'm")
HAVING = listed("has have had having haven't hasn't hadn't 've")
PREPOSITIONS = listed(
    "of in on with from by for at under over into onto about without near behind between through "
    "against across around inside outside during like as than per"
)
STEPPED_OVER = listed("not never always often just also only still soon ever even")
DEGREES = listed("very so too quite rather more most really")
OBJECTS = listed("it him them me us the a an my your his their our this that these those")
AFTER_A_NOUN = (
    BEING | HAVING | listed("can could will would may might must does did that which who")
)
WHO_IS = listed("it he she that what who there here where how this")


def place(said: Sequence[str], at: int, parts: PartsOf) -> Place:
    """Say what the word at `at` may be: "it saw" is a verb, "a saw" is none."""
    if len(said) == 1:
        return ALONE
    start = at
    while start and said[start - 1] in STEPPED_OVER:
        start -= 1
    earlier, before, _ = neighbours(said, start)
    after = neighbours(said, at)[2]
    if at > 2 and said[at - 3] in PREPOSITIONS and earlier in DETERMINERS and not after:
        return Place(NAMING)
    found = by_what_is_before(earlier, before, said[at], parts) or by_what_is_after(before, after)
    ends = not after or after in PREPOSITIONS or after in AFTER_A_NOUN
    # What an article announces has come by then: "a grave" is no adjective, "a grave voice" is.
    return Place(Part.NOUN) if before in DETERMINERS and ends else found


def by_what_is_before(earlier: str, before: str, word: str, parts: PartsOf) -> Place | None:
    is_being = before in BEING or (before == "'s" and earlier in WHO_IS)
    if before in DETERMINERS or (before == "'s" and not is_being):
        return Place(NAMING)
    if before in SUBJECTS:
        return Place(ACTING)
    if before in SINGLE_SUBJECTS:
        return Place(ACTING, is_bent=True)
    if before in BEFORE_A_BASE:
        return Place(ACTING, is_bent=False)
    if before == "to":
        return Place(ANYTHING, is_bent=False)
    if is_being or before in HAVING:
        return Place(ANYTHING, is_bent=True)
    if before in PREPOSITIONS:
        return Place(ANYTHING if word.endswith("ing") else NAMING)
    if before in DEGREES:
        return Place(Part.ADJECTIVE | Part.ADVERB)
    could_be = parts(before) & ANYTHING
    announced = earlier in DETERMINERS and bool(could_be & Part.ADJECTIVE)
    describes = announced or could_be == Part.ADJECTIVE
    return Place(NAMING) if describes else None


def by_what_is_after(before: str, after: str) -> Place:
    if after in OBJECTS and before != "and":
        return Place(ACTING | Part.ADJECTIVE)
    return Place(NAMING) if after in AFTER_A_NOUN else Place()
