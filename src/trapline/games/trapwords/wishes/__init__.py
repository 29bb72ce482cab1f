"""What people may ask for in Trapwords, and how they are invited to."""

from typing import TypeAlias

from .calls import AnyCall, AnyCallInvitation
from .people import AnyHosting, AnyHostingInvitation
from .turns import AnyTurn, AnyTurnInvitation
from .writing import AnyWriting, AnyWritingInvitation

AnyWish: TypeAlias = AnyWriting | AnyTurn | AnyCall | AnyHosting
AnyInvitation: TypeAlias = (
    AnyWritingInvitation | AnyTurnInvitation | AnyCallInvitation | AnyHostingInvitation
)
