"""The same on every machine: every answer of the rules, and every thought of the bots, to the last bit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf

import pytest

import rattus
from rattus.bots import BOTS, Bot, make_bot
from rattus.bots.levels import LEVELS, LevelBot
from rattus.bots.search import Budget, SearchBot
from rattus.kernel.chance import keys, number
from rattus.kernel.contract import CHANCE, OVER
from rattus.kernel.engine import BuildName, Engine
from rattus.kernel.notation import Header
from rattus.kernel.ruleset import PUBLIC, Ruleset
from rattus.table.library import (
    EDITIONS,
    edition_of,
    engine,
    find_edition,
    known_versions,
    ruleset,
    seat_names,
)
from tests.laws.tables import (
    CARTUS_KINDS,
    PLAGUE_KINDS,
    Kind,
    Tables,
    cartus_tables,
    kinds,
    plague_tables,
    trace,
)

OTHERS: tuple[BuildName, ...] = ("interpreted", "native")
"""The machines that are held against the portable one."""
LOOKED_AT = 8
"""One in this many states of a game is looked at from all sides."""


def law(kind: Kind, games: int) -> Tables[Ruleset]:
    """The tables of a kind, with an eighth of the games that other laws have: interpreted rules take their time."""
    tables: Tables[Ruleset] = (
        cartus_tables(kind, games) if kind in CARTUS_KINDS else plague_tables(kind, games)
    )
    return replace(tables, games=games // 8)


def answers(own: Engine, rules: bytes, state: bytearray, luck: int) -> list[object]:
    """All that the rules say of a state."""
    seats, asked = range(own.count(rules)), own.actor(rules, state)
    told: list[object] = [asked, own.results(rules, state)]
    if asked == CHANCE:
        told.append(own.outcomes(rules, state))
        told += [own.pick(rules, state, r) for r in (0, 2**32 - 1, number(*keys(luck, 7), 1))]
    elif asked != OVER:
        told.append(own.legal(rules, state))
    for seat in (PUBLIC, *seats):
        view = state.copy()
        own.view(rules, view, seat)
        world = view.copy()
        own.imagine(rules, world, *keys(luck, 8))
        told += [bytes(view), bytes(world)]
    told += [own.observe(rules, state, seat) for seat in seats]
    return told


def assert_same(table: Ruleset, steps: Sequence[int], seed: int) -> None:
    """A game of the portable rules is that of the others, in every state and all that is told of it."""
    rules, states = table.rules, trace(table, steps)
    looks = [(i, states[i]) for i in range(seed % LOOKED_AT, len(states), LOOKED_AT)] + [(-1, states[-1])]
    seen = [answers(table.engine, rules, state, seed + i) for i, state in looks]
    for build in OTHERS:
        other = engine(table.engine.game, build)
        state = other.blank()
        other.setup(rules, state)
        assert state == states[0]
        assert other.play_randomly(rules, state, seed) == list(steps)
        assert state == states[-1]
        state = other.blank()
        other.setup(rules, state)
        for step, after in zip(steps, states[1:], strict=True):
            other.apply(rules, state, step)
            assert state == after
        for (i, state), told in zip(looks, seen, strict=True):
            assert answers(other, rules, state.copy(), seed + i) == told
        state = states[0].copy()
        other.replay(rules, state, steps)
        assert state == states[-1]
        assert other.play_batch(rules, [seed]) == (states[-1], [len(steps)])


@pytest.mark.parametrize("given", kinds(*PLAGUE_KINDS, *CARTUS_KINDS))
def test_every_answer_of_the_rules_is_the_same_on_every_machine(given: tuple[Kind, int]) -> None:
    for table, seed, steps in law(*given).histories():
        assert_same(table, steps, seed)


@pytest.mark.parametrize(
    ("name", "version"), [(name, version) for name in EDITIONS for version in known_versions(name)[:-1]]
)
def test_the_rules_of_earlier_versions_are_the_same_on_every_machine(name: str, version: str) -> None:
    edition = edition_of(Header(name, (), version=version))
    assert edition is not None
    for seats in edition.seat_counts:
        table = ruleset(edition, seat_names(seats), {})
        state = table.engine.blank()
        table.engine.setup(table.rules, state)
        assert_same(table, table.engine.play_randomly(table.rules, state, seats), seats)


# Bots.

TABLES = [(name, seats) for name in EDITIONS for seats in find_edition(name).seat_counts]
CODES = ("search", *BOTS)
"""All bots of ours, by turns: each plays every game and seat."""
PATIENT, HASTY = 150, 6
"""Simulations a decision, at most: interpreted ones take a thousand times as long."""


def bot_of(code: str, seed: int, visits: int) -> Bot:
    """A bot that counts simulations only, and no more than these."""
    if code in LEVELS:
        level = LEVELS[code]
        return LevelBot(seed, replace(level, seconds=inf, visits=min(level.visits, visits)))
    bot = make_bot(f"search:{visits}" if code == "search" else code, seed)
    if isinstance(bot, SearchBot):
        bot.budget = Budget(visits=min(visits, bot.budget.visits or visits))
    return bot


def thought_alike(
    name: str, seats: int, seed: int, builds: Sequence[BuildName], visits: int, most: int
) -> int:
    """How many decisions of a game of bots were the same on these machines; it fails at the first that is not."""
    games = [rattus.new(name, seats, seed, rules=build) for build in builds]
    codes = [CODES[(seed + seat) % len(CODES)] for seat in range(seats)]
    minds = [[bot_of(code, 9 * seed + seat, visits) for seat, code in enumerate(codes)] for _ in builds]
    decisions = 0
    while (asked := games[0].to_act) is not None and decisions < most:
        seat = games[0].seat_number(asked)
        steps = [mind[seat].choose(game.view(asked)) for game, mind in zip(games, minds, strict=True)]
        thoughts = [getattr(mind[seat], "thought", None) for mind in minds]
        assert steps == steps[:1] * len(steps), (codes[seat], games[0].record())
        assert thoughts == thoughts[:1] * len(thoughts), (codes[seat], games[0].record())
        for game, step in zip(games, steps, strict=True):
            game.play(step)
        decisions += 1
    assert len({game.state.hex() for game in games}) == 1
    return decisions


@pytest.mark.parametrize("rounds", [1, pytest.param(20, marks=pytest.mark.prove)])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_think_the_same_portable_and_native(name: str, seats: int, rounds: int) -> None:
    builds: tuple[BuildName, ...] = ("portable", "native")
    decided = [
        thought_alike(name, seats, seed, builds, PATIENT, 10_000)
        for seed in range(TABLES.index((name, seats)), 900, len(TABLES))[:rounds]
    ]
    assert sum(decided) > 20 * rounds


@pytest.mark.parametrize("most", [12, pytest.param(10_000, marks=pytest.mark.prove)])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_think_the_same_interpreted(name: str, seats: int, most: int) -> None:
    builds: tuple[BuildName, ...] = ("interpreted", "portable", "native")
    assert thought_alike(name, seats, TABLES.index((name, seats)), builds, HASTY, most) >= min(most, 20)
