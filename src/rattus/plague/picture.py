"""The board as text: a map of boxes and borders, or a list where there is no map, and beside it the table.

Every piece of text has a role, a name for what it means, so that a terminal can colour it; without colours
the picture says the same. Where boxes stand is the edition's (`at`); how the borders run is found here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import groupby, pairwise
from textwrap import wrap
from typing import Literal, NamedTuple

from rattus.kernel.contract import CHANCE, OVER
from rattus.kernel.edition import RECONSTRUCTED, SIGN
from rattus.kernel.signs import letters
from rattus.plague.cards import NUMBERS
from rattus.plague.codec import Codec
from rattus.plague.edition import CLASSES, Edition, Region, card_class, reconstructed
from rattus.plague.ending import results
from rattus.plague.game import actor
from rattus.plague.report import phase
from rattus.plague.state import LAID, NONE, State

Role = Literal[
    "text", "dim", "heading", "region", "plague", "rat", "face", "piece", "land", "sea",
    "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6",
]  # fmt: skip
Span = tuple[str, Role]
Line = list[Span]
Form = Literal["wide", "tall", "list"]
"""A map with the table beside it or below it, or a list of regions in as few lines as can be."""

SEAT_ROLES: tuple[Role, ...] = ("seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6")
HIDDEN_RAT, SEEN_RAT = "▪", "▫"
NUN_SIGN = "†"
CARAVAN, CARAVAN_SHORT = "caravan", "car"
WIDEST, HIGHEST = 100, 46
BOX_WIDTH = 16
INSIDE = BOX_WIDTH - 2
SEATS_A_LINE = 4
"""A box has another line for citizens where more seats than these play."""
PANEL_WIDTH = 25
GAP = 2
LEGEND: tuple[Line, ...] = (
    [(f"{HIDDEN_RAT} rat  ", "dim"), (f"{SEEN_RAT} known to a seat", "dim")],
    [("── land  ┄┄ sea", "dim")],
)


def draw(codec: Codec, edition: Edition, s: State) -> str:
    """The board as plain text, at most 100 columns wide."""
    return "\n".join("".join(text for text, _ in line) for line in picture(codec, edition, s))


def picture(codec: Codec, edition: Edition, s: State, form: Form = "wide", width: int = WIDEST) -> list[Line]:
    """The board as lines of spans; a list keeps to the width by shortening names.

    An edition without places for its regions is always drawn as a list.
    """
    if form == "list":
        return _compact(codec, edition, s, width)
    layout = _layout(edition, len(codec.seats))
    if layout is None:
        return [*_list(codec, edition, s, width), [], *_table_below(codec, s, width)]
    board = _map(codec, s, layout)
    if form == "tall" or layout.width + GAP + PANEL_WIDTH > WIDEST:
        return [*board, [], *_table_below(codec, s, width)]
    return _beside(board, _table(codec, s), layout.width + GAP)


def _beside(left: list[Line], right: list[Line], column: int) -> list[Line]:
    height = max(len(left), len(right))
    left = [*left, *([] for _ in range(height - len(left)))]
    right = [*right, *([] for _ in range(height - len(right)))]
    return [
        [*a, (" " * (column - _length(a)), "text"), *b] if b else a for a, b in zip(left, right, strict=True)
    ]


def _length(line: Iterable[Span]) -> int:
    return sum(len(text) for text, _ in line)


def _joined(items: Iterable[Span | Line], between: str) -> Line:
    line: Line = []
    for item in items:
        if line and between:
            line.append((between, "dim"))
        line += item if isinstance(item, list) else [item]
    return line


def _compact(codec: Codec, edition: Edition, s: State, width: int) -> list[Line]:
    """The list with the table beside it if that fits, else below it; no line is spent on looks."""
    regions = _list(codec, edition, s, width - GAP - PANEL_WIDTH)
    across = max(map(_length, regions))
    if across + GAP + PANEL_WIDTH > width:
        return [*_list(codec, edition, s, width), *_table_below(codec, s, width)]
    table = [
        line for line in _table(codec, s) if line and line not in ([("cards", "heading")], *_legend(codec))
    ]
    return _beside(regions, table, across + GAP)


# What stands in a region.


def _citizens(codec: Codec, s: State, region: int) -> Line:
    """One span a seat."""
    signs = letters(codec.seats)
    counts = [(seat, s.citizens[region][seat]) for seat in range(len(signs))]
    return [(f"{signs[seat]}{count}", SEAT_ROLES[seat]) for seat, count in counts if count]


def _rats(codec: Codec, s: State, region: int) -> Line:
    """One span a rat."""
    rats: Line = []
    for slot in range(s.rats[region]):
        face = s.face[region][slot]
        if face != NONE:
            rats.append((codec.faces[face], "face"))
        else:
            rats.append((SEEN_RAT if s.marks[region][slot] & (LAID - 1) else HIDDEN_RAT, "rat"))
    return rats


def _pieces(codec: Codec, s: State, region: int, caravan: str = CARAVAN) -> Line:
    """The caravan and the nuns, where they are."""
    pieces: Line = []
    if s.caravan == region:
        pieces.append((caravan, "piece"))
    if s.nuns[region]:
        pieces.append((f"{NUN_SIGN}{s.nuns[region]}", "piece"))
    return pieces


# The list.


def _list(codec: Codec, edition: Edition, s: State, width: int) -> list[Line]:
    """A line a region: the plague, its name, who lives there, its rats, its neighbours."""
    near = {name: ", ".join(others) for name, others in marked_neighbours(edition, len(codec.seats)).items()}
    count = range(len(codec.regions))
    name_width = max(len(name) for name in codec.regions)
    people = [_joined(_citizens(codec, s, region), " ") for region in count]
    rats = [_joined([*_rats(codec, s, region), *_pieces(codec, s, region)], " ") for region in count]
    people_width = max(8, *(_length(line) for line in people))
    rats_width = max(5, *(_length(line) for line in rats))
    if 8 + name_width + people_width + rats_width + max(map(len, near.values())) > width:
        near = _shorter(near, codec.regions)
    head = f"  {'region':{name_width}}  {'citizens':{people_width}}  {'rats':{rats_width}}  neighbours"
    legend = f" ({SIGN} reconstructed border)"
    if any(SIGN in others for others in near.values()) and len(head + legend) <= width:
        head += legend
    lines: list[Line] = [[(head, "heading")]]
    for region, name in enumerate(codec.regions):
        here = s.plague == region
        lines.append(
            [
                ("► " if here else "  ", "plague"),
                (f"{name:{name_width}}  ", "plague" if here else "region"),
                *_padded(people[region], people_width + 2),
                *_padded(rats[region], rats_width + 2),
                (near[name], "dim"),
            ]
        )
    return lines


def _shorter(near: dict[str, str], names: Sequence[str]) -> dict[str, str]:
    """Names cut to as many letters, three or more, as still tell them apart."""
    enough = (n for n in range(3, max(map(len, names))) if len({name[:n] for name in names}) == len(names))
    cut = next(enough, None)
    return {
        name: " ".join(other.rstrip(SIGN)[:cut] + SIGN * other.endswith(SIGN) for other in others.split(", "))
        for name, others in near.items()
    }


def _padded(line: Line, width: int) -> Line:
    return [*line, (" " * (width - _length(line)), "text")]


def neighbours(edition: Edition, seats: int) -> dict[str, list[str]]:
    """The neighbours in play of every region in play, in board order."""
    borders = edition.borders(seats)
    order = [region.id for region in edition.regions(seats)]
    pairs = {*borders, *((b, a) for a, b in borders)}
    return {name: [other for other in order if (name, other) in pairs] for name in order}


def marked_neighbours(edition: Edition, seats: int) -> dict[str, list[str]]:
    """The same, with a sign after those whose border is reconstructed."""
    sources = edition.border_sources()
    return {
        name: [other + SIGN * (sources[frozenset((name, other))] == RECONSTRUCTED) for other in others]
        for name, others in neighbours(edition, seats).items()
    }


# The table: whose decision, seats, cards.


def _headline(codec: Codec, s: State) -> tuple[Span, Span]:
    what = phase(s)
    when = f"turn {s.turn}: {what}" if s.turn and what != "over" else what
    who = actor(codec.rules, s)
    if who == OVER:
        return (when, "heading"), ("the game is over", "text")
    if who == CHANCE:
        return (when, "heading"), ("chance decides", "text")
    return (when, "heading"), (f"{codec.seats[who]} decides", SEAT_ROLES[who])


def _scores(codec: Codec, s: State) -> list[int]:
    score = [0] * len(codec.seats)
    results(codec.rules, s, score, [0] * len(codec.seats))
    return score


def _holder(codec: Codec, s: State, card: str) -> int:
    return s.holder[NUMBERS[card]]


def _class_letter(card: str) -> str:
    return next(letter for letter, name in CLASSES.items() if name == card_class(card))


def _shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _table(codec: Codec, s: State) -> list[Line]:
    """A column of `PANEL_WIDTH`: turn and phase, whose decision, supply; seats; cards with their holders."""
    signs = letters(codec.seats)
    scores = _scores(codec, s)
    when, who = _headline(codec, s)
    lines: list[Line] = [
        [when],
        [(_shortened(who[0], PANEL_WIDTH), who[1])],
        [(f"supply {s.supply} rats", "rat")],
        [],
        [(f"{'seat':8} score haven left", "heading")],
    ]
    for seat, name in enumerate(codec.seats):
        numbers = f"{scores[seat]:6}{s.haven[seat]:6}{s.reserve[seat]:5}"
        lines.append([(f"{signs[seat]} {_shortened(name, 6):6}", SEAT_ROLES[seat]), (numbers, "text")])
    lines += [[], [("cards", "heading")]]
    names = {card: f"{card} ({_class_letter(card)}){SIGN * reconstructed(card)}" for card in codec.cards}
    width = max(map(len, names.values())) + 1
    for card in codec.cards:
        holder = _holder(codec, s, card)
        label: Span = (f"{names[card]:{width}}", "text")
        if holder == NONE:
            lines.append([label, ("– free", "dim")])
        else:
            name = _shortened(codec.seats[holder], PANEL_WIDTH - width - 2)
            lines.append([label, (f"{signs[holder]} {name}", SEAT_ROLES[holder])])
    return [*lines, [], *_legend(codec)]


def _legend(codec: Codec) -> list[Line]:
    """What the signs mean that can be on this table."""
    lines = list(LEGEND)
    if codec.rules.caravan:
        lines.append([(f"{CARAVAN} {CARAVAN_SHORT}", "piece"), (" the caravan", "dim")])
    if codec.nuns:
        lines.append([(f"{NUN_SIGN}2", "piece"), (" two nuns", "dim")])
    if any(map(reconstructed, codec.cards)):
        lines.append([(f"{SIGN} reconstructed card", "dim")])
    return lines


def _table_below(codec: Codec, s: State, across: int = WIDEST) -> list[Line]:
    """The same in few lines under the board."""
    signs = letters(codec.seats)
    scores = _scores(codec, s)
    when, who = _headline(codec, s)
    where = "nowhere yet" if s.plague == NONE else f"in {codec.regions[s.plague]}"
    facts: list[Span] = [when, who, (f"► plague {where}", "plague"), (f"supply {s.supply} rats", "rat")]
    lines: list[Line] = [_joined(facts, " · ")]
    width = max(len(name) for name in codec.seats)
    for seat, name in enumerate(codec.seats):
        cards = [card for card in codec.cards if _holder(codec, s, card) == seat]
        numbers = f"  score {scores[seat]:2}  haven {s.haven[seat]:2}  left {s.reserve[seat]:2}  "
        head: Line = [(f"{signs[seat]} {name:{width}}", SEAT_ROLES[seat]), (numbers, "text")]
        lines += _cards_after(head, cards, across) if cards else [[*head, ("no card", "dim")]]
    free = [card for card in codec.cards if _holder(codec, s, card) == NONE]
    beside: Line = [("cards beside the board: ", "dim")]
    return [*lines, *(_cards_after(beside, free, across) if free else [[*beside, ("none", "text")]])]


def _cards_after(head: Line, cards: Sequence[str], across: int) -> list[Line]:
    """The cards after a head, in as many lines as that takes."""
    indent = _length(head)
    names = ", ".join(map(_marked, cards))
    first, *others = wrap(names, max(1, across - indent), break_long_words=False)
    more: list[Line] = [[(" " * indent + line, "text")] for line in others]
    return [[*head, (first, "text")], *more]


def _marked(card: str) -> str:
    return card + SIGN * reconstructed(card)


# The map.


class Spot(NamedTuple):
    """A character's place."""

    x: int
    y: int


class Box(NamedTuple):
    """A region's box: its upper left corner, and how high it is."""

    x: int
    y: int
    height: int


class Border(NamedTuple):
    """A border that is drawn: the spots its line goes through, from beside one box to beside the other."""

    a: int
    b: int
    sea: bool
    path: tuple[Spot, ...]


class Layout(NamedTuple):
    """Where everything that never changes is drawn; `unseen` are borders no line could be found for."""

    boxes: tuple[Box, ...]
    borders: tuple[Border, ...]
    unseen: tuple[tuple[int, int], ...]
    width: int
    height: int


def _map(codec: Codec, s: State, layout: Layout) -> list[Line]:
    canvas: dict[Spot, Span] = {}
    for border in layout.borders:
        _draw_border(canvas, border, layout.boxes)
    notes: list[Line] = []
    for region, box in enumerate(layout.boxes):
        people = _people(codec, s, region, box.height - 3)
        rats = _joined(_rats(codec, s, region), " ")
        for content in (*people, rats):
            if _length(content) > INSIDE:
                notes.append([(f"{codec.regions[region]}: ", "region"), *content])
                content[:] = [("see below", "dim")]
        marks = _marks(codec, s, region)
        _draw_box(canvas, box, codec.regions[region], [*people, rats], marks, plague=s.plague == region)
    for border in layout.borders:
        _draw_joints(canvas, border, layout.boxes)
    for a, b in layout.unseen:
        notes.append([("border: ", "dim"), (f"{codec.regions[a]} – {codec.regions[b]}", "land")])
    return [*(_row(canvas, y, layout.width) for y in range(layout.height)), *notes]


def _people(codec: Codec, s: State, region: int, lines: int) -> list[Line]:
    """The citizens of a region in at most `lines` lines of a box, as evenly as needed; the last one may be too long."""
    spans = _citizens(codec, s, region)
    per_line = len(spans) if _length(_joined(spans, " ")) <= INSIDE else -(-len(spans) // lines)
    found: list[Line] = []
    for line in range(lines):
        some = spans[line * per_line : (line + 1) * per_line]
        spaced = _joined(some, " ")
        found.append(spaced if _length(spaced) <= INSIDE else _joined(some, ""))
    return found


def _marks(codec: Codec, s: State, region: int) -> Line:
    """What is written on a box's lower edge: the plague, the caravan, nuns; shortened if need be."""
    plague: Line = [("PLAGUE", "plague")] if s.plague == region else []
    marks = _joined([*plague, *_pieces(codec, s, region)], " ")
    if _length(marks) > INSIDE - 3:
        marks = _joined([*plague, *_pieces(codec, s, region, CARAVAN_SHORT)], " ")
    return marks


def _row(canvas: dict[Spot, Span], y: int, width: int) -> Line:
    cells = [canvas.get(Spot(x, y), (" ", "text")) for x in range(width)]
    while cells and cells[-1][0] == " ":
        cells.pop()
    runs = groupby(cells, key=lambda cell: cell[1])
    return [("".join(text for text, _ in run), role) for role, run in runs]


def _put(canvas: dict[Spot, Span], x: int, y: int, line: Line) -> None:
    for text, role in line:
        for character in text:
            canvas[Spot(x, y)] = (character, role)
            x += 1


def _draw_box(
    canvas: dict[Spot, Span], box: Box, name: str, contents: Sequence[Line], marks: Line, *, plague: bool
) -> None:
    role: Role = "plague" if plague else "region"
    left, top, right, low_left, low, low_right, side = "╔═╗╚═╝║" if plague else "╭─╮╰─╯│"
    title = f" {name} "
    edge: Role = "plague" if plague else "dim"
    upper: Line = [(left, edge), (title, role), (top * (INSIDE - len(title)), edge), (right, edge)]
    _put(canvas, box.x, box.y, upper)
    for row, content in enumerate(contents, start=1):
        inside = _padded([(" ", "text"), *content] if _length(content) < INSIDE else content, INSIDE)
        _put(canvas, box.x, box.y + row, [(side, edge), *inside, (side, edge)])
    lower: Line = [(" ", edge), *marks, (" " * (_length(marks) < INSIDE - 1), edge)] if marks else []
    before = low if _length(lower) < INSIDE else ""
    rest = low * (INSIDE - len(before) - _length(lower)) + low_right
    _put(canvas, box.x, box.y + box.height - 1, [(low_left + before, edge), *lower, (rest, edge)])


WAYS = (Spot(1, 0), Spot(0, 1), Spot(-1, 0), Spot(0, -1))
TURNS = {(0, 1): 1, (1, 2): 2, (2, 3): 0, (3, 0): 3, (1, 0): 0, (2, 1): 3, (3, 2): 1, (0, 3): 2}
"""From one way (right, down, left, up) into another: which of the four corners └ ┐ ┘ ┌ the line makes."""


def _draw_border(canvas: dict[Spot, Span], border: Border, boxes: Sequence[Box]) -> None:
    """Where a line crosses one that is drawn already, both go straight on."""
    across, down, corners = ("┄", "┆", "╰╮╯╭") if border.sea else ("─", "│", "└┐┘┌")
    ways = _ways(border, boxes)
    for spot, (before, after) in zip(border.path, pairwise(ways), strict=True):
        if spot in canvas:
            sign = "┼"
        elif before == after:
            sign = down if before % 2 else across
        else:
            sign = corners[TURNS[before, after]]
        canvas[spot] = (sign, "sea" if border.sea else "land")


def _ways(border: Border, boxes: Sequence[Box]) -> list[int]:
    """The way out of the first box, from spot to spot, and into the other box."""
    steps = [WAYS.index(Spot(b.x - a.x, b.y - a.y)) for a, b in pairwise(border.path)]
    return [
        _way_out(boxes[border.a], border.path[0]),
        *steps,
        (_way_out(boxes[border.b], border.path[-1]) + 2) % 4,
    ]


def _way_out(box: Box, spot: Spot) -> int:
    if spot.x == box.x + BOX_WIDTH:
        return 0
    if spot.y == box.y + box.height:
        return 1
    return 2 if spot.x == box.x - 1 else 3


def _draw_joints(canvas: dict[Spot, Span], border: Border, boxes: Sequence[Box]) -> None:
    """Where a line meets a box, the box's edge shows it, unless a word stands there."""
    for box, spot in ((boxes[border.a], border.path[0]), (boxes[border.b], border.path[-1])):
        way = _way_out(box, spot)
        edge = Spot(spot.x - WAYS[way].x, spot.y - WAYS[way].y)
        sign, role = canvas[edge]
        if sign in "─│":
            canvas[edge] = ("├┬┤┴"[way], role)
        elif sign in "═║":
            canvas[edge] = ("╟╤╢╧"[way], role)


# How the borders run.


def _layout(edition: Edition, seats: int) -> Layout | None:
    regions = edition.regions(seats)
    order = [region.id for region in regions]
    height = 4 if seats <= SEATS_A_LINE else 5
    places = tuple(Box(*region.at, height) for region in regions if region.at is not None)
    if len(places) != len(regions) or not _drawable(regions, places):
        return None
    borders = tuple(
        (order.index(a), order.index(b), kind == "sea")
        for a, b, kind, _ in edition.data.borders.borders
        if a in order and b in order
    )
    return _routed(places, borders)


def _drawable(regions: Sequence[Region], boxes: Sequence[Box]) -> bool:
    """All boxes fit on the page and into each other's company, and all names into their boxes."""
    fits = all(0 <= x <= WIDEST - BOX_WIDTH and 0 <= y <= HIGHEST - height for x, y, height in boxes)
    apart = all(
        abs(a.x - b.x) > BOX_WIDTH or abs(a.y - b.y) > a.height
        for i, a in enumerate(boxes)
        for b in boxes[:i]
    )
    return fits and apart and all(len(region.id) <= INSIDE - 2 for region in regions)


@cache
def _routed(boxes: tuple[Box, ...], borders: tuple[tuple[int, int, bool], ...]) -> Layout:
    """Draw short borders first; if that leaves one without a way, draw it before all others and try again."""
    order = sorted(borders, key=lambda border: _distance(boxes[border[0]], boxes[border[1]]))
    best: tuple[list[Border], list[tuple[int, int, bool]]] = ([], order)
    for _ in range(TRIES):
        drawn, failed = _drawn(boxes, order)
        if len(failed) < len(best[1]):
            best = (drawn, failed)
        if not failed:
            break
        order = failed + [border for border in order if border not in failed]
    drawn, failed = best
    spots = [spot for border in drawn for spot in border.path]
    width = max(box.x + BOX_WIDTH for box in boxes)
    height = max(box.y + box.height for box in boxes)
    return Layout(
        boxes,
        tuple(drawn),
        tuple((a, b) for a, b, _ in failed),
        max(width, *(spot.x + 1 for spot in spots)) if spots else width,
        max(height, *(spot.y + 1 for spot in spots)) if spots else height,
    )


def _drawn(
    boxes: Sequence[Box], order: Sequence[tuple[int, int, bool]]
) -> tuple[list[Border], list[tuple[int, int, bool]]]:
    """The borders that find a way, one after the other, and those that don't."""
    taken: dict[Spot, int] = {}
    drawn: list[Border] = []
    failed: list[tuple[int, int, bool]] = []
    for a, b, sea in order:
        if path := _path(boxes, taken, a, b):
            drawn.append(Border(a, b, sea, path))
            _take(taken, drawn[-1], boxes)
        else:
            failed.append((a, b, sea))
    return drawn, failed


ACROSS, DOWN, CROWDED = 0, 1, 2
"""What is on a spot: a line straight across or down, which another line may cross, or what none may cross."""


def _take(taken: dict[Spot, int], border: Border, boxes: Sequence[Box]) -> None:
    ways = _ways(border, boxes)
    for spot, (before, after) in zip(border.path, pairwise(ways), strict=True):
        straight = before == after and spot not in taken
        taken[spot] = before % 2 if straight else CROWDED


def _distance(a: Box, b: Box) -> int:
    return max(0, abs(a.x - b.x) - BOX_WIDTH) + max(0, abs(a.y - b.y) - a.height)


def _doors(box: Box) -> list[tuple[Spot, int]]:
    """The spots around a box where a line may begin, with the way out; the corners are no doors."""
    sides = [(Spot(box.x + dx, box.y - 1), 3) for dx in range(1, BOX_WIDTH - 1)]
    sides += [(Spot(box.x + dx, box.y + box.height), 1) for dx in range(1, BOX_WIDTH - 1)]
    sides += [(Spot(box.x - 1, box.y + dy), 2) for dy in range(1, box.height - 1)]
    return sides + [(Spot(box.x + BOX_WIDTH, box.y + dy), 0) for dy in range(1, box.height - 1)]


TRIES = 8
BEND, CLOSE, CROSS = 3, 2, 30
"""What a corner costs, a spot beside a box or another line, and crossing a line."""
ARRIVED = -1


def _path(boxes: Sequence[Box], taken: Mapping[Spot, int], a: int, b: int) -> tuple[Spot, ...]:
    """The cheapest line from box to box through free spots: short, with few corners, not too close."""
    width = max(box.x for box in boxes) + BOX_WIDTH + 1
    height = max(box.y + box.height for box in boxes) + 2
    full = {Spot(box.x + x, box.y + y) for box in boxes for x in range(BOX_WIDTH) for y in range(box.height)}
    goals = {(spot, (way + 2) % 4): _aside(boxes[b], spot) for spot, way in _doors(boxes[b])}
    queue: list[tuple[int, Spot, int, tuple[Spot, ...]]] = []
    for spot, way in _doors(boxes[a]):
        heappush(queue, (1 + _aside(boxes[a], spot), spot, way, (spot,)))
    done: set[tuple[Spot, int]] = set()
    while queue:
        cost, spot, way, path = heappop(queue)
        if way == ARRIVED:
            return path
        outside = not (0 <= spot.x < width and 0 <= spot.y < height)
        if outside or spot in full or (spot, way) in done:
            continue
        crosses = spot in taken
        if crosses and taken[spot] != 1 - way % 2:
            continue
        done.add((spot, way))
        for turn, step in enumerate(WAYS):
            bend = 0 if turn == way else BEND
            if turn == (way + 2) % 4 or (crosses and turn != way):
                continue
            if (spot, turn) in goals:
                heappush(queue, (cost + bend + goals[spot, turn], spot, ARRIVED, path))
                continue
            after = Spot(spot.x + step.x, spot.y + step.y)
            price = 1 + bend + CROSS * crosses + _crowd(after, full, taken)
            heappush(queue, (cost + price, after, turn, (*path, after)))
    return ()


def _crowd(spot: Spot, full: set[Spot], taken: Mapping[Spot, int]) -> int:
    around = [Spot(spot.x + way.x, spot.y + way.y) for way in WAYS]
    return sum(CLOSE for near in around if near in full or near in taken)


def _aside(box: Box, spot: Spot) -> int:
    """What a door costs away from the middle of its side."""
    if spot.y in (box.y - 1, box.y + box.height):
        return abs(2 * (spot.x - box.x) - BOX_WIDTH + 1) // 4
    return 0
