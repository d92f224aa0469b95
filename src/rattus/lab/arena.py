"""The results of an arena: each bot's rating, wins, points and thinking time, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from rattus.lab.match import Outcome
from rattus.lab.origin import Origin, origin
from rattus.lab.ratings import comparisons, ratings
from rattus.lab.resampling import Bootstrap, Columns, Estimate
from rattus.lab.schedule import cycle_games
from rattus.lab.settings import Settings


class BotSummary(msgspec.Struct, frozen=True):
    """One bot."""

    bot: str
    rating: Estimate
    seats: int
    """How many seats it had; it can have several at a table."""
    wins: float
    """Shared victories count in part."""
    win_share: Estimate | None
    """Victories per seat."""
    by_seat: dict[str, Estimate | None]
    points: Estimate | None
    points_count: dict[int, int]
    """How often it had each number of points."""
    dead: int
    decisions: int
    seconds_per_decision: float | None


class ArenaSummary(msgspec.Struct, frozen=True):
    """All bots, the best first."""

    game: str
    seats: tuple[str, ...]
    games: int
    of_games: int
    sets: int
    cycle: int
    """Games in which every seating comes once."""
    anchor: str
    shared: int
    """Games with more than one winner."""
    nobody: int
    """Games without a winner."""
    steps: float
    """Mean number of steps in a game."""
    bots: tuple[BotSummary, ...]
    origin: Origin


def summarized(settings: Settings, outcomes: Sequence[Outcome], of_games: int) -> ArenaSummary:
    """Summarise all games played so far."""
    sets = {number: row for row, number in enumerate(sorted({outcome.set for outcome in outcomes}))}
    columns = Columns(len(sets))
    decisions: Counter[str] = Counter()
    seconds = dict.fromkeys(settings.bots, 0.0)
    dead: Counter[str] = Counter()
    counts: dict[str, Counter[int]] = {code: Counter() for code in settings.bots}
    for outcome in outcomes:
        row = sets[outcome.set]
        for seat, code in outcome.seating.items():
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            for where in ("", seat):
                columns.add(row, code, "had", where)
                columns.add(row, code, "won", where, value=won)
            columns.add(row, code, "points", value=outcome.points[seat])
            counts[code][outcome.points[seat]] += 1
            dead[code] += seat in outcome.fates
        for code, count in outcome.decisions.items():
            decisions[code] += count
            seconds[code] += outcome.seconds[code]
    for code in settings.bots:  # even those that have not played yet
        for where in ("", *settings.seats):
            columns.column(code, "had", where)
            columns.column(code, "won", where)
        columns.column(code, "points")
    bootstrap = Bootstrap(columns.table())
    rated = ratings(comparisons(outcomes, settings.bots), settings.bots.index(settings.anchor))

    def share(code: str, where: str) -> Estimate | None:
        return bootstrap.share(columns.number(code, "won", where), columns.number(code, "had", where))

    def bot(code: str, rating: Estimate) -> BotSummary:
        had = columns.number(code, "had", "")
        return BotSummary(
            bot=code,
            rating=rating,
            seats=int(bootstrap.sums[had]),
            wins=float(bootstrap.sums[columns.number(code, "won", "")]),
            win_share=share(code, ""),
            by_seat={seat: share(code, seat) for seat in settings.seats},
            points=bootstrap.mean(columns.number(code, "points"), had),
            points_count=dict(sorted(counts[code].items())),
            dead=dead[code],
            decisions=decisions[code],
            seconds_per_decision=seconds[code] / decisions[code] if decisions[code] else None,
        )

    bots = [bot(code, rating) for code, rating in zip(settings.bots, rated, strict=True)]
    return ArenaSummary(
        game=settings.table.game,
        seats=settings.seats,
        games=len(outcomes),
        of_games=of_games,
        sets=len(sets),
        cycle=cycle_games(len(settings.bots), len(settings.seats)),
        anchor=settings.anchor,
        shared=sum(len(outcome.winners) > 1 for outcome in outcomes),
        nobody=sum(not outcome.winners for outcome in outcomes),
        steps=sum(outcome.steps for outcome in outcomes) / len(outcomes),
        bots=tuple(sorted(bots, key=lambda each: -each.rating.value)),
        origin=origin(settings),
    )
