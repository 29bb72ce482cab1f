"""Build the packed lexicon of a language: `python3 tools/build_lexicon.py en fr`.

It makes an environment of its own from requirements-lexicon.lock, fetches what the languages name
as their sources, and writes src/trapline/words/data. Same sources, same bytes.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = Path(os.environ.get("TRAPLINE_LEXICON", ROOT / ".lexicon"))
PYTHON = HOME / "venv" / "bin" / "python"


def main() -> int:
    if not PYTHON.exists():
        venv.create(HOME / "venv", with_pip=True)
    lock = ROOT / "requirements-lexicon.lock"
    pip = ["-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(lock)]
    subprocess.run([str(PYTHON), *pip], check=True)
    paths = f"{ROOT / 'src'}:{ROOT / 'tools'}"
    # Sets are walked and sums are added in the same order on every machine.
    steady = {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    environment = {**os.environ, "PYTHONPATH": paths, **steady}
    build = ["-m", "lexicon", str(HOME / "sources"), *sys.argv[1:]]
    return subprocess.run([str(PYTHON), *build], check=False, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
