"""What happens in TRAPS. A secret is told to the seats in `to`; to others it is blank.

A `Settling` fact takes the top item off the agenda. Facts carry what follows from them, so that
a game can be read again when a card has changed."""

from typing import TypeAlias

from .cards import AnyCard
from .landing import AnyLanding
from .money import AnyPayment
from .moving import AnyMove
from .people import AnyAttendance
from .turns import AnyTurn

AnyFact: TypeAlias = AnyCard | AnyLanding | AnyPayment | AnyMove | AnyAttendance | AnyTurn
