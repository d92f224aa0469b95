"""The drawn board: every border can be seen, every piece is there, and it fits the page."""

import re
from pathlib import Path

import pytest

import rattus
from rattus.kernel.edition import SIGN
from rattus.kernel.signs import letters
from rattus.plague.edition import built_in, load_edition
from rattus.plague.picture import HIDDEN_RAT, Form, Line, picture
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import State
from rattus.table.game import Game

TABLES = [("rattus", 2), ("rattus", 3), ("rattus", 4), *(("bigbox", seats) for seats in range(2, 7))]
ALL_PIECES = "peasant+monk+knight+witch+king+courier+caravanner+nun"
SEATS = (2, 3, 4)
FORMS: tuple[Form, ...] = ("wide", "tall", "list")
LINE = {
    "─": "EW", "┄": "EW", "═": "EW", "│": "NS", "┆": "NS", "║": "NS",
    "└": "NE", "╰": "NE", "┘": "NW", "╯": "NW", "┐": "SW", "╮": "SW", "┌": "SE", "╭": "SE",
}  # fmt: skip
STEP = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
TOP = re.compile(r"[╭╔] ([a-z-]+) [─═┴╧]*[╮╗]")


def ruleset(game: Game) -> PlagueRuleset:
    assert isinstance(game.ruleset, PlagueRuleset)
    return game.ruleset


def drawn(game: Game, form: Form = "wide", width: int = 100) -> list[Line]:
    table = ruleset(game)
    return picture(table.codec, table.edition, State.of(game.state), form, width)


def plain(lines: list[Line]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


def borders(seats: int, edition: str = "rattus") -> set[frozenset[str]]:
    return {frozenset(pair) for pair in built_in(edition).borders(seats)}


def played(seats: int, steps: int, seed: int = 1, edition: str = "rattus") -> Game:
    game = rattus.new(edition, seats=seats, seed=seed)
    for n in range(steps):
        if not game.over:
            game.play(game.legal.numbers[n * 7 % len(game.legal)])
    return game


def traced(rows: list[str], height: int = 4) -> set[frozenset[str]]:
    """Follow every line that leaves a box with the finger to the box where it ends; where lines cross, go straight."""
    boxes = {(match.start(), y): match[1] for y, row in enumerate(rows) for match in TOP.finditer(row)}

    def inside(x: int, y: int) -> str | None:
        found = [
            name for (left, top), name in boxes.items() if left <= x < left + 16 and top <= y < top + height
        ]
        return found[0] if found else None

    def sign(x: int, y: int) -> str:
        return rows[y][x] if 0 <= y < len(rows) and 0 <= x < len(rows[y]) else " "

    pairs = set()
    for (left, top), name in boxes.items():
        doors = [(x, top - 1, "N") for x in range(left + 1, left + 15)]
        doors += [(x, top + height, "S") for x in range(left + 1, left + 15)]
        doors += [(left - 1, y, "W") for y in range(top + 1, top + height - 1)]
        doors += [(left + 16, y, "E") for y in range(top + 1, top + height - 1)]
        for x, y, way in doors:
            while inside(x, y) is None and (sign(x, y) == "┼" or BACK[way] in LINE.get(sign(x, y), "")):
                if sign(x, y) != "┼":
                    (way,) = set(LINE[sign(x, y)]) - {BACK[way]}
                x, y = x + STEP[way][0], y + STEP[way][1]
            end = inside(x, y)
            if end is not None and end != name:
                pairs.add(frozenset((name, end)))
    return pairs


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_border_in_play_is_a_line_from_box_to_box_and_no_other_line_is_drawn(
    edition: str, seats: int
) -> None:
    game = played(seats, 20, edition=edition)
    panel = plain(drawn(game))
    column = max(row.find("score haven left") for row in panel) - len("seat     ")
    assert traced([row[:column] for row in panel], 4 if seats <= 4 else 5) == borders(seats, edition)


def edition_without_places(folder: Path, change: str = "") -> Path:
    text = Path(str(Path(rattus.__file__).parent / "plague" / "editions" / "rattus.toml")).read_text("utf-8")
    path = folder / "mine.toml"
    path.write_text(re.sub(r"(?m)^at = .*$", change, text), "utf-8")
    return path


@pytest.mark.parametrize("seats", SEATS)
def test_an_edition_without_places_is_a_list_that_names_all_neighbours(seats: int, tmp_path: Path) -> None:
    game = rattus.new("rattus", seats=seats, seed=1, edition=edition_without_places(tmp_path))
    found = set()
    regions = [region.id for region in built_in("rattus").regions(seats)]
    for row in plain(drawn(game)):
        words = row.replace("►", " ").replace(",", " ").replace(SIGN, " ").split()
        if words and words[0] in regions:
            found |= {frozenset((words[0], word)) for word in words[1:] if word in regions}
    assert found == borders(seats)


@pytest.mark.parametrize("place", ["at = [0, 0]", "at = [-4, 2]", "at = [90, 0]", "at = [0, 1000000000]"])
def test_places_that_can_not_be_drawn_make_a_list(place: str, tmp_path: Path) -> None:
    path = edition_without_places(tmp_path, place)
    assert load_edition(path).data.region[0].at is not None
    game = rattus.new("rattus", seats=4, seed=1, edition=path)
    assert "neighbours" in plain(drawn(game))[0]


def test_borders_that_find_no_way_are_named_below_the_map(tmp_path: Path) -> None:
    rows = iter(range(12))

    def squeezed(_: re.Match[str]) -> str:
        column, row = divmod(next(rows), 6)
        return f"at = [{column * 17}, {row * 5}]"

    path = edition_without_places(tmp_path, "at = here")
    path.write_text(re.sub("at = here", squeezed, path.read_text("utf-8")), "utf-8")
    game = rattus.new("rattus", seats=4, seed=1, edition=path)
    rows_drawn = plain(drawn(game, "tall"))
    named = {
        frozenset(row.removeprefix("border: ").split(" – "))
        for row in rows_drawn
        if row.startswith("border: ")
    }
    assert named
    assert named | traced([row for row in rows_drawn if not row.startswith("border: ")]) == borders(4)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("steps", [0, 30, 90, 1000])
def test_it_fits_a_page_of_100_by_40(edition: str, seats: int, steps: int) -> None:
    game = played(seats, steps, edition=edition)
    rows = game.text().split("\n")
    assert max(map(len, rows)) <= 100
    assert len(rows) <= 40
    assert [row.rstrip() for row in rows] == rows


@pytest.mark.parametrize(("edition", "seats"), [("rattus", 4), ("bigbox", 6)])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("steps", [0, 40, 80, 120])
def test_it_shows_all_citizens_rats_faces_cards_and_the_plague(
    form: Form, steps: int, edition: str, seats: int
) -> None:
    game = played(seats, steps, seed=2, edition=edition)
    report = ruleset(game).report(game.state)
    text = "\n".join(plain(drawn(game, form)))
    signs = dict(zip(game.seats, letters(game.seats), strict=True))
    for region, people in report["citizens"].items():
        for seat, count in people.items():
            assert not count or f"{signs[seat]}{count}" in text, region
    faces = [rat for rats in report["rats"].values() for rat in rats]
    assert text.count(HIDDEN_RAT) >= faces.count("hidden") - len(report["seen"])
    for face in faces:
        assert face == "hidden" or face in text
    for card, holder in report["cards"].items():
        assert holder is None or re.search(rf"{card}.*{holder}|{holder}.*{card}", text)
    assert re.search(r"► \w+|PLAGUE", text)
    assert f"supply {report['supply']} rats" in text
    assert report["phase"] in text


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(("edition", "seats"), [("rattus", 4), ("bigbox", 6)])
def test_a_list_keeps_to_the_width_of_the_screen(width: int, edition: str, seats: int) -> None:
    for steps in (0, 40, 120):
        assert max(map(len, plain(drawn(played(seats, steps, edition=edition), "list", width)))) <= width


def with_pieces(seats: int = 6) -> tuple[Game, State]:
    """A table with the caravan and nuns, and its state, to be changed."""
    chosen = ALL_PIECES if seats > 4 else "peasant+monk+witch+king+caravanner+nun"
    game = rattus.new("bigbox", seats=seats, seed=1, start="first", cards=chosen)
    s = State.of(game.state)
    s.plague, s.caravan = 2, 5
    s.nuns[5] = 2
    return game, s


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("form", FORMS)
def test_the_caravan_and_the_nuns_are_shown_where_they_are(form: Form, seats: int) -> None:
    game, s = with_pieces(seats)
    table = ruleset(game)
    rows = plain(picture(table.codec, table.edition, s, form))
    assert [
        row for row in rows if re.search("caravan.*†2", row) and ("╰─ caravan †2 " in row or "italia" in row)
    ]
    if form == "wide":
        assert any("caravan car the caravan" in row for row in rows)
        assert any("†2 two nuns" in row for row in rows)


def test_the_plague_the_caravan_and_nuns_fit_on_one_edge() -> None:
    game, s = with_pieces()
    table = ruleset(game)
    s.plague = 5
    rows = plain(picture(table.codec, table.edition, s))
    assert any("╚ PLAGUE car †2╝" in row for row in rows)
    assert max(map(len, rows)) <= 100
    lines = {index for index, row in enumerate(rows) if "PLAGUE" in row}
    assert len(lines) == 1


def test_without_the_cards_the_legend_does_not_speak_of_their_pieces() -> None:
    text = rattus.new("bigbox", seats=3, seed=1).text()
    assert "caravan" not in text
    assert "nun" not in text
    assert "reconstructed" not in text


def test_reconstructed_cards_are_marked_on_the_table() -> None:
    game = rattus.new("bigbox", seats=6, seed=1)
    for form in FORMS:
        text = "\n".join(plain(drawn(game, form)))
        assert re.search(r"courier( \(B\))?°", text)
        assert re.search(r"caravanner( \(I\))?°", text)
        assert not re.search(r"king( \(R\))?°", text)
    assert "° reconstructed card" in game.text()


def test_reconstructed_borders_are_marked_in_the_list_of_neighbours(tmp_path: Path) -> None:
    game = rattus.new("rattus", seats=4, seed=1, edition=edition_without_places(tmp_path))
    sources = built_in("rattus").border_sources()
    head, *rows = plain(drawn(game))
    assert head.endswith(f"neighbours ({SIGN} reconstructed border)")
    for region in built_in("rattus").regions(4):
        row = next(row for row in rows if re.match(rf"[► ] {region.id} ", row))
        near = row.split("  ")[-1].split(", ")
        for name in near:
            border = frozenset((region.id, name.rstrip(SIGN)))
            assert name.endswith(SIGN) == (sources[border] == "reconstructed"), row


def test_marks_stay_where_names_of_neighbours_are_cut() -> None:
    rows = plain(drawn(rattus.new("bigbox", seats=6, seed=1), "list"))
    england = next(row for row in rows if re.match("[► ] england ", row))
    assert re.search(rf"fran?\w*{SIGN} sc\w*{SIGN}", england)


def test_a_box_shows_twenty_citizens_of_each_of_six_seats() -> None:
    game = rattus.new("bigbox", seats=6, seed=1)
    s = State.of(game.state)
    for seat in range(6):
        s.citizens[0][seat] = 20
    table = ruleset(game)
    text = "\n".join(plain(picture(table.codec, table.edition, s)))
    assert "│ R20 Y20 G20  " in text
    assert "│ B20 P20 W20  " in text
    assert "see below" not in text


def test_what_a_seat_may_not_know_is_drawn_as_a_rat_that_somebody_knows() -> None:
    game = rattus.new("rattus", seats=2, seed=1, start="first")
    for step in (
        "settle gallia",
        "settle gallia",
        "settle gallia",
        "settle gallia",
        "take witch",
        "look gallia/1",
    ):
        game.play(step)
    face = ruleset(game).report(game.state)["rats"]["gallia"][0]
    assert face in game.text("red")
    assert face not in game.text("yellow")
    assert "│ ▫ " in game.text("yellow") or "║ ▫ " in game.text("yellow")


def test_seats_have_different_letters_whatever_their_names() -> None:
    assert letters(["red", "yellow", "green", "blue", "purple", "white"]) == [*"RYGBPW"]
    assert letters(["anna", "alan", "al", "a"]) == ["A", "L", "3", "4"]
    for names in (["bob", "bo", "b", "o", "ob", "obo"], ["x1", "x2", "x3"], ["1", "2"]):
        assert len(set(letters(names))) == len(names)


def test_spans_say_what_they_mean() -> None:
    game = played(4, 40)
    spans = [span for line in drawn(game) for span in line]
    roles = {role for _, role in spans}
    assert {"seat 1", "seat 2", "seat 3", "seat 4", "rat", "plague", "region", "land", "sea", "dim"} <= roles
    assert all(set(text) <= set("─│┌┐└┘ ") for text, role in spans if role == "land")
    assert "".join(text for text, _ in drawn(game)[0]) == game.text().split("\n")[0]
