"""A real Chromium for tests and pictures, driven by Playwright. It comes as an npm package and needs no root.

The package (@sparticuz/chromium, for Linux on x86-64) contains the compressed browser, with libraries and a font that a
bare machine may lack. It is unpacked once into .cache. For other machines and browsers set
RATTUS_CHROMIUM=/path/to/chrome.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from tools import web

FLAGS = (
    "--headless",
    "--no-sandbox",  # root has none, and we open only our own pages
    "--disable-gpu",
    "--disable-dev-shm-usage",  # small in containers
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # the same letters at every size
)
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();"
FONTS = Path("/etc/fonts/fonts.conf")


class NoChromium(RuntimeError):
    """The browser can't be started."""


def unpacked() -> Path:
    """The folder with the browser, unpacked at the first use."""
    package = web.WEB / "node_modules/@sparticuz/chromium"
    if not package.exists():
        raise NoChromium("the npm package @sparticuz/chromium is not installed: make test installs it")
    version = str(json.loads((package / "package.json").read_text("utf-8"))["version"])
    folder = web.ROOT / ".cache/chromium" / version
    if not (folder / "ready").exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with open(__file__) as mutex:  # several test workers may need it at once
            fcntl.flock(mutex, fcntl.LOCK_EX)
            if not (folder / "ready").exists():
                shutil.rmtree(folder.parent)
                folder.mkdir(parents=True)
                _unpack(folder)
                (folder / "ready").touch()
    return folder


def _unpack(folder: Path) -> None:
    # The package unpacks into the folder for temporary files; its libraries only where it thinks it runs on AWS.
    environ = web.node_environment(dict(os.environ))
    environ |= {"TMPDIR": str(folder), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x"}
    command = (web.node(), "--input-type=module", "--eval", UNPACK)
    done = subprocess.run(command, cwd=web.WEB, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoChromium(f"Chromium could not be unpacked:\n{done.stderr}")


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser, started; closed on exit."""
    own = os.environ.get("RATTUS_CHROMIUM")
    environ: dict[str, str | float | bool] = dict(os.environ)
    if own is None:
        folder = unpacked()
        program = str(folder / "chromium")
        environ["LD_LIBRARY_PATH"] = str(folder / "al2023/lib")
        if not FONTS.exists():
            environ["FONTCONFIG_PATH"] = str(folder / "fonts")
    else:
        program = own
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS), env=environ)
        except Error as error:
            raise NoChromium(
                f"{program} does not start; RATTUS_CHROMIUM names another one.\n{error}"
            ) from error
        try:
            yield browser
        finally:
            browser.close()
