"""Build the minds of the bots: `python3 tools/build_minds.py`.

It makes an environment of its own from requirements-minds.lock, fetches what the minds are made
of, and writes src/trapline/words/data/*.mind. With `--fit EVALS` the numbers in tools/minds are
fitted anew to what people said. Definitions take MiniLM some ten minutes, once; its sums may differ
in their last digits from one kind of processor to another, and a few bytes of the minds with them.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = Path(os.environ.get("TRAPLINE_MINDS", ROOT / ".minds"))
PYTHON = HOME / "venv" / "bin" / "python"


def main() -> int:
    if not PYTHON.exists():
        venv.create(HOME / "venv", with_pip=True)
    lock = ROOT / "requirements-minds.lock"
    pip = ["-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(lock)]
    subprocess.run([str(PYTHON), *pip], check=True)
    paths = f"{ROOT / 'src'}:{ROOT / 'tools'}"
    # Sets are walked and sums are added in the same order every time.
    steady = {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    environment = {**os.environ, "PYTHONPATH": paths, **steady}
    build = ["-m", "minds", str(HOME / "sources"), *sys.argv[1:]]
    return subprocess.run([str(PYTHON), *build], check=False, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
