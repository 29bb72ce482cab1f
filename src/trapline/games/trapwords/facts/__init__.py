"""What happens in Trapwords. A secret is told to the seats in `to`; to others it is blank."""

from typing import TypeAlias

from trapline.games.trapwords.facts.base import Quiet
from trapline.games.trapwords.facts.calls import (
    Asked,
    Cried,
    Flagged,
    PrecedentStruck,
    ReviewOpened,
    ReviewSettled,
    Stopped,
    TakenBack,
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
    Burnt,
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
    | TorchPassed
    | TurnBegan
    | BookTaken
    | ClockStarted
    | ClueGiven
    | Hinted
    | Silenced
    | Guessed
    | GuessCounted
    | Burnt
    | RightHeard
    | ThoughtSo
    | Flagged
    | Cried
    | Stopped
    | Asked
    | TakenBack
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
    "Asked",
    "BookTaken",
    "Briefed",
    "Burnt",
    "CameBack",
    "ClockStarted",
    "ClueGiven",
    "ClueRulesSet",
    "Cried",
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
    "TakenBack",
    "ThoughtSo",
    "TorchPassed",
    "TurnBegan",
    "TurnEnded",
    "Voted",
    "WaitedOn",
    "WentAway",
    "WentOn",
    "WindowClosed",
    "WordDrawn",
]
