"""An evening in which anything can be set going, hook by hook."""

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    Evening,
)
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.content import hooks
from trapline.games.trapped.model import Attribute
from trapline.kernel import Text

FAST, BRAVE = Attribute.FAST, Attribute.BRAVE
CARD = "9♣"


class Told(Evening):
    """An evening that remembers what an event did."""

    def strike(self, hook: hooks.Hook, whom: int = BIFF) -> list[f.AnyFact]:
        self.tell(f.EventDrawn(CARD, None))
        self.tell(f.EventPlayed("", CARD, whom, "", "", (hook,)))
        return self.play(ANN, w.Tell(Text("Hush!")))
