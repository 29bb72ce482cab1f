"""Sentences in which bots speak of words. Those are named as they are, so that all stays right."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from trapline.kernel import Language


class Phrases(Struct, frozen=True):
    """What is said in one language.

    Words are only named, so that no article, gender or plural can be wrong. Where one is a kind of
    the other, English needs {a_one}, with its article, and French {de_other}, with "de" or "d'".
    """

    bridged: Sequence[str]
    """There is a third word between two."""
    kind: Sequence[str]
    """The first is a kind of the second."""
    direct: Sequence[str]
    admitted: Sequence[str]
    """Nothing links them."""
    clear: str
    convinced: str
    alike: str
    """They sound the same."""
    unlinked: str
    unknown: str


PHRASES: Mapping[Language, Phrases] = {
    "en": Phrases(
        bridged=(
            "say {one} and people think of {between}; say {between} and they think of {other}.",
            "{between}: that is what {one} and {other} have in common.",
            "{one}, {between}, {other}: each calls up the next.",
            "between {one} and {other} there is {between}, and that is no jump.",
            "from {one} it is one step to {between}, and one more to {other}.",
            "{one} makes me think of {between}, and {between} of {other}.",
        ),
        kind=("{a_one} is a kind of {other}.", "{one}: that is one kind of {other}."),
        direct=(
            "say {one}, and half the world will say {other}.",
            "{one} and {other} go together; ask anybody.",
            "at {one} I always think of {other}.",
        ),
        admitted=(
            "I admit it: from {one} to {other} it is a long way.",
            "well, I jumped from {one} to {other}. Be kind.",
        ),
        clear="of course",
        convinced="{between}: fair enough",
        alike="they sound the same",
        unlinked="no link",
        unknown="“{word}”? Never heard of it",
    ),
    "fr": Phrases(
        bridged=(
            "qui dit {one} dit {between}, et qui dit {between} dit {other}.",
            "{between} : voilà le lien entre {one} et {other}.",
            "{one}, {between}, {other} : l'un appelle l'autre.",
            "entre {one} et {other}, il y a {between} : ce n'est pas sauter du coq à l'âne.",
            "{one} me fait penser à {between}, et {between} à {other}.",
            "on passe par {between} : d'abord {one}, puis {between}, puis {other}.",
        ),
        kind=(
            "{one}, c'est une sorte {de_other}.",
            "dans le genre {other}, il y a {one}.",
        ),
        direct=(
            "dites {one}, et la moitié du monde répondra {other}.",
            "{one} et {other} vont ensemble ; demandez à n'importe qui.",
            "au mot {one}, je pense toujours à {other}.",
        ),
        admitted=(
            "j'avoue : entre {one} et {other}, il y a loin.",
            "bon, j'ai sauté du coq à l'âne. Soyez indulgents.",
        ),
        clear="évidemment",
        convinced="{between} : d'accord",
        alike="ça sonne pareil",
        unlinked="aucun rapport",
        unknown="« {word} » ? Connais pas",
    ),
}
