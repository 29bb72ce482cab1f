"""Everything an operator can set: one table for flags, environment and documentation."""

import re
from collections.abc import Callable, Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from trapline.server.proxies import Proxies, named
from trapline.tables.world import Patience

ORIGIN = re.compile(
    r"https?://(\[[\da-f:.]+\]|[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*)(:\d+)?/?"
)
Count: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65535)]
Level: TypeAlias = Literal["info", "warning", "error"]


class Setting(Struct, frozen=True):
    """One thing to set, as `--flag` or as TRAPLINE_FLAG."""

    flag: str
    default: Any
    help: str
    bare: str = ""
    """What the flag says alone, where it may also say more."""
    secret: bool = False
    """Whether nobody is shown what was typed: it may hold a password."""

    @property
    def variable(self) -> str:
        return "TRAPLINE_" + self.flag.upper().replace("-", "_")

    @property
    def name(self) -> str:
        return self.flag.replace("-", "_")


SETTINGS = (
    Setting("host", "0.0.0.0", "the address to listen on"),  # noqa: S104 - phones must reach it
    Setting("port", 8765, "the port to listen on"),
    Setting("data", "trapline-data", "the folder that keeps the tables"),
    Setting(
        "database",
        "",
        "a PostgreSQL that keeps the tables instead, as postgresql://user@host/name",
        secret=True,
    ),
    Setting("public-url", "", "the address people type, where a proxy stands in front"),
    Setting(
        "behind-proxy",
        "",
        "believe X-Forwarded-For and -Proto: from these addresses, or alone from whoever connects",
        bare="true",
    ),
    Setting("open-metrics", False, "let anybody read /metrics, not only this machine"),
    Setting("keep-idle-days", 7, "days to keep a table on which no game is being played"),
    Setting("keep-playing-days", 60, "days to keep a game that was interrupted"),
    Setting("keep-evenings-days", 365, "days to keep an evening that was kept, or is in a book"),
    Setting("messages-per-second", 20, "messages a screen may send, in the long run"),
    Setting("tables-per-hour", 60, "tables that may be opened from one address"),
    Setting("packs-per-hour", 60, "word lists and files that may be brought from one address"),
    Setting(
        "misses-per-minute", 20, "wrong codes that may be tried from one address, or by one guest"
    ),
    Setting(
        "logs-per-minute", 60, "logs of games that may be read from one address, or by one guest"
    ),
    Setting("family-names", False, "refuse names that a family would not want to read"),
    Setting("log-level", "warning", "info also tells of starts and stops; or error"),
    Setting(
        "model-url",
        "",
        "a server that speaks OpenAI's chat interface, such as http://localhost:11434/v1: then "
        "hosts may let a language model speak for bots; TRAPLINE_MODEL_KEY holds its key",
        secret=True,
    ),
    Setting("model", "", "the name of that language model"),
    Setting("model-seconds", 8, "how long each of its moves takes; what comes later is not heard"),
    Setting("model-at-once", 4, "questions that may be under way at once"),
    Setting("also", "", "a Python module whose SHELF of games is served as well"),
)


class Settings(Struct, frozen=True, kw_only=True):
    """What the operator chose."""

    host: str
    port: Port
    data: Path
    database: str
    public_url: str
    behind_proxy: str
    open_metrics: bool
    keep_idle_days: Count
    keep_playing_days: Count
    keep_evenings_days: Count
    messages_per_second: Count
    tables_per_hour: Count
    packs_per_hour: Count
    misses_per_minute: Count
    logs_per_minute: Count
    family_names: bool
    log_level: Level
    model_url: str
    model: str
    model_seconds: Annotated[int, Meta(ge=1, le=60)]
    model_at_once: Count
    also: str
    patience: Patience = Patience()

    @property
    def proxies(self) -> Proxies:
        return named(self.behind_proxy)


MODEL_URL = re.compile(ORIGIN.pattern.removesuffix("/?") + r"(/[A-Za-z\d._/-]*)?")


def model_address(typed: str) -> str:
    """Return the address of a model, or raise ValueError. Nothing secret can stand in it."""
    if typed and not MODEL_URL.fullmatch(typed.lower()):
        raise ValueError(typed)
    return typed


def public_address(typed: str) -> str:
    """Return an address as browsers write it in `Host`, or raise ValueError."""
    written = typed.lower()
    if not typed:
        return written
    if not ORIGIN.fullmatch(written) or urlsplit(written).port == 0:
        raise ValueError(typed)
    host = urlsplit(written).hostname or ""
    if host.rpartition(".")[2].isdigit():
        # What ends like an address is one, or no browser goes there.
        ip_address(host)
    return written


def database(typed: str) -> None:
    """Refuse what is no address of a PostgreSQL."""
    if typed and urlsplit(typed).scheme not in ("postgresql", "postgres"):
        raise ValueError(typed)


KINDS: Mapping[str, Any] = {**get_type_hints(Settings, include_extras=True), "data": str}
WANTED: Mapping[Any, str] = {
    Port: "a whole number from 0 to 65535",
    Count: "a whole number from 1 to 1000000",
    Level: "info, warning or error",
    bool: "true or false",
}
ADDRESS = "an address like https://traps.example, without a path; é and the like as xn--"
CHECKS: Mapping[str, tuple[Callable[[str], object], str]] = {
    "database": (database, "an address like postgresql://user@host:5432/name"),
    "public_url": (public_address, ADDRESS),
    "model_url": (model_address, "an address like https://models.example/v1, with no user in it"),
    "model_seconds": (int, "a whole number from 1 to 60"),
    "behind_proxy": (named, "true, false, or addresses and networks like 127.0.0.1,10.0.0.0/8"),
}


class Unwanted(ValueError):
    """A value that a setting cannot have; its text says what is wanted."""


def read(setting: Setting, typed: object) -> Any:
    """Return what was typed as a value of this setting, or raise Unwanted."""
    kind = KINDS[setting.name]
    check, wanted = CHECKS.get(setting.name, (None, WANTED.get(kind, "")))
    try:
        value = msgspec.convert(typed, kind, strict=False)
        if check:
            check(value)
    except ValueError:
        raise Unwanted(wanted) from None
    return value
