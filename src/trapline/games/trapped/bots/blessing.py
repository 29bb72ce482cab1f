"""What a bot says to an invention: yes, unless it would end the game or spoil it (TD-14, TD-15)."""

import re
from typing import Final

from ..model.kinds import Matter, Objection
from ..model.view import View
from ..wishes.talk import MayVote, Vote

SPOILERS: Final = {
    Objection.MONSTER: r"""
        (monster|alien|butler|mascot|beast|it|creature)\W+(\w+\W+){0,3}
            (dies|dead|killed|gone|destroyed|harmless|asleep)
        | kill\w*\W+(\w+\W+){0,2}(monster|alien|butler|mascot|beast|creature)
        | (monstre|alien|majordome|mascotte|bête|créature)\W+(\w+\W+){0,3}
            (meurt|mort\w*|tué\w*|détruit\w*|inoffensi\w+|parti\w*|endormi\w*|dort)
        | tu(e|er|ons|ez)\W+(\w+\W+){0,2}(monstre|alien|majordome|mascotte|bête|créature)
        """,
    Objection.ESCAPE: r"""
        escap\w+ | rescu\w+ | way\ out | we\ (all\ )?(win|leave|are\ free|get\ out) | teleport\w*
        | (the|a)\ police | (the\ )?army | helicopter | we\ are\ saved
        | everybody\ is\ (safe|saved|free)
        | s\Wéchapp\w+ | évad\w+ | sauvé\w* | secours | issue | sortie\ (secrète|cachée)
        | on\ (gagne|sort|est\ libres?) | nous\ (gagnons|sortons|sommes\ libres) | téléport\w*
        | (la\ )?police | (l\W)?armée | hélicoptère
        """,
    Objection.POWER: r"""
        (everybody|everyone|all\ of\ (you|them)|the\ others)\W+(\w+\W+){0,2}(dies?|dead|obeys?|mad)
        | obeys?\ me | mind\ control | i\ (now\ )?(control|command) | blows?\ up | explodes?
        | invincible | immortal
        | (tout\ le\ monde|tous|les\ autres)\W+(\w+\W+){0,2}(meur\w+|mort\w*|obéi\w+|fous?)
        | m\Wobéi\w+ | je\ (contrôle|commande) | explos\w+ | saute | invincible | immortel\w*
        """,
}
"""By what an invention gives itself away, in English and in French."""
FOUND: Final = {
    objection: re.compile(rf"\b(?:{spoilers})\b", re.VERBOSE | re.IGNORECASE)
    for objection, spoilers in SPOILERS.items()
}


def bless(invitation: MayVote, view: View) -> Vote:
    """Vote; of the GM's no, the reason counts. The others side with it."""
    motion = view.motion
    if motion is None or motion.matter is not Matter.INVENTION:
        return Vote(invitation.motion, yes=True)
    spoils = objection(motion.words)
    because = spoils if spoils in invitation.objections else None
    return Vote(invitation.motion, yes=spoils is None, because=because)


def objection(words: str) -> Objection | None:
    """Return what an invention would spoil, as far as words tell."""
    return next((one for one, pattern in FOUND.items() if pattern.search(words)), None)
