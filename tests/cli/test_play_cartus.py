"""The card game in the terminal through a pipe: whole games, choices, secrets at one keyboard, words, the end."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from rich.console import Console

import rattus
from rattus.cartus import events
from rattus.cartus.codec import VERBS, Codec
from rattus.cartus.edition import CardEdition
from rattus.cartus.fate import DEAD, WOULD_BE
from rattus.cartus.picture import grouped
from rattus.cartus.report import PHASES
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import State
from rattus.cli.cartus import words
from rattus.cli.cartus.desk import CartusDesk
from rattus.cli.desk import desk_of
from rattus.cli.play_choices import choices
from rattus.cli.play_screen import Screen
from rattus.cli.play_table import Table
from rattus.kernel.telling import Telling
from rattus.locales import LANGUAGES, Words
from rattus.table.game import Game
from rattus.table.library import find_edition
from tests.cartus.position import play, position
from tests.cli.test_play import always, command, in_turn, sit_down

CARD = re.compile(r"\b(?:peasant|merchant|monk|knight|witch|king)-\d\b")
PASS_ON = re.compile(r"Pass the keyboard to ([A-Z][a-z]+), press Enter\. ")
NAMED_CARDS = re.compile(r"\b([A-Z][a-z]+) (?:draws|lays) [a-z]+-\d")
GIVEN_CARDS = re.compile(r"\b([A-Z][a-z]+) gives (?:[a-z]+-\d|joker)[^.]* to ([A-Z][a-z]+)\.")
FACE_DOWN_BUT_KNOWN = re.compile(r"\b([A-Z]) ▪[▪×\d]* +([a-z][a-z0-9 ×·]+?) *[│║]")
CHANCE_VERBS = ("start", "use", "deal", "row", "building", "token")
ENGLISH = Words()
SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"


def codec(game: Game) -> Codec:
    assert isinstance(game.ruleset, CartusRuleset)
    return game.ruleset.codec


def desk(game: Game) -> CartusDesk:
    found = desk_of(game.ruleset, ENGLISH)
    assert isinstance(found, CartusDesk)
    return found


def new(seats: int = 3, seed: int = 1, buildings: str = "first") -> Game:
    return rattus.new("cartus", seats=seats, seed=seed, buildings=buildings)


def red_starts(seats: int = 3, buildings: str = "first") -> Game:
    """The first game in which red is the first to act."""
    return next(game for seed in range(100) if (game := new(seats, seed, buildings)).to_act == "red")


def anything(game: Game, seed: int = 1) -> Callable[[str], str]:
    """Type any choice; Enter where Enter is expected."""
    luck = Random(seed)

    def answer(seen: str) -> str:
        asked = game.to_act
        if "ress Enter" in seen.rpartition("\n")[2] or asked is None:
            return ""
        return luck.choice(list(game.view(asked).legal or ()))

    return answer


def flat(text: str) -> str:
    return " ".join(text.split())


def labels(game: Game) -> dict[str, str]:
    """The choices of the seat to act, with their labels."""
    view = game.view(game.to_act or "")
    return {choice.text: choice.label for choice in choices(desk(game), view)}


def question(game: Game) -> str:
    return desk(game).question(game.view(game.to_act or ""))


# Whole games.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("buildings", ["first", "mixed", "one-per-class"])
def test_a_whole_game_is_played_against_bots(seats: int, buildings: str) -> None:
    game = new(seats, 3, buildings)
    _, text = sit_down(game, anything(game), ["red"])
    assert game.over
    assert words.ranking_words(ENGLISH, game.result or (), game.winners) in flat(text)
    assert "The nun-row has" in text
    assert "None" not in text
    assert "Pass the keyboard" not in text


def test_the_command_plays_a_whole_game_through_a_pipe_and_keeps_its_record(tmp_path: Path) -> None:
    arguments = ("--game", "cartus", "--bots", "human,random,random", "--seed", "3", "--save", "game.txt")
    done = command(*arguments, typed="1\n" * 2000, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Rattus Cartus: Red (you), Yellow (a bot), Green (a bot)." in done.stdout
    assert "\x1b" not in done.stdout
    assert rattus.load(tmp_path / "game.txt").over


@pytest.mark.parametrize("start", ["bob", "first"])
def test_the_command_lets_a_seat_begin(tmp_path: Path, start: str) -> None:
    names = ("--names", "anna,bob,cleo", "--start", start, "--bots", "random,random,random")
    done = command("--game", "cartus", *names, "--save", "game.txt", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    game = rattus.load(tmp_path / "game.txt")
    assert dict(game.header.options) == {"start": start}
    assert "? start " not in game.record()
    first = next(moment.by for moment in game.moments() if moment.by != "?")
    assert first == {"bob": "bob", "first": "anna"}[start]


def test_asking_how_to_begin_shows_what_the_rulebooks_say() -> None:
    told = flat(command("--help").stdout)
    assert "--start SEAT" in told
    assert "The rulebooks of 2010 let the youngest begin, the others whom you choose." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "buildings", "told"),
    [
        (2, "first", False),
        (2, "mixed", True),
        (2, "one-per-class", True),
        (2, SECOND, True),
        (2, SECOND.replace("guard-tower", "castle*4+guard-tower*1"), True),
        (2, SECOND.replace("guard-tower", "castle"), False),
        (3, SECOND, False),
        (5, "mixed", False),
    ],
)
def test_a_table_with_a_building_that_is_advised_against_says_so(
    language: str, seats: int, buildings: str, told: bool
) -> None:
    out = io.StringIO()
    Table(new(seats, 3, buildings), Screen(Words(language), plain=True, out=out), {}).welcome()
    advice = Words(language).t("terminal-advised-against", building="guard-tower", count=seats)
    assert Words(language).t("building-guard-tower") in advice
    assert (flat(advice) in flat(out.getvalue())) is told


def test_a_game_that_was_left_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    bots = ("--bots", "human" + ",random" * 4, "--seed", "5", "--save", str(path))
    left = command("--game", "cartus", "--buildings", "mixed", *bots, typed="1\n1\n1\nquit\n")
    assert left.returncode == 0, left.stderr
    steps = rattus.load(path).numbers
    went_on = command(*bots, "--load", str(path), typed="1\n" * 3000)
    assert went_on.returncode == 0, went_on.stderr
    finished = rattus.load(path)
    assert finished.over
    assert finished.numbers[: len(steps)] == steps
    assert dict(finished.header.options) == {"buildings": "mixed"}


def test_bots_alone_play_without_asking_anybody() -> None:
    table, text = sit_down(new(4), in_turn(), [])
    assert table.game.over
    assert " > " not in text


# Answers.


def test_several_cards_are_laid_in_one_line() -> None:
    game = red_starts()
    cards: list[str] = []

    def answer(seen: str) -> str | None:
        if cards:
            return None
        if game.to_act == "red" and "done" in game.legal.texts:
            cards[:] = [text for text in game.legal.texts if text != "done"][:2]
            return f"{cards[0]}, {cards[1]},done"
        return "1"

    _, text = sit_down(game, answer, ["red"])
    record = game.record()
    assert f"red {cards[0]}\nred {cards[1]}\nred done\n" in record
    assert "Red has laid 2 cards." in flat(text)


def test_of_several_answers_those_that_can_still_be_played_are() -> None:
    game = red_starts()
    _, text = sit_down(game, in_turn("2", "enter 1", "1,1,1,1,1,1,1,1,1", "quit", ""), ["red"])
    assert "No longer possible: " in text
    assert game.record().count("red lay") >= 1
    assert "red done" not in game.record()


def test_a_building_is_chosen_by_its_name() -> None:
    game = red_starts()
    card = codec(game).building(State.of(game.state).shown[1])
    _, text = sit_down(game, in_turn("2", card.split("-")[0], "quit", ""), ["red"])
    assert "red enter 2" in game.record()
    assert "Not possible" not in text


def test_an_answer_that_breaks_a_rule_gets_the_reason() -> None:
    game = red_starts()
    _, text = sit_down(game, in_turn("castle-in-the-air", "enter 1", "77", "quit", ""), ["red"])
    assert text.count("Not possible: ") == 2
    assert "The choices have the numbers 1 to 2." in text
    assert "red supply" not in game.record()


def test_a_laid_card_can_be_taken_back_until_others_have_learned_something() -> None:
    game = red_starts()
    script = ("2", "1", "1", "undo", "undo", "undo", "quit", "")
    _, text = sit_down(game, in_turn(*script), ["red"])
    assert "Taken back: lay " in text
    assert "Taken back: enter 1" in text
    assert "That can't be undone: " in text
    assert "red enter" not in game.record()


def test_help_log_record_and_board_leave_the_game_as_it_is() -> None:
    game = red_starts()
    script = (
        *(
            "help",
            "help guard tower",
            "help far",
            "help discards",
            "help nonsense",
            "log 3",
            "board",
            "record",
        ),
        *("help symbols", "help scoring", "help buildings", "quit", ""),
    )
    _, text = sit_down(game, in_turn(*script), ["red"])
    assert "Six classes, six tracks." in text
    assert "This building is not in this game." in text
    assert "Farm, Peasantry (Peasant). Premium: draw 4 cards. Standard: draw 2 cards." in flat(text)
    assert "There is no help on 'nonsense'" in text
    assert "deal yellow hidden" in text
    assert "red supply" not in game.record()


# Several people at one keyboard, and what each may see.


class Watcher:
    """Everything public so far: cards turned over, discarded, or shown at the end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.start()
        self.steps = 0
        self.seen: set[str] = set()

    def open_cards(self) -> set[str]:
        table = self.game.ruleset
        for step in self.game.numbers[self.steps :]:
            before = self.state.copy()
            table.engine.apply(table.rules, self.state, step)
            for event in Telling(table, before, step, self.state).events(whole=False):
                if isinstance(event, events.CardsRevealed):
                    self.seen |= set(event.cards)
                if isinstance(event, events.CardDiscarded | events.RowTurnedUp):
                    self.seen.add(event.card)
        self.steps = len(self.game.numbers)
        return self.seen


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 1), (3, 2)])
def test_between_hand_overs_no_card_is_printed_that_the_person_may_not_know(seats: int, seed: int) -> None:
    """Cards that are printed are in the person's own record or were shown to all; hands are nobody else's."""
    game = new(seats, seed, "mixed")
    watcher = Watcher(game)
    at_keyboard: list[str] = []
    player = anything(game, seed)

    @cache
    def known(seat: str, steps: int) -> set[str]:
        return set(CARD.findall(game.record(seat))) | watcher.open_cards()

    def check(text: str, seat: str) -> None:
        assert set(CARD.findall(text)) <= known(seat, len(game.numbers))
        assert {name.lower() for name in NAMED_CARDS.findall(flat(text))} <= {seat}
        for giver, receiver in GIVEN_CARDS.findall(flat(text)):
            assert seat in (giver.lower(), receiver.lower())
        for sign, _ in FACE_DOWN_BUT_KNOWN.findall(text):
            assert sign == seat[0].upper()
        if shown := re.search(r"^your hand (.*(?:\n {10}.*)*)$", text, re.MULTILINE):
            s = State.of(game.blinded(game.state, seat))
            for group in grouped(codec(game), s.hand[game.seat_number(seat)]):
                assert group in flat(shown[1])

    def answer(seen: str) -> str:
        passed = PASS_ON.search(seen)
        before = seen[: passed.start()] if passed else seen
        if at_keyboard:
            check(before, at_keyboard[-1])
        else:
            assert not CARD.search(before)
        if passed:
            assert not CARD.search(seen[passed.start() :])
            at_keyboard.append(passed[1].lower())
            return ""
        asked = re.search(r"^([A-Z]+): ", seen, re.MULTILINE)
        assert asked is None or asked[1].lower() == at_keyboard[-1]
        return player(seen)

    _, text = sit_down(game, answer, list(game.seats))
    assert game.over
    assert len(at_keyboard) > 4 * seats
    for_all = text.rpartition(" > ")[2].partition("\n")[2]
    assert set(CARD.findall(for_all)) <= watcher.open_cards()
    assert not NAMED_CARDS.search(flat(for_all))
    assert "your hand" not in for_all


def test_one_person_among_bots_sees_their_own_hand_to_the_end() -> None:
    game = new()
    _, text = sit_down(game, anything(game), ["red"])
    assert "your hand" in text.rpartition(" > ")[2]


def test_what_others_draw_is_counted_and_what_the_reader_draws_is_named() -> None:
    drawn = [events.CardDealt("yellow", "monk-4"), events.CardDealt("yellow", "king-0")]
    assert words.story(ENGLISH, drawn) == [("Yellow draws monk-4, king-0.", False)]
    assert words.story(ENGLISH, [events.CardDealt("yellow")] * 2) == [("Yellow draws 2 cards.", False)]
    given = [events.CardGiven("red", "blue", "joker"), events.CardGiven("red", "blue", "joker")]
    assert words.story(ENGLISH, given) == [("Red gives joker ×2 to Blue.", False)]
    hidden = [events.CardGiven("red", "blue"), events.CardGiven("red", "blue")]
    assert words.story(ENGLISH, hidden) == [("Red gives 2 cards to Blue.", False)]
    ended = events.LayingEnded("red", 1)
    laid: list[events.Event] = [events.CardLaid("red", "joker"), ended]
    assert words.story(ENGLISH, laid)[0] == ("Red lays joker, face down.", False)
    assert words.story(ENGLISH, [events.CardLaid("red"), ended]) == [("Red has laid 1 card.", False)]
    tokens = [events.TokenDrawn("red", 2), events.TokenDrawn("red", 3)]
    assert words.story(ENGLISH, tokens) == [("Red draws 2 victory tokens, worth 2 and 3.", False)]
    assert words.story(ENGLISH, [events.TokenDrawn("red")] * 2) == [("Red draws 2 victory tokens.", False)]


def test_reconstructed_supplies_and_tokens_are_marked_when_they_are_told() -> None:
    edition = find_edition("cartus")
    assert isinstance(edition, CardEdition)
    for supply, shown in (("2-cards+1-rat", "2 cards, 1 rat off°"), ("4-cards", "4 cards")):
        turned = [events.BuildingTurnedUp(1, "farm", supply, "deck")]
        ((text, _),) = words.story(ENGLISH, turned, edition)
        assert f"1 Farm ({shown})" in text
        chosen = [events.SupplyChosen("red", 1, "farm", supply)]
        assert words.story(ENGLISH, chosen, edition)[0][0].endswith(f": {shown}.")
    tokens = [events.TokenDrawn("red", 2), events.TokenDrawn("red", 3)]
    assert words.story(ENGLISH, tokens, edition)[0][0].endswith("worth 2 and 3°.")
    assert "°" not in words.story(ENGLISH, [events.TokenDrawn("red")] * 2, edition)[0][0]


def test_a_paragraph_begins_with_a_round_and_with_a_building() -> None:
    happened: list[events.Event] = [
        events.RoundBegan(2, "red"),
        events.BuildingTurnedUp(1, "farm", "4-cards", "buildings"),
        events.BuildingTurnedUp(2, "castle", "2-cards+1-rat", "buildings"),
        events.CardsRevealed("red", 1, "farm", ("monk-4", "monk-4"), 2, 2, "peasantry", ()),
        events.CardsRevealed("blue", 1, "farm", (), 0, 0, "peasantry", ()),
        events.LaidCardsLeft("red", 1, ("monk-4", "monk-4"), ()),
        events.CardsRevealed("green", 2, "castle", ("joker",), 1, 0, "chivalry", ()),
    ]
    assert words.story(ENGLISH, happened) == [
        ("Round 2, Red starts", True),
        ("Turned up: 1 Farm (4 cards), 2 Castle (2 cards, 1 rat off).", False),
        ("1 Farm", True),
        ("Red shows monk-4 ×2: 2 influence and 2 rats.", False),
        ("Blue has no card there.", False),
        ("2 Castle", True),
        ("Green shows joker: 1 influence.", False),
    ]


# Questions and choices.

ROUND = """
    cartus red yellow green · start red · round 3 · {asked}
    row       palace/1-rat+1-look castle/4-cards
    red       hand king-0 king-4*2 witch-1 joker sword flute pass · rats 0
    yellow    hand monk-4 sword
    green     hand peasant-3*2
"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_help_marks_what_is_reconstructed_and_explains_the_mark(language: str) -> None:
    said = Words(language)
    game = position(ROUND.format(asked="supplies of red"))
    table = codec(game)
    s = State.of(game.state)

    def help_on(topic: str) -> str:
        return words.help_text(said, topic, "supplies", table, s)

    lines = help_on("supplies").split("\n")
    listed = [words.supply_words(said, table, card) for card in range(5)]
    for supply, text in zip(table.edition.data.supply, listed, strict=True):
        assert text.endswith("°") == (supply.source == "reconstructed")
        assert f"  {text}" in lines
    assert lines[-1] == f"° {said.t('source-supply')}"
    assert help_on("tokens").endswith(said.t("source-token"))
    assert help_on("population").endswith(said.t("source-people"))
    assert "°)" in help_on("scoring")
    assert flat(said.t("terminal-cartus-symbol-marked")) in flat(help_on("symbols"))
    assert said.t("source-token") not in help_on("joker")


def test_supplies_say_what_they_give() -> None:
    game = position(ROUND.format(asked="supplies of red"))
    assert labels(game) == {
        "supply 1": "Palace: 1 rat off, 1 look° (you have no rats)",
        "supply 2": "Castle: 4 cards",
    }
    assert question(game).startswith("Take the supplies of one building.")


def test_looks_say_who_has_looked() -> None:
    game = position(
        ROUND.format(asked="supplies of red") + "nuns hidden king-0(yellow,green) hidden monk-1(red) hidden"
    )
    play(game, "red supply 1")
    assert labels(game) == {
        "look 1": "card 1",
        "look 2": "card 2 (seen by yellow, green)",
        "look 3": "card 3",
        "look 5": "card 5",
    }
    assert question(game) == "Look at a card of the nun-row; only you will see it."


def test_buildings_say_their_class_their_actions_and_who_is_there() -> None:
    drawing = ROUND.format(asked="enter of red · line red green · start yellow").replace(
        "yellow    hand monk-4 sword", "yellow    hand sword · in 2 monk-4"
    )
    game = position(drawing.replace(" · start red", ""))
    assert labels(game) == {
        "enter 1": "Palace (Royalty): 2 tokens / 1 token",
        "enter 2": "Castle (Chivalry): 2 swords / 1 sword; laid there: yellow 1",
        "pass": "pass – play a pass card, go to the end of the line (you have 1)",
    }


def test_with_two_seats_there_is_one_premium_a_round() -> None:
    game = position("cartus red yellow · enter of red\nrow palace/2-rats castle/4-cards")
    assert "this round gets the premium action" in question(game)


def test_in_the_last_round_there_are_no_actions_to_choose() -> None:
    game = position(ROUND.format(asked="enter of red").replace("round 3", "last round"))
    assert labels(game)["enter 1"] == "Palace (Royalty)"
    assert question(game).startswith("Final round: ")


def test_cards_to_lay_say_what_they_bring_and_the_question_what_is_laid() -> None:
    game = position(ROUND.format(asked="enter of red"))
    play(game, "red enter 1")
    assert "Several at once" in question(game)
    assert labels(game) == {
        "lay witch-1": "witch-1 +rat",
        "lay king-0": "king-0 ✓",
        "lay king-4": "king-4 ×2 ✓",
        "lay joker": "joker ✓",
        "lay sword": "sword",
        "lay flute": "flute",
        "done": "done – lay no more cards",
    }
    play(game, "red lay king-4\nred lay witch-1\nred lay sword")
    assert question(game).endswith("Laid: witch-1, king-4, sword = 2 influence, 1 rat.")


def test_at_the_end_of_the_track_cards_bring_no_influence() -> None:
    game = position(ROUND.format(asked="enter of red") + "royalty red 14")
    play(game, "red enter 1\nred lay king-0")
    assert labels(game)["lay king-4"] == "king-4 ×2 ✓ (no influence)"
    play(game, "red lay king-4")
    assert "= 1 influence, 0 rats." in question(game)


def test_targets_say_what_they_have_to_give_or_to_bear() -> None:
    game = position(ROUND.format(asked="enter of red").replace("peasant-3*2", "peasant-3*2 king-1*2"))
    play(game, "red enter 1: sword flute\nyellow enter 1:\ngreen enter 1:")
    assert labels(game) == {"target yellow": "yellow (gives 1 card)", "target green": "green (gives 2 cards)"}
    assert question(game) == "You have most swords: who gives you half their hand?"
    play(game, "red target green")
    assert question(game) == "Red has most swords: give 2 cards of your choice."
    assert labels(game) == {"give peasant-3": "peasant-3 ×2", "give king-1": "king-1 ×2"}


def test_flutes_ask_who_gets_the_rat() -> None:
    game = position(ROUND.format(asked="enter of red").replace("rats 0", "rats 3"))
    play(game, "red enter 1: flute\nyellow enter 1:\ngreen enter 1:")
    assert labels(game) == {"target yellow": "yellow (has 10 rats)", "target green": "green (has 10 rats)"}
    assert question(game) == "You have most flutes: who gets one of your rats?"


def test_tribute_and_hospital_say_how_many_cards() -> None:
    game = position(
        """
        cartus red yellow green · start red · enter of red
        row       guard-tower/4-cards hospital/2-rats
        red       hand king-0
        yellow    hand monk-4*4
        green     hand peasant-3 gold
        """,
        buildings=SECOND,
    )
    play(game, "red enter 1:\nyellow enter 2:\ngreen enter 2:")
    assert question(game) == "Red demands tribute: give 3 cards of your choice."
    play(
        game,
        "yellow give monk-4\nyellow give monk-4\nyellow give monk-4\ngreen give gold\ngreen give peasant-3",
    )
    assert (
        question(game) == "Hospital: discard a card and get rid of a rat, 3 times at most; or is that enough?"
    )
    assert labels(game) == {"discard monk-4": "monk-4", "enough": "enough – keep your cards"}


@pytest.mark.parametrize(("seats", "buildings"), [(2, SECOND), (3, "first"), (4, "mixed"), (5, SECOND)])
def test_every_question_and_every_choice_has_words(seats: int, buildings: str) -> None:
    game, luck = new(seats, 2, buildings), Random(2)
    asked = set()
    while not game.over:
        given = labels(game)
        assert all(given.values())
        assert question(game)
        asked |= {text.split()[0] for text in given}
        game.play(luck.choice(list(given)))
    assert {"supply", "enter", "lay", "done"} <= asked


@pytest.mark.parametrize(("columns", "rows", "spare"), [(100, 40, 0), (120, 50, 0), (80, 24, 8)])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_question_with_its_table_fits_the_screen(columns: int, rows: int, spare: int, seats: int) -> None:
    """At 80 by 24 a few lines may scroll away at a full table."""
    out = io.StringIO()
    screen = Screen(out=out)
    screen.plain = False
    screen.console = Console(file=out, width=columns, height=rows, force_terminal=True, color_system=None)
    game, luck = new(seats, 4, "mixed"), Random(4)
    table = Table(game, screen, {})
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        out.truncate(out.seek(0))
        table.draw(view, choices(table.desk, view))
        lines = out.getvalue().partition("\x1b[2J")[2].split("\n")
        assert len(lines) <= rows + spare
        assert max(map(len, lines)) <= columns
        table.answered[seat] = len(game.numbers)
        game.play(luck.choice(game.legal.numbers))


# Words.

EXAMPLES: dict[str, object] = {
    "seat": "red", "target": "blue", "building": "farm", "card": "monk-4", "count": 2, "round": 3, "start": "red",
    "place": 1, "supply": "4-cards", "spot": 2, "knowers": ("red",), "cards": ("monk-4",), "influence": 1,
    "rats": 1, "premium": True, "value": 2, "kind": "magic", "nuns": 4, "winners": ("red",),
    "ranking": (("red", 4, 9, ""), ("blue", 1, 10, "dead")), "pile": "discards", "track": (("red", 1), ("blue", 0)),
    "phase": "enter", "discarded": ("monk-4",), "returned": ("joker",),
}  # fmt: skip
SILENT = get_args(events.Silent)
TOLD = [kind for kind in get_args(events.Event) if kind not in SILENT]


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_there_is_a_sentence_for_every_event(kind: Callable[..., events.Event]) -> None:
    assert isinstance(kind, type)
    event = kind(**{field.name: EXAMPLES[field.name] for field in fields(kind)})
    public = kind(**{field.name: EXAMPLES[field.name] for field in fields(kind) if field.default is MISSING})
    for heard in (event, public):
        text = words.sentence(ENGLISH, [heard])
        assert text[0].isupper() or text[0].isdigit()
        assert not re.search("None|_|hidden", text)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_every_event_is_told_in_every_language(kind: Callable[..., events.Event], language: str) -> None:
    assert isinstance(kind, type)
    event = kind(**{field.name: EXAMPLES[field.name] for field in fields(kind)})
    said = words.sentence(Words(language), [event])
    assert said != words.sentence(ENGLISH, [event])
    assert not re.search(r"None|_|hidden|\$|\{", said)


@pytest.mark.parametrize("kind", SILENT, ids=lambda kind: kind.__name__)
def test_silent_events_are_no_part_of_the_story(kind: Callable[..., events.Event]) -> None:
    assert isinstance(kind, type)
    silent = kind(**{field.name: EXAMPLES[field.name] for field in fields(kind)})
    drawn: list[events.Event] = [events.CardDealt("red", "king-0"), silent, events.CardDealt("red", "king-1")]
    assert words.story(ENGLISH, drawn) == [("Red draws king-0, king-1.", False)]


@pytest.mark.parametrize(
    ("rats", "said"), [((1, 0), "to get rid of 1 rat."), ((2, 1), "to get rid of 3 rats.")]
)
def test_cards_discarded_together_are_told_with_all_rats_that_went(rats: tuple[int, int], said: str) -> None:
    gone = [events.CardDiscarded("red", "monk-4", count, "discards") for count in rats]
    assert words.story(ENGLISH, gone) == [(f"Red discards monk-4 ×2 {said}", False)]


@pytest.mark.parametrize(("count", "said"), [(1, "a rat goes"), (2, "2 rats go")])
def test_flutes_tell_how_many_rats_go(count: int, said: str) -> None:
    sent = events.RatSent("red", "blue", count)
    assert words.sentence(ENGLISH, [sent]) == f"Red has most flutes: {said} to Blue."


def test_what_is_not_told_is_no_event_of_the_story() -> None:
    ended = events.GameEnded((("red", 4, 9, ""),), 9, ("red",))
    assert words.story(ENGLISH, [events.CardLaid("red"), ended]) == []


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_there_is_help_on_every_building_card_phase_and_verb(seats: int) -> None:
    game = new(seats, buildings="mixed")
    view = game.view(game.to_act or "")
    table = desk(game)
    asked = {verb for verb, _ in VERBS if verb not in CHANCE_VERBS}
    wanted = {
        *codec(game).buildings,
        "joker",
        "sword",
        "flute",
        "pass",
        "gold",
        *PHASES.values(),
        "resolve",
        "over",
    }
    assert wanted | asked | {"symbols", "scoring", "tokens", "nun-row"} <= set(table.topics)
    for topic in ("", *table.topics):
        text = table.help(topic, view)
        assert len(text) > 10
        assert not re.search("[{}_]|None", text)
    for building in codec(game).buildings:
        assert "Premium: " in table.help(building, view)
        assert "Standard: " in table.help(building, view)
    assert ("only one premium" in table.help("resolve", view)) == (seats == 2)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_terminal_speaks_every_language(language: str) -> None:
    game, luck = new(3, 2, "mixed"), Random(2)
    table = desk_of(game.ruleset, Words(language))
    english = desk(game)
    while not game.over:
        view = game.view(game.to_act or "")
        assert table.question(view) != english.question(view)
        for said in (table.question(view), *table.labels(view)):
            assert not re.search(r"terminal-|cartus-|[{}$]", said)
        game.play(luck.choice(list(game.legal.numbers)))
    view = game.view("red")
    for topic in ("", *table.topics):
        assert not re.search(r"terminal-|[{}$]", table.help(topic, view))
    assert [len(line) for line in table.ending(game, ())]


def test_help_on_a_building_that_is_not_in_the_game_says_so() -> None:
    game = new()
    view = game.view(game.to_act or "")
    assert "not in this game" in desk(game).help("treasury", view)
    assert "not in this game" not in desk(game).help("palace", view)
    assert "gold" not in desk(game).help("scoring", view)
    assert "Treasury" not in desk(game).help("buildings", view)
    richer = new(buildings="mixed")
    assert "Most gold: 6 points, second most 3" in desk(richer).help(
        "scoring", richer.view(richer.to_act or "")
    )


def test_help_lists_what_lies_in_the_discards() -> None:
    game = position(ROUND.format(asked="enter of red") + "discards monk-4*2 monk-0 witch-2")
    text = desk(game).help("discards", game.view("red"))
    assert "  monk 4 4 0\n  witch 2\n" in text
    empty = position(ROUND.format(asked="enter of red"))
    assert "  nothing\n" in desk(empty).help("discards", empty.view("red"))


def test_every_verb_of_a_seat_has_its_words() -> None:
    for verb, _ in VERBS:
        grouped_by = words.group_title(ENGLISH, verb)
        assert verb in CHANCE_VERBS or grouped_by or words.single_choice(ENGLISH, verb)


# The end.


def ending(*seats: str, nuns: str = "king-4 king-4 king-2 king-0 king-0", **options: str) -> list[str]:
    names = [seat.partition(" ")[0] for seat in seats]
    game = position("\n".join([f"cartus {' '.join(names)} · over", f"nuns {nuns}", *seats]), **options)
    return ["".join(text for text, _ in line) for line in desk(game).ending(game, ())]


def test_points_are_told_by_source_with_rats_and_fate() -> None:
    lines = ending(
        "red       hand monk-4 sword gold*2 · rats 10 · church 3 magic 4 · tokens 2 3",
        "yellow    hand monk-4 sword pass gold · rats 11 · church 2 royalty 1 · tokens 1",
        "green     rats 0 · magic 1",
        buildings="mixed",
    )
    assert lines == [
        "The nun-row has 10 nuns: king-4, king-4, king-2, king-0, king-0.",
        "            tracks cards swords flutes passes gold tokens points rats",
        "  1. Red        20     1      1      0      0    6      5     33   10  alive",
        "  2. Green       5     0      0      0      0    0      0      5    0  alive",
        "  3. Yellow     15     1      1      0      2    3      1     23   11  dead",
        "Red wins with 33 points.",
    ]


def test_the_sources_of_points_are_those_of_the_game() -> None:
    assert ending("red rats 0", "yellow rats 0")[1].split() == [
        "tracks", "cards", "swords", "tokens", "points", "rats",
    ]  # fmt: skip


def winner(*seats: str) -> str:
    return ending(*seats)[-1]


def test_the_dead_do_not_win_however_many_points_they_have() -> None:
    said = winner("red rats 11 · church 1 magic 1", "yellow rats 10 · royalty 1")
    assert said == "Yellow wins with 10 points. A player with more points is dead."


def test_a_tie_goes_to_fewer_rats() -> None:
    assert winner("red rats 9 · church 1", "yellow rats 8 · magic 1") == (
        "Yellow wins with 10 points. The tie goes to fewer rats."
    )


def test_a_full_tie_is_shared() -> None:
    said = winner("red rats 9 · church 1", "yellow rats 9 · magic 1", "green rats 9 · royalty 1")
    assert said == "Red, Yellow, and Green share the victory with 10 points."


def test_if_all_are_dead_all_have_lost_and_one_would_have_won() -> None:
    lines = ending("red rats 12 · church 1 magic 1", "yellow rats 11 · royalty 1")
    assert lines[-1] == "The plague has killed everyone: all have lost. Yellow would have won."
    assert lines[-2].endswith("  would-be")
    assert lines[-3].endswith("  dead")
    tied = winner("red rats 11 · church 1", "yellow rats 11 · royalty 1")
    assert tied == "The plague has killed everyone: all have lost. Red and Yellow would have won."


@pytest.mark.parametrize("fate", ["", DEAD, WOULD_BE])
def test_every_fate_has_its_words(fate: str) -> None:
    assert all(words.fate_words(Words(language), fate) for language in LANGUAGES)


def test_the_last_board_and_the_ending_come_after_the_last_step() -> None:
    game = new()
    _, text = sit_down(game, always("1"), ["red"])
    _, _, last = text.rpartition("the game is over after 9 rounds")
    assert re.search(r"points +rats\n +1\. ", last)


def seats_of(result: Sequence[Sequence[object]]) -> list[object]:
    return [place[0] for place in result]


def test_the_ranking_is_that_of_the_result() -> None:
    game = new(5, 9, "mixed")
    _, text = sit_down(game, anything(game), ["red"])
    shown = re.findall(r"^ +\d\. (\w+) +\d", text, re.MULTILINE)
    assert [name.lower() for name in shown] == seats_of(game.result or ())
