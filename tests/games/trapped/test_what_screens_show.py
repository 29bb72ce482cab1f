"""What screens are told besides the moment itself."""

from tests.games.trapped.ship import BIFF, BOB, BRIDGE, Evening
from trapline.games.trapped import wishes as w
from trapline.games.trapped.model import Ask, Attribute, Side, Through
from trapline.kernel import PUBLIC, Text


def test_a_conflict_can_be_read_after_it_has_ended() -> None:
    evening = Evening().put(BIFF, room=BRIDGE).draws("2♦ 3♦")
    goal = evening.view(BOB).may[0]
    assert isinstance(goal, w.MayAttempt)
    chance = goal.chances[0]
    way = Through.CHARACTER
    evening.play(
        BOB, w.Attempt(evening.number, Text(chance.goal), chance.attributes[0], way, Text(""))
    )

    while evening.ask is not Ask.BID:
        evening.wait()
    evening.play(
        BOB, w.Bid(evening.number, Text("K♥"), Side.ACTIVE, way, Attribute.BRAVE, Text(""))
    )
    while evening.view(PUBLIC).conflict is not None:
        evening.wait()

    last = evening.view(PUBLIC).last
    assert last is not None
    assert last.won
    assert last.active_cards[0] == "K♥"
    assert last.opposing_total == 5
