"""What people may ask for in Traitor Word, and how they are invited to."""

from typing import TypeAlias

from trapline.kernel import Invitation, Text, Turn, Wish

from .model.basics import Number, Words
from .model.kinds import Charge


class Take(Wish, frozen=True):
    """My turn! Take the token, to go on from this word (TT-50)."""

    word: Number
    turn: Turn


class Say(Wish, frozen=True):
    """Say the next word of the chain."""

    turn: Turn
    text: Text


class Speak(Wish, frozen=True):
    """Where people talk: tell in private which secret word was said, if it was one."""

    turn: Turn
    secret: Text
    text: Text | None = None
    """The word itself, for those who have no voice."""


class Note(Wish, frozen=True):
    """Write down a word that was spoken."""

    word: Number
    text: Text


class LetStand(Wish, frozen=True):
    """I have no objection to the last word (TT-26)."""

    word: Number


class Object(Wish, frozen=True):
    """The last word is no word for this game: let another be said (TT-12)."""

    word: Number


class Claim(Wish, frozen=True):
    """The last word is one of mine (TT-19)."""

    word: Number
    card: Text | None = None


class Vouch(Wish, frozen=True):
    """Say whether a word that is shown was said. May be changed until it is settled (TT-19)."""

    word: Number
    said: bool


class Accuse(Wish, frozen=True):
    """Grab an accusation token."""

    word: Number
    charge: Charge


class Answer(Wish, frozen=True):
    """Tell the truth: which secret word it was, or an ordinary one (TT-28)."""

    word: Number
    card: Text


class Defend(Wish, frozen=True):
    """Explain the link, in one sentence or in none."""

    word: Number
    text: Text


class Vote(Wish, frozen=True):
    """Thumb down for off-topic. May be changed until all have voted."""

    word: Number
    down: bool
    why: Text | None = None
    """In a word, shown with the thumb: bots say it, people say it aloud."""


AnyWish: TypeAlias = (
    Take | Say | Speak | Note | LetStand | Object | Claim | Vouch | Accuse | Answer | Defend | Vote
)


class MayTake(Invitation, frozen=True):
    word: Number
    turn: Turn


class MaySay(Invitation, frozen=True):
    turn: Turn


class MaySpeak(Invitation, frozen=True):
    turn: Turn
    secrets: Words


class MayNote(Invitation, frozen=True):
    words: tuple[Number, ...]


class MayLetStand(Invitation, frozen=True):
    word: Number


class MayObject(Invitation, frozen=True):
    word: Number


class MayClaim(Invitation, frozen=True):
    word: Number
    cards: Words


class MayVouch(Invitation, frozen=True):
    word: Number


class MayAccuse(Invitation, frozen=True):
    word: Number
    charges: tuple[Charge, ...]


class MayAnswer(Invitation, frozen=True):
    word: Number
    cards: Words


class MayDefend(Invitation, frozen=True):
    word: Number


class MayVote(Invitation, frozen=True):
    word: Number


AnyInvitation: TypeAlias = (
    MayTake
    | MaySay
    | MaySpeak
    | MayNote
    | MayLetStand
    | MayObject
    | MayClaim
    | MayVouch
    | MayAccuse
    | MayAnswer
    | MayDefend
    | MayVote
)
