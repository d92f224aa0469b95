"""Analyses: what they say adds up, is the same again, is told in words, and is refused where it would tell too much."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

import rattus
from rattus.bots import make_bot, seat_seed
from rattus.bots.analysis import (
    BLUNDER,
    SLIP,
    Analysis,
    AnalysisError,
    Decision,
    Work,
    analyse,
    loads,
    mark,
)
from rattus.bots.analysis_curve import within
from rattus.bots.analysis_search import Bench, Judge
from rattus.bots.analysis_verdict import asked_in, judged
from rattus.bots.analysis_words import Teller, step_words, turning_points
from rattus.kernel.contract import CHANCE
from rattus.locales import LANGUAGES, Words
from rattus.table.game import Game

FAST = "search:16"
KINDS = [("rattus", 2), ("bigbox", 3), ("cartus", 2)]


def played(name: str, seats: int, seed: int, *codes: str) -> Game:
    """A whole game between bots."""
    game = rattus.new(name, seats, seed)
    bots = {seat: make_bot(codes[i % len(codes)], seat_seed(seed, i)) for i, seat in enumerate(game.seats)}
    while (asked := game.to_act) is not None:
        game.play(bots[asked].choose(game.view(asked)))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return played("rattus", 2, 7, "random")


@pytest.fixture(scope="module")
def analysis(game: Game) -> Analysis:
    return analyse(game, FAST, seed=3)


# The form.


def test_every_step_is_a_decision_or_a_chance_and_each_begins_where_the_last_one_ended(
    game: Game, analysis: Analysis
) -> None:
    steps = analysis.steps
    assert [step.n for step in steps] == list(range(1, len(game.numbers) + 1))
    for moment, step in zip(game.moments(), steps, strict=True):
        assert step.step == moment.text
        assert moment.by == (step.seat if isinstance(step, Decision) else "?")
    assert all(one.after == other.before for one, other in itertools.pairwise(steps))
    assert analysis.curve == [steps[0].before, *(step.after for step in steps)]


def test_the_curve_ends_with_the_result(game: Game, analysis: Analysis) -> None:
    winners = game.winners
    assert analysis.curve[-1] == {seat: (seat in winners) / len(winners) for seat in game.seats}


def test_a_step_without_an_alternative_changes_nothing(game: Game, analysis: Analysis) -> None:
    forced = [step for step in analysis.decisions if step.choices == 1]
    sure = [step for step in analysis.chances if step.outcomes == 1]
    assert forced
    assert all(step.before == step.after and step.mark == "" and step.loss == 0 for step in [*forced])
    assert all(step.before == step.after for step in sure)


def test_json_reads_back_as_the_same_analysis(analysis: Analysis) -> None:
    assert loads(analysis.json()) == analysis
    plain = json.loads(analysis.json())
    assert {"start", "luck", "skill", "others", "result"} <= plain["seats"]["red"].keys()
    assert {"n", "seat", "step", "before", "after", "best", "best_after"} <= plain["decisions"][0].keys()
    assert {"n", "step", "before", "after"} <= plain["chances"][0].keys()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"game": 1}'])
def test_what_is_no_analysis_is_refused(text: str) -> None:
    with pytest.raises(AnalysisError, match="this is no analysis"):
        loads(text)


def test_the_table_has_a_row_for_every_step(analysis: Analysis) -> None:
    assert len(analysis.table) == len(analysis.steps)
    assert {"n", "by", "step", "before red", "after yellow"} <= analysis.table[0].keys()


def test_a_game_tells_its_own_analysis() -> None:
    game = played("rattus", 2, 8, "random")
    assert game.analysis(FAST, seed=3) == analyse(game, FAST, seed=3)


# The measure.


def test_the_same_seed_gives_the_same_analysis_with_any_number_of_threads(
    game: Game, analysis: Analysis
) -> None:
    assert analyse(game, FAST, seed=3, threads=0) == analyse(game, FAST, seed=3, threads=3) == analysis
    assert analyse(game, FAST, seed=4) != analysis


def test_an_analysis_of_a_record_is_that_of_its_game(game: Game, analysis: Analysis) -> None:
    assert analyse(rattus.loads(game.record()), FAST, seed=3) == analysis


@pytest.mark.parametrize(("name", "seats"), KINDS[:2])
def test_before_chance_the_shares_are_what_is_expected_of_its_outcomes(name: str, seats: int) -> None:
    """The last steps of chance are followed by the end: there the expectation is exact."""
    for seed in range(30):
        game = rattus.loads(rattus.new(name, seats, seed).record())
        walker = make_bot("random", seed)
        while game.to_act is not None:
            if game.to_act == "?":
                game.play(game.legal.numbers[seed % len(game.legal)])
            else:
                game.play(walker.choose(game.view(game.to_act)))
        judge = Judge.of(game.ruleset, FAST)
        bench = Bench(game, judge, 1)
        last = bench.moments[-1]
        if bench.actor(last.before) != CHANCE:
            continue
        steps, weights = bench.outcomes(last.before)
        ends = [bench.after(last.before, step) for step in steps]
        if len(steps) == 1 or any(bench.question(end)[1] != -2 for end in ends):
            continue
        expected = [
            sum(w * bench.result(end)[seat] for w, end in zip(weights, ends, strict=True)) / sum(weights)
            for seat in range(seats)
        ]
        analysis = analyse(game, FAST)
        found = [*analysis.chances[-1].before.values()]
        assert found == pytest.approx(expected, abs=1e-12)
        return
    pytest.fail("no game ended with a step of chance")


def test_if_nobody_wins_all_have_an_equal_share() -> None:
    game = next(
        game for game in (played("cartus", 3, seed, "random") for seed in range(100)) if not game.winners
    )
    analysis = analyse(game, FAST)
    assert [*analysis.curve[-1].values()] == [1 / 3] * 3


def test_shares_are_neither_negative_nor_more_than_one() -> None:
    assert within((0.5, -0.1, 0.7)) == pytest.approx((5 / 12, 0, 7 / 12))
    assert within((0.25, 0.75)) == (0.25, 0.75)


@pytest.mark.parametrize(
    ("loss", "low", "called"),
    [
        (0.5, 0.0, ""),
        (SLIP - 0.001, 0.01, ""),
        (SLIP, 0.01, "slip"),
        (BLUNDER - 0.001, 0.01, "slip"),
        (BLUNDER, 0.01, "blunder"),
    ],
)
def test_nothing_is_called_a_mistake_that_may_be_none(loss: float, low: float, called: str) -> None:
    assert mark(loss, low) == called


def test_the_interval_holds_the_loss(analysis: Analysis) -> None:
    asked = [step for step in analysis.decisions if step.choices > 1]
    assert asked
    assert all(step.low <= max(0.0, step.loss) <= step.high for step in asked)
    assert all(step.loss == 0 for step in asked if step.best == step.step)
    assert all(step.line[0] == (step.seat, step.best) for step in asked)


def test_whoever_plays_blindly_blunders() -> None:
    decisions = analyse(played("rattus", 2, 1, "random"), "search:60").decisions
    found = [step for step in decisions if step.mark == "blunder"]
    assert len(found) > 2
    assert all(step.best != step.step and step.loss >= BLUNDER and step.low > 0 for step in found)


def test_stronger_bots_show_more_skill() -> None:
    """A strong bot against one that plays blindly, in both seats."""
    skill = {"strong": 0.0, "random": 0.0}
    lost = dict(skill)
    for seed in range(2):
        codes = ("strong", "random") if seed % 2 else ("random", "strong")
        analysis = analyse(played("rattus", 2, seed, *codes), "search:60")
        for code, (seat, account) in zip(codes, analysis.seats.items(), strict=True):
            skill[code] += account.skill
            lost[code] += sum(step.loss for step in analysis.decisions if step.seat == seat)
    assert skill["strong"] > skill["random"] + 0.3
    assert lost["strong"] < lost["random"] / 3


# The work.


def test_it_tells_how_much_is_done_up_to_all(game: Game) -> None:
    told: list[float] = []
    analyse(game, FAST, progress=told.append)
    assert told == sorted(told)
    assert len(told) > 50
    assert told[-1] == pytest.approx(1)


@pytest.mark.parametrize("threads", [0, 2])
def test_it_can_be_ended_early(game: Game, threads: int) -> None:
    work = Work(game, FAST, threads=threads)
    steps = iter(work)
    assert isinstance(steps, Iterator)
    assert next(steps) < 1
    steps.close()  # type: ignore[attr-defined]
    with pytest.raises(AnalysisError, match="not finished"):
        _ = work.result


def test_a_game_that_goes_on_is_not_analysed() -> None:
    """What was looked at in it is still a secret."""
    with pytest.raises(AnalysisError, match="the game is not over"):
        analyse(rattus.new("rattus", 2, 1), FAST)


@pytest.mark.parametrize(
    "code", ["random", "greedy", "search", "search:1s", "search:x", "search:9:a=1", "me"]
)
def test_a_judge_that_can_not_be_is_refused(game: Game, code: str) -> None:
    with pytest.raises(AnalysisError, match=re.escape(code)):
        analyse(game, code)


@pytest.mark.parametrize("level", ["novice", "easy", "fair", "strong", "master"])
def test_levels_judge_with_their_own_simulations(game: Game, level: str) -> None:
    from rattus.bots.levels import LEVELS

    assert Judge.of(game.ruleset, level).visits == LEVELS[level].visits


# In words and pictures.


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_turning_points_are_told_in_every_language(name: str, seats: int) -> None:
    game = played(name, seats, 5, "random")
    analysis = analyse(game, "search:30")
    for language in LANGUAGES:
        story = list(Teller(game, analysis, Words(language)).story(most=200))
        assert len(story) == len(turning_points(analysis, most=200)) > 3
        for text in story:
            assert not re.search(r"analysis-|plague-|cartus-|None|hidden|[{}]", text), text


def test_a_step_is_told_as_its_button_is() -> None:
    words = Words("en")
    assert step_words(words, "plague", "place gallia 2") == "Place 2 citizens in Gallia"
    assert step_words(words, "plague", "merchant gallia italia 3").startswith("Merchant: move 3 citizens")
    assert step_words(words, "plague", "look gallia/2") == "Witch: look at rat 2 in Gallia"
    assert step_words(words, "cartus", "enter 1", ["brewery/2 cards"]).startswith("Enter the Brewery")
    assert step_words(words, "cartus", "no-such-verb 1") == "no-such-verb 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_well_formed_and_name_every_seat(analysis: Analysis, language: str) -> None:
    svg = ET.fromstring(analysis.svg(language))
    text = "".join(svg.itertext())
    for seat in analysis.seats:
        assert Words(language).name("seat", seat) in text
    assert len(svg.findall("{http://www.w3.org/2000/svg}polyline")) == len(analysis.seats)
    ET.fromstring(analysis.html(language))


def test_notebooks_show_pictures(analysis: Analysis) -> None:
    assert analysis._repr_svg_().startswith("<svg")
    assert "<table>" in analysis._repr_html_()


@pytest.mark.parametrize("name", ["rattus", "cartus"])
def test_a_verdict_is_the_same_on_every_machine(name: str) -> None:
    """Portable rules and interpreted ones judge alike, to the last bit."""
    verdicts = []
    for build in ("portable", "interpreted"):
        game = rattus.new(name, 2, 4, rules=build)
        walker = make_bot("random", 1)
        while len(game.numbers) < 60 or game.to_act is None or len(game.legal) < 3:
            game.play(walker.choose(game.view(game.to_act or "")))
        few = replace(Judge.of(game.ruleset, FAST), visits=6, measured=3, trees=3)
        bench = Bench(game, few, 1)
        asked = asked_in(bench, 1, game.state)
        assert asked is not None
        verdicts.append(judged(bench, asked, asked.legal[0]))
    assert verdicts[0] == verdicts[1]
