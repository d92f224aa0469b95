"""The map under the pieces of the board game: all that never moves at a table.

Regions are where the browser client has them; those of an edition with others are boxes.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from rattus.art import (
    INK,
    INK_SOFT,
    LAND,
    LAND_2,
    LAND_3,
    LINE,
    PAPER,
    PAPER_EDGE,
    SEA,
    SEA_LINE,
    VEIL,
    VEILING,
    element,
    glyph,
    group,
    load,
    named,
    path,
    rect,
    text,
)
from rattus.locales import Words

CARTOUCHE = (320, 176)
"""The room for the title, in the upper left corner."""
BOX, BOX_ROOM, EDGE = (230, 190), (258.0, 218.0), 16
"""Regions that are on no map of ours: the size of their boxes, and from one to the next."""
CHARACTER = (14.6, 40.0)
"""The size of a character of the map as text, for which an edition says where its boxes stand."""

Point = tuple[float, float]


class Place(NamedTuple):
    """Where a region is: its outline, its name, the middle of its rats and of its citizens, the plague's side."""

    outline: str
    label: Point
    rats: Point
    people: Point
    side: int


class Ground(NamedTuple):
    """A region of an edition: from how many seats on it is in play and whether it is, and the place of its box."""

    id: str
    tier: int
    playing: bool
    at: tuple[int, int] | None


Border = tuple[str, str, bool]
"""Two regions, and whether the sea is between them."""


class Board(NamedTuple):
    """What never changes at a table: the regions' places, the part of the map to be seen, and the sheet."""

    places: dict[str, Place]
    x: float
    y: float
    width: float
    height: float
    sheet: str


@lru_cache(maxsize=32)
def board(regions: tuple[Ground, ...], borders: tuple[Border, ...], words: Words) -> Board:
    """The board of a table."""
    if all(own(region.id) in load("map")["regions"] for region in regions):
        return charted(regions, borders, words)
    return boxed(regions, borders, words)


def own(region: str) -> str:
    """A region by its name on the map; the Big Box calls some of them otherwise."""
    name: str = load("places")["names"].get(region, region)
    return name


def charted(regions: tuple[Ground, ...], borders: tuple[Border, ...], words: Words) -> Board:
    """The map: sea, land, borders, sea routes and ornaments; regions out of play are veiled."""
    chart, spots = load("map"), load("places")
    places = {region.id: charted_place(own(region.id)) for region in regions}
    boxes = [spots["places"][own(id)]["box"] for id in places]
    x, y = (min(box[side] for box in boxes) - 22 for side in (0, 1))
    width, height = (max(box[side + 2] for box in boxes) + 22 - (x, y)[side] for side in (0, 1))
    page = {"x": x, "y": y, "width": width, "height": height}
    known = {own(id) for id in places}
    other = chart["around"] + "".join(d for name, d in chart["regions"].items() if name not in known)
    land = "".join(place.outline for place in places.values())
    waves, wave_id = named(
        "pattern",
        path("M4 8q5-5 10 0t10 0M32 22q5-5 10 0t10 0", fill="none", stroke=SEA_LINE, stroke_opacity=0.4),
        width=56,
        height=28,
        patternUnits="userSpaceOnUse",
    )
    hatch, hatch_id = named(
        "pattern",
        path("M0 0V7", stroke=INK, stroke_opacity=0.2),
        width=7,
        height=7,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(38)",
    )
    clip, clip_id = named("clipPath", path(land))
    shape, shape_id = named("path", d=land)
    coast = (
        element("use", href=f"#{shape_id}", stroke=colour, stroke_width=thick, stroke_opacity=opacity)
        for colour, thick, opacity in (
            (SEA_LINE, 36, 0.18), (SEA, 32, None), (SEA_LINE, 22, 0.35), (SEA, 18.5, None), (SEA_LINE, 10, 0.55),
            (INK, 3.6, None),
        )
    )  # fmt: skip
    tints = {2: LAND, 3: LAND_2}
    playing = {id for id, _, here, _ in regions if here}
    veiled = [id for id in places if id not in playing]
    window, window_id = named("clipPath", rect(x, y, width, height))
    sheet = element(
        "g",
        element("defs", waves, hatch, clip, shape, window),
        element("rect", fill=SEA, **page),
        element("rect", fill=f"url(#{wave_id})", **page),
        path(
            other, fill="none", stroke=SEA_LINE, stroke_width=22, stroke_opacity=0.35, stroke_linejoin="round"
        ),
        path(other, fill=PAPER_EDGE, stroke=INK_SOFT, stroke_width=1.2),
        path(other, fill=f"url(#{hatch_id})"),
        element("g", *coast, fill="none", stroke_linejoin="round"),
        *(path(places[id].outline, fill=tints.get(tier, LAND_3)) for id, tier, _, _ in regions),
        element(
            "g",
            path(
                land,
                fill="none",
                stroke=LINE,
                stroke_width=13,
                stroke_dasharray="1.1 4.4",
                stroke_linejoin="bevel",
                stroke_opacity=0.34,
            ),
            clip_path=f"url(#{clip_id})",
        ),
        path(
            chart["borders"],
            fill="none",
            stroke=INK,
            stroke_width=2.2,
            stroke_dasharray="9 3.5 2 3.5",
            stroke_linejoin="round",
            stroke_opacity=0.85,
        ),
        path(
            "".join(f"M{x - 13} {y + 8}l13-18l13 18M{x} {y - 10}l3 9l-2 4l4 5" for x, y in spots["hills"]),
            fill="none",
            stroke=INK_SOFT,
            stroke_width=1.5,
            stroke_linejoin="round",
            stroke_opacity=0.55,
        ),
        *(path(places[id].outline, fill=VEIL, fill_opacity=VEILING) for id in veiled),
        *(path(places[id].outline, fill=f"url(#{hatch_id})") for id in veiled),
        *(glyph(load("icons")["ship"], x, y, 34, fill=INK_SOFT, fill_opacity=0.5) for x, y in spots["ships"]),
        *(route(a, b, {a, b} <= playing) for a, b, sea in borders if sea),
        *(
            text(
                words.name("region", id),
                *places[id].label,
                22,
                fill=INK_SOFT,
                letter_spacing=2.5,
                font_style="italic",
                opacity=0.85,
            )
            for id in veiled
        ),
        rose(190 if "morocco" in known else 262, 530),
        fill=INK,
        clip_path=f"url(#{window_id})",
    )
    return Board(places, x, y, width, height, sheet + frame(x, y, width, height))


def charted_place(name: str) -> Place:
    """Where a region of our map is."""
    spots = load("places")["places"][name]
    (label, rats, people), side = (tuple(spots[key]) for key in ("label", "rats", "people")), spots["side"]
    return Place(load("map")["regions"][name], label, rats, people, side)


def route(a: str, b: str, open: bool) -> str:
    """A sea route from shore to shore, bent through a point between, with heads of arrows where one can go."""
    (x0, y0), (x1, y1), (x2, y2) = load("places")["routes"][" ".join(sorted((own(a), own(b))))]
    line = path(
        f"M{x0} {y0}Q{x1} {y1} {x2} {y2}",
        fill="none",
        stroke=INK if open else INK_SOFT,
        stroke_width=3.2 if open else 2.2,
        stroke_dasharray="7 5" if open else "3 5",
        stroke_linecap=None if open else "round",
        stroke_opacity=0.9 if open else 0.5,
    )
    ends = ((x0, y0), (x2, y2)) if open else ()
    return line + "".join(head(end, (x1, y1)) for end in ends)


def head(end: Point, behind: Point) -> str:
    """The head of an arrow."""
    (x, y), (bx, by) = end, behind
    far = ((x - bx) ** 2 + (y - by) ** 2) ** 0.5 or 1
    ux, uy = (x - bx) / far, (y - by) / far
    points = ((4, 0), (-9.5, 6.7), (-5.5, 0), (-9.5, -6.7))
    d = "L".join(f"{x + a * ux - b * uy:.1f} {y + a * uy + b * ux:.1f}" for a, b in points)
    return path(f"M{d}Z")


def rose(x: float, y: float) -> str:
    """A compass."""
    points = "".join(
        element(
            "g",
            path("M0 0L9-9L0-58Z", fill=INK_SOFT),
            path("M0 0L-9-9L0-58Z", fill=PAPER, stroke=INK_SOFT, stroke_linejoin="round"),
            transform=f"rotate({way + turn}) scale({0.66 if turn else 1})",
        )
        for turn in (45, 0)
        for way in (0, 90, 180, 270)
    )
    circles = (element("circle", r=r, fill="none", stroke=INK_SOFT, stroke_width=1.2) for r in (46, 40))
    lily = path("M0-76C6-70 8-68 3-62H-3C-8-68-6-70 0-76Z", fill=INK_SOFT)
    return group(*circles, points, lily, x=x, y=y, opacity=0.8)


def frame(x: float, y: float, width: float, height: float) -> str:
    """The frame of an engraved map: a scale in black and white between two lines."""
    box = (x + 3, y + 3, width - 6, height - 6)
    return element(
        "g",
        rect(*box, stroke=PAPER, stroke_width=7),
        rect(*box, stroke=INK_SOFT, stroke_width=7, stroke_dasharray="26 26"),
        rect(x, y, width, height, stroke=INK, stroke_width=2),
        rect(x + 7, y + 7, width - 14, height - 14, stroke=INK, stroke_width=1.5),
        fill="none",
    )


def boxed(regions: tuple[Ground, ...], borders: tuple[Border, ...], words: Words) -> Board:
    """Regions as boxes, where the edition has a place for each of them or else in rows; lines for borders."""
    across = ceil(len(regions) ** 0.5)
    placed = all(at for _, _, _, at in regions)
    top = CARTOUCHE[1] + 40
    places = {}
    for i, (id, _, _, at) in enumerate(regions):
        if placed and at:
            x, y = EDGE + at[0] * CHARACTER[0], top + at[1] * CHARACTER[1]
        else:
            x, y = EDGE + i % across * BOX_ROOM[0], top + i // across * BOX_ROOM[1]
        middle = x + BOX[0] / 2
        places[id] = Place(
            f"M{x:g} {y:g}h{BOX[0]}v{BOX[1]}h-{BOX[0]}Z",
            (middle, y + 32),
            (middle, y + 72),
            (middle, y + 118),
            1,
        )
    corners = [(place.label[0], place.label[1]) for place in places.values()]
    width = max(max(x for x, _ in corners) + BOX[0] / 2, CARTOUCHE[0] + 20) + EDGE
    height = max(y for _, y in corners) - 32 + BOX[1] + EDGE
    playing = {id for id, _, here, _ in regions if here}
    lines = (
        path(
            f"M{places[a].rats[0]:g} {places[a].rats[1]:g}L{places[b].rats[0]:g} {places[b].rats[1]:g}",
            stroke=INK,
            stroke_width=5,
            stroke_dasharray="7 7" if sea else None,
            opacity=1 if {a, b} <= playing else 0.4,
        )
        for a, b, sea in borders
    )
    sheet = element(
        "g",
        rect(0, 0, width, height, fill=SEA),
        *lines,
        *(
            path(place.outline, fill=LAND if id in playing else VEIL, stroke=INK, stroke_width=2)
            for id, place in places.items()
        ),
        *(
            text(words.name("region", id), *places[id].label, 22, font_style="italic")
            for id in places
            if id not in playing
        ),
    )
    return Board(places, 0, 0, width, height, sheet + frame(0, 0, width, height))
