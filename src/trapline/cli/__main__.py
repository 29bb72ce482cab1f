"""`python -m trapline.cli` is the command `trapline`."""

import sys

from trapline.cli import main

if __name__ == "__main__":
    sys.exit(main())
