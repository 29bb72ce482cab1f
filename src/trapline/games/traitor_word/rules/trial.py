"""Accusations: of a secret word, and of going off-topic (TT-25 to TT-41, TT-60)."""

from trapline.kernel import IllegalMove, Seat, Stale

from ..facts.trial import Accused, Answered, Defended, Judged, Pleaded, Voted
from ..model.basics import HIDDEN, ORDINARY
from ..model.chain import Link, Trial
from ..model.game import State
from ..model.kinds import Charge, Phase, Verdict
from ..model.reasons import Reason
from ..wishes import Accuse, Answer, Defend, Vote
from .listening import is_asked
from .queries import is_gone, is_over, is_typed, jury, last, running_trial
from .scene import Scene
from .scoring import end_if_due, lose_card, open_word, pay, validate
from .words import refuse_card

ANSWERING = 20
DEFENCE = 20
VOTING = 15
"""Seconds for each (TT-60)."""
LONGEST_DEFENCE = 200
LONGEST_WHY = 80


def accuse(scene: Scene, by: Seat, wish: Accuse) -> None:
    """The first token that is grabbed counts; the others come too late (TT-25)."""
    state = scene.state
    link = open_word(state, wish.word)
    if link.charge is not None:
        raise Stale
    if link.by is None or link.is_opening:
        raise IllegalMove(Reason.OPENING_WORD, rule="TT-26")
    if by == link.by:
        raise IllegalMove(Reason.OWN_WORD, rule="TT-27")
    if is_gone(state, link.by):
        raise IllegalMove(Reason.ACCUSED_IS_GONE, rule="TT-62")
    if state.showing is not None:
        raise IllegalMove(Reason.NOT_NOW)
    if is_asked(state):
        raise IllegalMove(Reason.WORD_IN_QUESTION, rule="TT-12")
    if wish.charge is Charge.SECRET:
        accuse_of_secret(scene, by, link, link.by)
    else:
        accuse_of_straying(scene, by, link, link.by)


def accuse_of_secret(scene: Scene, by: Seat, link: Link, whom: Seat) -> None:
    """The table knows what was written; of what was only heard, the accused tells (TT-28)."""
    if link.text:
        scene.tell(Accused(word=link.number, by=by, whom=whom, charge=Charge.SECRET))
        own_up(scene, link, by, whom, link.secret)
        return
    scene.tell(
        Accused(
            word=link.number,
            by=by,
            whom=whom,
            charge=Charge.SECRET,
            until=scene.later(ANSWERING),
            left=scene.left(),
        )
    )


def own_up(scene: Scene, link: Link, by: Seat, whom: Seat, card: str) -> None:
    scene.tell(Answered(link.number, whom, secret=bool(card)))
    if card:
        pay(scene, link.number, whom, by)
        lose_card(scene, link, whom, card)
    else:
        pay(scene, link.number, by, whom)
    end_if_due(scene)


def answer(scene: Scene, by: Seat, wish: Answer) -> None:
    """Tell which of one's five cards it was, or that it was none (TT-28)."""
    if by != called(scene.state, wish.word, Phase.ANSWER).whom:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if wish.card != ORDINARY:
        refuse_card(scene, by, str(wish.card), but=last(scene.state))
    answer_with(scene, HIDDEN if wish.card == ORDINARY else str(wish.card))


def answer_by_table(scene: Scene) -> None:
    """What a card showed meanwhile speaks for the accused, or else what was marked."""
    answer_with(scene, last(scene.state).secret)


def answer_with(scene: Scene, card: str) -> None:
    trial = running_trial(scene.state)
    own_up(scene, last(scene.state), trial.by, trial.whom, card)
    if not is_over(scene.state):
        scene.resume()


def needs_no_answer(state: State) -> bool:
    """Say whether the table knows the word by now, or nobody is there to be asked."""
    return bool(last(state).text) or is_gone(state, running_trial(state).whom)


def accuse_of_straying(scene: Scene, by: Seat, link: Link, whom: Seat) -> None:
    voters = jury(scene.state, by, whom)
    if not voters:
        raise IllegalMove(Reason.TOO_FEW_VOTERS, rule="TT-62")
    scene.tell(
        Accused(
            word=link.number,
            by=by,
            whom=whom,
            charge=Charge.OFF_TOPIC,
            voters=voters,
            until=scene.later(DEFENCE),
            left=scene.left(),
        )
    )


def charges(state: State, by: Seat) -> tuple[Charge, ...]:
    """Return what somebody may accuse the last speaker of, while the word can be accused."""
    link = last(state)
    if link.by is None or link.is_opening or link.charge is not None or by == link.by:
        return ()
    if is_gone(state, link.by) or state.showing is not None or is_asked(state):
        return ()
    return tuple(Charge) if jury(state, by, link.by) else (Charge.SECRET,)


def defend(scene: Scene, by: Seat, wish: Defend) -> None:
    if scene.state.phase is Phase.VOTE:
        raise Stale
    if by != called(scene.state, wish.word, Phase.DEFENCE).whom:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if len(wish.text) > LONGEST_DEFENCE:
        raise IllegalMove(Reason.DEFENCE_TOO_LONG, most=LONGEST_DEFENCE, rule="TT-32")
    let_vote(scene, str(wish.text))


def let_vote(scene: Scene, sentence: str = "") -> None:
    trial, until = running_trial(scene.state), scene.later(VOTING)
    if not sentence and is_aloud(scene.state, trial.whom):
        scene.tell(Pleaded(trial.word, trial.whom, until))
    else:
        scene.tell(Defended(trial.word, trial.whom, sentence, until))


def is_aloud(state: State, seat: Seat) -> bool:
    """Say whether somebody's defence is heard around the table: bots and empty chairs are mute."""
    return not is_typed(state) and not is_gone(state, seat) and seat not in state.bots


def vote(scene: Scene, by: Seat, wish: Vote) -> None:
    trial = called(scene.state, wish.word, Phase.VOTE)
    if by not in trial.voters:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if wish.why and len(wish.why) > LONGEST_WHY:
        raise IllegalMove(Reason.DEFENCE_TOO_LONG, most=LONGEST_WHY, rule="TT-33")
    why = str(wish.why or "")
    scene.tell(Voted(word=trial.word, by=by, down=wish.down, to=(by,), why=why))


def called(state: State, word: int, phase: Phase) -> Trial:
    """Return the trial about a word, if that is what it has come to."""
    if state.trial is None or state.trial.word != word:
        raise Stale
    if state.phase is not phase:
        raise IllegalMove(Reason.NOT_NOW)
    return state.trial


def all_have_voted(state: State) -> bool:
    trial = running_trial(state)
    return all(seat in trial.voted or is_gone(state, seat) for seat in trial.voters)


def judge(scene: Scene) -> None:
    """Three, two, one: count the thumbs, and go on from the same word (TT-34 to TT-39)."""
    state = scene.state
    trial, link = running_trial(state), last(state)
    up = tuple(seat for seat in trial.voted if seat not in trial.down)
    verdict = judgement(len(trial.down), len(up))
    scene.tell(
        Judged(
            word=trial.word,
            by=trial.by,
            whom=trial.whom,
            down=trial.down,
            up=up,
            verdict=verdict,
            whys=trial.whys,
        )
    )
    if verdict is Verdict.GUILTY:
        pay(scene, link.number, trial.whom, trial.by)
        if link.secret:
            lose_card(scene, link, trial.whom, link.secret)
    elif verdict is Verdict.INNOCENT:
        pay(scene, link.number, trial.by, trial.whom)
        if link.secret:
            validate(scene, link)
    end_if_due(scene)
    if not is_over(scene.state):
        scene.resume()


def judgement(down: int, up: int) -> Verdict:
    """Most thumbs decide; a tie is for the accused (TT-35 to TT-37)."""
    if not down and not up:
        return Verdict.VOID
    return Verdict.GUILTY if down > up else Verdict.INNOCENT
