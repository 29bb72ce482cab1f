"""What happens in Trapwords. A secret is told to the seats in `to`; to others it is blank."""

from typing import TypeAlias

from .calls import AnyCall
from .people import AnyAttendance
from .rounds import AnyRound
from .turns import AnyTurn
from .writing import AnyWriting

AnyFact: TypeAlias = AnyCall | AnyAttendance | AnyRound | AnyTurn | AnyWriting
