"""What people may ask for in Trapwords, and how they are invited to."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.kernel import Invitation, Seat, Text, Turn, Wish

from .model.basics import Seats
from .model.kinds import ClueRule, Mistap

Number: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]


class Propose(Wish, frozen=True):
    """Suggest a trap to my team."""

    turn: Turn
    word: Text


class Strike(Wish, frozen=True):
    """Cross a suggestion out."""

    turn: Turn
    word: Text


class Agree(Wish, frozen=True):
    """Say that the list is good as it stands."""

    turn: Turn


class Oppose(Wish, frozen=True):
    """Say that the list is not good yet, whatever I said before."""

    turn: Turn


class PassTorch(Wish, frozen=True):
    """Let the next of my team give the clues of this round (TW-119)."""

    turn: Turn


class SetLateClock(Wish, frozen=True):
    """Let somebody's clock wait for the first clue, or not (TW-52): mine; as host, anybody's."""

    turn: Turn
    seat: Seat
    late: bool


class TakeBook(Wish, frozen=True):
    """Look at the word that I must get my team to guess."""

    turn: Turn


class GetReady(Wish, frozen=True):
    """I have read the word: start the clock."""

    turn: Turn


class GiveClue(Wish, frozen=True):
    """Say something about the word."""

    turn: Turn
    text: Text


class Guess(Wish, frozen=True):
    """Name a word."""

    turn: Turn
    word: Text


class ThinkSo(Wish, frozen=True):
    """Say so, without naming a word (TW-58)."""

    turn: Turn


class CryStop(Wish, frozen=True):
    """STOP: let the clock stand; what for I say next (TW-128)."""

    turn: Turn


class CallTrap(Wish, frozen=True):
    """A clue said a word of our list, or the secret word: STOP, if nobody has cried it yet."""

    turn: Turn
    trap: Text
    clue: Number = 0
    said: Text | None = None


class CallRule(Wish, frozen=True):
    """A clue broke a rule: STOP, if nobody has cried it yet."""

    turn: Turn
    rule: ClueRule
    clue: Number = 0
    said: Text | None = None


class FlagClue(Wish, frozen=True):
    """Let the turn go on, and talk about this word after it (TW-80). Spoken, about this moment."""

    turn: Turn
    clue: Number = 0
    said: Text | None = None
    trap: Text | None = None
    rule: ClueRule | None = None


class TakeBack(Wish, frozen=True):
    """That was a mistap of mine."""

    turn: Turn
    what: Mistap


class CountGuess(Wish, frozen=True):
    """They named a wrong word aloud, and so many taps came before mine."""

    turn: Turn
    taps: Number


class CallRight(Wish, frozen=True):
    """They named the right word aloud."""

    turn: Turn


class Accept(Wish, frozen=True):
    """Agree that the call is right."""

    turn: Turn


class Contest(Wish, frozen=True):
    """Disagree: let all vote. Where people speak, perhaps nothing of the kind was said."""

    turn: Turn
    heard: bool = True


class Vote(Wish, frozen=True):
    """Say whether the trap is sprung, or the rule broken. May be changed until all have voted."""

    review: Number
    springs: bool


class LiftCurses(Wish, frozen=True):
    """Take every curse that nobody has seen out of the dungeon (TW-15)."""

    turn: Turn


class SetClueRules(Wish, frozen=True):
    """Play with or without the rules of clues from this round on."""

    turn: Turn
    on: bool


class StrikePrecedent(Wish, frozen=True):
    """Forget what this table once decided."""

    trap: Text
    said: Text
    reading: Text


class ClaimGame(Wish, frozen=True):
    """Take the victory over a team that has too few left to play (TW-135)."""

    turn: Turn


AnyWish: TypeAlias = (
    Propose
    | Strike
    | Agree
    | Oppose
    | PassTorch
    | SetLateClock
    | TakeBook
    | GetReady
    | GiveClue
    | Guess
    | ThinkSo
    | CryStop
    | CallTrap
    | CallRule
    | FlagClue
    | TakeBack
    | CountGuess
    | CallRight
    | Accept
    | Contest
    | Vote
    | LiftCurses
    | SetClueRules
    | StrikePrecedent
    | ClaimGame
)


class MayPropose(Invitation, frozen=True):
    turn: Turn
    left: int


class MayStrike(Invitation, frozen=True):
    turn: Turn


class MayAgree(Invitation, frozen=True):
    turn: Turn


class MayOppose(Invitation, frozen=True):
    turn: Turn


class MayPassTorch(Invitation, frozen=True):
    turn: Turn


class MaySetLateClock(Invitation, frozen=True):
    turn: Turn
    seats: Seats


class MayTakeBook(Invitation, frozen=True):
    turn: Turn


class MayGetReady(Invitation, frozen=True):
    turn: Turn


class MayGiveClue(Invitation, frozen=True):
    turn: Turn


class MayGuess(Invitation, frozen=True):
    turn: Turn
    left: int


class MayThinkSo(Invitation, frozen=True):
    turn: Turn


class MayCryStop(Invitation, frozen=True):
    turn: Turn


class MayCallTrap(Invitation, frozen=True):
    turn: Turn


class MayCallRule(Invitation, frozen=True):
    turn: Turn


class MayFlagClue(Invitation, frozen=True):
    turn: Turn


class MayTakeBack(Invitation, frozen=True):
    turn: Turn
    what: Mistap


class MayCountGuess(Invitation, frozen=True):
    turn: Turn
    taps: Number


class MayCallRight(Invitation, frozen=True):
    turn: Turn


class MayAccept(Invitation, frozen=True):
    turn: Turn


class MayContest(Invitation, frozen=True):
    turn: Turn


class MayVote(Invitation, frozen=True):
    review: Number


class MayLiftCurses(Invitation, frozen=True):
    turn: Turn


class MaySetClueRules(Invitation, frozen=True):
    turn: Turn


class MayStrikePrecedent(Invitation, frozen=True):
    """The host looks after what was decided."""


class MayClaimGame(Invitation, frozen=True):
    turn: Turn


AnyInvitation: TypeAlias = (
    MayPropose
    | MayStrike
    | MayAgree
    | MayOppose
    | MayPassTorch
    | MaySetLateClock
    | MayTakeBook
    | MayGetReady
    | MayGiveClue
    | MayGuess
    | MayThinkSo
    | MayCryStop
    | MayCallTrap
    | MayCallRule
    | MayFlagClue
    | MayTakeBack
    | MayCountGuess
    | MayCallRight
    | MayAccept
    | MayContest
    | MayVote
    | MayLiftCurses
    | MaySetClueRules
    | MayStrikePrecedent
    | MayClaimGame
)
