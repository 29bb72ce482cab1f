"""What operators can watch: counts and times, never a name, a code or a word."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from trapline.server.logs import Log

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class ServerMeters:
    """The meters of one server, readable at /metrics."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._registry = CollectorRegistry()
        self.tables = Gauge("trapline_tables", "Tables in memory", registry=self._registry)
        self.sockets = Gauge("trapline_sockets", "Open connections", registry=self._registry)
        moves = Counter("trapline_moves", "Accepted wishes", ["game"], registry=self._registry)
        refusals = Counter("trapline_refusals", "Refused", ["reason"], registry=self._registry)
        self._moves, self._refusals = moves, refusals
        self._faults = Counter("trapline_faults", "Faults of ours", registry=self._registry)
        self._commit = Histogram(
            "trapline_commit_seconds",
            "From a move to its commit",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._fan_out = Histogram(
            "trapline_fan_out_seconds",
            "From a commit to the last screen",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._of_game: dict[str | None, Counter] = {None: moves.labels("none")}

    def moved(self, game: str | None) -> None:
        known = self._of_game.get(game)
        if known is None:
            known = self._of_game[game] = self._moves.labels(game)
        known.inc()

    def refused(self, reason: str) -> None:
        self._refusals.labels(reason).inc()

    def committed(self, seconds: float) -> None:
        self._commit.observe(seconds)

    def fanned_out(self, seconds: float) -> None:
        self._fan_out.observe(seconds)

    def failed(self, table: str, version: int, error: BaseException) -> None:
        self.broke("table-fault", error, table=table, version=version)

    def broke(self, event: str, error: BaseException, **fields: object) -> None:
        """Count a fault of ours, and log where it happened."""
        self._faults.inc()
        self._log.fault(event, error, **fields)

    def page(self) -> bytes:
        return generate_latest(self._registry)
