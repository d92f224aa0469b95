"""Whether the shares of an analysis are true: of positions that are said to be won by 70 %, 70 of 100 should be.

Bots play each other. In each third of a game the shares of one position are estimated as an analysis does, and they are
held against what came of the game. The folder of a run has a line for each game, and a run can be gone on with.
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from math import exp, log, pi, sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

from rattus.bots import make_bot, seat_seed
from rattus.bots.analysis_curve import shares_at
from rattus.bots.analysis_search import Bench, Judge
from rattus.kernel.contract import CHANCE
from rattus.kernel.ruleset import Ruleset
from rattus.lab import LabError
from rattus.lab.plots import MUTED, Sheet, as_percent, colour
from rattus.lab.settings import program
from rattus.table.game import Game
from rattus.table.library import EDITIONS, find_edition, ruleset, seat_names

FILE = "calibration.jsonl"
PHASES = ("opening", "middle", "end")
"""Thirds of a game by its steps."""
BINS = 10
FEWEST = 20
"""A bin with fewer shares is not drawn."""
LEAST = 1e-3
"""The smallest share whose logarithm is taken."""
WARM = [n / 50 for n in range(20, 101)]
"""Temperatures that are tried."""


class Kind(msgspec.Struct, frozen=True, order=True):
    """A game with a number of seats."""

    game: str
    seats: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was said of a position."""

    phase: int
    n: int
    shares: tuple[float, ...]


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game whose positions were estimated: a line of the file."""

    kind: Kind
    seed: int
    players: str
    judge: str
    program: str
    result: tuple[float, ...]
    positions: tuple[Position, ...]


def kinds(games: Sequence[str]) -> list[Kind]:
    """Every game, or all of ours, with every number of seats."""
    return [Kind(game, seats) for game in games or EDITIONS for seats in find_edition(game).seat_counts]


@cache
def _rules(kind: Kind) -> Ruleset:
    return ruleset(find_edition(kind.game), seat_names(kind.seats), {})


def tried(kind: Kind, seed: int, players: str, judge: str | None) -> Trial:
    """Play a game and estimate a position of each third."""
    table = _rules(kind)
    game = Game(table, seed)
    bots = [make_bot(players, seat_seed(seed, seat)) for seat in range(kind.seats)]
    while (asked := game.to_act) is not None:
        game.play(bots[game.seats.index(asked)].choose(game.view(asked)))
    bench = Bench(game, Judge.of(table, judge), seed)
    chance = random.Random(seed)
    asking = [
        place
        for place, moment in enumerate(bench.moments)
        if bench.actor(moment.before) != CHANCE and len(bench.engine.legal(bench.rules, moment.before)) > 1
    ]
    positions = []
    for phase in range(len(PHASES)):
        inside = [place for place in asking if place * len(PHASES) // len(bench.moments) == phase]
        if inside:
            place = chance.choice(inside)
            positions.append(Position(phase, place, tuple(round(s, 5) for s in shares_at(bench, place))))
    result = bench.result(game.state)
    return Trial(kind, seed, players, bench.judge.code, program(), result, tuple(positions))


def read(path: Path) -> dict[tuple[Kind, int], Trial]:
    """The games of a file; a last line that was cut off does not count."""
    if not path.exists():
        return {}
    content = path.read_bytes()
    found = {}
    for number, line in enumerate(content[: content.rfind(b"\n") + 1].splitlines(), start=1):
        try:
            game = msgspec.json.decode(line, type=Trial)
        except msgspec.DecodeError as error:
            raise LabError(f"{path}: line {number}: {error}") from None
        found[game.kind, game.seed] = game
    return found


def run(
    folder: Path,
    chosen: Sequence[Kind],
    games: int,
    seed: int,
    players: str,
    judge: str | None,
    jobs: int,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> list[Trial]:
    """All games of some kinds: those that the folder has not yet are played now. The kinds take turns."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    known = read(path)
    for game in known.values():
        if (game.players, game.program) != (players, program()):
            raise LabError(f"{path} was begun with {game.players} and {game.program}: take another folder")
    path.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in known.values()))
    wanted = [(kind, seed + n) for n in range(games) for kind in chosen]
    due = [one for one in wanted if one not in known]
    tell(len(wanted) - len(due), len(wanted))
    context = multiprocessing.get_context("spawn")
    with path.open("ab") as file, ProcessPoolExecutor(jobs, mp_context=context) as pool:
        running = [pool.submit(tried, *one, players, judge) for one in due]
        try:
            for done, future in enumerate(as_completed(running), start=len(wanted) - len(due) + 1):
                game = future.result()
                known[game.kind, game.seed] = game
                file.write(msgspec.json.encode(game) + b"\n")
                file.flush()
                tell(done, len(wanted))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [known[one] for one in wanted]


# What came of it.


class Said(NamedTuple):
    """A share that was said, and the one that came."""

    said: float
    came: float


@dataclass(frozen=True)
class Bin:
    """Shares of about the same size."""

    count: int
    said: float
    came: float
    noise: float
    """By how much what came differs from what was said on average, if all was said truly."""


def bins(shares: Iterable[Said]) -> list[Bin]:
    """Shares by their size; empty bins are left out."""
    sorted_in: list[list[Said]] = [[] for _ in range(BINS)]
    for each in shares:
        sorted_in[min(BINS - 1, int(each.said * BINS))].append(each)
    return [_bin(inside) for inside in sorted_in if inside]


def _bin(inside: Sequence[Said]) -> Bin:
    count = len(inside)
    variance = sum(each.said * (1 - each.said) for each in inside) / count
    said, came = sum(each.said for each in inside) / count, sum(each.came for each in inside) / count
    return Bin(count, said, came, sqrt(2 / pi * variance / count))


def error(found: Sequence[Bin]) -> tuple[float, float]:
    """The expected calibration error, and what it would be by noise alone."""
    whole = max(1, sum(each.count for each in found))
    return (
        sum(each.count * abs(each.said - each.came) for each in found) / whole,
        sum(each.count * each.noise for each in found) / whole,
    )


def shares_of(games: Iterable[Trial], phase: int | None = None) -> Iterator[Said]:
    """What was said and what came, of all seats."""
    for game in games:
        for position in game.positions:
            if phase is None or position.phase == phase:
                yield from map(Said, position.shares, game.result)


def warmth(games: Sequence[Trial]) -> float:
    """The power of the shares that would have foretold the winners best: above 1 they were said too timidly."""
    return min(WARM, key=lambda power: sum(_loss(game, power) for game in games))


def _loss(game: Trial, power: float) -> float:
    total = 0.0
    for position in game.positions:
        grown = [exp(power * log(max(LEAST, share))) for share in position.shares]
        whole = sum(grown)
        total -= sum(came * log(each / whole) for each, came in zip(grown, game.result, strict=True))
    return total


def by_kind(games: Iterable[Trial]) -> dict[Kind, list[Trial]]:
    """Sorted by game and seats."""
    found: dict[Kind, list[Trial]] = {}
    for game in games:
        found.setdefault(game.kind, []).append(game)
    return dict(sorted(found.items(), key=lambda item: (EDITIONS.index(item[0].game), item[0].seats)))


def report(games: Sequence[Trial], command: str) -> str:
    """The tables as Markdown."""
    first = games[0]
    lines = [
        f"{len(games):,} games of `{first.players}`, judged by `{first.judge}` ({first.program}):",
        "",
        f"    {command}",
        "",
        "Expected calibration error in points, and in brackets what it would be by chance if all shares were true:",
        "",
        f"| game | seats | games | {' | '.join(PHASES)} | all | power |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for kind, some in by_kind(games).items():
        cells = [_cell(shares_of(some, phase)) for phase in range(len(PHASES))]
        lines.append(
            f"| {kind.game} | {kind.seats} | {len(some)} | {' | '.join(cells)} | {_cell(shares_of(some))} "
            f"| {warmth(some):.2f} |"
        )
    lines += ["", "Of all games, by what was said:", "", "| said | shares | came |", "|---|---|---|"]
    lines += [
        f"| {100 * each.said:.1f} % | {each.count:,} | {100 * each.came:.1f} % |"
        for each in bins(shares_of(games))
    ]
    return "\n".join([*lines, ""])


def _cell(shares: Iterable[Said]) -> str:
    found, noise = error(bins(shares))
    return f"{100 * found:.1f} ({100 * noise:.1f})"


def plot(games: Sequence[Trial]) -> str:
    """Reliability: what came, by what was said, a line for each game; on the diagonal all is true."""
    by_game: Mapping[str, list[Trial]] = {}
    for game in games:
        by_game = {**by_game, game.kind.game: [*by_game.get(game.kind.game, []), game]}
    with Sheet("calibration", "What came of shares of the victory, by what was said", 12) as sheet:
        axes = sheet.axes[0]
        axes.plot([0, 1], [0, 1], color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        for number, (name, some) in enumerate(by_game.items()):
            shown = [each for each in bins(shares_of(some)) if each.count >= FEWEST]
            places = [each.said for each in shown], [each.came for each in shown]
            axes.plot(*places, "o-", color=colour(number), linewidth=1.6, markersize=5, label=name)
        axes.set_xlabel("said")
        axes.set_ylabel("came")
        axes.grid()
        as_percent(axes)
        as_percent(axes, "y")
        axes.legend(loc="upper left")
    return sheet.svg
