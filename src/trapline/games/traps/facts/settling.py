"""The facts that end something."""

from trapline.kernel import Fact


class Settling(Fact, frozen=True):
    """A fact that ends what was next on the agenda."""
