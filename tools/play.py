"""Sets up, then becomes the server, so that Ctrl-C and signals reach it and nothing in between."""

import os
import sys

from environment import PLAY, VENV, SetUpFailed, prepare, prepare_client


def main() -> None:
    try:
        prepare(PLAY)
        prepare_client()
    except SetUpFailed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit("The set-up was interrupted; ./play takes it up again.")
    os.execv(VENV / "bin" / "trapline", ["trapline", "serve", *sys.argv[1:]])


if __name__ == "__main__":
    main()
