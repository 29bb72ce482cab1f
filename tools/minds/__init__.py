"""How the bots' minds are made: traits of words, numbers fitted to people, and a file of both.

`english` and `french` gather what is known of each word (`Traits`): vectors and ties. `fitting`
finds the numbers that make people's associations likely; they are kept in `fitted.*.npz`, and hold
no word. `packing` puts both together. Packages of PyPI are in requirements-minds.lock.
"""
