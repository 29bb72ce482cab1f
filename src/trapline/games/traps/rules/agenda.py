"""What each fact leaves to be settled, before anything else that waits."""

from ..facts import AnyFact
from ..facts.cards import (
    AbilityUsed,
    ActionPlayed,
    Aimed,
    CardsFound,
    Dropped,
    MustDrop,
    PerkLost,
    Snatched,
)
from ..facts.landing import (
    ChanceKept,
    ChanceStruck,
    Dodged,
    Landed,
    RemedyOffered,
    Suffered,
    TrapMet,
)
from ..facts.money import Owed, WentBroke
from ..facts.moving import Swapped, Walked, WentBack
from ..facts.turns import ExtraRolled, Rolled
from ..model.agenda import (
    Chance,
    Debt,
    Dodge,
    Drop,
    GoBack,
    Item,
    Jungle,
    Land,
    Mover,
    Remedy,
    Spring,
    Steal,
    Toxic,
    Walk,
)
from ..model.basics import FINISH
from ..model.kinds import Meeting


def what_follows(fact: AnyFact) -> tuple[Item, ...]:
    """Return what comes next because of a fact; most leave nothing to be settled."""
    match fact:
        case Rolled():
            return (Mover(fact.by, sum(fact.dice)), *jungle_roll(fact))
        case ExtraRolled():
            return (Mover(fact.by, fact.die),)
        case Walked() if fact.path[-1:] == (FINISH,):
            return ()
        case Walked() if fact.left:
            return (Walk(fact.piece, fact.left, fact.gait),)
        case Walked() | WentBack():
            return (Land(fact.piece),)
        case Swapped():
            return Land(fact.piece), Land(fact.other)
        case Landed() if fact.steals:
            return (Steal(fact.piece), *met(fact))
        case Landed():
            return met(fact)
        case TrapMet():
            return (Dodge(fact.piece, fact.card, fact.owner, fact.space),)
        case ChanceStruck():
            return (Dodge(fact.piece, fact.card, fact.owner, None),)
        case RemedyOffered():
            return (Remedy(fact.piece, fact.space, fact.price),)
        case ActionPlayed() | AbilityUsed() | Dodged() | Suffered():
            return fact.effects
        case Aimed():
            return (fact.effect,)
        case Owed():
            return tuple(Debt(seat, fact.whom, fact.amount, fact.piece) for seat in fact.by)
        case WentBroke():
            return (GoBack(fact.by, fact.piece),)
        case MustDrop(count=count) | Dropped(left=count):
            return (Drop(fact.by, count),) if count > 0 else ()
        case CardsFound() | Snatched() | ChanceKept() | PerkLost():
            return (Drop(fact.by, fact.over),) if fact.over > 0 else ()
        case _:
            return ()


def jungle_roll(fact: Rolled) -> tuple[Item, ...]:
    """Doubles earn a roll more, once the first is used (TR-19)."""
    return (Jungle(fact.by),) if len(fact.dice) == 2 and len(set(fact.dice)) == 1 else ()


def met(fact: Landed) -> tuple[Item, ...]:
    match fact.meets:
        case Meeting.TRAP:
            return (Spring(fact.piece, fact.space),)
        case Meeting.CHANCE:
            return (Chance(fact.piece),)
        case Meeting.TOXIC:
            return (Toxic(fact.piece),)
        case None:
            return ()
