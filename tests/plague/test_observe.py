"""What a seat sees as numbers: everything public, its own looks, and nothing else."""

from __future__ import annotations

from itertools import chain

import pytest

import rattus
from rattus.builds.interpreted import interpreted
from rattus.kernel.ruleset import COLOURS
from rattus.plague.edition import BUILT_IN, load_edition
from rattus.plague.observe import LAID_RAT, RETURNED_RAT, SUPPLY_RAT
from rattus.plague.state import LAID, NONE, SLOTS, Rules, State
from rattus.table.game import Game
from rattus.table.library import ruleset
from rattus.table.simulation import random_game

LABELS = ("unseen", "origin", "looked", "face")
TABLES = [(name, seats) for name in BUILT_IN for seats in load_edition(name).seat_counts]


def seen(game: Game, seat: str) -> list[int]:
    return [*game.ruleset.engine.observe(game.ruleset.rules, game.state, game.seat_number(seat))]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_observations_are_equally_long_and_the_same_interpreted(edition: str, seats: int) -> None:
    table = ruleset(load_edition(edition), COLOURS[:seats], {})
    plain = interpreted("plague")
    lengths = set()
    for moment in random_game(table, seats).moments():
        for seat in range(seats):
            observed = table.engine.observe(table.rules, moment.after, seat)
            assert observed == plain.observe(table.rules, moment.after, seat)
            lengths.add(len(observed))
    assert len(lengths) == 1


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_rats_are_seen_with_their_origin_their_lookers_and_their_face(edition: str, seats: int) -> None:
    table = ruleset(load_edition(edition), COLOURS[:seats], {})
    rules, features = Rules.of(table.rules), table.features()
    where = {label: [i for i, f in enumerate(features) if f.label == label] for label in LABELS}
    kinds = set()
    for moment in chain(*(list(random_game(table, seed).moments())[::3] for seed in range(6))):
        s = State.of(moment.after)
        for seat in range(seats):
            out = table.engine.observe(table.rules, moment.after, seat)
            told: dict[str, list[int]] = {label: [] for label in LABELS}
            told["unseen"] = s.unseen[: rules.faces]
            for region in range(rules.regions):
                for slot in range(SLOTS):
                    marks, face = s.marks[region][slot], s.face[region][slot]
                    lookers = [other for other in range(seats) if marks >> other & 1]
                    own, there = seat in lookers, slot < s.rats[region]
                    origin = RETURNED_RAT if marks < 0 else LAID_RAT if marks & LAID else SUPPLY_RAT
                    told["origin"].append(origin if there else SUPPLY_RAT)
                    told["looked"].append(
                        sum(1 << (other - seat) % seats for other in lookers) if there else 0
                    )
                    told["face"].append(face + 1 if there and own else 0)
                    if there and not own and face != NONE and marks >= 0:
                        told["unseen"][face] += 1
                    kinds.add((there, own, bool(lookers)))
            for label in LABELS:
                assert [out[i] for i in where[label]] == told[label], label
    assert kinds == {(False, False, False), (True, False, False), (True, False, True), (True, True, True)}


def test_every_seat_sees_itself_first() -> None:
    game = rattus.new(seats=2, seed=1, start="first", chance="ask").play("plague gallia")
    assert seen(game, "red") != seen(game, "yellow")
    game.play("settle italia").play("settle italia").play("settle scandia").play("settle scandia")
    red, yellow = seen(game, "red"), seen(game, "yellow")
    names = [feature.name for feature in game.ruleset.features()]
    differences = [name for name, a, b in zip(names, red, yellow, strict=True) if a != b]
    assert differences == ["seat", "asked", "start", "active"], (
        "only who it is and whose question, start and turn it is differs at a balanced table"
    )


def test_only_the_seat_that_looked_sees_the_face() -> None:
    game = rattus.new(seats=2, seed=1, start="first", chance="ask").play("plague gallia")
    for step in ("settle italia", "settle italia", "settle scandia", "settle scandia", "take witch"):
        game.play(step)
    game.play("look anglia/1")
    faces = ("1+PB*", "2+MAWR*")
    looks = [rattus.loads(game.record()).play(f"rat anglia/1 {face}") for face in faces]
    assert seen(looks[0], "red") != seen(looks[1], "red")
    assert seen(looks[0], "yellow") == seen(looks[1], "yellow")
    assert seen(looks[0], "yellow") != seen(game, "yellow"), "that red has looked is public"
