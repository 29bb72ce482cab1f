"""What happens in Trapped! A secret is told to the seats in `to`; to others it is blank."""

from typing import TypeAlias

from .conflict import AnyConflict
from .deeds import AnyDeed
from .desk import AnyDesk
from .making import AnyMaking
from .talk import AnyTalk
from .trouble import AnyTrouble
from .turns import AnyTurn

AnyFact: TypeAlias = AnyConflict | AnyDeed | AnyDesk | AnyMaking | AnyTalk | AnyTrouble | AnyTurn
