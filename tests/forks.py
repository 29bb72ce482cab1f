"""Servers of tests are forked from a process that has loaded what they need, and done nothing."""

from multiprocessing import get_context

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["tests.nursery"])
