"""The README and the links of a release: absolute, since package indexes show them far from the project's files."""

from __future__ import annotations

import re

TARGET = re.compile(r"(?<=\]\()(?!\w+:|#)([^()\s]+)(?=\))")
PICTURES = (".png", ".svg")


def absolute(text: str, home: str, tag: str) -> str:
    """The text with every relative target at a tag of the repository whose page is `home`; pictures as they are."""

    def at_home(found: re.Match[str]) -> str:
        kind = "raw" if found[1].endswith(PICTURES) else "blob"
        return f"{home}/{kind}/{tag}/{found[1]}"

    return TARGET.sub(at_home, text)


def links(home: str, tag: str) -> dict[str, str]:
    """The links that a package index shows, by their labels."""
    return {
        "Homepage": home,
        "Documentation": f"{home}/tree/{tag}/docs",
        "Changelog": f"{home}/blob/{tag}/CHANGELOG.md",
        "Source": f"{home}/tree/{tag}",
        "Issues": f"{home}/issues",
    }
