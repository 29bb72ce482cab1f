"""What lies in the box: words to guess, curses, monsters, and what each of them does."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from trapline.kernel import Language, kept

from .model.basics import GUESSES, ROOM_FIELDS, Room, Words
from .model.dungeon import CurseCard
from .model.kinds import Curse, Monster, MonsterCard
from .model.options import Challenge, WordSet

LONGEST_CLUE = 12
BURDENS = 256


class Talk(Struct, frozen=True):
    """How bots put what they think of: their phrases, and what those must know of words."""

    roles: Mapping[str, str] = {}
    """What words are in a phrase, whatever else they may be: persons, places, verbs."""
    phrases: Mapping[str, Words] = {}
    """Ways to say that a word has to do with the secret one, by how it does."""
    sizes: Words = ()
    """Things of about one size a line, smallest first."""
    secrets: Mapping[str, str] = {}
    """What secret words are: persons, creatures, places; of each other phrases hold."""
    marks: Mapping[str, Words] = {}
    """Words by which a clue says outright what is meant: somebody, a place, bigger."""
    opposites: Words = ()
    """Secret words, each with a word for its opposite."""


class Box(Struct, frozen=True):
    """The words of one language."""

    words: Mapping[WordSet, Words]
    terror: Words
    """Small words that slip out."""
    thoughts: Mapping[str, Words]
    """What people think of first at a secret word."""
    talk: Talk = Talk()
    afterthoughts: Mapping[str, Words] = {}
    """What they may think of next."""
    echoes: Mapping[str, Words] = {}
    """What else people say to make one think of it, names and sayings: all of it understood, and
    said where people surely nod."""


Boxes = Mapping[Language, Box]


class Burden(Struct, frozen=True):
    """What a team plays under in a round, whoever laid it on them."""

    guesses: int = GUESSES
    clue_words: int = LONGEST_CLUE
    """The longest clue."""
    turn_words: int | None = None
    """How many words the clue-giver has for the whole turn."""
    more_traps: int = 0
    even_lines_hold_two: bool = False
    lines_hold_two: bool = False
    half_time: bool = False
    twice: bool = False
    nouns_only: bool = False
    no_s: bool = False
    new_letters: bool = False
    """No two clues begin with the same letter."""
    one_guesser: bool = False
    one_breath: bool = False
    guess_silences: bool = False
    terror: bool = False

    def traps(self, number: int) -> int:
        """Return how many traps stand in a room of this number."""
        if self.lines_hold_two:
            number *= 2
        elif self.even_lines_hold_two:
            number += number // 2
        return number + self.more_traps


FREE = Burden()
MANNERS = tuple(name for name in Burden.__struct_fields__ if getattr(FREE, name) is False)
"""What a burden lays on a team or does not."""

CURSES: Mapping[Curse, Burden] = {
    Curse.FLOOD: Burden(one_breath=True),
    Curse.PETRIFICATION: Burden(guess_silences=True),
    Curse.ECHO: Burden(twice=True),
    Curse.FEEBLEMIND: Burden(nouns_only=True),
    Curse.WORD_OF_TERROR: Burden(terror=True),
    Curse.SERPENT: Burden(no_s=True),
    Curse.LONE_VOICE: Burden(one_guesser=True),
    Curse.BRAMBLES: Burden(more_traps=2),
    Curse.FOG: Burden(clue_words=3),
    Curse.HOURGLASS: Burden(half_time=True),
}

MONSTERS: Mapping[MonsterCard, Burden] = {
    MonsterCard(Monster.DEMON): Burden(clue_words=1),
    MonsterCard(Monster.DEMON, hard=True): Burden(clue_words=1, new_letters=True),
    MonsterCard(Monster.DRAGON): Burden(even_lines_hold_two=True),
    MonsterCard(Monster.DRAGON, hard=True): Burden(lines_hold_two=True),
    # What the Mummy does is done by the curses it draws.
    MonsterCard(Monster.MUMMY): FREE,
    MonsterCard(Monster.MUMMY, hard=True): FREE,
    MonsterCard(Monster.TROLL): Burden(turn_words=10),
    MonsterCard(Monster.TROLL, hard=True): Burden(turn_words=6),
    MonsterCard(Monster.VAMPIRE): Burden(guesses=3),
    MonsterCard(Monster.VAMPIRE, hard=True): Burden(guesses=2),
}


DUNGEONS: Mapping[str, Mapping[str, int | bool | Challenge]] = {
    "3-4-5-6-7, cursed 2nd and 4th": {},
    "3-4-5-6-7, no curses": {"curse_in_second": False, "curse_in_fourth": False},
    "3-4-5-6-7, cursed 1st to 4th": {"curse_in_first": True, "curse_in_third": True},
    "3-4-5-6-7, hard monsters": {"monster": Challenge.HARD},
    "1-2-3-4-5, cursed 2nd and 4th": dict(zip(ROOM_FIELDS, (1, 2, 3, 4, 5), strict=True)),
    "2-4-6-8-10, cursed 1st to 4th": {
        **dict(zip(ROOM_FIELDS, (2, 4, 6, 8, 10), strict=True)),
        "curse_in_first": True,
        "curse_in_third": True,
    },
}
"""Dungeons to compare with each other: what is different from the usual one."""


def cards(challenge: Challenge) -> list[MonsterCard]:
    """Return the cards that a monster is drawn from (TW-18)."""
    wanted = {Challenge.EASY: {False}, Challenge.HARD: {True}, Challenge.MIXED: {False, True}}
    return [card for card in MONSTERS if card.hard in wanted[challenge]]


def draws(card: MonsterCard) -> int:
    """Return how many curses a monster draws in a round in which it is fought (TW-105)."""
    return (2 if card.hard else 1) if card.monster is Monster.MUMMY else 0


@kept(BURDENS)
def borne(
    room: Room,
    monster: Room,
    card: MonsterCard,
    cards: tuple[CurseCard, ...],
    drawn: tuple[Curse, ...],
) -> Burden:
    """Return what a team in this room plays under: its curse, and the monster if it is there."""
    curses = [CURSES[one.curse] for one in cards if one.room == room and one.curse is not None]
    if room != monster:
        return together(curses)
    return together([*curses, *(CURSES[curse] for curse in drawn), MONSTERS[card]])


def together(burdens: Iterable[Burden]) -> Burden:
    """Return what several burdens make of a turn: of two limits the tighter one holds."""
    all_of = (FREE, *burdens)
    limits = [b.turn_words for b in all_of if b.turn_words is not None]
    return Burden(
        guesses=min(b.guesses for b in all_of),
        clue_words=min(b.clue_words for b in all_of),
        turn_words=min(limits, default=None),
        more_traps=sum(b.more_traps for b in all_of),
        **{name: any(getattr(b, name) for b in all_of) for name in MANNERS},
    )
