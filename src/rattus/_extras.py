"""Which extra brings which module, so that a module that is missing can be named with what installs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

DISTRIBUTION = "rattus-games"
"""What is installed; `rattus` on PyPI is another project."""
EXTRAS = {
    "": "aiosqlite alembic argon2 click fluent httptools itsdangerous litestar msgspec openskill platformdirs "
    "prometheus_client prompt_toolkit resvg_py rich sqlalchemy uvicorn wasmtime websockets",
    "server": "asyncpg uvloop",
    "lab": "choix matplotlib numba numpy",
    "envs": "gymnasium pettingzoo PIL",
    "gpu": "numba_cuda",
    "openspiel": "open_spiel pyspiel",
    "ray": "ray",
    "torch": "torch",
}
"""The modules by the extra that brings them first; those without an extra are always installed by pip."""


def extra_of(module: str) -> str | None:
    """The extra that brings a module: none at all, or the empty one."""
    names = (module, module.partition(".")[0])
    return next((extra for name in names for extra, held in EXTRAS.items() if name in held.split()), None)


def advice(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install '{DISTRIBUTION}[{extra}]'" if extra else f"pip install {DISTRIBUTION}"


def missing(error: ImportError, extra: str) -> str:
    """What is missing, and what installs it."""
    return f"this needs {error.name}, which is not installed: {advice(extra)}"


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports of what an extra brings: if it is missing, the error says what installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if extra_of(error.name or "") is None:
            raise
        raise ModuleNotFoundError(missing(error, extra), name=error.name) from None
