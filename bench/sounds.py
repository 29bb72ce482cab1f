"""Measure every sound: how long it can be heard, how loud it is at its loudest and on average.

python bench/sounds.py

Sounds are rendered by Chromium without a loudspeaker. A peak of 0 dB is as loud as a device can;
above it the sound is cut off.
"""

import subprocess
import sys
from math import log10
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from chromium import executable  # noqa: E402 - lies in tools

SOURCE = ROOT / "client" / "src" / "sounds.ts"
STRIP = """
const { transpileModule } = require("typescript");
const text = require("fs").readFileSync(process.argv[1], "utf8");
const { outputText } = transpileModule(text, { compilerOptions: { target: "esnext" } });
process.stdout.write(outputText);
"""
RENDER = """
async () => {
  const { sounds, record } = window.measured;
  const found = {};
  for (const name of Object.keys(sounds)) {
    const heard = (await record(name, 48000)).getChannelData(0);
    let peak = 0, last = 0;
    heard.forEach((value, at) => {
      peak = Math.max(peak, Math.abs(value));
      if (Math.abs(value) > 0.001) last = at;
    });
    const energy = heard.slice(0, last + 1).reduce((sum, value) => sum + value * value, 0);
    found[name] = { ms: last / 48, peak, rms: Math.sqrt(energy / (last + 1)) };
  }
  return found;
}
"""


def plain_script() -> str:
    """Return the sounds as a script that any browser reads."""
    node = subprocess.run(
        ["node", "-e", STRIP, str(SOURCE)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT / "client",
    )
    return node.stdout.replace("export ", "") + "\nwindow.measured = { sounds, record };"


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        page = browser.new_page()
        page.add_script_tag(content=plain_script())
        found = page.evaluate(RENDER)
        browser.close()
    print(f"{'sound':10}{'length':>9}{'peak':>9}{'average':>10}")
    for name, heard in found.items():
        peak, rms = (20 * log10(max(heard[key], 1e-6)) for key in ("peak", "rms"))
        print(f"{name:10}{heard['ms']:6.0f} ms{peak:6.1f} dB{rms:7.1f} dB")


if __name__ == "__main__":
    main()
