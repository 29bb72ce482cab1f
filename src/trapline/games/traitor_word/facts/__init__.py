"""What happens in Traitor Word. A secret is told to the seats in `to`; to others it is blank."""

from typing import TypeAlias

from trapline.kernel import CameBack, WentAway

from .cards import AnyCard
from .chain import AnyLink
from .trial import AnyTrial

AnyFact: TypeAlias = AnyCard | AnyLink | WentAway | CameBack | AnyTrial
