"""Sets up, then becomes the server, so that Ctrl-C and signals reach it and nothing in between."""

import os
import sys

from environment import (
    PLAY,
    VENV,
    SetUpFailed,
    environ,
    prepare_client,
    prepare_packages,
    prepare_python,
    setting_up,
)


def main() -> None:
    try:
        with setting_up():
            prepare_python()
            prepare_packages(PLAY)
            prepare_client()
    except SetUpFailed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit("The set-up was interrupted; ./play takes it up again.")
    os.execve(VENV / "bin" / "trapline", ["trapline", "serve", *sys.argv[1:]], environ())


if __name__ == "__main__":
    main()
