"""Laws of positions as text: a text gives back the state it was written from, and tells nobody what it may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rattus.cartus import position as card_positions
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import State as CardState
from rattus.kernel.position import Head, beheaded, headed, one_line
from rattus.kernel.ruleset import PUBLIC, Ruleset
from rattus.plague import position as board_positions
from rattus.plague.state import State as BoardState
from rattus.table.game import Game
from tests.laws.tables import CARTUS_KINDS, PLAGUE_KINDS, Kind, cartus_tables, kinds, plague_tables, trace

STATES = 12
"""Positions of each game that are written and read."""
every_kind = pytest.mark.parametrize("kind", kinds(*PLAGUE_KINDS, *CARTUS_KINDS))


def games(kind: tuple[Kind, int]) -> Iterator[tuple[Ruleset, random.Random, list[int], list[bytearray]]]:
    """Tables, luck for the law, and the steps and states of random games."""
    tables: Any = cartus_tables(*kind) if kind[0] in CARTUS_KINDS else plague_tables(*kind)
    for table, seed, steps in tables.histories(100):
        yield table, random.Random(seed), steps, trace(table, steps)


def settled(table: Ruleset, state: bytearray) -> BoardState | CardState:
    """A state without what questions that have been answered left behind."""
    if isinstance(table, CartusRuleset):
        card = CardState.of(state)
        card_positions.settle_down(card)
        return card
    board = BoardState.of(state)
    board_positions.settle_down(board)
    return board


def placed(table: Ruleset, text: str) -> bytearray:
    """The state of a position."""
    state = table.engine.blank()
    table.engine.setup(table.rules, state)
    table.place(state, text)
    return state


def seen(table: Ruleset, state: bytearray, seat: int) -> bytearray:
    """What a seat may know."""
    view = state.copy()
    table.engine.view(table.rules, view, seat)
    return view


@every_kind
def test_a_text_gives_back_its_state(kind: tuple[Kind, int]) -> None:
    for table, luck, _, states in games(kind):
        game = Game(table, 1, "ask")
        for i in {0, len(states) - 1, *(luck.randrange(len(states)) for _ in range(STATES))}:
            state = states[i]
            drawn = table.position(state)
            again = placed(table, drawn)
            assert settled(table, again) == settled(table, state), drawn
            assert placed(table, one_line(drawn)) == again
            assert table.position(again) == drawn
            whole = headed(Head.of(table.header), drawn)
            assert beheaded(one_line(whole))[0] == Head.of(table.header)
            assert game.actor_at(again) == game.actor_at(state)
            assert game.legal_at(again).texts == game.legal_at(state).texts
            if game.actor_at(state) == "?":
                assert game.weights_at(again) == game.weights_at(state)
            for seat in (PUBLIC, *range(len(table.header.seats))):
                one, other = seen(table, state, seat), seen(table, again, seat)
                assert settled(table, one) == settled(table, other)
                assert table.report(one) == table.report(other)


@every_kind
def test_what_is_not_said_does_not_matter(kind: tuple[Kind, int]) -> None:
    for table, luck, steps, states in games(kind):
        begin = luck.randrange(len(states))
        state = placed(table, table.position(states[begin]))
        for i in range(begin, len(steps)):
            table.engine.apply(table.rules, state, steps[i])
            assert settled(table, state) == settled(table, states[i + 1])


@every_kind
def test_a_seat_cannot_tell_twins_apart_by_their_texts(kind: tuple[Kind, int]) -> None:
    different = 0
    for table, luck, _, states in games(kind):
        for _ in range(4):
            state = states[luck.randrange(len(states))]
            for seat in range(len(table.header.seats)):
                world = state.copy()
                table.imagined(world, seat, luck.getrandbits(64))
                for eyes in (seat, PUBLIC):
                    mine = table.position(seen(table, state, eyes))
                    assert table.position(seen(table, world, eyes)) == mine
                different += table.position(world) != table.position(state)
    assert different
