"""Everything an operator can set: one table for flags, environment and documentation."""

import re
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from trapline.server.proxies import Proxies, named
from trapline.tables.world import Patience

ORIGIN = re.compile(r"https?://(\[[\da-f:]+\]|[\w.-]+)(:\d+)?/?")
Count: TypeAlias = Annotated[int, Meta(ge=1)]


class Setting(Struct, frozen=True):
    """One thing to set, as `--flag` or as TRAPLINE_FLAG."""

    flag: str
    default: Any
    help: str
    bare: str = ""
    """What the flag says alone, where it may also say more."""

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
    Setting("also", "", "a Python module whose SHELF of games is served as well"),
)


class Settings(Struct, frozen=True, kw_only=True):
    """What the operator chose."""

    host: str
    port: Annotated[int, Meta(ge=0, le=65535)]
    data: Path
    public_url: str
    behind_proxy: str
    open_metrics: bool
    keep_idle_days: Count
    keep_playing_days: Count
    messages_per_second: Count
    tables_per_hour: Count
    packs_per_hour: Count
    misses_per_minute: Count
    logs_per_minute: Count
    family_names: bool
    log_level: Literal["info", "warning", "error"]
    also: str
    patience: Patience = Patience()

    def __post_init__(self) -> None:
        named(self.behind_proxy)
        if self.public_url and not ORIGIN.fullmatch(self.public_url):
            raise ValueError(f"{self.public_url} is no address like https://traps.example")

    @property
    def proxies(self) -> Proxies:
        return named(self.behind_proxy)
