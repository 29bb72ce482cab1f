"""An evening in which anything can be set going, hook by hook."""

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    Evening,
)
from trapline.games.trapped.content import hooks
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.trouble import EventDrawn, EventPlayed
from trapline.games.trapped.model.kinds import Attribute
from trapline.games.trapped.wishes.talk import Tell
from trapline.kernel import Text

FAST, BRAVE = Attribute.FAST, Attribute.BRAVE
CARD = "9♣"


class Told(Evening):
    """An evening that remembers what an event did."""

    def strike(self, hook: hooks.Hook, whom: int = BIFF) -> list[AnyFact]:
        self.tell(EventDrawn(CARD, None))
        self.tell(EventPlayed("", CARD, whom, "", "", (hook,)))
        return self.play(ANN, Tell(Text("Hush!")))
