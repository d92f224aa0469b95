"""Laws of analyses: what they add up to in every game, and that a verdict depends on nothing its seat did not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rattus.bots import make_bot, seat_seed
from rattus.bots.advice import advise
from rattus.bots.analysis import Analysis, analyse, assembled
from rattus.bots.analysis_curve import Curve, curve_tasks
from rattus.bots.analysis_search import Bench, Judge
from rattus.bots.analysis_verdict import asked_in, judged
from rattus.kernel.chance import keys
from rattus.kernel.ruleset import Ruleset
from rattus.table.game import Game
from tests.laws.tables import CARTUS_KINDS, PLAGUE_KINDS, Kind, cartus_tables, plague_tables

KINDS: list[Kind] = [*PLAGUE_KINDS, *CARTUS_KINDS]
RANDOM, BOTS = 1000 // len(KINDS) + 1, 200 // len(KINDS) + 1
"""Games of each kind in the long form: a thousand of random players and two hundred of bots in all."""
EXACT = 1e-9
TWINS = 4
"""One in four decisions is compared with its twin."""


def table_of(kind: Kind, seed: int) -> Ruleset:
    tables = cartus_tables(kind) if kind in CARTUS_KINDS else plague_tables(kind)
    return tables.tables[seed % len(tables.tables)]


def played(table: Ruleset, seed: int, code: str) -> Game:
    game = Game(table, seed)
    bots = [make_bot(code, seat_seed(seed, seat)) for seat in range(len(game.seats))]
    while (asked := game.to_act) is not None:
        game.play(bots[game.seats.index(asked)].choose(game.view(asked)))
    return game


def curve_of(game: Game) -> Analysis:
    """An analysis without verdicts, by the fewest simulations."""
    few = replace(Judge.of(game.ruleset, "search:16"), visits=4, measured=2, outcome=1)
    bench = Bench(game, few, 1)
    curve = Curve(bench)
    for task in curve_tasks(bench, curve):
        task.do()
    return assembled(bench, curve.shares(), {})


def assert_adds_up(game: Game, analysis: Analysis) -> None:
    winners = game.winners or game.seats
    for seat, account in analysis.seats.items():
        parts = account.start + account.luck + account.skill + account.others
        assert abs(parts - account.result) < EXACT
        assert account.result == (1 / len(winners) if seat in winners else 0)
    assert abs(sum(account.luck for account in analysis.seats.values())) < EXACT
    assert abs(sum(a.skill + a.others for a in analysis.seats.values())) < EXACT
    for shares in analysis.curve:
        assert abs(sum(shares.values()) - 1) < EXACT
        assert min(shares.values()) >= 0


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(map(str, kind)))
@pytest.mark.parametrize(
    ("code", "games"),
    [
        ("random", 1),
        pytest.param("random", RANDOM, marks=pytest.mark.prove),
        pytest.param("search:30", BOTS, marks=pytest.mark.prove),
    ],
)
def test_start_luck_skill_and_others_add_up_to_the_result(kind: Kind, code: str, games: int) -> None:
    for seed in range(games):
        game = played(table_of(kind, seed), seed, code)
        assert_adds_up(game, curve_of(game))


@pytest.mark.parametrize("kind", [("rattus", 4, "en"), ("bigbox", 3, "random"), ("cartus", 3, "all")])
def test_so_they_do_in_whole_analyses_of_bots(kind: Kind) -> None:
    game = played(table_of(kind, 1), 1, "search:30")
    assert_adds_up(game, analyse(game, "search:16"))


@pytest.mark.parametrize("kind", [("rattus", 3, "en"), ("bigbox", 4, "own"), ("cartus", 3, "all")])
def test_a_verdict_depends_on_nothing_that_its_seat_did_not_know(kind: Kind) -> None:
    """In twin states, which the seat can't tell apart, the verdicts are the same to the last bit."""
    compared = different = 0
    for seed in range(3):
        game = played(table_of(kind, seed), seed, "random")
        bench = Bench(game, Judge.of(game.ruleset, "search:16"), 1)
        for moment in bench.moments[::TWINS]:
            asked = asked_in(bench, moment.n, moment.before)
            if asked is None:
                continue
            twin = asked.view.copy()
            bench.engine.imagine(bench.rules, twin, *keys(moment.n, 77))
            other = asked_in(bench, moment.n, twin)
            assert other == asked
            if bytes(twin) != bytes(moment.before):
                assert judged(bench, other, moment.number) == judged(bench, asked, moment.number)
                different += 1
            compared += 1
    assert compared > 20
    assert different > 5


@pytest.mark.prove
@pytest.mark.parametrize("name", ["rattus", "cartus"])
def test_luck_is_nothing_over_many_games(name: str) -> None:
    """The mean luck of a seat is within three of its standard errors of nothing."""
    kind: Kind = (name, 2, "en" if name == "rattus" else "all")
    found = []
    for seed in range(200):
        game = played(table_of(kind, 0), seed, "search:60")
        few = replace(Judge.of(game.ruleset, "search:100"), outcome=20)
        bench = Bench(game, few, 1)
        curve = Curve(bench)
        for task in curve_tasks(bench, curve):
            task.do()
        found.append(assembled(bench, curve.shares(), {}).seats["red"].luck)
    mean = sum(found) / len(found)
    error = (sum((luck - mean) ** 2 for luck in found) / (len(found) - 1) / len(found)) ** 0.5
    assert abs(mean) < 3 * error
    assert error < 0.05


@pytest.mark.parametrize("kind", [("rattus", 4, "en"), ("bigbox", 3, "random"), ("cartus", 3, "all")])
def test_advice_depends_on_nothing_its_seat_does_not_know(kind: Kind) -> None:
    game, told, different = played(table_of(kind, 2), 2, "random"), 0, 0
    engine, rules = game.ruleset.engine, game.ruleset.rules
    for n, moment in enumerate(game.moments()):
        if moment.by == "?" or n % 8:
            continue
        seat = game.seats.index(moment.by)
        view = Game.of_steps(game.ruleset, game.numbers[: moment.n - 1]).view(moment.by)
        twin = view.state.copy()
        engine.imagine(rules, twin, *keys(n, 5))
        different += bytes(twin) != bytes(moment.before)
        engine.view(rules, twin, seat)
        said = advise(view, 48)
        assert said == advise(replace(view, state=twin), 48)
        assert said.step in view.legal
        told += 1
    assert told > 5
    assert different > 3
