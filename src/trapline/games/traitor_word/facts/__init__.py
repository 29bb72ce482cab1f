"""What happens in Traitor Word. A secret is told to the seats in `to`; to others it is blank."""

from typing import TypeAlias

from trapline.games.traitor_word.facts.base import Quiet
from trapline.games.traitor_word.facts.cards import (
    Burnt,
    CardLost,
    CardReturned,
    CardShown,
    Claimed,
    Dealt,
    Drew,
    FlashPassed,
    GameEnded,
    Opened,
    Shuffled,
    Swapped,
    Validated,
    Vouched,
)
from trapline.games.traitor_word.facts.chain import (
    Accepted,
    Asked,
    Compared,
    GaveBack,
    LetStood,
    Noted,
    Noticed,
    Objected,
    OpeningRead,
    Passed,
    Said,
    Struck,
    Taken,
    TokenFreed,
    TurnBegan,
)
from trapline.games.traitor_word.facts.people import CameBack, WentAway
from trapline.games.traitor_word.facts.trial import (
    Accused,
    Answered,
    Defended,
    Judged,
    Resumed,
    Voted,
)

AnyFact: TypeAlias = (
    Opened
    | Dealt
    | OpeningRead
    | TurnBegan
    | TokenFreed
    | Taken
    | GaveBack
    | Said
    | Asked
    | Accepted
    | Noticed
    | Passed
    | LetStood
    | Objected
    | Struck
    | Noted
    | Compared
    | Validated
    | CardShown
    | Vouched
    | CardReturned
    | Claimed
    | CardLost
    | FlashPassed
    | Drew
    | Swapped
    | Burnt
    | Shuffled
    | Accused
    | Answered
    | Defended
    | Voted
    | Judged
    | Resumed
    | WentAway
    | CameBack
    | GameEnded
)

__all__ = [
    "Accepted",
    "Accused",
    "Answered",
    "AnyFact",
    "Asked",
    "Burnt",
    "CameBack",
    "CardLost",
    "CardReturned",
    "CardShown",
    "Claimed",
    "Compared",
    "Dealt",
    "Defended",
    "Drew",
    "FlashPassed",
    "GameEnded",
    "GaveBack",
    "Judged",
    "LetStood",
    "Noted",
    "Noticed",
    "Objected",
    "Opened",
    "OpeningRead",
    "Passed",
    "Quiet",
    "Resumed",
    "Said",
    "Shuffled",
    "Struck",
    "Swapped",
    "Taken",
    "TokenFreed",
    "TurnBegan",
    "Validated",
    "Voted",
    "Vouched",
    "WentAway",
]
