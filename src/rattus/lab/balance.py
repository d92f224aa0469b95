"""What games of one bot against itself say about a game: who is better off, how long it lasts, how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from rattus.lab import LabError
from rattus.lab.match import BalanceFacts, Outcome, facts_module
from rattus.lab.origin import Origin, origin
from rattus.lab.resampling import Bootstrap, Columns, Estimate
from rattus.lab.settings import Settings, ruleset_of


@dataclass(frozen=True)
class Terms:
    """A game's terms for its turns, ends and cards."""

    points: str
    length: str
    used: str
    harm: str
    real_tables: Mapping[str, str]


def terms_of(settings: Settings) -> Terms:
    """The terms of the game that is played."""
    module = facts_module(ruleset_of(settings.table).engine.game)
    return Terms(module.POINTS, module.LENGTH, module.USED, module.HARM, module.REAL_TABLES)


class BalanceSummary(msgspec.Struct, frozen=True):
    """The facts of a series of games. Shares of games and of victories have intervals, distributions are counts."""

    game: str
    seats: tuple[str, ...]
    bot: str
    games: int
    of_games: int
    by_position: dict[int, Estimate | None]
    """Share of the victories by distance clockwise from the start seat."""
    by_used: dict[str, Estimate | None]
    """Share of the victories per seat that held a card or entered a building, counted once for each time."""
    used: dict[str, int]
    """How often it was held or entered."""
    ends: dict[str, Estimate | None]
    tied: Estimate | None
    """Games in which several seats have the most points (among the living)."""
    shared: Estimate | None
    nobody: Estimate | None
    dead: Estimate | None
    """Share of the seats that are dead in the end."""
    length: Estimate | None
    length_count: dict[int, int]
    steps: Estimate | None
    steps_count: dict[int, int]
    winner_points: Estimate | None
    winner_points_count: dict[int, int]
    points: Estimate | None
    points_count: dict[int, int]
    harm: dict[str, Estimate | None]
    """Mean losses in a game, by cause."""
    origin: Origin


def summarized(settings: Settings, outcomes: Sequence[Outcome], of_games: int) -> BalanceSummary:
    """Summarise all games played so far."""
    seats = settings.seats
    columns = Columns(len(outcomes))
    counts: dict[str, Counter[int]] = {name: Counter() for name in ("length", "steps", "winner", "points")}
    ends: Counter[str] = Counter()
    used: Counter[str] = Counter()
    harm: Counter[str] = Counter()
    for row, (outcome, facts) in enumerate(with_facts(outcomes)):
        columns.add(row, "games")
        columns.add(row, "length", value=facts.length)
        columns.add(row, "steps", value=outcome.steps)
        columns.add(row, "end", facts.end)
        columns.add(row, "tied", value=tied(outcome))
        columns.add(row, "shared", value=len(outcome.winners) > 1)
        columns.add(row, "nobody", value=not outcome.winners)
        counts["length"][facts.length] += 1
        counts["steps"][outcome.steps] += 1
        ends[facts.end] += 1
        harm.update(facts.harm)
        for cause, count in facts.harm.items():
            columns.add(row, "harm", cause, value=count)
        for number, seat in enumerate(seats):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            position = (number - seats.index(facts.start)) % len(seats)
            columns.add(row, "position", position, value=won)
            columns.add(row, "seats")
            columns.add(row, "dead", value=seat in outcome.fates)
            columns.add(row, "points", value=outcome.points[seat])
            counts["points"][outcome.points[seat]] += 1
            for thing, count in facts.used[seat].items():
                used[thing] += count
                columns.add(row, "used", thing, value=count)
                columns.add(row, "used and won", thing, value=count * won)
        if outcome.winners:
            best = outcome.points[outcome.winners[0]]
            columns.add(row, "won games")
            columns.add(row, "winner", value=best)
            counts["winner"][best] += 1
    for name in ("won games", "winner"):
        columns.column(name)
    bootstrap = Bootstrap(columns.table())

    def share(*name: object, of: str = "games") -> Estimate | None:
        return bootstrap.share(columns.number(*name), columns.number(of))

    def mean(*name: object, of: str = "games") -> Estimate | None:
        return bootstrap.mean(columns.number(*name), columns.number(of))

    return BalanceSummary(
        game=settings.table.game,
        seats=seats,
        bot=settings.bots[0],
        games=len(outcomes),
        of_games=of_games,
        by_position={distance: share("position", distance) for distance in range(len(seats))},
        by_used={
            thing: bootstrap.share(columns.number("used and won", thing), columns.number("used", thing))
            for thing in sorted(used)
        },
        used=dict(sorted(used.items())),
        ends={end: share("end", end) for end, _ in ends.most_common()},
        tied=share("tied"),
        shared=share("shared"),
        nobody=share("nobody"),
        dead=share("dead", of="seats"),
        length=mean("length"),
        length_count=in_order(counts["length"]),
        steps=mean("steps"),
        steps_count=in_order(counts["steps"]),
        winner_points=mean("winner", of="won games"),
        winner_points_count=in_order(counts["winner"]),
        points=mean("points", of="seats"),
        points_count=in_order(counts["points"]),
        harm={cause: mean("harm", cause) for cause, _ in harm.most_common()},
        origin=origin(settings),
    )


def with_facts(outcomes: Sequence[Outcome]) -> Iterator[tuple[Outcome, BalanceFacts]]:
    """The games with their facts, which a balance series always has."""
    for outcome in outcomes:
        if outcome.facts is None:
            raise LabError(f"game {outcome.game} has no facts: it is not one of a balance series")
        yield outcome, outcome.facts


def tied(outcome: Outcome) -> bool:
    """Whether several seats have the most points, among the living if there are any."""
    living = [points for seat, points in outcome.points.items() if seat not in outcome.fates]
    if not living:
        return False
    return living.count(max(living)) > 1


def in_order(counts: Counter[int]) -> dict[int, int]:
    """A distribution in ascending order."""
    return dict(sorted(counts.items()))
