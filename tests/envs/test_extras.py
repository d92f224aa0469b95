"""Where an extra is missing, what is imported says which one to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "needs", "extra"),
    [
        ("rattus.envs.gym", "gymnasium", "envs"),
        ("rattus.envs.pettingzoo", "pettingzoo", "envs"),
        ("rattus.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named(module: str, needs: str, extra: str) -> None:
    code = f"import sys; sys.modules[{needs!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last == f"ModuleNotFoundError: {needs} is not installed: pip install 'rattus[{extra}]'"
