"""How much room the tables take, and how much is left: looked up when somebody asks."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector


class Disk(Collector):
    """The folder of the data, as an operator watches it; one that is not there says nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterator[GaugeMetricFamily]:
        sizes = {
            "trapline_data_bytes": ("What the tables take on the disk", taken),
            "trapline_free_bytes": ("What is free on the disk of the tables", free),
        }
        for name, (what, measure) in sizes.items():
            family = GaugeMetricFamily(name, what)
            if self._folder.is_dir():
                family.add_metric([], measure(self._folder))
            yield family


def taken(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("trapline.sqlite3*"))


def free(folder: Path) -> int:
    return shutil.disk_usage(folder).free
