"""A bot that makes up a setting with the others: it has ideas, and judges nobody's (TD-13)."""

from trapline.kernel import Luck, Text

from ..content.making.sketch import Part
from ..model.view import View, Workshop
from ..wishes import AnyWish, setting

IDEAS = 3
"""So many are enough from a bot: people shall have room."""


def make_up(view: View, making: Workshop, luck: Luck) -> AnyWish | None:
    invited = {type(one): one for one in view.may}
    has_more = sum(idea.seat == view.me for idea in making.ideas) < IDEAS
    for invitation in invited.values():
        match invitation:
            case setting.MayAddIdea() if has_more:
                return have_idea(invitation, making, luck)
            case setting.MayEndIdeas(number) if not has_more and is_last_or_player(view):
                return setting.EndIdeas(number)
            case setting.MayReadBack(number):
                return setting.ReadBack(number)
            case setting.MayVoteOut(number):
                return setting.VoteOut(number, ())
            case setting.MayFillIn(number) if making.refused or making.lacks:
                return setting.FillIn(number)
            case setting.MayPropose(number) if not making.refused:
                return setting.Propose(number)
            case _:
                pass
    return None


def is_last_or_player(view: View) -> bool:
    """Say whether to stop: a GM lets everybody else finish first."""
    return view.me != view.gm or view.waiting in ((), (view.me,))


def have_idea(invitation: setting.MayAddIdea, making: Workshop, luck: Luck) -> setting.AddIdea:
    """Say something about what has been said the least about."""
    count = {part: sum(idea.part is part for idea in making.ideas) for part in invitation.parts}
    part = min(luck.shuffled(invitation.parts), key=lambda one: count[one])
    return setting.AddIdea(invitation.number, part, Text(luck.choice(fresh(making, part))))


def fresh(making: Workshop, part: Part) -> tuple[str, ...]:
    said = {idea.words for idea in making.ideas}
    hints = making.hints[part]
    return tuple(hint for hint in hints if hint not in said) or hints
