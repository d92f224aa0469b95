"""SVG to PNG, the same on every machine: with our own fonts, not the installed ones.

`python -m rattus.art.png WIDTH` converts standard input to standard output. Drawing holds Python's lock, so a server
does it in a separate process.
"""

from __future__ import annotations

import sys

from rattus.art import FAMILY, FONTS


def png(svg: str, width: int) -> bytes:
    """Convert one of our pictures to PNG, with a transparent background."""
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
