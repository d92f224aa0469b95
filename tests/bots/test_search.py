"""The search bot: answers from the view alone, the same for the same seed, and better than chance."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from math import isnan
from statistics import stdev

import pytest

import rattus
from rattus.bots import Bot, Thinker, make_bot, seat_seed
from rattus.bots.levels import LEVELS
from rattus.bots.search import Budget, SearchBot, StepValue
from rattus.bots.sense import hand_made_sense, sense_of
from rattus.bots.tree import SETTINGS
from rattus.kernel.chance import keys
from rattus.kernel.ruleset import COLOURS
from rattus.table.game import Game, View
from rattus.table.library import find_edition, ruleset

TABLES = [
    ("rattus", 2, {}),
    ("rattus", 4, {"rulebook": "de"}),
    ("bigbox", 3, {"cards": "queen+serf+soldier+nun+witch+king"}),
    ("bigbox", 6, {}),
    ("cartus", 2, {}),
    ("cartus", 2, {"buildings": "farm*3+brewery*2+office+hospital+guard-tower+pied-pipers-hut+treasury"}),
    ("cartus", 3, {"buildings": "mixed", "start": "green"}),
    ("cartus", 5, {"buildings": "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"}),
]
LATE = 0.03
"""Seconds: the clock is looked at every 32 simulations."""
SLACK = 0.7
"""Seconds that a busy machine may add."""
GAMES = [("rattus", 2), ("bigbox", 2), ("cartus", 2)]


def table(name: str, seats: int, seed: int, options: dict[str, str]) -> Game:
    """A new game with options."""
    return Game(ruleset(find_edition(name), COLOURS[:seats], options), seed)


def played(game: Game, codes: list[str], seed: int = 0) -> Game:
    """The game, played to its end by these bots."""
    bots = {
        name: make_bot(code, seat_seed(seed, i))
        for i, (name, code) in enumerate(zip(game.seats, codes, strict=True))
    }
    while (seat := game.to_act) is not None:
        game.play(bots[seat].choose(game.view(seat)))
    return game


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_plays_whole_games_at_every_kind_of_table(name: str, seats: int, options: dict[str, str]) -> None:
    game = played(table(name, seats, 1, options), ["search:30"] * seats)
    assert game.over


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_answers_the_same_in_twin_states_it_cannot_tell_apart(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """Twins differ only in what the seat does not know: whatever it thinks, it must think the same."""
    game = table(name, seats, 2, options)
    walker = make_bot("random", 5)
    compared = different = 0
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if len(view.legal) > 1 and len(game.numbers) % 3 == 0:
            twin = view.state.copy()
            game.ruleset.engine.imagine(game.ruleset.rules, twin, *keys(len(game.numbers), 77))
            different += bytes(twin) != bytes(game.state)
            seen = game.blinded(twin, seat)
            twin_view = View(seat, seen, seat, game.legal_at(seen), game.ruleset)
            for code in ("search:40", "greedy", "fair"):
                answers = [make_bot(code, 9).choose(each) for each in (view, twin_view)]
                assert answers[0] == answers[1]
            compared += 1
        game.play(walker.choose(view))
    assert compared > 10
    assert different


def test_the_same_seed_gives_the_same_game() -> None:
    once, again = (played(rattus.new("rattus", 3, 4), ["search:60", "greedy", "fair"]) for _ in range(2))
    assert once.record() == again.record()
    other = played(rattus.new("rattus", 3, 4), ["search:60", "greedy", "fair"], seed=1)
    assert other.record() != once.record()


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_greedy_beats_random(name: str, seats: int) -> None:
    wins = 0
    for seed in range(20):
        codes = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        game = played(rattus.new(name, seats, seed), codes, seed)
        wins += game.seats[codes.index("greedy")] in game.winners
    assert wins >= 18


@pytest.mark.parametrize("name", ["rattus", "cartus"])
def test_thinking_further_ahead_beats_greedy(name: str) -> None:
    wins = 0
    for seed in range(20):
        codes = ["search:1500", "greedy"] if seed % 2 else ["greedy", "search:1500"]
        game = played(rattus.new(name, 2, seed), codes, seed)
        wins += game.seats[codes.index("search:1500")] in game.winners
    assert wins >= 12


def test_it_keeps_to_its_time() -> None:
    game = rattus.new("rattus", 4, 1)
    bot = SearchBot(1, Budget.of("100ms"))
    view = game.view(game.to_act or "")
    bot.choose(view)
    began = time.perf_counter()
    bot.choose(view)
    assert 0.1 <= time.perf_counter() - began < 0.1 + SLACK
    assert bot.thought is not None
    assert bot.thought.simulations > 100


def test_it_tells_what_it_expects_and_the_next_best() -> None:
    game = rattus.new("rattus", 2, 1)
    bot = SearchBot(1, Budget(visits=200))
    step = bot.choose(game.view(game.to_act or ""))
    thought = bot.thought
    assert thought is not None
    assert thought.simulations == 200
    assert game.legal.texts[thought.step] == step
    assert thought.alternative in game.legal
    assert thought.alternative != thought.step
    assert 0 <= thought.before <= 1
    assert 0 <= thought.after <= 1
    assert str(thought) == (
        f"{thought.step}: {thought.before:.0%} → {thought.after:.0%}, "
        f"{thought.alternative} {thought.alternative_after:.0%} (200 simulations)"
    )


def test_it_goes_on_thinking_where_it_was_within_a_turn() -> None:
    """What it tried after its own last step counts on; after anything else it begins again."""
    game = rattus.new("rattus", 2, 3)
    bots = {name: SearchBot(seat, Budget(visits=100)) for seat, name in enumerate(game.seats)}
    went_on = began_anew = 0
    last = None
    while not game.over:
        seat = game.to_act or ""
        bot = bots[seat]
        step = bot.choose(game.view(seat))
        tree = bot._tree
        assert tree is not None
        if bot.thought is not None:
            grown = sum(tree.memory.visits) > 100 * 20
            went_on += tree.used > 100
            began_anew += tree.used <= 100 and last != seat and not grown
        game.play(step)
        last = seat
    assert went_on > 10
    assert began_anew > 10


def test_a_full_tree_is_no_trouble() -> None:
    game = rattus.new("rattus", 2, 3)
    bot = SearchBot(1, Budget(visits=50))
    view = game.view(game.to_act or "")
    bot.choose(view)
    tree = bot._tree
    assert tree is not None
    bot.budget = Budget(visits=5 * len(tree.memory.keys))
    assert bot.choose(view) in game.legal.numbers
    assert tree.used <= len(tree.memory.keys) * 3 // 4 + 1
    assert sum(key != 0 for key in tree.memory.keys) == tree.used


@pytest.mark.parametrize("text", ["", "0", "-1", "x", "1.5", "1m", "0s", "0ms", "1 s", "99999999999"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"simulations|time"):
        Budget.of(text)


def test_budgets_are_simulations_or_a_time() -> None:
    assert Budget.of("2000") == Budget(visits=2000)
    assert Budget.of("1s") == Budget(seconds=1)
    assert Budget.of("0.5s") == Budget(seconds=0.5)
    assert Budget.of("250ms") == Budget(seconds=0.25)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats"), [("rattus", 4), ("bigbox", 6), ("cartus", 5)])
def test_every_level_answers_in_its_time(level: str, name: str, seats: int) -> None:
    """On one core; what other programs do meanwhile does not count."""
    game = rattus.new(name, seats, 1)
    make_bot("search:40", 1).choose(game.view(game.to_act or ""))  # the first one loads what is compiled
    bot = make_bot(level, 3)
    for _ in range(2):
        view = game.view(game.to_act or "")
        began = time.process_time()
        step = bot.choose(view)
        assert time.process_time() - began < LEVELS[level].seconds + LATE
        game.play(step)


def test_a_setting_in_the_code_changes_what_it_does() -> None:
    game = rattus.new("rattus", 2, 1)
    seat = game.to_act or ""
    plain, blind = make_bot("search:400", 1), make_bot("search:400:sharpness=0:curiosity=5", 1)
    for bot in (plain, blind):
        assert isinstance(bot, SearchBot)
        bot.choose(game.view(seat))
    assert str(plain.thought) != str(blind.thought)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["rattus", "cartus"])
def test_the_greedy_bot_judges_by_hand_and_the_search_by_what_was_fitted(name: str) -> None:
    rules = ruleset(find_edition(name), COLOURS[:2], {})
    by_hand, fitted = hand_made_sense(rules), sense_of(rules)
    assert by_hand.settings == fitted.settings
    assert by_hand.weights != fitted.weights


def test_at_a_large_table_the_search_looks_past_its_own_next_turn() -> None:
    horizon = SETTINGS.index("horizon")
    looks = [
        sense_of(ruleset(find_edition("bigbox"), COLOURS[:seats], {})).settings[horizon]
        for seats in (2, 4, 5, 6)
    ]
    assert looks == [3, 5, 6, 6]


def test_with_branches_for_chance_the_tree_has_more_edges() -> None:
    game = rattus.new("rattus", 2, 1)
    for step in ("settle italia", "settle gallia", "settle germania", "settle polonia"):
        game.play(step)
    used = []
    for branching in (0, 3):
        bot = SearchBot(1, Budget(visits=500), changes={"branching": branching})
        bot.choose(game.view(game.to_act or ""))
        assert bot._tree is not None
        used.append(bot._tree.used)
    assert used[1] > used[0]


# Tables.


@pytest.mark.parametrize("code", ["search:60", "greedy", "strong", "novice", "random"])
def test_a_bot_begins_with_every_table_it_is_asked_at(code: str) -> None:
    """With two seats and then with four, in another game, on another machine, and back again."""
    tables = [
        rattus.new("rattus", 2, 1),
        rattus.new("rattus", 4, 1),
        rattus.new("cartus", 3, 1),
        rattus.new("rattus", 2, 1, rules="interpreted"),
        rattus.new("rattus", 2, 1),
    ]
    wanderer = make_bot(code, 5)
    for game in tables:
        for _ in range(3):
            assert game.to_act is not None
            game.play(wanderer.choose(game.view(game.to_act)))
        if isinstance(wanderer, SearchBot):
            expected = wanderer.sense_for(game.ruleset)
            assert wanderer._sense is not None
            assert wanderer._sense.settings == expected.settings
            assert wanderer._sense.weights == expected.weights
            assert wanderer._tree is not None
            assert list(wanderer._tree.memory.weights) == list(expected.weights)


@pytest.mark.parametrize("other", [True, False])
def test_at_a_table_with_other_options_a_bot_forgets_its_plan(other: bool) -> None:
    """The same question, but other rules: what was tried there says nothing here."""
    game, bot = rattus.new("rattus", 2, 1, turn_limit=50), SearchBot(1, Budget(visits=100))
    while not bot.plans:
        assert game.to_act is not None
        game.play(bot.choose(game.view(game.to_act)))
    assert game.to_act is not None
    view = game.view(game.to_act)
    elsewhere = rattus.new("rattus", 2, 1, turn_limit=60 if other else 50).ruleset
    bot.choose(replace(view, ruleset=elsewhere))
    assert bot._tree is not None
    assert (bot._tree.used <= 100) is other


# Values of all legal steps.


@pytest.mark.parametrize("code", ["search:300", "greedy", "strong"])
def test_it_tells_what_it_found_about_every_legal_step(code: str) -> None:
    game = rattus.new("rattus", 2, 1)
    bot = make_bot(code, 1)
    assert isinstance(bot, Thinker)
    assert len(bot.thoughts) == 0
    step = bot.choose(game.view("red"))
    values = bot.thoughts
    assert {each.step for each in values} == {*game.legal}
    assert game.legal.texts[values[0].step] == step
    assert [each.visits for each in values] == sorted((each.visits for each in values), reverse=True)
    assert bot.thought is not None
    assert (bot.thought.step, bot.thought.after) == values[0][:2]
    assert (bot.thought.alternative, bot.thought.alternative_after) == values[1][:2]
    assert sum(each.visits for each in values) == bot.thought.simulations
    for each in values:
        if each.visits:
            assert 0 <= each.share <= 1
            assert each.uncertainty == pytest.approx((each.share * (1 - each.share) / each.visits) ** 0.5)
    assert values[0].uncertainty < values[-1].uncertainty or not values[-1].visits


def test_a_step_that_was_never_tried_has_no_share() -> None:
    game = rattus.new("rattus", 2, 1)
    bot = SearchBot(1, Budget(visits=3))
    bot.choose(game.view("red"))
    untried = [each for each in bot.thoughts if not each.visits]
    assert len(untried) >= 5
    assert all(isnan(each.share) and isnan(each.uncertainty) for each in untried)


def test_a_share_is_as_uncertain_as_it_is_said_to_be_at_most() -> None:
    """How far the shares of many searches lie apart."""
    game = rattus.new("rattus", 2, 1)
    found: dict[str, list[StepValue]] = {}
    for seed in range(30):
        bot = SearchBot(seed, Budget(visits=200))
        bot.choose(game.view("red"))
        for each in bot.thoughts:
            found.setdefault(each.step, []).append(each)
    for values in found.values():
        if min(each.visits for each in values) >= 10:
            assert stdev(each.share for each in values) < max(each.uncertainty for each in values)


def test_what_was_not_thought_about_has_no_values() -> None:
    game = rattus.new("rattus", 2, 1)
    bot = make_bot("novice", 1)
    blind = thought = 0
    while not game.over:
        assert game.to_act is not None
        view = game.view(game.to_act)
        bot.choose(view)
        assert isinstance(bot, Thinker)
        assert (bot.thought is None) == (bot.thoughts == ())
        blind += not bot.thoughts and len(view.legal) > 1
        thought += bool(bot.thoughts)
        game.play(view.legal[0])
    assert blind > 5
    assert thought > 5


# Copies.


@pytest.mark.parametrize(
    "way", [deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))], ids=["deepcopy", "pickle"]
)
@pytest.mark.parametrize("code", ["search:80", "greedy", "strong", "easy", "random"])
def test_a_copy_of_a_bot_thinks_on_by_itself(code: str, way: Callable[[Bot], Bot]) -> None:
    game = rattus.new("rattus", 2, 3)
    bot = make_bot(code, 7)
    plans = 0
    for _ in range(12):
        assert game.to_act is not None
        view = game.view(game.to_act)
        plans += isinstance(bot, SearchBot) and bot.plans
        twin = way(bot)
        step = bot.choose(view)
        assert twin.choose(view) == step
        if isinstance(bot, Thinker) and isinstance(twin, Thinker):
            assert twin.thoughts == bot.thoughts
        game.play(step)
    assert plans or not isinstance(bot, SearchBot)
