"""What happens in Trapwords. A secret is told to the seats in `to`; to others it is blank."""

from typing import TypeAlias

from trapline.games.trapwords.facts.base import Quiet
from trapline.games.trapwords.facts.calls import (
    Flagged,
    PrecedentStruck,
    ReviewOpened,
    ReviewSettled,
    Stopped,
    Voted,
    WentOn,
    WindowClosed,
)
from trapline.games.trapwords.facts.people import (
    Briefed,
    CameBack,
    Entered,
    GiverReplaced,
    HostSat,
    Queued,
    WaitedOn,
    WentAway,
)
from trapline.games.trapwords.facts.rounds import (
    ClueRulesSet,
    CurseRevealed,
    CursesDrawn,
    CursesLifted,
    CurseVoid,
    GameEnded,
    LateClockSet,
    Opened,
    PileShuffled,
    RoundBegan,
    RoundEnded,
    WordDrawn,
)
from trapline.games.trapwords.facts.turns import (
    BookTaken,
    ClockStarted,
    ClueGiven,
    GuessCounted,
    Guessed,
    Hinted,
    RightHeard,
    Silenced,
    ThoughtSo,
    TurnBegan,
    TurnEnded,
)
from trapline.games.trapwords.facts.writing import (
    Agreed,
    ListDone,
    ListReopened,
    Opposed,
    Proposed,
    Struck,
    TorchesKept,
    TorchPassed,
)

AnyFact: TypeAlias = (
    Opened
    | RoundBegan
    | CurseRevealed
    | CurseVoid
    | CursesDrawn
    | PileShuffled
    | WordDrawn
    | Proposed
    | Struck
    | Agreed
    | Opposed
    | ListDone
    | ListReopened
    | TorchesKept
    | TorchPassed
    | TurnBegan
    | BookTaken
    | ClockStarted
    | ClueGiven
    | Hinted
    | Silenced
    | Guessed
    | GuessCounted
    | RightHeard
    | ThoughtSo
    | Flagged
    | Stopped
    | WindowClosed
    | WaitedOn
    | WentOn
    | ReviewOpened
    | Voted
    | ReviewSettled
    | TurnEnded
    | RoundEnded
    | Queued
    | Entered
    | Briefed
    | WentAway
    | CameBack
    | GiverReplaced
    | HostSat
    | CursesLifted
    | ClueRulesSet
    | LateClockSet
    | PrecedentStruck
    | GameEnded
)


__all__ = [
    "Agreed",
    "AnyFact",
    "BookTaken",
    "Briefed",
    "CameBack",
    "ClockStarted",
    "ClueGiven",
    "ClueRulesSet",
    "CurseRevealed",
    "CurseVoid",
    "CursesDrawn",
    "CursesLifted",
    "Entered",
    "Flagged",
    "GameEnded",
    "GiverReplaced",
    "GuessCounted",
    "Guessed",
    "Hinted",
    "HostSat",
    "LateClockSet",
    "ListDone",
    "ListReopened",
    "Opened",
    "Opposed",
    "PileShuffled",
    "PrecedentStruck",
    "Proposed",
    "Queued",
    "Quiet",
    "ReviewOpened",
    "ReviewSettled",
    "RightHeard",
    "RoundBegan",
    "RoundEnded",
    "Silenced",
    "Stopped",
    "Struck",
    "ThoughtSo",
    "TorchPassed",
    "TorchesKept",
    "TurnBegan",
    "TurnEnded",
    "Voted",
    "WaitedOn",
    "WentAway",
    "WentOn",
    "WindowClosed",
    "WordDrawn",
]
