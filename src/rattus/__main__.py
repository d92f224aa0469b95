"""The command `rattus`; `python -m rattus` is the same."""

from __future__ import annotations

import sys

from rattus._version import __version__

INTERRUPTED = 130
"""The exit status that shells know for Ctrl-C."""


def main() -> None:
    """Do what the command line says. The version is told before anything is imported."""
    if sys.argv[1:] == ["--version"]:
        print(f"rattus, version {__version__}")
        return
    try:
        from rattus.cli import main as command_line

        command_line(prog_name="rattus")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except ModuleNotFoundError as error:
        from rattus._extras import extra_of, missing

        extra = extra_of(error.name or "")
        if extra is None:
            raise
        sys.exit(f"rattus: {missing(error, extra)}")


if __name__ == "__main__":
    main()
