"""Many tables at a steady pace: every move arrives, and what is late is told as late."""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench import steady
from bench.screens import PEOPLE
from bench.steady import SECONDS, TABLES, Plan, keep_pace, measured
from tests.campaigns import Campaign

EVERY = 0.01
STALL = 0.3


class Table:
    """Every move is seen at once, but those of the turns that get lost."""

    def __init__(self, lost: int | None = None) -> None:
        self.moved: Callable[[Any], None] = lambda _: None
        self._turns = 0
        self._lost = lost

    def move(self) -> None:
        self._turns += 1
        if self._turns != self._lost:
            asyncio.get_running_loop().call_soon(self.moved, self)


def stand_still() -> None:
    time.sleep(STALL)


async def plan_of(table: Table, seconds: float) -> Plan:
    [plan] = await keep_pace([table], seconds, EVERY)
    return plan


async def test_a_stall_is_felt_by_every_move_that_was_due_meanwhile() -> None:
    asyncio.get_running_loop().call_later(0.1, stand_still)

    plan = await plan_of(Table(), seconds=0.5)

    late = [wait for wait in plan.waits if wait > STALL / 2]
    assert len(late) >= STALL / 2 / EVERY - 1


async def test_a_move_that_never_arrives_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steady, "PATIENCE", 0.1)

    plan = await plan_of(Table(lost=3), seconds=0.1)

    assert len(plan.waits) == 2
    assert plan.due


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_two_thousand_sockets_on_five_hundred_tables(tmp_path: Path, campaign: Campaign) -> None:
    found = measured(tmp_path, TABLES, SECONDS, campaign.seed)

    assert found.lost == 0
    assert len(found.waits) >= TABLES * (SECONDS / steady.EVERY - 1)
    campaign.tell(
        sockets=TABLES * len(PEOPLE),
        tables=TABLES,
        moves=len(found.waits),
        ms_p50=round(found.ms(500), 1),
        ms_p99=round(found.ms(990), 1),
        ms_p999=round(found.ms(999), 1),
        ms_most=round(1000 * found.waits[-1], 1),
        cores_busy=round(found.cpu / SECONDS, 2),
        kB_before=found.memory[0],
        kB_after=found.memory[1],
        load_average=round(os.getloadavg()[1], 1),
    )
