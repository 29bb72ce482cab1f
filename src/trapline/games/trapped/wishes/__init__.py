"""What people may ask for in Trapped!, and how they are invited to."""

from collections.abc import Iterator
from typing import TypeAlias

from .conflict import AnyConflict, AnyConflictInvitation
from .desk import AnyDesk, AnyDeskInvitation
from .making import AnyMaking, AnyMakingInvitation
from .talk import AnyTalk, AnyTalkInvitation
from .trouble import AnyTrouble, AnyTroubleInvitation
from .turn import AnyTurn, AnyTurnInvitation

AnyWish: TypeAlias = AnyMaking | AnyTurn | AnyConflict | AnyTrouble | AnyTalk | AnyDesk
AnyInvitation: TypeAlias = (
    AnyMakingInvitation
    | AnyTurnInvitation
    | AnyConflictInvitation
    | AnyTroubleInvitation
    | AnyTalkInvitation
    | AnyDeskInvitation
)
Invited: TypeAlias = Iterator[AnyInvitation]
