"""How the packed lexicons are made: one module reads the sources of a language, one packs.

A language module (`english`, `french`) has `SOURCES`, the packages of Debian and npm it reads, and
one function, `harvest(sources: Path) -> Harvest`; `sources / source.name` is where a package was
unpacked. Packages of PyPI are in requirements-lexicon.lock and are imported.

All judgement is here, at build time: whether two headwords are tied is decided for every pair
that looks alike, and written down. The referee only looks up, except for words it never saw: those
go through `Grammar.analyses` of `trapline.words.english` or `.french`, whose rules get their
weights here (`Harvest.weights`).
"""
