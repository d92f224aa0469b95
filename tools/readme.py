"""Print the README with absolute addresses, as package indexes want it: `python -m tools.readme ADDRESS`.

`ADDRESS` is where the files of a release lie, such as the folder of its tag. Pictures and links then lead there from
anywhere.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"
TARGET = re.compile(r"(?<=\]\()(?!\w+:|#)([^()\s]+)(?=\))")


def absolute(text: str, address: str) -> str:
    """The text with every relative target of a link or picture below an address."""
    return TARGET.sub(lambda found: f"{address.rstrip('/')}/{found[1]}", text)


def main() -> None:
    """The README for an address that is given."""
    if len(sys.argv) != 2 or "://" not in sys.argv[1]:
        sys.exit(
            "where do the files of the release lie? python -m tools.readme https://example.org/rattus/v0.1.0"
        )
    print(absolute(README.read_text("utf-8"), sys.argv[1]), end="")


if __name__ == "__main__":
    main()
