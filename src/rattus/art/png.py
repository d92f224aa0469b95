"""SVG as PNG, the same on every machine: letters are our own, not those that happen to be installed.

`python -m rattus.art.png WIDTH` draws what comes in and sends it out. Drawing lets no other thread run meanwhile, so
a server lets a process of its own do it.
"""

from __future__ import annotations

import sys

from rattus.art import FAMILY, FONTS


def png(svg: str, width: int) -> bytes:
    """A picture of ours as a PNG file; where nothing is, one can see through it."""
    from resvg_py import svg_to_bytes

    drawn: bytes = svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        font_family=FAMILY,
        serif_family=FAMILY,
    )
    return drawn


if __name__ == "__main__":
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode(), int(sys.argv[1])))
