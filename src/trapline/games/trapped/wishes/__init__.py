"""What people may ask for in Trapped!, and how they are invited to."""

from collections.abc import Iterator
from typing import TypeAlias

from .conflict import AnyConflict, AnyConflictInvitation
from .making import AnyMaking, AnyMakingInvitation
from .setting import AnySetting, AnySettingInvitation
from .talk import AnyTalk, AnyTalkInvitation
from .trouble import AnyTrouble, AnyTroubleInvitation
from .turn import AnyTurn, AnyTurnInvitation

AnyWish: TypeAlias = AnySetting | AnyMaking | AnyTurn | AnyConflict | AnyTrouble | AnyTalk
AnyInvitation: TypeAlias = (
    AnySettingInvitation
    | AnyMakingInvitation
    | AnyTurnInvitation
    | AnyConflictInvitation
    | AnyTroubleInvitation
    | AnyTalkInvitation
)
Invited: TypeAlias = Iterator[AnyInvitation]
