"""Drawings: outlines, woodcuts, colours and fonts, and how they are written as SVG.

The browser client reads the JSON files here, too. The font is Crimson Pro (`fonts`, with its licence), for machines
that may have no fonts at all; browsers use their own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape, quoteattr
from zlib import crc32

HOME = Path(__file__).parent
FONTS = HOME / "fonts"
FAMILY = "Crimson Pro"
SERIF = f"'{FAMILY}', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif"

PAPER, PAPER_DEEP, PAPER_EDGE, SHEET = "#f4ead2", "#e9dcc0", "#d3c19a", "#fbf5e6"
INK, INK_SOFT, LINE = "#2e2418", "#5c4c36", "#8a7350"
SEA, SEA_LINE = "#c3d0c6", "#7f958c"
LAND, LAND_2, LAND_3 = "#ecdfba", "#e3cf9f", "#d9bf94"
VEIL, VEILING = "#786c54", 0.55
ACCENT, ACCENT_INK = "#8c2f1d", "#fff8ea"
LIT, LIT_GLOW, GOOD, FOCUS = "#a34817", "#f2a23c", "#3e6b3a", "#1f4e8c"
SEAT_COLOURS = {
    "red": "#b3392c",
    "yellow": "#d9a521",
    "green": "#34703f",
    "blue": "#2f5f9e",
    "purple": "#7a4a91",
    "white": "#f7f4ec",
}
SHEET_CLASS, ABOVE_CLASS = "sheet", "above"
"""The CSS classes of the two layers of a picture."""
BRIGHT = ("yellow", "white")
"""Seats whose pieces have dark numbers."""
LOW = {"green": 3.2}
"""The vertical centre of a triangle is lower than that of the other shapes."""

NARROW, WIDE = frozenset("iIjlftr.,:;'’!|()[] -·"), frozenset("MWmw@QOGDHNU")


@cache
def load(name: str) -> Any:
    """Load one of the JSON files here."""
    return json.loads((HOME / f"{name}.json").read_text("utf-8"))


# Elements.


def element(name: str, /, *inside: str, **attributes: str | float | None) -> str:
    """An element; attributes that are None are left out, and `stroke_width` is written `stroke-width`."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={value_text(value)}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def value_text(value: str | float) -> str:
    """An attribute's value in quotes; numbers are rounded as far as nobody can see."""
    return quoteattr(value) if isinstance(value, str) else f'"{round(value, 2):g}"'


def group(
    *inside: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: str | float | None
) -> str:
    """A group of elements, moved and scaled together."""
    moved = f"translate({round(x, 2):g} {round(y, 2):g})" if x or y else ""
    sized = f"scale({round(scale, 4):g})" if scale != 1 else ""
    return element("g", *inside, transform=" ".join(filter(None, (moved, sized))) or None, **attributes)


def path(d: str, **attributes: str | float | None) -> str:
    """A path."""
    return element("path", d=d, **attributes)


def rect(
    x: float, y: float, width: float, height: float, rx: float | None = None, **attributes: str | float | None
) -> str:
    """A rectangle, with round corners if wanted."""
    return element("rect", x=x, y=y, width=width, height=height, rx=rx, **attributes)


def text(
    words: object, x: float, y: float, size: float, anchor: str = "middle", **attributes: str | float | None
) -> str:
    """A line of text."""
    return element("text", escape(str(words)), x=x, y=y, font_size=size, text_anchor=anchor, **attributes)


def told(words: str, *inside: str, **attributes: str | float | None) -> str:
    """Elements with a description: browsers show it on hover, and read it out."""
    return element("g", element("title", escape(words)), *inside, **attributes)


def named(tag: str, /, *inside: str, **attributes: str | float | None) -> tuple[str, str]:
    """An element to refer to, and its id.

    A page may contain several pictures that share its ids: the same id means the same thing in all of them.
    """
    plain = element(tag, *inside, **attributes)
    id = f"r{crc32(plain.encode()):08x}"
    return element(tag, *inside, id=id, **attributes), id


def svg(width: float, height: float, title: str, sheet: str, *inside: str) -> str:
    """A whole picture, as text: the static layer of a table, and above it everything else."""
    return element(
        "svg",
        element("title", escape(title)),
        element("g", rect(0, 0, width, height, fill=PAPER), sheet, class_=SHEET_CLASS, font_family=SERIF),
        element("g", *inside, class_=ABOVE_CLASS, font_family=SERIF, fill=INK),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        role="img",
    )


# Text.


def length(words: str, size: float) -> float:
    """The approximate length of a text."""
    return size * sum(0.29 if each in NARROW else 0.74 if each in WIDE else 0.5 for each in words)


def fitted(words: str, width: float, size: float) -> str:
    """A text, shortened if it is too long."""
    if length(words, size) <= width:
        return words
    while words and length(words, size) + size * 0.6 > width:
        words = words[:-1]
    return words.rstrip() + "…"


# Woodcuts.


def glyph(d: str, x: float, y: float, size: float, **attributes: str | float | None) -> str:
    """A small woodcut, drawn in a box from -12 to 12."""
    return group(path(d, fill_rule="evenodd"), x=x, y=y, scale=size / 24, **attributes)


def woodcut(
    layers: Sequence[Sequence[str]], x: float, y: float, scale: float, tint: str = LAND_3, paper: str = SHEET
) -> str:
    """A picture of layers from back to front: ink with lines cut out of it."""
    looks: Mapping[str, dict[str, str | float]] = {
        "ink": {"fill": INK},
        "gap": {"fill": paper},
        "paper": {"fill": paper, "stroke": INK},
        "tint": {"fill": tint, "stroke": INK},
        "line": {"fill": "none", "stroke": INK},
        "cut": {"fill": "none", "stroke": paper, "stroke_width": 1.2},
    }
    drawn = (path(d, **looks[layer]) for layer, d in layers)
    return group(
        *drawn, x=x, y=y, scale=scale, stroke_width=1.5, stroke_linejoin="round", stroke_linecap="round"
    )


# Seats.


def look(seat: str, seats: Sequence[str]) -> str:
    """The colour of a seat: its own if it is named after one, else that of its place."""
    own = all(each in SEAT_COLOURS for each in seats)
    return seat if own else list(SEAT_COLOURS)[seats.index(seat) % len(SEAT_COLOURS)]


def seat_mark(seat: str, seats: Sequence[str], x: float, y: float, size: float) -> str:
    """A seat's piece, in its own colour and shape."""
    colour = look(seat, seats)
    return group(
        path(load("seats")[colour], fill=SEAT_COLOURS[colour], stroke=INK, stroke_width=1.6),
        x=x,
        y=y,
        scale=size / 20,
        stroke_linejoin="round",
    )


def mixed(colour: str, share: float, other: str = SHEET) -> str:
    """A mixture with this share of the first colour."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)
