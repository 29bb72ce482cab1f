"""What operators can watch: counts and times, never a name, a code or a word."""

from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping
from itertools import accumulate
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from trapline import __version__
from trapline.kernel import Game
from trapline.server.disk import Disk
from trapline.server.logs import Log
from trapline.tables.live import Live
from trapline.tables.ports import Damaged
from trapline.tables.world import ABANDONED

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.0)
LEAPT = "the clock leapt by more than a day since a server last ran: erased after a day of running"
BOUNDS = (*map(str, SECONDS), "+Inf")
ANSWERS = ("fit", "unfit", "late", "failed")


class Stopwatch(Collector):
    """A histogram of seconds that only one thread fills: it needs no lock, and so costs little."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._what = what
        self._counts = [0] * len(BOUNDS)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        buckets = list(zip(BOUNDS, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets=buckets, sum_value=self._sum)


class ServerMeters:
    """The meters of one server, readable at /metrics."""

    def __init__(self, log: Log, data: Path) -> None:
        self._log = log
        self._registry = registry = CollectorRegistry()
        Info("trapline_build", "Which Trapline this is", registry=registry).info(
            {"version": __version__}
        )
        self._tables = Gauge("trapline_tables", "Tables in memory", registry=registry)
        self._people = Gauge("trapline_people", "People at them with a screen", registry=registry)
        self.sockets = Gauge("trapline_sockets", "Open connections", registry=registry)
        moves = Counter("trapline_moves", "Accepted wishes", ["game"], registry=registry)
        refusals = Counter("trapline_refusals", "Refused", ["reason"], registry=registry)
        self._moves, self._refusals = moves, refusals
        self._begun = Counter("trapline_games_begun", "Games begun", ["game"], registry=registry)
        self._ended = Counter(
            "trapline_games_ended", "Games ended", ["game", "cause"], registry=registry
        )
        self._faults = Counter("trapline_faults", "Faults of ours", registry=registry)
        commit, fan_out = "From a move to its commit", "From a commit to the last screen"
        self.committed = Stopwatch("trapline_commit_seconds", commit, registry).observe
        self.fanned_out = Stopwatch("trapline_fan_out_seconds", fan_out, registry).observe
        said = "What came of asking a language model"
        self._proposed = Counter("trapline_model_answers", said, ["how"], registry=registry)
        for how in ANSWERS:
            self._proposed.labels(how)
        thought = "From asking a bot to its answer"
        self.thought = Stopwatch("trapline_bot_seconds", thought, registry).observe
        registry.register(Disk(data))
        ProcessCollector(registry=registry)
        self.met_damage = False
        self._silence = ""
        self._of_game: dict[str | None, Counter] = {None: moves.labels("none")}

    def expect(self, games: Mapping[str, Game]) -> None:
        """Begin at nothing: Prometheus sees what is added to a count, not what it begins with."""
        for name, game in games.items():
            self._begun.labels(name)
            for cause in (ABANDONED, *game.vocabulary.causes):
                self._ended.labels(name, cause)

    def moved(self, game: str | None) -> None:
        known = self._of_game.get(game)
        if known is None:
            known = self._of_game[game] = self._moves.labels(game)
        known.inc()

    def began(self, game: str) -> None:
        self._begun.labels(game).inc()

    def ended(self, game: str, cause: str) -> None:
        self._ended.labels(game, cause).inc()

    def proposed(self, how: str) -> None:
        self._proposed.labels(how).inc()
        self._silence = ""

    def unanswered(self, how: str, why: str) -> None:
        """Count it, and log why: once, until the model answers or there is another reason."""
        self._proposed.labels(how).inc()
        if why != self._silence:
            self._silence = why
            self._log.warn("model-silent", why=why)

    def refused(self, reason: str) -> None:
        self._refusals.labels(reason).inc()

    def failed(self, table: str, version: int, error: BaseException) -> None:
        self.broke("table-fault", error, table=table, version=version)

    def doubted(self, tables: int) -> None:
        self._log.warn("expiry-waits", tables=tables, why=LEAPT)

    def broke(self, event: str, error: BaseException, **fields: object) -> None:
        """Count a fault of ours, and log where it happened."""
        self._faults.inc()
        self._log.fault(event, error, **fields)
        self.met_damage = self.met_damage or isinstance(error, Damaged)

    def page(self, live: Collection[Live]) -> bytes:
        self._tables.set(len(live))
        self._people.set(sum(len(table.room.audience.here) for table in live))
        return generate_latest(self._registry)
