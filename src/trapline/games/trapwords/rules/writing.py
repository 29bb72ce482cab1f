"""Phase one: both teams set their traps at the same time (TW-28 … TW-44)."""

from trapline.kernel import IllegalMove, Language, Seat, Stale, TableTime, Team
from trapline.words.counting import counted, words_of
from trapline.words.model import Unlawful, Verdict
from trapline.words.nouns import closed
from trapline.words.spelling import tokens

from ..facts.writing import Agreed, ListDone, ListReopened, Opposed, Proposed, Struck
from ..judge import Judge
from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..model.turn import Sheet
from ..wishes.writing import Agree, Oppose, Propose, Strike
from .queries import present, team_of
from .torches import holds_back, is_written_against

AFTER_THE_OTHERS = 60_000
TO_THINK_AGAIN = 30_000
MOST_DRAFTS = 60
REASONS = {
    Unlawful.EMPTY: (Reason.TRAP_NOT_A_WORD, "TW-35"),
    Unlawful.FOREIGN_SCRIPT: (Reason.FOREIGN_SCRIPT, "TW-35"),
    Unlawful.PRONOUN: (Reason.TRAP_PRONOUN, "TW-37"),
    Unlawful.HELPING_VERB: (Reason.TRAP_HELPER, "TW-38"),
    Unlawful.PRONOUN_LIKE: (Reason.TRAP_ONE, "TW-39"),
    Unlawful.NOT_A_CONTENT_WORD: (Reason.TRAP_NOT_A_WORD, "TW-35"),
    Unlawful.DUPLICATE: (Reason.ALREADY_LISTED, "TW-43"),
    Unlawful.FORM_OF_THE_SECRET: (Reason.TRAP_TELLS_WORD, "TW-43"),
}


def propose(state: State, by: Seat, wish: Propose, judge: Judge) -> Proposed:
    team, sheet = sheet_of(state, by, wish.turn)
    if holds_back(state, by):
        raise IllegalMove(Reason.NOT_NOW, rule="TW-5")
    if len(sheet.drafts) >= MOST_DRAFTS:
        raise IllegalMove(Reason.LIST_IS_FULL, most=MOST_DRAFTS)
    word = entry(str(wish.word), state.options.language)
    listed = [draft.word for draft in sheet.drafts]
    ruling = judge.lawful_trap(word, sheet.word, listed)
    if ruling.reason is not None:
        reason, rule = REASONS[ruling.reason]
        raise IllegalMove(reason, word=word, rule=rule)
    if closed(tokens(word)) in {closed(tokens(other)) for other in listed}:
        raise IllegalMove(Reason.ALREADY_LISTED, word=word, rule="TW-43")
    to = state.teams[1 - team]
    doubtful = ruling.homograph or has_two_readings(word, judge)
    return Proposed(team, by, word, to, homograph=doubtful)


def entry(text: str, language: Language) -> str:
    """Return a trap as it is listed: what hyphens join to no known word is a phrase (TW-44)."""
    is_chained = any(len(words_of(token, language)) > 1 for token in tokens(text))
    return " ".join(counted(text, language)) if is_chained else text


def has_two_readings(word: str, judge: Judge) -> bool:
    """Say whether not even the very word would make the referee sure (TW-42)."""
    return judge.springs(word, word).verdict is Verdict.UNSURE


def strike(state: State, by: Seat, wish: Strike) -> Struck:
    team, sheet = sheet_of(state, by, wish.turn)
    if wish.word not in [draft.word for draft in sheet.drafts]:
        raise IllegalMove(Reason.NOT_LISTED, word=str(wish.word))
    return Struck(team, by, str(wish.word), to=state.teams[1 - team])


def agree(state: State, by: Seat, wish: Agree) -> Agreed:
    team, sheet = full_sheet_of(state, by, wish.turn)
    if by in sheet.agreed:
        raise IllegalMove(Reason.NOT_NOW)
    return Agreed(team, by)


def oppose(state: State, by: Seat, wish: Oppose) -> Opposed:
    team, sheet = full_sheet_of(state, by, wish.turn)
    if by in sheet.opposed:
        raise IllegalMove(Reason.NOT_NOW)
    return Opposed(team, by)


def full_sheet_of(state: State, by: Seat, turn: int) -> tuple[Team, Sheet]:
    """Return the sheet on which this seat's team can vote."""
    team, sheet = sheet_of(state, by, turn)
    size = state.sizes[team]
    if len(sheet.drafts) != size:
        raise IllegalMove(Reason.LIST_NOT_READY, size=size, rule="TW-30")
    return team, sheet


def sheet_of(state: State, by: Seat, turn: int) -> tuple[Team, Sheet]:
    """Return the sheet that this seat's team writes, and the team it is for."""
    if turn != state.turn or state.phase is not Phase.WRITING:
        raise Stale
    team = 1 - team_of(state, by)
    sheet = state.sheets[team]
    if sheet.done:
        raise Stale
    return team, sheet


def is_agreed(state: State, team: Team) -> bool:
    """Most of those here want the list; where all spoke and it is even, the torch tells (TW-31)."""
    sheet, writing = state.sheets[team], 1 - team
    here = present(state, writing) or state.teams[writing]
    wanted = [seat for seat in here if seat in sheet.agreed]
    unwanted = [seat for seat in here if seat in sheet.opposed]
    if any(seat not in (*wanted, *state.bots) for seat in here):
        # What a bot likes closes no list over a person who has yet to say so.
        wanted = [seat for seat in wanted if seat not in state.bots]
    if 2 * len(wanted) == 2 * len(unwanted) == len(here):
        return state.torches[writing] in wanted
    return 2 * len(wanted) > len(here)


def finished(state: State, team: Team, at: TableTime, *, late: bool = False) -> ListDone:
    """Close a list: as it was agreed on, or with the first words that stand there (TW-33)."""
    traps = tuple(draft.word for draft in state.sheets[team].drafts)[: state.sizes[team]]
    return ListDone(team, at, traps, to=state.teams[1 - team], late=late)


def next_finished(state: State, at: TableTime) -> ListDone | None:
    """Return the list that the writers have agreed on and nobody has closed yet."""
    for team in (0, 1):
        if not state.sheets[team].done and state.sheets[team].agreed and is_agreed(state, team):
            return finished(state, team, at)
    return None


def reopened(state: State, team: Team, at: TableTime) -> list[ListReopened]:
    """Let those who had begun to write against another clue-giver think again (TW-5)."""
    if not is_written_against(state, team):
        return []
    until = None
    if state.options.writing_seconds:
        end = writing_ends(state) if state.phase is Phase.WRITING else None
        until = max(end or 0, at + TO_THINK_AGAIN)
    # What came too late for the list as it was sealed must not get onto it now.
    turn = state.turn + state.sheets[team].done
    return [ListReopened(team, turn, at, until)]


def writing_ends(state: State) -> TableTime | None:
    """Return when the lists are closed as they are; who is last has a minute after the others."""
    seconds = state.options.writing_seconds
    if not seconds or state.reopened_until is not None:
        return state.reopened_until
    end = state.began + 1000 * seconds
    is_last = any(sheet.done for sheet in state.sheets)
    return max(end, state.since + AFTER_THE_OTHERS) if is_last else end
