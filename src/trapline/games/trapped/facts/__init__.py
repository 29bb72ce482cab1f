"""What happens in Trapped! A secret is told to the seats in `to`; to others it is blank."""

from typing import TypeAlias

from trapline.games.trapped.facts.conflict import (
    BidPassed,
    BidPlaced,
    ConflictEnded,
    DamageDrawn,
    Faced,
    FeelingTurned,
    Hurt,
    LuckAsked,
    LuckDeclined,
    LuckyUsed,
    Resolved,
    Revealed,
    Ruled,
    Tested,
    Tried,
)
from trapline.games.trapped.facts.deeds import (
    Achieved,
    Agreed,
    Became,
    ChallengeAnswered,
    Challenged,
    Claimed,
    Controlled,
    DareDropped,
    DareFaced,
    Doomed,
    DoorOpened,
    DoorSealed,
    Explored,
    ExtraLed,
    ItemGained,
    ItemGiven,
    ItemLost,
    ItemTaken,
    LeavingAsked,
    Left,
    LetGo,
    Lost,
    Moved,
    NotFound,
    Released,
)
from trapline.games.trapped.facts.making import (
    AspectSet,
    CharacterMade,
    Dealt,
    ExtrasBegan,
    Hid,
    Offered,
    Opened,
    PlayBegan,
)
from trapline.games.trapped.facts.setting import (
    Developed,
    IdeaAdded,
    IdeasEnded,
    IdeasJudged,
    IdeasRead,
    IdeasSifted,
    SecretsLaid,
    SettingLaid,
    TieDrawn,
)
from trapline.games.trapped.facts.talk import (
    CameBack,
    Halted,
    MotionClosed,
    MotionMade,
    Struck,
    Told,
    Voted,
    WentAway,
    WentOn,
)
from trapline.games.trapped.facts.trouble import (
    Befell,
    BonusBegan,
    BonusGranted,
    Clung,
    CountdownBegan,
    CountdownStopped,
    Cured,
    EventDrawn,
    EventPlayed,
    ExtraAttacked,
    FellSick,
    Fizzled,
    GoalSpoilt,
    MonsterAttacked,
    MonsterBeaten,
    MonsterHeard,
    MonsterMoved,
    MonsterSeen,
    MonsterStirred,
    MonsterVanished,
    PassageShut,
    PlaceTold,
    Promised,
    RoomHarder,
)
from trapline.games.trapped.facts.turns import (
    Asked,
    Concluded,
    Discarded,
    Drew,
    EndDecided,
    GameEnded,
    Passed,
    PenaltyTaken,
    Reshuffled,
    TurnBegan,
    TurnEnded,
    TurnTaken,
)

AnyFact: TypeAlias = (
    Opened
    | Developed
    | IdeaAdded
    | IdeasEnded
    | IdeasJudged
    | IdeasRead
    | IdeasSifted
    | SecretsLaid
    | SettingLaid
    | TieDrawn
    | Offered
    | CharacterMade
    | ExtrasBegan
    | AspectSet
    | PlayBegan
    | Hid
    | Dealt
    | Asked
    | TurnBegan
    | Drew
    | Reshuffled
    | PenaltyTaken
    | TurnTaken
    | Passed
    | Discarded
    | TurnEnded
    | EndDecided
    | Concluded
    | GameEnded
    | Tried
    | Tested
    | Faced
    | Ruled
    | BidPlaced
    | BidPassed
    | LuckAsked
    | Revealed
    | LuckyUsed
    | LuckDeclined
    | Resolved
    | FeelingTurned
    | DamageDrawn
    | Hurt
    | ConflictEnded
    | Challenged
    | ChallengeAnswered
    | DareFaced
    | DareDropped
    | Explored
    | Moved
    | DoorOpened
    | DoorSealed
    | Achieved
    | NotFound
    | ItemGained
    | ItemTaken
    | ItemGiven
    | ItemLost
    | Controlled
    | Released
    | Doomed
    | ExtraLed
    | Lost
    | Claimed
    | Became
    | LetGo
    | LeavingAsked
    | Agreed
    | Left
    | EventDrawn
    | EventPlayed
    | Befell
    | Fizzled
    | MonsterMoved
    | MonsterSeen
    | MonsterVanished
    | MonsterHeard
    | MonsterAttacked
    | ExtraAttacked
    | MonsterStirred
    | MonsterBeaten
    | PassageShut
    | RoomHarder
    | FellSick
    | Cured
    | Clung
    | Promised
    | GoalSpoilt
    | CountdownBegan
    | CountdownStopped
    | PlaceTold
    | BonusGranted
    | BonusBegan
    | Told
    | Struck
    | Halted
    | WentOn
    | MotionMade
    | Voted
    | MotionClosed
    | WentAway
    | CameBack
)

__all__ = [
    "Achieved",
    "Agreed",
    "AnyFact",
    "Asked",
    "AspectSet",
    "Became",
    "Befell",
    "BidPassed",
    "BidPlaced",
    "BonusBegan",
    "BonusGranted",
    "CameBack",
    "ChallengeAnswered",
    "Challenged",
    "CharacterMade",
    "Claimed",
    "Clung",
    "Concluded",
    "ConflictEnded",
    "Controlled",
    "CountdownBegan",
    "CountdownStopped",
    "Cured",
    "DamageDrawn",
    "DareDropped",
    "DareFaced",
    "Dealt",
    "Developed",
    "Discarded",
    "Doomed",
    "DoorOpened",
    "DoorSealed",
    "Drew",
    "EndDecided",
    "EventDrawn",
    "EventPlayed",
    "Explored",
    "ExtraAttacked",
    "ExtraLed",
    "ExtrasBegan",
    "Faced",
    "FeelingTurned",
    "FellSick",
    "Fizzled",
    "GameEnded",
    "GoalSpoilt",
    "Halted",
    "Hid",
    "Hurt",
    "IdeaAdded",
    "IdeasEnded",
    "IdeasJudged",
    "IdeasRead",
    "IdeasSifted",
    "ItemGained",
    "ItemGiven",
    "ItemLost",
    "ItemTaken",
    "LeavingAsked",
    "Left",
    "LetGo",
    "Lost",
    "LuckAsked",
    "LuckDeclined",
    "LuckyUsed",
    "MonsterAttacked",
    "MonsterBeaten",
    "MonsterHeard",
    "MonsterMoved",
    "MonsterSeen",
    "MonsterStirred",
    "MonsterVanished",
    "MotionClosed",
    "MotionMade",
    "Moved",
    "NotFound",
    "Offered",
    "Opened",
    "PassageShut",
    "Passed",
    "PenaltyTaken",
    "PlaceTold",
    "PlayBegan",
    "Promised",
    "Released",
    "Reshuffled",
    "Resolved",
    "Revealed",
    "RoomHarder",
    "Ruled",
    "SecretsLaid",
    "SettingLaid",
    "Struck",
    "Tested",
    "TieDrawn",
    "Told",
    "Tried",
    "TurnBegan",
    "TurnEnded",
    "TurnTaken",
    "Voted",
    "WentAway",
    "WentOn",
]
