"""The board as an SVG picture: the map with all that stands on it, beside it the seats, below it the cards.

It is drawn from what a state tells (`report`, `facts`), so that a view's picture shows what the viewer may know.
Regions stand where the browser client has them; an edition with others is drawn as boxes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import Any

from rattus.art import (
    ACCENT,
    ACCENT_INK,
    BRIGHT,
    INK,
    INK_SOFT,
    LAND,
    LINE,
    LIT_GLOW,
    LOW,
    PAPER,
    PAPER_DEEP,
    PAPER_EDGE,
    SEAT_COLOURS,
    SHEET,
    element,
    fitted,
    glyph,
    group,
    length,
    load,
    look,
    mixed,
    path,
    rect,
    seat_mark,
    svg,
    text,
    told,
)
from rattus.kernel.contract import OVER
from rattus.kernel.step import HIDDEN
from rattus.locales import Words
from rattus.plague.chart import CARTOUCHE, Ground, Place, Point, board
from rattus.plague.codec import Codec
from rattus.plague.edition import CLASSES, STARTING_MARK, Edition, card_class
from rattus.plague.ending import results
from rattus.plague.facts import Facts, facts
from rattus.plague.game import actor
from rattus.plague.report import StateReport, report
from rattus.plague.state import State

MARGIN, GAP, PANEL, HEAD = 16, 12, 380, 126
LEAST_SEAT, MOST_SEAT = 158, 190
CARD_HEIGHT, MOST_IN_A_ROW = 78, 6
PIECE, SMALL_PIECE, MANY_REGIONS = 48, 44, 12
"""The side of a piece's square, and with more regions than these."""


def drawing(codec: Codec, edition: Edition, s: State, words: Words) -> str:
    """The board as SVG."""
    return Drawing(codec, edition, s, words).whole()


@lru_cache(maxsize=4096)
def said(words: Words, id: str, args: tuple[tuple[str, Any], ...]) -> str:
    """A message; the same few are said again and again."""
    return words.t(id, **dict(args))


class Drawing:
    """One state, being drawn."""

    def __init__(self, codec: Codec, edition: Edition, s: State, words: Words) -> None:
        self.codec, self.edition, self.s, self.words = codec, edition, s, words
        self.seats = codec.seats
        self.view: StateReport = report(codec, s)
        self.facts: Facts = facts(codec, s)
        regions = edition.data.region
        self.board = board(
            tuple(
                Ground(each.id, each.tier or min(each.seats or [2]), each.id in codec.regions, each.at)
                for each in regions
            ),
            tuple((a, b, kind == "sea") for a, b, kind, _ in edition.data.borders.borders),
            words,
        )
        self.size = SMALL_PIECE if len(regions) > MANY_REGIONS else PIECE

    def t(self, id: str, **args: object) -> str:
        """A message in the language of the picture."""
        return said(self.words, id, tuple(args.items()))

    def whole(self) -> str:
        """The map, the panel with the seats, the cards."""
        board = self.board
        cards_at = MARGIN * 2 + board.height
        height = max(
            cards_at + self.card_rows() * (CARD_HEIGHT + 10) - 10 + MARGIN,
            HEAD + len(self.seats) * (LEAST_SEAT + GAP) + 2 * MARGIN,
        )
        width = board.width + PANEL + 3 * MARGIN
        map_at = (MARGIN - board.x, MARGIN - board.y)
        return svg(
            width,
            height,
            f"{self.title()}. {self.headline()} {self.deciding()}",
            group(board.sheet, x=map_at[0], y=map_at[1]),
            group(*self.pieces(), self.cartouche(), x=map_at[0], y=map_at[1]),
            group(*self.cards(), x=MARGIN, y=cards_at),
            group(*self.panel(height - 2 * MARGIN), x=board.width + 2 * MARGIN, y=MARGIN),
        )

    # What is going on.

    def title(self) -> str:
        """The name of the game."""
        id = f"game-{self.edition.id}"
        return self.t(id) if self.words.has(id) else self.edition.title

    def headline(self) -> str:
        """Whose turn it is."""
        if not self.s.turn or self.view["phase"] == "over":
            return self.t(f"plague-phase-{self.view['phase']}") + "."
        return self.t("plague-TurnBegan", turn=self.s.turn, seat=self.seats[self.s.active]) + "."

    def deciding(self) -> str:
        """The seat that is asked, or the winners."""
        if actor(self.codec.rules, self.s) == OVER:
            winners = self.winners()
            if len(winners) == 1:
                return self.t("table-won", seat=winners[0])
            return self.words.t("table-won-together", winners=winners)
        asked = self.facts["question"]
        return self.t("table-decides", seat=asked["seat"]) if asked else self.t("table-chance")

    def winners(self) -> list[str]:
        """The winners if the game ended now."""
        score, rank = [0] * len(self.seats), [0] * len(self.seats)
        count = results(self.codec.rules, self.s, score, rank)
        return [self.seats[seat] for seat in rank[:count]]

    # The map.

    def pieces(self) -> Iterator[str]:
        """Regions in play: their names, and all that stands there."""
        for region in self.codec.regions:
            x, y = self.board.places[region].label
            yield label(self.words.name("region", region), x, y, 25 if self.size == PIECE else 23)
        for region in self.codec.regions:
            yield told(self.contents(region), *self.inside(region), class_=f"region {region}")

    def contents(self, region: str) -> str:
        """`Gallia: 2 rats, the plague, Red 3`"""
        view, rats = self.view, self.view["rats"][region]
        parts = [self.t("board-rats", count=len(rats)) if rats else self.t("board-no-rats")]
        parts += [
            self.t("board-known-rat", slot=slot, face=self.face_words(face))
            for slot, face in enumerate(rats, 1)
            if face != HIDDEN
        ]
        for slot in range(1, len(rats) + 1):
            if lookers := view["seen"].get(f"{region}/{slot}"):
                names = self.words.list([self.words.name("seat", seat) for seat in lookers])
                parts.append(self.t("board-seen-rat", slot=slot, seats=names))
        if view["plague"] == region:
            parts.append(self.t("board-plague"))
        if view["caravan"] == region:
            parts.append(self.t("board-caravan"))
        if nuns := view.get("nuns", {}).get(region, 0):
            parts.append(self.t("board-nuns", count=nuns))
        parts += [
            self.t("board-citizens", seat=seat, count=count)
            for seat, count in view["citizens"][region].items()
            if count
        ]
        return f"{self.words.name('region', region)}: {', '.join(parts)}"

    def face_words(self, face: str) -> str:
        """`limit 2: the majority, church`"""
        limit, letters = read_face(face)
        symbols = self.words.list(self.t(f"symbol-{letter}") for letter in letters)
        return self.t("board-face", limit=int(limit), symbols=symbols)

    def inside(self, region: str) -> Iterator[str]:
        """All that stands in a region."""
        view, size, place = self.view, self.size, self.board.places[region]
        rats = view["rats"][region]
        x, y = place.rats
        for slot, face in enumerate(rats):
            seen = view["seen"].get(f"{region}/{slot + 1}", [])
            yield self.rat(face, seen, x + (slot - (len(rats) - 1) / 2) * size * 1.04, y)
        stacks = [(seat, count) for seat, count in view["citizens"][region].items() if count]
        for i, (seat, count) in enumerate(stacks):
            yield self.stack(seat, count, *stack_spot(place, i, len(stacks), size))
        half = len(rats) * size * 1.04 / 2
        free = x - place.side * (half + size * 0.66)
        if view["caravan"] == region:
            yield figure("camel", free, y, size, "caravan")
            free -= place.side * size
        if nuns := view.get("nuns", {}).get(region, 0):
            yield figure("nun", free, y, size, "nuns", nuns)
        if view["plague"] == region:
            yield plague_figure(x + place.side * (half + size * 0.68), y - size * 0.12, size)

    def rat(self, face: str, seen: list[str], x: float, y: float, size: float = 0) -> str:
        """A rat: its back, or what it shows; with the marks of those who have looked at it."""
        size = size or self.size
        half = size * 0.47
        known = face != HIDDEN
        marks = (
            seat_mark(seat, self.seats, half - size * (0.1 + 0.28 * i), -half + size * 0.03, size * 0.32)
            for i, seat in enumerate(reversed(seen))
        )
        return group(
            rect(-half, -half + size * 0.07, half * 2, half * 2, size * 0.16, fill_opacity=0.35),
            rect(
                -half,
                -half,
                half * 2,
                half * 2,
                size * 0.16,
                fill=SHEET if known else INK_SOFT,
                stroke=ACCENT if known else INK,
                stroke_width=2.4 if known else 1.6,
            ),
            *(face_of(face, size) if known else rat_back(size)),
            *marks,
            x=x,
            y=y,
            class_="rat known" if known else "rat",
        )

    def stack(self, seat: str, count: int, x: float, y: float) -> str:
        """Citizens: a pile of at most three wooden pieces with its number."""
        name = look(seat, self.seats)
        shape, colour = load("seats")[name], SEAT_COLOURS[name]
        below = min(2, count - 1)
        pile = (path(shape, transform=f"translate(0 {(below - i) * 1.7:g})") for i in range(below))
        return group(
            path(shape, transform="translate(.8 2.6)", fill_opacity=0.35),
            element("g", *pile, path(shape), fill=colour, stroke=INK, stroke_width=1.2),
            text(
                count,
                0,
                4.6 + LOW.get(name, 0),
                11.5 if count > 9 else 14,
                font_weight="700",
                fill=INK if name in BRIGHT else ACCENT_INK,
                stroke=colour,
                stroke_width=3,
                paint_order="stroke",
            ),
            x=x,
            y=y,
            scale=self.size / 22,
            stroke_linejoin="round",
            class_=f"citizens {seat}",
        )

    def cartouche(self) -> str:
        """The title of the map, and under it what lies beside the regions: haven, supply, nuns."""
        wide, high = CARTOUCHE
        title = self.title()
        view = self.view
        haven = (
            seat_mark(seat, self.seats, 104 + i % 3 * 44, 112 + i // 3 * 34 if len(self.seats) > 3 else 128, 15)
            + text(view["haven"][seat], 115 + i % 3 * 44, (112 + i // 3 * 34 if len(self.seats) > 3 else 128) + 8,
                   26, "start", font_weight="700")
            for i, seat in enumerate(self.seats)
        )  # fmt: skip
        supply = (
            self.rat(HIDDEN, [], 268 + under * 4, 116 - under * 4, 42)
            for under in (2, 1, 0)
            if view["supply"] > under
        )
        beside = self.codec.nuns - sum(view["nuns"].values()) if "nuns" in view else 0
        return group(
            rect(0, 0, wide, high, 14, fill=SHEET, stroke=INK, stroke_width=2.5),
            rect(8, 8, wide - 16, high - 16, 9, fill="none", stroke=LINE, stroke_width=1.5),
            text(title, wide / 2, 45, 27 if len(title) > 8 else 38, font_weight="700", letter_spacing=2),
            text(self.t("board-subtitle"), wide / 2, 68, 19, font_style="italic", fill=INK_SOFT),
            path("M40 80H280", stroke=LINE, stroke_width=1.5),
            told(self.t("board-haven"), glyph(load("icons")["castle"], 48, 128, 64), *haven, class_="haven"),
            told(
                self.t("board-supply", count=view["supply"]),
                *supply,
                text(view["supply"], 268, 163, 27, font_weight="700"),
                class_="supply",
            ),
            *(
                [glyph(load("icons")["nun"], 238, 118, 28), text(beside, 238, 156, 24, font_weight="700")]
                if beside
                else []
            ),
            x=self.board.x + 18,
            y=self.board.y + 18,
        )

    # The cards.

    def card_rows(self) -> int:
        return max(1, ceil(len(self.codec.cards) / MOST_IN_A_ROW))

    def cards(self) -> Iterator[str]:
        """All cards of the table, each with its holder."""
        per_row = ceil(len(self.codec.cards) / self.card_rows())
        wide = (self.board.width + 10) / per_row - 10
        for i, card in enumerate(self.codec.cards):
            holder = self.view["cards"][card]
            name = look(holder, self.seats) if holder else ""
            paper = mixed(SEAT_COLOURS[name], 0.22) if holder else SHEET
            size = 25 if wide > 170 else 22
            called = self.words.name("card", card)
            yield group(
                rect(0, 0, wide, CARD_HEIGHT, 8, fill=paper, stroke=INK if holder else LINE, stroke_width=2),
                symbol(card, 38, CARD_HEIGHT / 2, 25),
                text(fitted(called, wide - 80, size), 72, 33, size, "start", font_weight="700"),
                *(
                    [
                        seat_mark(holder, self.seats, 81, 55, 17),
                        text(self.named(holder, wide - 108, 21), 97, 62, 21, "start"),
                    ]
                    if holder
                    else [text("–", 72, 62, 21, "start", fill=INK_SOFT)]
                ),
                x=i % per_row * (wide + 10),
                y=i // per_row * (CARD_HEIGHT + 10),
                class_=f"card {card}",
            )

    def named(self, seat: str, width: float, size: float) -> str:
        """A seat's name in so much room."""
        return fitted(self.words.name("seat", seat), width, size)

    # The seats.

    def panel(self, height: float) -> Iterator[str]:
        """Whose turn it is and who decides; what every seat has."""
        asked = self.facts["question"]
        over = self.view["phase"] == "over"
        deciding = [asked["seat"]] if asked else self.winners() if over else []
        yield rect(0, 0, PANEL, HEAD, 8, fill=mixed(LIT_GLOW, 0.28, PAPER), stroke=LIT_GLOW, stroke_width=2)
        yield text(self.headline().removesuffix("."), 20, 40, 30, "start", font_weight="700")
        if not over:
            phase = self.t(f"plague-phase-{self.view['phase']}")
            yield text(phase, 20, 72, 24, "start", font_style="italic", fill=INK_SOFT)
        for i, seat in enumerate(deciding):
            yield seat_mark(seat, self.seats, 33 + i * 32, 99, 22)
        at = 20 + 32 * len(deciding) + 4 * bool(deciding)
        yield text(fitted(self.deciding().removesuffix("."), PANEL - at - 14, 25), at, 108, 25, "start")
        room = min((height - HEAD) / len(self.seats) - GAP, MOST_SEAT)
        for i, seat in enumerate(self.seats):
            yield group(
                *self.seat(seat, room, seat in deciding),
                y=HEAD + GAP + i * (room + GAP),
                class_=f"seat {seat}",
            )

    def seat(self, seat: str, height: float, deciding: bool) -> Iterator[str]:
        """A seat: its score, its reserve, its citizens in the haven, its cards."""
        view = self.view
        yield rect(
            0,
            0,
            PANEL,
            height,
            8,
            fill=PAPER_DEEP if deciding else SHEET,
            stroke=ACCENT if deciding else PAPER_EDGE,
            stroke_width=3 if deciding else 2,
        )
        yield seat_mark(seat, self.seats, 34, 36, 28)
        yield text(self.named(seat, PANEL - 150, 30), 62, 46, 30, "start", font_weight="700")
        yield rect(PANEL - 70, 14, 54, 44, 8, fill=ACCENT)
        yield text(
            self.facts["scores"][seat], PANEL - 43, 47, 32, font_weight="700", fill=ACCENT_INK, class_="score"
        )
        reserve, haven = str(view["reserve"][seat]), str(view["haven"][seat])
        yield seat_mark(seat, self.seats, 34, 80, 13)
        yield element("circle", cx=34, cy=80, r=12, fill="none", stroke=INK_SOFT, stroke_dasharray="4 3")
        unit = self.t("board-unit-reserve")
        yield text(reserve, 54, 88, 25, "start", font_weight="700", class_="reserve")
        at = 54 + length(reserve, 27) + 6
        yield text(unit, at, 88, 22, "start", fill=INK_SOFT)
        at += length(unit, 22) + 26
        yield glyph(load("icons")["castle"], at, 79, 25)
        yield text(haven, at + 20, 88, 25, "start", font_weight="700")
        unit = self.t("board-unit-haven")
        yield text(unit, at + 26 + length(haven, 27), 88, 22, "start", fill=INK_SOFT)
        held = [card for card in self.codec.cards if view["cards"][card] == seat]
        if not held:
            yield text(self.t("board-no-card"), 22, 130, 22, "start", font_style="italic", fill=INK_SOFT)
        step = min(56, (PANEL - 60) / max(1, len(held) - 1))
        for i, card in enumerate(held):
            yield symbol(card, 40 + i * step, 128, 23)


# Pieces.


def label(name: str, x: float, y: float, size: float) -> str:
    """A region's name, on land and on sea."""
    behind = text(name, x, y, size, fill="none", stroke=LAND, stroke_width=6, stroke_linejoin="round")
    return element("g", behind, text(name, x, y, size), letter_spacing=size * 0.08, class_="label")


def rat_back(size: float) -> list[str]:
    """A rat whose face is hidden."""
    icons = load("icons")
    tail = path(icons["tail"], fill="none", stroke=PAPER, stroke_width=1.6, stroke_linecap="round")
    return [group(path(icons["rat"], fill_rule="evenodd"), tail, scale=size * 0.72 / 24, fill=PAPER)]


def read_face(face: str) -> tuple[str, str]:
    """The limit of a rat and its letters, of `2+MBC` or of a starting rat's `2+MBC*`."""
    limit, _, letters = face.removesuffix(STARTING_MARK).partition("+")
    return limit, letters


def face_of(face: str, size: float) -> list[str]:
    """The limit of a rat, and under it its symbols: in one row or, if they are many, in two."""
    limit, letters = read_face(face)
    columns = ceil(len(letters) / 2) if len(letters) > 4 else max(1, len(letters))
    rows = ceil(len(letters) / columns)
    small = size * (0.24 if rows > 1 else min(0.38, 0.88 / columns))
    symbols = load("icons")["symbols"]
    signs = (
        glyph(
            symbols[letter],
            (i % columns - (columns - 1) / 2) * small * 1.06,
            size * 0.25 + (i // columns - (rows - 1) / 2) * small * 1.04,
            small,
        )
        for i, letter in enumerate(letters)
    )
    number = text(limit, 0, size * (-0.03 if rows > 1 else 0.03), size * 0.56, font_weight="700")
    return [number, *signs]


def figure(icon: str, x: float, y: float, size: float, kind: str, count: int = 1) -> str:
    """The caravan or nuns: a woodcut on a round base."""
    return group(
        element("circle", r=size * 0.47, fill=SHEET, stroke=INK, stroke_width=2),
        glyph(load("icons")[icon], -size * 0.14 if count > 1 else 0, 0, size * 0.66),
        *([text(count, size * 0.25, size * 0.18, size * 0.5, font_weight="700")] if count > 1 else []),
        x=x,
        y=y,
        class_=kind,
    )


def plague_figure(x: float, y: float, size: float) -> str:
    """The doctor of the plague."""
    d = load("icons")["figure"]
    return group(
        element("ellipse", cx=size * 0.06, cy=size * 0.62, rx=size * 0.44, ry=size * 0.13, fill_opacity=0.35),
        glyph(
            d, 0, 0, size * 1.34, fill="none", stroke=ACCENT_INK, stroke_width=4.5, stroke_linejoin="round"
        ),
        glyph(d, 0, 0, size * 1.34),
        x=x,
        y=y,
        class_="plague",
    )


def symbol(card: str, x: float, y: float, radius: float) -> str:
    """The sign of a card's class on a round seal."""
    letter = next(letter for letter, name in CLASSES.items() if name == card_class(card))
    return group(
        element("circle", r=radius, fill=INK_SOFT),
        glyph(load("icons")["symbols"][letter], 0, 0, radius * 1.3, fill=PAPER),
        x=x,
        y=y,
    )


def stack_spot(place: Place, i: int, count: int, size: float) -> Point:
    """The place of one of `count` stacks of citizens: up to three in a row."""
    columns = 2 if count == 4 else min(3, count)
    row, column = divmod(i, columns)
    in_row = min(columns, count - row * columns)
    x, y = place.people
    return x + (column - (in_row - 1) / 2) * size * 1.04, y + row * size * 0.98
