"""Golden games: every table has one, it is what the rules play today, and all of the rules is in one of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import rattus
from rattus.cartus import codec as card_codec
from rattus.cartus import events as card_events
from rattus.cartus import report as card_report
from rattus.cartus.edition import BUILT_IN as CARTUS_EDITIONS
from rattus.cartus.edition import load_card_edition
from rattus.cartus.state import State as CardState
from rattus.kernel.notation import parse
from rattus.kernel.step import Step
from rattus.plague.cards import DECK
from rattus.plague.codec import VERBS
from rattus.plague.edition import BUILT_IN as PLAGUE_EDITIONS
from rattus.plague.events import CardUsed, Event
from rattus.plague.report import PHASES
from rattus.plague.state import State as BoardState
from rattus.table.game import Game, Moment
from rattus.table.library import EDITIONS, find_edition
from tools.goldens import (
    CHOSEN,
    FOLDER,
    SEEDS,
    Table,
    golden_file,
    golden_game,
    golden_text,
    main,
    record_of,
    tables,
)

MOST_BYTES = 200_000
AGAIN = "read the difference after `make goldens`"


@dataclass(frozen=True)
class Happening:
    """A step with what is played and how, its phase, and what came of it."""

    way: str
    phase: str
    step: Step
    events: tuple[Event | card_events.Event, ...]

    def __str__(self) -> str:
        return f"{self.way} {self.phase}: {self.step} {self.events}"


@cache
def game_of(table: Table) -> Game:
    return golden_game(*table)


@cache
def happenings(engine: str) -> tuple[Happening, ...]:
    """All that happens in the golden games of an engine's editions."""
    return tuple(
        Happening(
            table[2],
            str(game_of(table).ruleset.report(moment.before)["phase"]),
            Step(moment.text),
            tuple(game_of(table).explain(moment)),
        )
        for table in SEEDS
        if game_of(table).ruleset.engine.game == engine
        for moment in game_of(table).moments()
    )


@pytest.mark.parametrize("table", tables(), ids=lambda table: "-".join(map(str, table)))
def test_every_table_has_a_golden_game(table: Table) -> None:
    assert table in SEEDS, "choose a seed in tools/goldens.py"
    assert golden_file(*table).exists(), "run `make goldens`"


def test_every_edition_has_a_golden_game_for_each_number_of_seats() -> None:
    editions = map(find_edition, EDITIONS)
    every = {(edition.id, seats) for edition in editions for seats in edition.seat_counts}
    assert {table[:2] for table in tables()} == {table[:2] for table in SEEDS} == every


def test_there_is_no_golden_game_of_a_table_that_is_no_more() -> None:
    assert set(SEEDS) <= set(tables())
    assert set(FOLDER.glob("*.txt")) == {golden_file(*table) for table in SEEDS}


@pytest.mark.parametrize("table", SEEDS, ids=lambda table: "-".join(map(str, table)))
def test_a_golden_game_is_what_the_rules_play_today(table: Table) -> None:
    written = golden_file(*table).read_text("utf-8")
    played = golden_text(game_of(table))
    assert written.splitlines() == played.splitlines(), AGAIN
    assert written == played


@pytest.mark.parametrize("table", SEEDS, ids=lambda table: "-".join(map(str, table)))
def test_the_record_in_a_golden_game_can_be_taken_out_and_read(table: Table) -> None:
    edition, seats, way = table
    record = record_of(golden_file(*table).read_text("utf-8"))
    game = rattus.loads(record)
    assert game.over
    assert game.numbers == game_of(table).numbers
    assert game.record() == str(parse(record))
    assert (game.header.game, len(game.seats)) == (edition, seats)
    options = dict(game.header.options)
    if chosen := CHOSEN.get(table):
        assert list(options) == list(chosen)
        for name, value in chosen.items():
            assert set(options[name].split("+")) == set(value.split("+"))
    else:
        assert options == ({} if way in ("en", "first") else {"rulebook": way})


def headings_of(table: Table) -> list[str]:
    """What stands over the drawings of a golden game; there is a drawing below each."""
    text = golden_file(*table).read_text("utf-8")
    for heading, drawing in re.findall(r"^    == (.+)\n\n((?:(?:    .*)?\n)*)", text, re.MULTILINE):
        assert drawing.strip(), heading
    return re.findall(r"^    == (.+)$", text, re.MULTILINE)


BOARD_TABLES = [table for table in SEEDS if table[0] in PLAGUE_EDITIONS]
CARD_TABLES = [table for table in SEEDS if table[0] in CARTUS_EDITIONS]


@pytest.mark.parametrize("table", BOARD_TABLES, ids=lambda table: "-".join(map(str, table)))
def test_a_golden_game_shows_the_board_before_every_turn_and_at_the_end(table: Table) -> None:
    headings = headings_of(table)
    turns = [heading.split()[1] for heading in headings if heading.startswith("turn ")]
    assert turns == [f"{turn}:" for turn in range(1, BoardState.of(game_of(table).state).turn + 1)]
    assert headings[0] == "start"
    assert headings[-1] == "the end"
    assert headings.count("the last round") == 1
    text = golden_file(*table).read_text("utf-8")
    home = "gallia" if table[0] == "rattus" else "france"
    assert text.count(f"╭ {home} ") + text.count(f"╔ {home} ") == len(headings)


@pytest.mark.parametrize("table", CARD_TABLES, ids=lambda table: "-".join(map(str, table)))
def test_a_golden_game_shows_the_cards_before_every_round_and_at_the_end(table: Table) -> None:
    game = game_of(table)
    first = game.seats.index(
        CHOSEN.get(table, {}).get("start", game.seats[game.numbers[0] % len(game.seats)])
    )
    rounds = range(1, CardState.of(game.state).round + 1)
    assert headings_of(table) == [
        "start",
        *(f"round {n}: {game.seats[(first + n - 1) % len(game.seats)]} begins" for n in rounds),
        "the plague",
        "the end",
    ]
    text = golden_file(*table).read_text("utf-8")
    assert text.count("    nun-row ") == len(headings_of(table))


@pytest.mark.parametrize("table", SEEDS, ids=lambda table: "-".join(map(str, table)))
def test_a_golden_game_is_short_enough_to_be_read(table: Table) -> None:
    assert golden_file(*table).stat().st_size < MOST_BYTES


def test_golden_games_are_written_anew_and_old_ones_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = next(iter(SEEDS))
    monkeypatch.setattr("tools.goldens.FOLDER", tmp_path)
    monkeypatch.setattr("tools.goldens.SEEDS", {table: SEEDS[table]})
    golden_file("rattus", 9, "la").write_text("of a table that is no more")
    kept = tmp_path / "earlier" / "rattus-1-9-la.txt"
    kept.parent.mkdir()
    kept.write_text("of an earlier version")
    main()
    assert capsys.readouterr().out == "1 golden games written\n"
    assert golden_file(*table).read_bytes() == (FOLDER / golden_file(*table).name).read_bytes()
    assert not golden_file("rattus", 9, "la").exists()
    assert kept.read_text() == "of an earlier version"


# Golden games of earlier versions stay what they were.


TOLD_SINCE = "    NobodyDied: "
"""Goes without saying in what was written then: an outbreak with no deaths after it."""

EARLIER = sorted((FOLDER / "earlier").glob("*.txt"))


def test_every_earlier_version_has_a_golden_game_for_each_number_of_seats() -> None:
    every = {
        (edition.id, str(version), str(seats))
        for edition in map(find_edition, EDITIONS)
        for version in range(1, edition.version)
        for seats in edition.seat_counts
    }
    assert {tuple(path.stem.split("-")[:3]) for path in EARLIER} == every


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_golden_game_of_an_earlier_version_is_what_the_rules_made_of_it_then(path: Path) -> None:
    """Every board, question, weight of chance, rat and death of it, and its result."""
    written = path.read_text("utf-8")
    game = rattus.loads(record_of(written))
    edition, version, seats, way = path.stem.split("-", 3)
    assert (game.header.game, game.header.version, len(game.seats)) == (edition, version, int(seats))
    options = dict(game.header.options)
    usual = {} if way in ("first", "en") else {"rulebook": way}
    chosen = CHOSEN.get((edition, int(seats), way), usual)
    assert {name: set(value.split("+")) for name, value in options.items()} == {
        name: set(value.split("+")) for name, value in chosen.items()
    }
    now = golden_text(game).splitlines(keepends=True)
    assert written.splitlines(keepends=True) == [line for line in now if not line.startswith(TOLD_SINCE)]


# Together they show all of the rules of the board game.


def test_every_verb_is_in_a_golden_game() -> None:
    assert {happening.step.verb for happening in happenings("plague")} == VERBS


def test_every_phase_is_in_a_golden_game() -> None:
    phases = {phase for card in DECK.values() for phase in card.phases}
    shown = {happening.phase for happening in happenings("plague")} | {"over"}
    assert shown == phases | set(PHASES.values()) | {"final"}


def test_everything_that_can_happen_is_in_a_golden_game() -> None:
    shown = {type(event) for happening in happenings("plague") for event in happening.events}
    assert shown == set(get_args(Event)) - {CardUsed}, "CardUsed is for cards to come"


RULES = {
    "the peasant in a turn": r"action: place \w+ \d",
    "the peasant in the last round": r"last: peasant",
    "the merchant in a turn": r"action: merchant",
    "the merchant in the last round": r"last: merchant",
    "the monk takes the first rat": r"action: monk \w+ \w+",
    "the monk chooses a rat": r"action: monk \w+/\d \w+",
    "the monk in the last round": r"last: monk",
    "the witch looks once": r"look: enough",
    "the witch looks twice": r"look: look",
    "the witch swaps": r"swap: swap .*RatsSwapped",
    "the witch keeps": r"swap: keep",
    "the witch in the last round": r"last: look",
    "the king in a turn": r"action: king",
    "the king in the last round": r"last: king",
    "the plague rages": r"fury: fury",
    "the plague stays calm": r"fury: calm",
    "the knight in the last round": r"last: plague",
    "a rat to be turned is chosen": r"ravage: turn \w+/[23]",
    "a rat is chosen in the final ravage": r"final: turn",
    "a spread finds no room": r"SpreadLost\(.*supply_empty=False",
    "a spread finds no supply": r"SpreadLost\(.*supply_empty=True",
    "the supply is empty in the end": r"EndTriggered\(.*SUPPLY",
    "the reserve is empty in the end": r"EndTriggered\(.*RESERVE",
    "chance puts the plague (en)": r"^en setup: plague",
    "the start seat puts the plague (de)": r"^de setup: plague",
    "the king after the plague (de)": r"^de after: king",
    "the merchant after the plague (de)": r"^de after: merchant",
    "the witch after the plague (de)": r"^de after: look",
    "the king after the plague (fr)": r"^fr after: king",
    "nobody after the plague (fr)": r"^fr after: end",
    "the courier goes three times": r"courier: courier",
    "the courier stops": r"courier: enough",
    "the caravan's second step": r"caravan: caravan",
    "the courier in the last round": r"last: courier",
    "the caravan in the last round": r"last: caravan",
    "the queen in the last round": r"last: queen",
    "the serf brings a citizen": r"card='serf'",
    "the soldier adds a rat": r"war spread: spread",
    "the soldier does not": r"war spread: enough",
    "a nun is put": r"court action: nun [\w-]+ ",
    "a nun is moved": r"nun [\w-]+ [\w-]+ \(NunPlaced",
    "the nun in the last round": r"last: nun",
}


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_in_a_golden_game(rule: str) -> None:
    assert any(re.search(RULES[rule], str(happening)) for happening in happenings("plague"))


def test_a_seat_chooses_a_rat_by_anothers_look_in_a_golden_game() -> None:
    def own_look(moment: Moment) -> bool:
        s = BoardState.of(moment.before)
        return any(mark >> s.seat & 1 for mark in s.marks[s.place])

    chosen = [m for table in BOARD_TABLES for m in game_of(table).moments() if m.text.startswith("turn ")]
    assert {own_look(moment) for moment in chosen} == {True, False}


def test_a_rat_comes_back_in_the_last_round_of_a_golden_game() -> None:
    assert BoardState.of(game_of(("bigbox", 3, "war")).state).returned


# And all of the rules of the card game.


def test_every_verb_of_the_card_game_is_in_a_golden_game() -> None:
    verbs = {verb for verb, _ in card_codec.VERBS}
    assert {happening.step.verb for happening in happenings("cartus")} == verbs


def test_every_phase_of_the_card_game_is_in_a_golden_game() -> None:
    shown = {happening.phase for happening in happenings("cartus")}
    assert shown == {*card_report.PHASES.values(), "resolve"}


def test_everything_that_can_happen_at_the_card_table_is_in_a_golden_game() -> None:
    shown = {type(event) for happening in happenings("cartus") for event in happening.events}
    assert shown == set(get_args(card_events.Event))


CARD_RULES = {
    "a building of each class is drawn": r"^one-per-class setup: use",
    "a building is replaced": r"buildings: building .*BuildingReplaced",
    "cards of a supply": r"supplies: deal",
    "rats of a supply": r"supplies: .*RatsTakenOff",
    "a look of a supply": r"supplies: look",
    "a second seat looks at a card": r"knowers=\('\w+', '",
    "a pass card": r"enter: pass",
    "a joker is laid": r"enter: lay joker",
    "a sword is laid": r"enter: lay sword",
    "a flute is laid": r"enter: lay flute",
    "nothing is laid": r"LayingEnded\([^)]*count=0\)",
    "strangers bring rats": r"CardsRevealed\([^)]*\)[^)]*rats=[1-9]",
    "swords have one victim": r": (?!target).*SwordsDecided",
    "swords have a choice of victims": r"resolve: target .*SwordsDecided",
    "swords win nothing": r"SwordsDecided\([^)]*count=0\)",
    "a card is given": r"resolve: give",
    "flutes have one victim": r": (?!target).*RatSent",
    "flutes have a choice of victims": r"resolve: target .*RatSent",
    "a tribute": r"TributeDemanded",
    "a card for a rat": r"resolve: discard",
    "no more cards for rats": r"resolve: enough",
    "the deck is made anew": r"DeckRefilled",
    "influence for the premium of the last round": r"InfluenceWon",
    "a living winner": r"GameEnded\(.*winners=\('",
    "some are dead": r"GameEnded\(.*'dead'.*winners=\('",
    "nobody is dead": r"GameEnded\(ranking=\((?:\('\w+', \d+, \d+, ''\)(?:, )?)+\)",
    "all are dead": r"GameEnded\(.*'would-be'.*winners=\(\)",
} | {
    f"{building}, {action} action": rf"building='{building}', premium={action == 'premium'}"
    for building in load_card_edition("cartus").buildings
    for action in ("premium", "standard")
}


@pytest.mark.parametrize("rule", CARD_RULES)
def test_a_rule_of_the_card_game_is_in_a_golden_game(rule: str) -> None:
    assert any(re.search(CARD_RULES[rule], str(happening)) for happening in happenings("cartus"))
