"""The card table as an SVG picture: buildings and tracks, nun-row and piles, and a line for each seat with its hand.

A state shows as much as it knows: cards that a viewer may not see lie face down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from rattus.art import (
    ACCENT,
    ACCENT_INK,
    FOCUS,
    GOOD,
    INK,
    INK_SOFT,
    LAND_2,
    LAND_3,
    LINE,
    LIT,
    LIT_GLOW,
    PAPER,
    PAPER_DEEP,
    SEA_LINE,
    SEAT_COLOURS,
    SHEET,
    element,
    fitted,
    group,
    length,
    load,
    mixed,
    path,
    rect,
    seat_mark,
    svg,
    text,
    told,
    woodcut,
)
from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES
from rattus.cartus.ending import is_dead, results
from rattus.cartus.facts import Facts, facts, last_round, person, piles_in_play, tokens_in_play
from rattus.cartus.fate import DEAD, fate
from rattus.cartus.picture import chance_words
from rattus.cartus.report import StateReport, cards, knows, report
from rattus.cartus.state import (
    COPIES,
    DRAW,
    DRAW_PER,
    EXCHANGE,
    LOOKS,
    NONE,
    RATS,
    TOKENS,
    TRIBUTE,
    State,
)
from rattus.kernel.step import HIDDEN
from rattus.locales import Words

WIDTH, MARGIN = 1600, 16
HEAD, ROW, NUNS, SEAT = 76, 500, 158, 92
"""Heights: what is going on, buildings and tracks, nun-row and piles, a seat."""
LEFT = 1010
"""How wide the buildings are; the tracks have the rest."""
CARD, MINI = (82, 114), (46, 64)
CLASS_COLOURS = {
    "peasantry": mixed(GOOD, 0.88, LAND_2),
    "bourgeoisie": mixed(LIT, 0.88, INK),
    "church": mixed(INK_SOFT, 0.82, SEA_LINE),
    "chivalry": mixed(FOCUS, 0.62, SEA_LINE),
    "magic": SEAT_COLOURS["purple"],
    "royalty": ACCENT,
}
BACK, BACK_LINE = mixed(ACCENT, 0.62), mixed(ACCENT, 0.86, INK)
GOLDEN = mixed(LIT_GLOW, 0.62)


def drawing(codec: Codec, s: State, words: Words) -> str:
    """The table as SVG."""
    return Drawing(codec, s, words).whole()


@lru_cache(maxsize=4096)
def said(words: Words, id: str, args: tuple[tuple[str, Any], ...]) -> str:
    """A message; the same few are said again and again."""
    return words.t(id, **dict(args))


class Drawing:
    """One state, being drawn."""

    def __init__(self, codec: Codec, s: State, words: Words) -> None:
        self.codec, self.s, self.words = codec, s, words
        self.seats = codec.seats
        self.view: StateReport = report(codec, s)
        self.facts: Facts = facts(codec, s)
        self.over = self.view["phase"] == "over"
        self.class_of = {person(codec, number): kind for number, kind in enumerate(CLASS_NAMES)}

    def t(self, id: str, **args: object) -> str:
        """A message in the language of the picture."""
        return said(self.words, id, tuple(args.items()))

    def whole(self) -> str:
        """Everything, from above."""
        row_at = MARGIN + HEAD + 14
        nuns_at = row_at + ROW + 14
        seats_at = nuns_at + NUNS + 14
        height = seats_at + len(self.seats) * (SEAT + 8) - 8 + MARGIN
        right = LEFT + 2 * MARGIN
        return svg(
            WIDTH,
            height,
            f"{self.title()}. {self.headline()}. {self.deciding()}.",
            "",
            group(*self.heading(), x=MARGIN, y=MARGIN),
            group(*self.buildings(), x=MARGIN, y=row_at),
            group(*self.tracks(WIDTH - MARGIN - right), x=right, y=row_at),
            group(*self.nun_row(), x=MARGIN, y=nuns_at),
            group(*self.piles(WIDTH - MARGIN - right), x=right, y=nuns_at),
            *(
                group(*self.seat(number), x=MARGIN, y=seats_at + number * (SEAT + 8), class_=f"seat {name}")
                for number, name in enumerate(self.seats)
            ),
        )

    # What is going on.

    def title(self) -> str:
        """The name of the game."""
        id = f"game-{self.codec.edition.id}"
        return self.t(id) if self.words.has(id) else self.codec.edition.title

    def headline(self) -> str:
        """The round and its phase."""
        phase = self.t(f"cartus-phase-{self.view['phase']}")
        if not self.s.round or self.over:
            return phase
        rounds = self.codec.rules.buildings // self.codec.rules.width
        return f"{self.t('cards-round-of', round=self.s.round, rounds=rounds)} · {phase}"

    def deciding(self) -> str:
        """The seat that is asked; at the end the winners, if the state tells them."""
        asked = self.facts["question"]
        if asked:
            return self.t("table-decides", seat=asked["seat"]).removesuffix(".")
        if not self.over:
            return self.t("table-chance").removesuffix(".")
        match self.winners():
            case []:
                return self.t("table-over")
            case [winner]:
                return self.t("table-won", seat=winner).removesuffix(".")
            case winners:
                return self.words.t("table-won-together", winners=winners).removesuffix(".")

    def winners(self) -> list[str]:
        """The winners, if the game is over and all hands are known."""
        if not self.over or self.s.eyes != NONE:
            return []
        score, rank = [0] * len(self.seats), [0] * len(self.seats)
        count = results(self.codec.rules, self.s, score, rank)
        return [self.seats[seat] for seat in rank[:count]]

    def ranking(self) -> list[int]:
        """The seats from first to last, as far as the state tells it."""
        score, rank = [0] * len(self.seats), [0] * len(self.seats)
        results(self.codec.rules, self.s, score, rank)
        return rank

    def heading(self) -> Iterator[str]:
        """The title, the round, and who decides."""
        wide = WIDTH - 2 * MARGIN
        yield rect(0, 0, wide, HEAD, 8, fill=mixed(LIT_GLOW, 0.28, PAPER), stroke=LIT_GLOW, stroke_width=2)
        yield text(self.title(), 24, 51, 40, "start", font_weight="700", letter_spacing=2)
        yield text(self.headline(), wide / 2, 49, 29, font_style="italic", fill=INK_SOFT)
        asked = self.facts["question"]
        marks = [asked["seat"]] if asked else self.winners()
        words = self.deciding()
        at = wide - 24 - length(words, 30)
        yield text(words, wide - 24, 49, 29, "end", font_weight="700")
        for i, seat in enumerate(reversed(marks)):
            yield seat_mark(seat, self.seats, at - 20 - i * 36, 39, 26)

    # The row of buildings.

    def buildings(self) -> Iterator[str]:
        """The building cards of this round."""
        wide = (LEFT + 14) / self.codec.rules.width - 14
        for place, number in enumerate(self.s.shown[: self.s.shown_size]):
            yield group(*self.building(place, number, wide), x=place * (wide + 14), class_="building")
        if not self.view["row"]:
            yield from self.empty_row()

    def empty_row(self) -> Iterator[str]:
        """Before the first round and after the last: what is going on; at the end the seats from first to last."""
        yield rect(0, 0, LEFT, ROW, 10, fill=PAPER_DEEP, stroke=LINE, stroke_width=2)
        yield text(self.deciding(), LEFT / 2, 76, 40, font_weight="700")
        if not self.over:
            yield sign("building", LEFT / 2 - 100, 170, 200)
            return
        totals = self.totals()
        order = self.ranking()
        for i, seat in enumerate(order):
            y = 150 + i * 68
            fate_word = self.fate(seat)
            yield seat_mark(self.seats[seat], self.seats, 270, y, 34)
            yield text(self.name(seat, 220, 33), 306, y + 11, 33, "start", font_weight="700")
            yield text(totals[seat], 610, y + 12, 38, "end", font_weight="700")
            if fate_word:
                yield sign("skull", 640, y - 18, 36)
                yield text(self.t(f"cartus-fate-{fate_word}"), 690, y + 9, 25, "start", font_style="italic")

    def fate(self, seat: int) -> str:
        """What became of a seat; who would have won is known only with all hands."""
        if self.s.eyes == NONE:
            return fate(self.codec.rules, self.s, seat)
        return DEAD if is_dead(self.s, seat) else ""

    def totals(self) -> list[int]:
        """Points of each seat: for all there is at the end if all hands are known, else for the tracks."""
        sources = (self.facts["points"] or {}).values() if self.over else ()
        tracks = self.facts["scores"]
        return [sum(each[name] for each in sources) if sources else tracks[name] for name in self.seats]

    def name(self, seat: int, room: float, size: float) -> str:
        """A seat's name in so much room."""
        return fitted(self.words.name("seat", self.seats[seat]), room, size)

    def building(self, place: int, number: int, wide: float) -> Iterator[str]:
        """What it is, what it supplies, what its actions bring, and who is in it with which cards."""
        codec, s = self.codec, self.s
        name = codec.building(number)
        kind = CLASS_NAMES[codec.rules.building_class[number // COPIES]]
        colour = CLASS_COLOURS[kind]
        here = self.view["phase"] == "resolve" and s.place == place
        yield rect(0, 4, wide, ROW, 10, fill_opacity=0.25)
        yield rect(0, 0, wide, ROW, 10, fill=SHEET)
        yield path(f"M0 54V10Q0 0 10 0H{wide - 10:g}Q{wide:g} 0 {wide:g} 10V54Z", fill=colour)
        yield emblem(kind, 16, 11, 32, ACCENT_INK)
        called = self.words.name("building", name)
        size = 27 if length(called, 29) < wide - 72 else 23
        yield text(fitted(called, wide - 66, size), 58, 37, size, "start", font_weight="700", fill=ACCENT_INK)
        yield rect(0, 54, wide, 158, fill=mixed(colour, 0.16))
        layers = load("woodcuts")["buildings"].get(name)
        if layers:
            yield woodcut(layers, wide / 2 - 48 * 2.4, 60, 2.4, mixed(colour, 0.38), mixed(colour, 0.16))
        yield path(f"M0 54H{wide:g}M0 212H{wide:g}M0 342H{wide:g}", stroke=INK, stroke_width=1.5)
        lines = (
            ("supply", self.t("cards-supply"), self.supply(number)),
            ("crown", self.t("cartus-premium"), self.action(number, premium=True)),
            ("others", self.t("cartus-standard"), self.action(number, premium=False)),
        )
        for i, (icon, caption, effect) in enumerate(lines):
            y = 248 + i * 40
            yield sign(icon, 14, y - 22, 27, GOLDEN)
            yield text(caption, 52, y, 21, "start", fill=INK_SOFT)
            yield self.effect(effect, wide - 14, y)
        yield rect(0, 342, wide, ROW - 342, fill=PAPER_DEEP)
        yield from self.visitors(place, wide)
        yield rect(
            0, 0, wide, ROW, 10, fill="none", stroke=ACCENT if here else INK, stroke_width=6 if here else 2.5
        )

    def supply(self, number: int) -> list[tuple[str, ...]]:
        """What a building card supplies, as numbers and signs."""
        drawn, rats, looks = self.codec.rules.supply[number % COPIES]
        parts: list[tuple[str, ...]] = [(str(drawn), "card")] * bool(drawn)
        return parts + [(f"−{rats}", "rat")] * bool(rats) + [(str(looks), "look")] * bool(looks)

    def action(self, number: int, *, premium: bool) -> list[tuple[str, ...]]:
        """What an action brings, as numbers and signs; in the last round the premium is influence."""
        if last_round(self.s):
            return [("+1", "influence")] if premium else []
        effect = self.codec.rules.effect[2 * (number // COPIES) + premium]
        parts: list[tuple[str, ...]] = [
            (str(effect[pile]), card) for pile, card in enumerate(PILE_NAMES) if effect[pile]
        ]
        per = "" if effect[DRAW_PER] == 1 else str(effect[DRAW_PER])
        kinds: tuple[tuple[int, tuple[str, ...]], ...] = (
            (DRAW, (str(effect[DRAW]), "card")),
            (DRAW_PER, ("1", "card", f"/{per}", "influence")),
            (RATS, (f"−{effect[RATS]}", "rat")),
            (EXCHANGE, (f"0–{effect[EXCHANGE]}", "card", "› −", "rat")),
            (LOOKS, (str(effect[LOOKS]), "look")),
            (TOKENS, (str(effect[TOKENS]), "token")),
            (TRIBUTE, (str(effect[TRIBUTE]), "tribute")),
        )
        return parts + [part for kind, part in kinds if effect[kind]]

    def effect(self, parts: Sequence[tuple[str, ...]], right: float, y: float) -> str:
        """Numbers and signs in turn, so that they end there."""
        if not parts:
            return text("–", right, y, 25, "end")
        found = []
        x = right
        for part in reversed(parts):
            for i in reversed(range(0, len(part), 2)):
                x -= 28
                found.append(sign(part[i + 1], x, y - 22, 27, GOLDEN))
                found.append(text(part[i], x - 5, y, 25, "end", font_weight="700"))
                x -= length(part[i], 27) + 7
            x -= 8
        return "".join(found)

    def visitors(self, place: int, wide: float) -> Iterator[str]:
        """The seats in a building, in order of entering, with their cards as far as they are known."""
        inside = [seat for seat in self.s.order[: self.s.arrived] if self.s.entered[seat] == place]
        step = min(76, (ROW - 350) / max(1, len(inside)))
        scale = min(1, (step - 6) / MINI[1])
        for i, seat in enumerate(inside):
            name, y = self.seats[seat], 350 + i * step
            laid = self.laid(seat)
            yield group(
                seat_mark(name, self.seats, 26, step / 2, 26 * max(scale, 0.7)),
                self.fan(laid, 50, (step - MINI[1] * scale) / 2, wide - 62, scale),
                y=y,
                class_=f"visitor {name}",
            )

    def laid(self, seat: int) -> list[str]:
        """The cards a seat has laid in a building."""
        if self.s.open[seat] or knows(self.s, seat):
            return cards(self.codec, self.s.laid[seat])
        return [HIDDEN] * self.s.laid_size[seat]

    # Cards.

    def fan(self, held: Sequence[str], x: float, y: float, room: float, scale: float = 1) -> str:
        """Small cards in a row, one over the other where they need to be."""
        wide = MINI[0] * scale
        step = min(wide + 4, (room - wide) / max(1, len(held) - 1))
        return "".join(
            group(self.mini(card), x=x + i * step, y=y, scale=scale) for i, card in enumerate(held)
        )

    def mini(self, card: str) -> str:
        """A card drawn with nothing but what tells it from others."""
        wide, high = MINI
        if card == HIDDEN:
            return back(wide, high)
        kind, nuns = self.read(card)
        colour = CLASS_COLOURS[kind] if kind else LAND_2
        outline = rect(0, 0, wide, high, 6, fill=colour, stroke=SHEET, stroke_width=2)
        if not kind:
            return told(
                self.words.name("card", card), outline, sign(card, 7, 16, 32, GOLDEN, LAND_2), class_="card"
            )
        return told(
            self.words.name("card", card),
            outline,
            text(nuns, wide / 2, 27, 27, font_weight="700", fill=ACCENT_INK),
            emblem(kind, wide / 2 - 12, 34, 24, ACCENT_INK),
            class_="card",
        )

    def read(self, card: str) -> tuple[str | None, str]:
        """The class of a population card and its nuns."""
        name, _, nuns = card.rpartition("-")
        return self.class_of.get(name), nuns

    def face(self, card: str) -> str:
        """A card of the nun-row: a person with its nuns."""
        wide, high = CARD
        kind, nuns = self.read(card)
        if card == HIDDEN or kind is None:
            return back(wide, high)
        colour = CLASS_COLOURS[kind]
        portrait = load("woodcuts")["people"].get(card.rpartition("-")[0], [])
        return told(
            self.words.name("card", card),
            rect(0, 0, wide, high, 7, fill=mixed(colour, 0.3)),
            path(f"M0 {high}V7Q0 0 7 0H25V{high}Z", fill=colour),
            text(nuns, 12.5, 25, 25, font_weight="700", fill=ACCENT_INK),
            *(small_nun(4, 32 + i * 19, colour) for i in range(int(nuns))),
            woodcut(portrait, 28, 30, 0.8, mixed(colour, 0.34), mixed(colour, 0.12)),
            rect(0, 0, wide, high, 7, fill="none", stroke=INK, stroke_width=2),
            class_="card",
        )

    # Tracks.

    def tracks(self, wide: float) -> Iterator[str]:
        """Six tracks: who has how much influence, and who came first where several have as much."""
        end = self.codec.rules.track
        step = (ROW + 8) / len(CLASS_NAMES)
        high = step - 8
        cell = (wide - 62) / end
        for i, kind in enumerate(CLASS_NAMES):
            colour = CLASS_COLOURS[kind]
            spaces = (
                rect(
                    56 + (n - 1) * cell,
                    high - 27,
                    cell - 3,
                    23,
                    4,
                    fill=mixed(colour, 0.45) if n % 5 == 0 else mixed(SHEET, 0.75, mixed(colour, 0.2)),
                    stroke=LINE,
                )
                + text(n, 56 + (n - 0.5) * cell - 1.5, high - 9, 17)
                for n in range(1, end + 1)
            )
            yield told(
                self.standing(kind),
                rect(0, 0, wide, high, 8, fill=mixed(colour, 0.2), stroke=LINE, stroke_width=1.5),
                path(f"M48 0V{high:g}H8Q0 {high:g} 0 {high - 8:g}V8Q0 0 8 0Z", fill=colour),
                emblem(kind, 8, high / 2 - 16, 32, ACCENT_INK),
                *spaces,
                *self.markers(self.view["influence"][kind], cell, high),
                transform=f"translate(0 {i * step:g})",
                class_=f"track {kind}",
            )

    def standing(self, kind: str) -> str:
        """`Church: Red 3, Blue 1`"""
        track = self.view["influence"][kind]
        places = ", ".join(f"{self.words.name('seat', str(seat))} {number}" for seat, number in track)
        return self.t("cards-track", kind=kind, places=places)

    def markers(self, track: Sequence[Sequence[str | int]], cell: float, high: float) -> Iterator[str]:
        """Pieces of the seats on a track; where several are, they lie one on the other, the first at the bottom."""
        stacks: dict[int, list[str]] = {}
        for seat, number in track:
            if number:
                stacks.setdefault(int(number), []).append(str(seat))
        for number, stack in stacks.items():
            rise = min(12, 26 / max(1, len(stack) - 1))
            for level, seat in enumerate(stack):
                x = 56 + (number - 0.5) * cell - 1.5 + level * 2
                yield group(seat_mark(seat, self.seats, x, high - 38 - level * rise, 24), class_="marker")

    # The nun-row and the piles.

    def nun_row(self) -> Iterator[str]:
        """Five cards that say in the end how many rats one may have, with the marks of those who know them."""
        yield rect(0, 0, LEFT, NUNS, 10, fill=PAPER_DEEP, stroke=LINE, stroke_width=1.5)
        yield text(self.t("cards-nun-row"), 22, 44, 28, "start", font_weight="700")
        known = [self.read(card)[1] for card in self.view["nuns"] if card != HIDDEN]
        yield sign("nun", 24, 62, 32, GOLDEN, PAPER_DEEP)
        hidden = len(self.view["nuns"]) - len(known)
        yield text(
            f"{sum(map(int, known))}{' + ?' if hidden else ''}", 66, 88, 30, "start", font_weight="700"
        )
        survival = self.facts["survival"]
        if survival is not None:
            yield text(
                f"{chance_words(Fraction(survival))} {self.t('cards-survival')}",
                22,
                132,
                25,
                "start",
                fill=INK_SOFT,
            )
        first = 270
        for spot, card in enumerate(self.view["nuns"]):
            x = first + spot * 146
            yield group(self.face(card), x=x, y=(NUNS - CARD[1]) / 2, class_="nun-card")
            for i, seat in enumerate(self.view["seen"].get(str(spot + 1), [])):
                yield seat_mark(seat, self.seats, x + CARD[0] + 16, 34 + i * 23, 18)

    def piles(self, wide: float) -> Iterator[str]:
        """How many cards or tokens lie in the decks and piles of this game."""
        view = self.view["piles"]
        shown = [("deck", "card"), ("discards", "discards")]
        shown += [(PILE_NAMES[pile], PILE_NAMES[pile]) for pile in piles_in_play(self.codec, self.s)]
        shown += [("tokens", "token")] * tokens_in_play(self.codec, self.s)
        shown += [("buildings", "building"), ("replacement", "building")]
        columns = (len(shown) + 1) // 2
        step, high = (wide + 10) / columns, (NUNS - 10) / 2
        for i, (name, icon) in enumerate(shown):
            told_as = {"deck": "cards-deck", "buildings": "cards-building-deck", "tokens": "cards-token-pile"}
            called = self.t(told_as[name]) if name in told_as else self.words.name("card", name)
            yield told(
                self.t("cards-pile", name=called, count=view[name]),
                rect(3, 4, step - 10, high, 8, fill=mixed(LINE, 0.6)),
                rect(0, 0, step - 10, high, 8, fill=SHEET, stroke=LINE, stroke_width=1.5),
                sign(icon, (step - 10) / 2 - 42, high / 2 - 18, 36, GOLDEN),
                text(
                    view[name],
                    (step - 10) / 2 + 4,
                    high / 2 + 11,
                    31,
                    "start",
                    font_weight="700",
                    class_="count",
                ),
                *([text("+", 10, 24, 24, "start", fill=INK_SOFT)] if name == "replacement" else []),
                transform=f"translate({i % columns * step:g} {i // columns * (high + 10):g})",
                class_=f"pile {name}",
            )

    # Seats.

    def seat(self, number: int) -> Iterator[str]:
        """A seat: rats, hand, jokers and special cards as far as they are known, tokens, points."""
        name, wide = self.seats[number], WIDTH - 2 * MARGIN
        asked = self.facts["question"]
        now = name == asked["seat"] if asked else name in self.winners()
        yield rect(
            0,
            0,
            wide,
            SEAT,
            8,
            fill=mixed(LIT_GLOW, 0.16) if self.s.eyes == number else SHEET,
            stroke=ACCENT if now else LINE,
            stroke_width=4 if now else 1.5,
        )
        middle = SEAT / 2
        yield seat_mark(name, self.seats, 36, middle, 32)
        called = self.name(number, 150, 29)
        yield text(called, 66, middle + 9, 29, "start", font_weight="700")
        if self.view["start"] == name:
            yield sign("start", 74 + length(called, 31), middle - 18, 30, GOLDEN)
        dead = self.over and is_dead(self.s, number)
        yield sign("skull" if dead else "rat", 262, middle - 20, 38, GOLDEN)
        yield text(
            self.view["rats"][name], 308, middle + 11, 32, "start", font_weight="700", class_="rats",
            fill=ACCENT if dead else INK,
        )  # fmt: skip
        hand = self.view["hands"][name]
        held = [HIDDEN] * hand if isinstance(hand, int) else hand
        yield text(len(held), 404, middle + 11, 32, "end", font_weight="700", class_="hand")
        yield group(self.fan(held, 418, (SEAT - MINI[1]) / 2, 700), class_="cards")
        yield from self.extras(name, 1140, wide - 92)
        yield rect(wide - 78, 12, 64, SEAT - 24, 8, fill=ACCENT)
        yield text(
            self.totals()[number],
            wide - 46,
            middle + 13,
            37,
            font_weight="700",
            fill=ACCENT_INK,
            class_="points",
        )

    def extras(self, name: str, left: float, right: float) -> Iterator[str]:
        """Jokers and special cards where the hand is not known, and tokens with their values or their number."""
        parts: list[tuple[str, str]] = []
        if isinstance(self.view["hands"][name], int):
            for card, (least, most) in self.facts["specials"][name].items():
                if most:
                    parts.append((card, str(least) if least == most else f"{least}–{most}"))
        tokens = self.view["tokens"][name]
        count = tokens if isinstance(tokens, int) else len(tokens)
        if count:
            parts.append(("token", str(tokens) if isinstance(tokens, int) else ", ".join(map(str, tokens))))
        x, y = left, SEAT / 2 - 8 if len(parts) < 4 else 36
        for icon, words in parts:
            needed = 34 + length(words, 25) + 14
            if x + needed > right and x > left:
                x, y = left, y + 40
            yield sign(icon, x, y - 10, 29, GOLDEN)
            yield text(words, x + 34, y + 13, 24, "start")
            x += needed


# Signs.


def sign(name: str, x: float, y: float, size: float, tint: str = LAND_3, paper: str = SHEET) -> str:
    """One of the small woodcuts."""
    return woodcut(load("woodcuts")["signs"][name], x, y, size / 24, tint, paper)


def emblem(kind: str, x: float, y: float, size: float, colour: str) -> str:
    """What stands for a class."""
    d = load("woodcuts")["emblems"][kind]
    return group(path(d, fill=colour, fill_rule="evenodd"), x=x, y=y, scale=size / 24)


def small_nun(x: float, y: float, colour: str) -> str:
    """A nun on the edge of a card."""
    (_, habit), (_, face), *_ = load("woodcuts")["signs"]["nun"]
    return group(path(habit, fill=ACCENT_INK), path(face, fill=colour), x=x, y=y, scale=17 / 24)


def back(wide: float, high: float) -> str:
    """A card face down."""
    step, inner = 8, (wide - 10, high - 10)
    cross = "".join(f"M{x:g} 5V{5 + inner[1]:g}" for x in range(5 + step, int(5 + inner[0]), step)) + "".join(
        f"M5 {y:g}H{5 + inner[0]:g}" for y in range(5 + step, int(5 + inner[1]), step)
    )
    return element(
        "g",
        rect(0, 0, wide, high, 6, fill=SHEET, stroke=INK, stroke_width=1.5),
        rect(5, 5, *inner, 3, fill=BACK, stroke=BACK_LINE, stroke_width=1.5),
        path(cross, stroke=BACK_LINE, stroke_width=1),
        class_="card hidden",
    )
