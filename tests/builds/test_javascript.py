"""The portable rules in other people's machines: games and searches are the same, bit for bit."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence

import pytest

from bench.javascript import Answer, At, Job, in_node, in_page, random_games
from rattus.bots.search import STREAM, Budget, Tree
from rattus.bots.sense import sense_of
from rattus.bots.tree import Memory
from rattus.kernel.chance import keys
from rattus.kernel.ruleset import Ruleset
from rattus.table.game import Game
from rattus.table.library import EDITIONS, find_edition, ruleset, seat_names
from tools.chromium import NoChromium, chromium

FEW, MANY = 50, 2000
TABLES = [(name, seats) for name in EDITIONS for seats in find_edition(name).seat_counts]
SIMULATIONS = 300
Machine = Callable[[str, Sequence[Job]], Answer]


@pytest.fixture(scope="module", params=["node", "chromium"])
def machine(request: pytest.FixtureRequest) -> Iterator[Machine]:
    """Does jobs."""
    if request.param == "node":
        yield in_node
        return
    try:
        with chromium() as browser:
            page = browser.new_page()
            yield lambda game, jobs: in_page(page, game, jobs)
    except NoChromium as error:
        pytest.fail(f"no Chromium, no proof: {error}", pytrace=False)


def searched(table: Ruleset, seed: int) -> tuple[Job, list[bytes], int]:
    """A search from the middle of a random game: the job, and what our own does to the memory."""
    game = Game(table, seed)
    for _ in range(10 + seed):
        game.play(game.legal[(7 * seed + len(game.numbers)) % len(game.legal)])
    view, luck = game.view(game.to_act or ""), keys(seed, STREAM)
    tree = Tree(table.engine, Budget(visits=SIMULATIONS))
    buffers: list[memoryview] = [*tree.memory]  # type: ignore[list-item]
    before = [bytes(buffer.cast("B")) for buffer in buffers]
    sense = sense_of(table)
    before[Memory._fields.index("settings")] = sense.settings.tobytes()
    before[Memory._fields.index("weights")] = sense.weights.tobytes()
    tree.grow(view, sense, 0, luck, 0, SIMULATIONS)
    counts = [len(buffer) for buffer in buffers]
    counts[Memory._fields.index("work")] = 2
    places = [number for i, count in enumerate(counts, start=2) for number in (At(i), count)]
    job = Job(
        "search",
        (table.rules, bytes(view.state), *before),
        (At(0), At(1), *places, 0, *luck, 0, SIMULATIONS, 0),
    )
    return job, [bytes(buffer.cast("B")) for buffer in buffers], tree.used


@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.prove)])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_and_searches_are_the_same_bit_for_bit(
    machine: Machine, name: str, seats: int, games: int
) -> None:
    table = ruleset(find_edition(name), seat_names(seats), {})
    searches = [searched(table, seed) for seed in range(1, 2 + games // FEW)]
    batch = random_games(table.rules, table.engine.state.size, range(games))
    first, *others = machine(table.engine.game, [batch, *(job for job, _, _ in searches)]).done
    states, lengths = table.engine.play_batch(table.rules, range(games))
    assert first.buffers[1] == states
    assert array("q", first.buffers[3]).tolist() == lengths
    for done, (_, memory, used) in zip(others, searches, strict=True):
        assert done.value == used > 50
        for field, theirs, ours in zip(Memory._fields, done.buffers[2:], memory, strict=True):
            assert theirs == ours, field
