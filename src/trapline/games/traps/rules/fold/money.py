"""Debts, and what is sold for them."""

from msgspec.structs import replace

from ...facts.money import DebtPaid, Gained, Owed, PartPaid, TrapSold, WentBroke
from ...model.agenda import Debt
from ...model.game import State
from .changes import played_if_free, with_gold, with_payment, without_trap


def unchanged(state: State, _fact: Owed | WentBroke) -> State:
    return state


def trap_sold(state: State, fact: TrapSold) -> State:
    sold = without_trap(state, fact.space, fact.card)
    return played_if_free(with_gold(sold, fact.by, fact.amount))


def debt_paid(state: State, fact: DebtPaid) -> State:
    return with_payment(state, fact.by, fact.whom, fact.amount)


def part_paid(state: State, fact: PartPaid) -> State:
    paid = with_payment(state, fact.by, fact.whom, fact.amount)
    debt, *rest = state.agenda
    if not isinstance(debt, Debt):
        return paid
    return replace(paid, agenda=(replace(debt, amount=debt.amount - fact.amount), *rest))


def gained(state: State, fact: Gained) -> State:
    return with_gold(state, fact.by, fact.amount)
