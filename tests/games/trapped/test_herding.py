"""What Extras do who obey nobody, if the GM is automatic."""

from tests.games.trapped.ship import (
    ANN,
    BOB,
    BRIDGE,
    CHIP,
    CORRIDOR,
    GAME,
    LAB,
    LOUNGE,
    MINA,
    OTTO,
    ZED,
    Evening,
)
from trapline.games.trapped.model.options import Options, Policy
from trapline.games.trapped.wishes.talk import Lead
from trapline.games.trapped.wishes.turn import Pass
from trapline.kernel import PLAIN, SeededLuck, Text

SEEDS = range(60)


def prowling(policy: Policy) -> Evening:
    """Leave Zed alone in the corridor, with the monster near; of the others none can move."""
    table = Evening(Options(policy=policy), sealed=False).put(ZED, room=CORRIDOR).monster(LAB)
    table.play(BOB, Pass(1))
    return table.change(led=frozenset({MINA, CHIP}))


def led(table: Evening) -> list[Lead]:
    """Return where the GM has Extras go, on many an evening like this one."""
    bot, view = GAME.bots[PLAIN], table.view(ANN)
    wishes = [bot.choose(view, SeededLuck(seed)) for seed in SEEDS]
    return [wish for wish in wishes if isinstance(wish, Lead)]


def test_extras_cower_most_of_the_time() -> None:
    """TD-89."""
    assert 0 < len(led(prowling(Policy.RUTHLESS))) < len(SEEDS) / 2


def test_a_fair_gm_lets_them_run_from_the_monster() -> None:
    """TD-89, TD-129."""
    rooms = {str(wish.room) for wish in led(prowling(Policy.FAIR))}

    assert rooms
    assert rooms.isdisjoint({LAB, "air-ducts"})


def test_a_dramatic_gm_sends_them_after_whom_they_feel_most_for() -> None:
    """TD-89, TD-129: for Zed that is Otto."""
    table = prowling(Policy.DRAMATIC).put(OTTO, room=BRIDGE)

    assert {wish.room for wish in led(table)} == {Text(BRIDGE)}


def test_a_ruthless_gm_keeps_them_out_of_reach() -> None:
    """TD-89, TD-129: everybody else is in the lounge."""
    rooms = {str(wish.room) for wish in led(prowling(Policy.RUTHLESS))}

    assert rooms
    assert LOUNGE not in rooms


def test_who_is_behind_a_sealed_door_stays_there() -> None:
    """TD-35, TD-89."""
    table = prowling(Policy.FAIR).put(ZED, room=LOUNGE).change(sealed=True)

    assert led(table) == []
