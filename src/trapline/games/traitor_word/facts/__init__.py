"""What happens in Traitor Word. A secret is told to the seats in `to`; to others it is blank."""

from typing import TypeAlias

from .cards import AnyCard
from .chain import AnyLink
from .people import AnyAttendance
from .trial import AnyTrial

AnyFact: TypeAlias = AnyCard | AnyLink | AnyAttendance | AnyTrial
