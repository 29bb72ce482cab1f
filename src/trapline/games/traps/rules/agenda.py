"""What each fact leaves to be settled, before anything else that waits."""

from ..facts import AnyFact, cards, landing, money, moving, turns
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
        case turns.Rolled():
            return (Mover(fact.by, sum(fact.dice)), *jungle_roll(fact))
        case turns.ExtraRolled():
            return (Mover(fact.by, fact.die),)
        case moving.Walked() if fact.path[-1:] == (FINISH,):
            return ()
        case moving.Walked() if fact.left:
            return (Walk(fact.piece, fact.left, fact.gait),)
        case moving.Walked() | moving.WentBack():
            return (Land(fact.piece),)
        case moving.Swapped():
            return Land(fact.piece), Land(fact.other)
        case landing.Landed() if fact.steals:
            return (Steal(fact.piece), *met(fact))
        case landing.Landed():
            return met(fact)
        case landing.TrapMet():
            return (Dodge(fact.piece, fact.card, fact.owner, fact.space),)
        case landing.ChanceStruck():
            return (Dodge(fact.piece, fact.card, fact.owner, None),)
        case landing.RemedyOffered():
            return (Remedy(fact.piece, fact.space, fact.price),)
        case cards.ActionPlayed() | cards.AbilityUsed() | landing.Dodged() | landing.Suffered():
            return fact.effects
        case cards.Aimed():
            return (fact.effect,)
        case money.Owed():
            return tuple(Debt(seat, fact.whom, fact.amount, fact.piece) for seat in fact.by)
        case money.WentBroke():
            return (GoBack(fact.by, fact.piece),)
        case cards.MustDrop(count=count) | cards.Dropped(left=count):
            return (Drop(fact.by, count),) if count > 0 else ()
        case cards.CardsFound() | cards.Snatched() | landing.ChanceKept() | cards.PerkLost():
            return (Drop(fact.by, fact.over),) if fact.over > 0 else ()
        case _:
            return ()


def jungle_roll(fact: turns.Rolled) -> tuple[Item, ...]:
    """Doubles earn a roll more, once the first is used (TR-19)."""
    return (Jungle(fact.by),) if len(fact.dice) == 2 and len(set(fact.dice)) == 1 else ()


def met(fact: landing.Landed) -> tuple[Item, ...]:
    match fact.meets:
        case Meeting.TRAP:
            return (Spring(fact.piece, fact.space),)
        case Meeting.CHANCE:
            return (Chance(fact.piece),)
        case Meeting.TOXIC:
            return (Toxic(fact.piece),)
        case None:
            return ()
