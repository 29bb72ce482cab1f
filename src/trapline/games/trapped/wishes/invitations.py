"""How people are invited to each of these, with all that a screen needs to draw it."""

from typing import TypeAlias

from trapline.games.trapped.cards import Card
from trapline.games.trapped.model import Attribute, FigureId, Number, Seats, Side, Through
from trapline.games.trapped.wishes.offers import (
    Chance,
    Exit,
    Grip,
    Lair,
    Leash,
    Stake,
    Target,
    Trouble,
)
from trapline.games.trapped.wishes.setting import AnySettingInvitation
from trapline.kernel import Invitation, Seat


class MayMakeCharacter(Invitation, frozen=True):
    number: Number
    for_attributes: tuple[Card, ...]
    for_feelings: tuple[Card, ...]


class MaySetAspect(Invitation, frozen=True):
    number: Number
    cards: tuple[Card, ...]
    spots: tuple[str, ...]


class MayDrawFive(Invitation, frozen=True):
    number: Number


class MayTakeTurn(Invitation, frozen=True):
    number: Number


class MayAttempt(Invitation, frozen=True):
    number: Number
    goals: tuple[str, ...]
    throughs: tuple[Through, ...]
    attributes: tuple[Attribute, ...]
    chances: tuple[Chance, ...]


class MayAttack(Invitation, frozen=True):
    number: Number
    throughs: tuple[Through, ...]
    attributes: tuple[Attribute, ...]
    cards: int
    """How many the GM draws."""
    counts: bool
    """Whether a victory brings it closer to death, as far as one can know."""


class MayControl(Invitation, frozen=True):
    number: Number
    figures: tuple[FigureId, ...]
    rooms: tuple[str, ...]
    attributes: tuple[Attribute, ...]
    grips: tuple[Grip, ...]


class MayExplore(Invitation, frozen=True):
    number: Number
    rooms: tuple[str, ...]
    companion: FigureId | None


class MayChallenge(Invitation, frozen=True):
    number: Number
    seats: Seats
    dares: tuple[str, ...]
    targets: tuple[Target, ...]


class MayEscape(Invitation, frozen=True):
    number: Number
    ways: tuple[str, ...]
    exits: tuple[Exit, ...]


class MayPass(Invitation, frozen=True):
    number: Number


class MayAccept(Invitation, frozen=True):
    number: Number
    dare: str
    by: Seat


class MayDecline(Invitation, frozen=True):
    number: Number


class MayConfirm(Invitation, frozen=True):
    number: Number
    attributes: tuple[Attribute, ...]
    proposed: Attribute


class MayBid(Invitation, frozen=True):
    number: Number
    cards: tuple[Card, ...]
    sides: tuple[Side, ...]
    throughs: tuple[Through, ...]
    attributes: tuple[Attribute, ...]
    stakes: tuple[Stake, ...]


class MayPassBid(Invitation, frozen=True):
    number: Number


class MayOverrule(Invitation, frozen=True):
    number: Number
    seats: Seats
    attributes: tuple[Attribute, ...]


class MayReveal(Invitation, frozen=True):
    number: Number


class MayUseLucky(Invitation, frozen=True):
    number: Number
    score: Card


class MayKeepLucky(Invitation, frozen=True):
    number: Number


class MayHarm(Invitation, frozen=True):
    number: Number
    card: Card
    spots: tuple[str, ...]


class MayPlayEvent(Invitation, frozen=True):
    number: Number
    card: Card
    events: tuple[str, ...]
    figures: tuple[FigureId, ...]
    troubles: tuple[Trouble, ...]


class MayMakeUpEvent(Invitation, frozen=True):
    number: Number
    card: Card
    figures: tuple[FigureId, ...]


class MayChoose(Invitation, frozen=True):
    number: Number
    hook: str
    options: tuple[str, ...]


class MayFace(Invitation, frozen=True):
    number: Number
    attributes: tuple[Attribute, ...]


class MayAgree(Invitation, frozen=True):
    number: Number
    matter: str
    """`company`, `bargain`, or the way out on which one would be taken along."""
    by: FigureId


class MayMeetEnd(Invitation, frozen=True):
    number: Number


class MayProwl(Invitation, frozen=True):
    number: Number
    rooms: tuple[str, ...]
    lairs: tuple[Lair, ...]


class MayFlee(Invitation, frozen=True):
    number: Number
    rooms: tuple[str, ...]


class MayDiscard(Invitation, frozen=True):
    number: Number
    cards: tuple[Card, ...]


class MayConclude(Invitation, frozen=True):
    number: Number
    won: bool


class MayGive(Invitation, frozen=True):
    items: tuple[str, ...]
    figures: tuple[FigureId, ...]


class MayTake(Invitation, frozen=True):
    items: tuple[str, ...]


class MayRelease(Invitation, frozen=True):
    figure: FigureId


class MayBecome(Invitation, frozen=True):
    figures: tuple[FigureId, ...]


class MayLead(Invitation, frozen=True):
    figures: tuple[FigureId, ...]
    rooms: tuple[str, ...]
    leashes: tuple[Leash, ...]


class MayTell(Invitation, frozen=True):
    pass


class MayNotThis(Invitation, frozen=True):
    lines: tuple[Number, ...]


class MayHalt(Invitation, frozen=True):
    pass


class MayGoOn(Invitation, frozen=True):
    pass


class MayInvent(Invitation, frozen=True):
    pass


class MayLetGo(Invitation, frozen=True):
    seats: Seats


class MayVote(Invitation, frozen=True):
    motion: Number


AnyInvitation: TypeAlias = (
    MayMakeCharacter
    | MaySetAspect
    | MayDrawFive
    | MayTakeTurn
    | MayAttempt
    | MayAttack
    | MayControl
    | MayExplore
    | MayChallenge
    | MayEscape
    | MayPass
    | MayAccept
    | MayDecline
    | MayConfirm
    | MayBid
    | MayPassBid
    | MayOverrule
    | MayReveal
    | MayUseLucky
    | MayKeepLucky
    | MayHarm
    | MayPlayEvent
    | MayMakeUpEvent
    | MayChoose
    | MayFace
    | MayAgree
    | MayMeetEnd
    | MayProwl
    | MayFlee
    | MayDiscard
    | MayConclude
    | MayGive
    | MayTake
    | MayRelease
    | MayBecome
    | MayLead
    | MayTell
    | MayNotThis
    | MayHalt
    | MayGoOn
    | MayInvent
    | MayLetGo
    | MayVote
    | AnySettingInvitation
)
