"""The card table as text: the row of buildings, the tracks, the seats, the nun-row, hands and piles.

Every piece of text has a role, a name for what it means, so that a terminal can colour it; without colours
the picture says the same. A state shows as much as it knows: a view only its own seat's hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from textwrap import wrap
from typing import Literal

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES
from rattus.cartus.ending import is_dead, nuns_in_row, score_tracks
from rattus.cartus.facts import held
from rattus.cartus.facts import last_round as last_round
from rattus.cartus.facts import person as person
from rattus.cartus.facts import piles_in_play as piles_in_play
from rattus.cartus.facts import tokens_in_play as tokens_in_play
from rattus.cartus.game import actor
from rattus.cartus.report import knows, phase, row_card, tokens
from rattus.cartus.state import (
    ASK_NOTHING,
    CLASSES,
    COPIES,
    DRAW,
    DRAW_PER,
    ENTER_PHASE,
    EXCHANGE,
    JOKER,
    LOOKS,
    NONE,
    NUNS,
    PLAGUE,
    PUBLIC,
    RATS,
    ROW,
    SUPPLY_PHASE,
    TOKENS,
    TRIBUTE,
    State,
)
from rattus.cartus.survival import nuns_seen, survival
from rattus.kernel.contract import CHANCE, OVER
from rattus.kernel.signs import letters
from rattus.kernel.step import HIDDEN

Role = Literal[
    "text", "dim", "heading", "strong", "building", "card", "rat", "nun",
    "seat 1", "seat 2", "seat 3", "seat 4", "seat 5",
]  # fmt: skip
Span = tuple[str, Role]
Line = list[Span]

SEAT_ROLES: tuple[Role, ...] = ("seat 1", "seat 2", "seat 3", "seat 4", "seat 5")
FACE_DOWN = "▪"
UNKNOWN = "?"
WIDEST, HIGHEST = 100, 40
"""The page: the wide form fits it and needs all of its columns."""
GAP = 2
BOX_GAP = 1
WIDEST_BOX = 48
CAPTION = 9
"""The column of what a building card's lines are about."""
LONGEST_NAME = 8
"""Letters of a seat's name in the table of seats."""
LABELS = 10
"""The width of the labels below the tracks, in columns; labels that name a seat take what they need."""
MANY_FACE_DOWN = 6
"""More cards than these are counted, not drawn."""
PLURALS = {"pass": "pass cards", "gold": "gold"}
APOSTROPHES = {"fortune tellers": "fortune-teller's", "pied pipers": "pied piper's"}
"""What names in records leave out."""


def draw(codec: Codec, s: State) -> str:
    """The table as plain text, at most 100 columns wide."""
    lines = picture(codec, s, WIDEST, HIGHEST)
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def picture(codec: Codec, s: State, columns: int, rows: int) -> list[Line]:
    """The table as lines of spans: with drawn cards if there is so much room, else in as few lines as can be."""
    if columns >= WIDEST:
        sections = _wide(codec, s)
        tight = sum(map(len, sections))
        if tight + len(sections) - 1 <= rows:
            return _joined_lines(sections)
        if tight <= rows:
            return [line for section in sections for line in section]
    return _compact(codec, s, columns)


# Words that captions, choices and help share.


def building_name(building: str) -> str:
    """A building as it is printed: `fortune-tellers-tent` is Fortune-teller's Tent."""
    text = building.replace("-", " ")
    for plain, printed in APOSTROPHES.items():
        text = text.replace(plain, printed)
    return " ".join(word[:1].upper() + word[1:] for word in text.split())


def some(count: int, what: str) -> str:
    """`1 joker`, `2 jokers`, `2 pass cards`, `1 gold`"""
    many = plural(what)
    if what in PLURALS:
        return f"{count} {many.removesuffix('s') if count == 1 else many}"
    return f"{count} {what if count == 1 else many}"


def plural(what: str) -> str:
    """Several of a thing: `monks`, `witches`, `gold`."""
    return PLURALS.get(what) or what + ("es" if what.endswith(("ch", "sh", "s", "x")) else "s")


def supply_words(codec: Codec, card: int) -> str:
    """What a building card supplies: `2 cards, 1 look`."""
    drawn, rats, looks = codec.rules.supply[card % COPIES]
    parts = [some(drawn, "card")] * bool(drawn) + [f"{some(rats, 'rat')} off"] * bool(rats)
    return ", ".join(parts + [some(looks, "look")] * bool(looks)) or "nothing"


def action_words(codec: Codec, building: int, *, premium: bool, long: bool = False) -> str:
    """What a building's action brings, in few words or so that a newcomer understands."""
    effect = codec.rules.effect[2 * building + premium]
    parts = [
        ("take " if long else "") + some(effect[pile], card)
        for pile, card in enumerate(PILE_NAMES)
        if effect[pile]
    ]
    per = "" if effect[DRAW_PER] == 1 else f"{effect[DRAW_PER]} "
    for what, short, whole in (
        (DRAW, some(effect[DRAW], "card"), f"draw {some(effect[DRAW], 'card')}"),
        (DRAW_PER, f"1 card per {per}influence", f"draw 1 card per {per}influence scored"),
        (RATS, f"{some(effect[RATS], 'rat')} off", f"take off {some(effect[RATS], 'rat')}"),
        (
            EXCHANGE,
            f"≤{effect[EXCHANGE]} {'more' if effect[RATS] else 'rats off'} for cards",
            f"discard up to {some(effect[EXCHANGE], 'card')}, a rat off for each",
        ),
        (LOOKS, some(effect[LOOKS], "look"), f"look at {some(effect[LOOKS], 'nun-row card')}"),
        (TOKENS, some(effect[TOKENS], "token"), f"draw {some(effect[TOKENS], 'victory token')}"),
        (
            TRIBUTE,
            f"{effect[TRIBUTE]} cards of others",
            f"{some(effect[TRIBUTE], 'card')} of all outside who hold {effect[TRIBUTE]}+",
        ),
    ):
        if effect[what]:
            parts.append(whole if long else short)
    if not parts and codec.rules.effect[2 * building + 1][TRIBUTE]:
        return "nothing, but safe" if long else "safe"
    return ", ".join(parts) or "nothing"


def actions(codec: Codec, s: State, card: int, *, long: bool = False) -> tuple[str, str]:
    """What a building card brings in this round, premium and standard; in the last round the premium is influence."""
    if last_round(s):
        kind = CLASS_NAMES[codec.rules.building_class[card // COPIES]]
        return f"+1 influence in {kind}" if long else "+1 influence", "nothing"
    premium, standard = (
        action_words(codec, card // COPIES, premium=premium, long=long) for premium in (True, False)
    )
    return premium, standard


def short_actions(codec: Codec, s: State, card: int) -> list[str]:
    """Both actions in one, `4/2 cards`, if they differ only in the number; else each by itself."""
    premium, standard = actions(codec, s, card)
    (many, *what), (few, *other) = premium.split(" "), standard.split(" ")
    same = [
        plural(word) == plural(each) or word == plural(each) for word, each in zip(what, other, strict=False)
    ]
    if many.isdigit() and few.isdigit() and len(what) == len(other) and all(same):
        return [f"{many}/{few} {' '.join(what)}"]
    return [premium] if standard == "nothing" else [f"{premium} /", standard]


def class_words(codec: Codec, card: int) -> str:
    """The class of a building card, and its people: `church (monks)`."""
    kind = codec.rules.building_class[card // COPIES]
    return f"{CLASS_NAMES[kind]} ({plural(person(codec, kind))})"


def chance_words(chance: Fraction) -> str:
    """A chance in per cent; only what is certain is written as certain."""
    if chance in (0, 1):
        return f"{100 * int(chance)} %"
    shown = min(max(float(100 * chance), 0.1), 99.9)
    sign = "<" if chance < Fraction(1, 1000) else ">" if chance > Fraction(999, 1000) else ""
    return f"{sign}{shown:.1f} %"


def grouped(codec: Codec, counts: Sequence[int]) -> list[str]:
    """Cards by class, with the nuns of each, then jokers and special cards: `monk 4 4 0`, `joker ×2`."""
    found = []
    for kind in range(CLASSES):
        nuns = [
            str(each) for each in reversed(range(NUNS)) for _ in range(_count(counts, kind * NUNS + each))
        ]
        if nuns:
            found.append(f"{person(codec, kind)} {' '.join(nuns)}")
    for pile, card in enumerate(PILE_NAMES):
        if count := _count(counts, JOKER + pile):
            found.append(card if count == 1 else f"{card} ×{count}")
    return found


def _count(counts: Sequence[int], kind: int) -> int:
    """Laid cards have no numbers for what can't be laid."""
    return counts[kind] if kind < len(counts) else 0


# Lines of spans.


def _length(line: Iterable[Span]) -> int:
    return sum(len(text) for text, _ in line)


def _padded(line: Line, width: int) -> Line:
    return [*line, (" " * (width - _length(line)), "text")]


def _joined(items: Iterable[Span | Line], between: str) -> Line:
    line: Line = []
    for item in items:
        if line and between:
            line.append((between, "dim"))
        line += item if isinstance(item, list) else [item]
    return line


def _joined_lines(sections: Sequence[list[Line]]) -> list[Line]:
    """An empty line between sections."""
    lines: list[Line] = []
    for section in sections:
        if lines:
            lines.append([])
        lines += section
    return lines


def _flowing(
    head: Line, items: Sequence[Line], between: str, width: int, indent: int | None = None
) -> list[Line]:
    """Items after a head, broken between them into as many lines as that takes; later lines are indented as far."""
    indent = _length(head) if indent is None else indent
    lines: list[Line] = []
    line = list(head)
    begun = False
    for item in items:
        if begun and _length(line) + len(between) + _length(item) > width:
            lines.append(line)
            line, begun = [(" " * indent, "text")], False
        if begun:
            line.append((between, "dim"))
        line += item
        begun = True
    return [*lines, line]


def _beside(left: list[Line], right: list[Line], gap: int) -> list[Line]:
    column = max(map(_length, left)) + gap
    height = max(len(left), len(right))
    left = [*left, *([] for _ in range(height - len(left)))]
    right = [*right, *([] for _ in range(height - len(right)))]
    return [[*_padded(a, column), *b] if b else a for a, b in zip(left, right, strict=True)]


def _columns(rows: Sequence[Sequence[Line]], gap: int = GAP) -> list[Line]:
    """Cells below each other, each column as wide as its widest cell."""
    widths = [max(map(_length, cells)) for cells in zip(*rows, strict=True)]
    lines: list[Line] = []
    for row in rows:
        line: Line = []
        for cell, width in zip(row[:-1], widths, strict=False):
            line += _padded(cell, width + gap)
        lines.append([*line, *row[-1]])
    return lines


def _shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


# The forms.


def _wide(codec: Codec, s: State) -> list[list[Line]]:
    """Sections: the headline and the building cards drawn; tracks and seats; the plague, hands, piles."""
    row = [_boxes(codec, s)] if s.shown_size else []
    tracks = _tracks(codec, s)
    across = max(map(_length, tracks))
    panel = _beside(tracks, _seats(codec, s, WIDEST - across - GAP), GAP)
    rest = [*_plague(codec, s, WIDEST), *_hands(codec, s, WIDEST), *_piles(codec, s, WIDEST)]
    return [_headline(codec, s, WIDEST), *row, panel, rest]


def _compact(codec: Codec, s: State, width: int) -> list[Line]:
    """The same without drawn cards and empty lines."""
    return [
        *_headline(codec, s, width),
        *_listed_row(codec, s, width),
        *_short_tracks(codec, s, width),
        *_seats(codec, s, width),
        *_plague(codec, s, width),
        *_hands(codec, s, width),
        *_piles(codec, s, width, decks=False),
    ]


# What is going on.


def _name(codec: Codec, seat: int) -> Span:
    return codec.seats[seat], SEAT_ROLES[seat]


def _headline(codec: Codec, s: State, width: int) -> list[Line]:
    """Round and phase, who decides, who started, who waits."""
    rounds = codec.rules.buildings // codec.rules.width
    what = phase(s)
    if what == "resolve":
        what = f"resolve {s.place + 1} {building_name(codec.building(s.shown[s.place]))}"
    who = actor(codec.rules, s)
    if who == OVER:
        return [[("the game is over", "heading"), (f" after {some(rounds, 'round')}", "text")]]
    last = " (last)" if last_round(s) else ""
    when = f"round {s.round} of {rounds}{last}: {what}" if s.round else what
    parts: list[Line] = [[(when, "heading")]]
    if who == CHANCE:
        parts.append([("chance decides", "text")])
    else:
        parts.append([(f"{codec.seats[who]} decides", SEAT_ROLES[who])])
    if waiting := _waiting(codec, s):
        parts.append([("then ", "dim"), *_joined([_name(codec, seat) for seat in waiting], ", ")])
    if s.start != NONE and s.stage != PLAGUE:
        parts.append([("start ", "dim"), _name(codec, s.start)])
    return _flowing([], parts, " · ", width)


def _waiting(codec: Codec, s: State) -> list[int]:
    """The seats that are still to choose supplies, or to enter, after the one that decides now."""
    count = codec.rules.seats
    if s.stage == SUPPLY_PHASE:
        return [(s.start + turn) % count for turn in range(s.turn, count)]
    if s.stage == ENTER_PHASE:
        return [seat for seat in s.line[: s.waiting] if seat != s.seat or s.entered[seat] != NONE]
    return []


# The row.


def _inside(s: State, place: int) -> list[int]:
    """The seats in a building in order of entering."""
    return [seat for seat in s.order[: s.arrived] if s.entered[seat] == place]


def _visitor(codec: Codec, s: State, seat: int) -> tuple[Line, list[Line]]:
    """A seat in a building: its sign with how many cards it laid, and the cards as far as they are known."""
    sign: Span = (letters(codec.seats)[seat], SEAT_ROLES[seat])
    if s.open[seat]:
        known: list[Line] = [[(text, "card")] for text in grouped(codec, s.laid[seat])]
        premium: list[Line] = [[("premium", "strong")]] if s.premium == seat else []
        return [sign, (" ", "text")], (known or [[("no card", "dim")]]) + premium
    if s.place != NONE and s.entered[seat] < s.place:
        return [sign, (" ", "text")], [[(f"+{s.scored[seat]} influence", "dim")]]
    count = s.laid_size[seat]
    if not count:
        laying = s.stage == ENTER_PHASE and s.seat == seat
        return [sign, (" ", "text")], [[("lays cards" if laying else "no card", "dim")]]
    down = FACE_DOWN * count if count <= MANY_FACE_DOWN else f"{FACE_DOWN}×{count}"
    known = [[(text, "card")] for text in grouped(codec, s.laid[seat])] if knows(s, seat) else []
    return [sign, (f" {down} ", "text")], known


def _boxes(codec: Codec, s: State) -> list[Line]:
    """The building cards side by side."""
    width = min(WIDEST_BOX, (WIDEST - BOX_GAP * (codec.rules.width - 1)) // codec.rules.width)
    contents = [_content(codec, s, place, width - 4) for place in range(s.shown_size)]
    height = max(map(len, contents))
    boxes = [
        _box(codec, s, place, [*content, *([] for _ in range(height - len(content)))], width)
        for place, content in enumerate(contents)
    ]
    return [_joined(list(parts), " " * BOX_GAP) for parts in zip(*boxes, strict=True)]


def _content(codec: Codec, s: State, place: int, width: int) -> list[Line]:
    card = s.shown[place]
    premium, standard = (
        long if len(wrap(long, width - CAPTION)) <= 2 else short
        for long, short in zip(actions(codec, s, card, long=True), actions(codec, s, card), strict=True)
    )
    lines: list[Line] = [[(class_words(codec, card), "text")]]
    for label, text in (
        ("supply", supply_words(codec, card)),
        ("premium", premium),
        ("standard", standard),
    ):
        first, *others = wrap(text, width - CAPTION)
        lines.append([(f"{label:{CAPTION}}", "dim"), (first, "text")])
        lines += [[(" " * CAPTION + other, "text")] for other in others]
    for seat in _inside(s, place):
        head, known = _visitor(codec, s, seat)
        lines += _flowing(head, known, " · ", width)
    return lines


def _box(codec: Codec, s: State, place: int, content: Sequence[Line], width: int) -> list[Line]:
    here = s.place == place
    left, top, right, low_left, low, low_right, side = "╔═╗╚═╝║" if here else "╭─╮╰─╯│"
    title = f" {place + 1} {building_name(codec.building(s.shown[place]))} "
    edge: Role = "strong" if here else "dim"
    title = _shortened(title, width - 2)
    lines: list[Line] = [[(left, edge), (title, "building"), (top * (width - 2 - len(title)) + right, edge)]]
    for line in content:
        lines.append([(f"{side} ", edge), *_padded(line, width - 4), (f" {side}", edge)])
    return [*lines, [(low_left + low * (width - 2) + low_right, edge)]]


def _listed_row(codec: Codec, s: State, width: int) -> list[Line]:
    """A line a building card with its visitors; what is too long for it goes to a second line."""
    if not s.shown_size:
        return []
    rows: list[list[Line]] = [[[(text, "heading")] for text in ("  building", "class", "supply")]]
    for place in range(s.shown_size):
        card = s.shown[place]
        kind = codec.rules.building_class[card // COPIES]
        mark = "►" if s.place == place else " "
        named = f"{place + 1}{mark}{building_name(codec.building(card))}"
        cells: list[Line] = [[(text, "text")] for text in (person(codec, kind), supply_words(codec, card))]
        rows.append([[(named, "building")], *cells])
    before = _columns(rows)
    room = max(map(_length, before)) + GAP
    lines: list[Line] = [[*_padded(before[0], room), ("premium/standard", "heading")]]
    for place, line in enumerate(before[1:]):
        items: list[Line] = [[(text, "text")] for text in short_actions(codec, s, s.shown[place])]
        items += [part for seat in _inside(s, place) for part in _short_visitor(codec, s, seat)]
        lines += _flowing(_padded(line, room), items, "  ", width, GAP)
    return lines


def _short_visitor(codec: Codec, s: State, seat: int) -> list[Line]:
    """A seat in a building with how many cards it laid, and with the cards once they are turned up."""
    sign: Span = (f"{letters(codec.seats)[seat]}{s.laid_size[seat]}", SEAT_ROLES[seat])
    if not s.open[seat] or not s.laid_size[seat]:
        return [[sign]]
    first, *others = grouped(codec, s.laid[seat])
    more: list[Line] = [[(text, "card")] for text in others]
    return [[sign, (f" {first}", "card")], *more]


# The tracks.


def _points(codec: Codec, place: int) -> int:
    return codec.rules.class_points[place] if place < len(codec.rules.class_points) else 0


def _on_track(codec: Codec, s: State, kind: int) -> list[Span]:
    """The seats that have influence, from first to last; on one space the lower disc, which came first, is ahead."""
    signs = letters(codec.seats)
    return [
        (f"{signs[seat]}{s.influence[kind][seat]}", SEAT_ROLES[seat])
        for seat in s.track[kind][: codec.rules.seats]
        if s.influence[kind][seat]
    ]


def _tracks(codec: Codec, s: State) -> list[Line]:
    """A line a class: its seats in the columns of the points they score now, building cards nobody has seen yet."""
    places = range(codec.rules.seats)
    heads = [f"{_points(codec, place)} pt" if _points(codec, place) else "" for place in places]
    rows: list[list[Line]] = [[[(text, "heading")] for text in ("influence", *heads, "unseen")]]
    for kind, name in enumerate(CLASS_NAMES):
        seats: list[Line] = [[span] for span in _on_track(codec, s, kind)]
        free: list[Line] = [[("·", "dim")] for _ in range(codec.rules.seats - len(seats))]
        rows.append([[(name, "text")], *seats, *free, [(f"{s.slots[kind]:>4}", "dim")]])
    return _columns(rows, gap=1)


def _short_tracks(codec: Codec, s: State, width: int) -> list[Line]:
    """As many tracks beside each other as fit."""
    cells = [
        [(f"{name} ", "dim"), *(_joined(_on_track(codec, s, kind), " ") or [("–", "dim")])]
        for kind, name in enumerate(CLASS_NAMES)
    ]
    per_line = next(n for n in (3, 2, 1) if n == 1 or _across(cells, n) <= width)
    rows = [cells[start : start + per_line] for start in range(0, CLASSES, per_line)]
    return _columns(rows)


def _across(cells: Sequence[Line], per_line: int) -> int:
    return sum(max(map(_length, cells[n::per_line])) + GAP for n in range(per_line)) - GAP


# The seats.


def _seats(codec: Codec, s: State, width: int) -> list[Line]:
    """A line a seat: rats, cards in hand, tokens, points for tracks, and what is known of jokers and special cards."""
    piles = piles_in_play(codec, s)
    names = [PILE_NAMES[pile] for pile in piles]
    table = _seat_rows(codec, s, piles, names)
    if max(map(_length, table)) > width:
        table = _seat_rows(codec, s, piles, [name[:3] for name in names])
    return table


def _seat_rows(codec: Codec, s: State, piles: Sequence[int], names: Sequence[str]) -> list[Line]:
    signs = letters(codec.seats)
    points = [0] * codec.rules.seats
    score_tracks(codec.rules, s, points)
    drawn = tokens_in_play(codec, s)
    heads = ("seat", "rats", "hand", *["tokens"] * drawn, "tracks", *names)
    rows: list[list[Line]] = [[[(text, "heading")] for text in heads]]
    for seat, name in enumerate(codec.seats):
        numbers: list[Span] = [(f"{s.rats[seat]:>4}", "rat"), (f"{s.hand_size[seat]:>4}", "text")]
        if drawn:
            numbers.append((f"{s.token_size[seat]:>6}", "text"))
        numbers.append((f"{points[seat]:>6}", "text"))
        for pile, head in zip(piles, names, strict=True):
            held = _held(s, seat, pile)
            numbers.append((f"{held:>{len(head)}}", "dim" if held == "0" else "card"))
        label: Span = (f"{signs[seat]} {_shortened(name, LONGEST_NAME)}", SEAT_ROLES[seat])
        rows.append([[label], *([span] for span in numbers)])
    return _columns(rows, gap=1)


def _held(s: State, seat: int, pile: int) -> str:
    """Jokers or special cards of a seat: their number, or between which numbers it is for all that is known."""
    least, most = held(s, seat, pile)
    return str(least) if least == most else f"{least}-{most}"


# The plague.


def _plague(codec: Codec, s: State, width: int) -> list[Line]:
    """The nun-row with the seats that have looked at each card, and the viewer's chance to survive with its rats."""
    signs = letters(codec.seats)
    spots: list[Line] = []
    for spot in range(ROW):
        card = row_card(codec, s, spot)
        shown: Span = (UNKNOWN, "dim") if card == HIDDEN else (card, "nun")
        lookers: Line = [
            (signs[seat], SEAT_ROLES[seat]) for seat in range(len(signs)) if s.seen[spot] >> seat & 1
        ]
        spots.append([(f"{spot + 1} ", "dim"), shown, *([(" ", "text"), *lookers] if lookers else [])])
    lines = _flowing(_label("nun-row"), spots, "   ", width)
    if s.ask == ASK_NOTHING:
        return [*lines, *_fates(codec, s, width)]
    for seat in _shown_seats(codec, s):
        nuns, unknown = nuns_seen(s, seat)
        facts: list[Line] = [
            [(str(s.rats[seat]), "rat")],
            [(f"{some(nuns, 'nun')} seen, {some(unknown, 'card')} unknown", "nun")],
            [(f"chance to survive {chance_words(survival(codec.rules, s, seat))}", "strong")],
        ]
        lines += _flowing(_label("rats", codec, s, seat), facts, " · ", width)
    return lines


def _fates(codec: Codec, s: State, width: int) -> list[Line]:
    """At the end: who is alive."""
    nuns = nuns_in_row(s)
    fates: list[Line] = [[(some(nuns, "nun"), "nun")]]
    for seat in range(codec.rules.seats):
        fate = "dead" if is_dead(s, seat) else "alive"
        fates.append([_name(codec, seat), (f" {some(s.rats[seat], 'rat')}: {fate}", "text")])
    return _flowing(_label("plague"), fates, " · ", width)


def _shown_seats(codec: Codec, s: State) -> list[int]:
    """The seat whose view this is, all seats if all is known, none in the view of the public."""
    return [seat for seat in range(codec.rules.seats) if s.eyes != PUBLIC and knows(s, seat)]


# Hands and piles.


def _label(what: str, codec: Codec | None = None, s: State | None = None, seat: int = NONE) -> Line:
    """What a line is about, and whose it is."""
    if codec is None or s is None:
        return [(f"{what:{LABELS}}", "dim")]
    if s.eyes == seat:
        return [(f"your {what} ", SEAT_ROLES[seat])]
    longest = max(len(_shortened(name, LONGEST_NAME)) for name in codec.seats)
    return [(f"{_shortened(codec.seats[seat], LONGEST_NAME):{longest}} {what}  ", SEAT_ROLES[seat])]


def _hands(codec: Codec, s: State, width: int) -> list[Line]:
    """The cards of the seats this state knows, by class with their nuns, and their victory tokens."""
    lines: list[Line] = []
    for seat in _shown_seats(codec, s):
        held: list[Line] = [[(text, "card")] for text in grouped(codec, s.hand[seat])]
        if values := tokens(codec, s, seat):
            worth = f"tokens {' '.join(map(str, values))} = {some(sum(values), 'point')}"
            held.append([(worth, "text")])
        head = _label("hand", codec, s, seat)
        lines += _flowing(head, held or [[("no card", "dim")]], " · ", width)
    return lines


def _piles(codec: Codec, s: State, width: int, *, decks: bool = True) -> list[Line]:
    """How many cards or tokens are in the decks and piles; those from which nobody draws can be left out."""
    counts = [("deck", s.deck)] + [("discards", s.discarded)] * decks
    counts += [(PILE_NAMES[pile], s.piles[pile]) for pile in piles_in_play(codec, s)]
    if tokens_in_play(codec, s):
        counts.append(("tokens", s.token_pile))
    if decks:
        counts += [("building deck", s.buildings), ("replacement", s.fresh + s.known)]
    items: list[Line] = [[(f"{name} ", "dim"), (str(count), "text")] for name, count in counts]
    return _flowing(_label("piles"), items, " · " if decks else ", ", width)
