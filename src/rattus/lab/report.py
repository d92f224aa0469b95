"""Summaries as tables for people: the same in the terminal and on the page, which also has plots."""

from __future__ import annotations

from collections.abc import Mapping

from rattus.lab import plots
from rattus.lab.arena import ArenaSummary
from rattus.lab.balance import BalanceSummary, Terms
from rattus.lab.page import page
from rattus.lab.resampling import FEWEST_SETS, Estimate
from rattus.lab.sheet import Sheet

NOTHING = "–"
INTERVAL = "95 %"


def value(estimate: Estimate | None, form: str) -> str:
    """An estimate in a format such as `.1%`."""
    return NOTHING if estimate is None else format(estimate.value, form)


def interval(estimate: Estimate | None, form: str) -> str:
    """`28.0% to 34.5%`"""
    if estimate is None or estimate.low is None or estimate.high is None:
        return NOTHING
    return f"{format(estimate.low, form)} to {format(estimate.high, form)}"


def percent(share: float) -> str:
    """`31.2%`"""
    return f"{share:.1%}"


def time(seconds: float | None) -> str:
    """A duration in a suitable unit."""
    if seconds is None:
        return NOTHING
    for size, unit in ((1, "s"), (1e-3, "ms")):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


def games_played(games: int, of_games: int) -> str:
    """`400 games`, or how many of them have been played so far."""
    return f"{games:,} games" if games == of_games else f"{games:,} of {of_games:,} games"


# The arena.


def arena_sheets(summary: ArenaSummary) -> list[Sheet]:
    """The bots, the best first, and their results in each seat."""
    played = games_played(summary.games, summary.of_games)
    rows = [
        (
            bot.bot,
            value(bot.rating, "+.0f"),
            NOTHING if bot.bot == summary.anchor else interval(bot.rating, "+.0f"),
            value(bot.win_share, ".1%"),
            interval(bot.win_share, ".1%"),
            value(bot.points, ".2f"),
            time(bot.seconds_per_decision),
        )
        for bot in summary.bots
    ]
    by_seat = [
        (bot.bot, f"{bot.seats:,}", *(value(share, ".1%") for share in bot.by_seat.values()))
        for bot in summary.bots
    ]
    return [
        Sheet(
            f"{summary.game}, {len(summary.seats)} seats: {played}",
            ("bot", "rating", INTERVAL, "wins", INTERVAL, "points", "decision"),
            rows,
            arena_notes(summary),
        ),
        Sheet("Wins by seat", ("bot", "seats had", *summary.seats), by_seat),
    ]


def arena_notes(summary: ArenaSummary) -> list[str]:
    """Notes on what the numbers mean, and on anomalies."""
    notes = [
        f"Rating: Elo scale, {summary.anchor} = 0; 400 points are odds of ten to one. Wins: victories by seats had. "
        "Points and the time for a decision are means."
    ]
    if summary.sets < FEWEST_SETS:
        notes.append(
            f"There are no intervals from fewer than {FEWEST_SETS} sets of games with the same luck."
        )
    else:
        notes.append(f"95 %: intervals from {summary.sets:,} sets of games with the same luck.")
    if summary.games % summary.cycle:
        notes.append(f"All seatings come equally often after every {summary.cycle:,} games.")
    if summary.shared:
        notes.append(f"Games with a shared victory, which counts in part: {summary.shared:,}.")
    if summary.nobody:
        notes.append(f"Games that nobody won, which ratings leave out: {summary.nobody:,}.")
    return notes


def arena_page(summary: ArenaSummary) -> str:
    """The report of an arena."""
    bots = summary.bots
    drawn = [
        plots.dots(
            "ratings",
            "Ratings",
            {bot.bot: bot.rating for bot in bots},
            f"Elo, {summary.anchor} = 0",
            "{:+.0f}".format,
            note="Dots are the most likely ratings, lines the 95 % intervals relative to the anchor.",
        ),
        plots.series(
            "seats",
            "Wins by seat",
            {bot.bot: bot.by_seat for bot in bots},
            "victories by games in the seat",
            (1 - summary.nobody / summary.games) / len(summary.seats),
        ),
        plots.histograms(
            "points", "Points in the end", {bot.bot: bot.points_count for bot in bots}, "points"
        ),
        plots.dots(
            "time",
            "Thinking time",
            {bot.bot: Estimate(bot.seconds_per_decision) for bot in bots if bot.seconds_per_decision},
            "for a decision, on average",
            time,
            log=True,
            note="Questions with only one answer don't count.",
        ),
    ]
    title = f"Arena: {', '.join(bot.bot for bot in bots)}"
    return page(title, arena_sheets(summary), drawn, summary.origin)


# Balance.


def position_name(distance: int) -> str:
    """The name of a place in the order of the first turn."""
    if not distance:
        return "the start seat"
    return f"{distance} seat{'s' if distance > 1 else ''} after it"


def lines(estimates: Mapping[str, Estimate | None], form: str) -> list[tuple[str, str, str]]:
    """A line for each estimate."""
    return [(name, value(each, form), interval(each, form)) for name, each in estimates.items()]


def balance_sheets(summary: BalanceSummary, terms: Terms) -> list[Sheet]:
    """The winners, the ends of games, and what happens in them."""
    positions = {position_name(distance): share for distance, share in summary.by_position.items()}
    played = games_played(summary.games, summary.of_games)
    about = f"{summary.game}, {len(summary.seats)} seats, {summary.bot} in all of them: {played}"
    intervals = f"95 %: intervals from {summary.games:,} games."
    if summary.games < FEWEST_SETS:
        intervals = f"There are no intervals from fewer than {FEWEST_SETS} games."
    sheets = [
        Sheet(about, ("seat", "games won", INTERVAL), lines(positions, ".1%"), [intervals]),
        Sheet(
            f"Games won by {terms.used}",
            (terms.used, "times", "won", INTERVAL),
            [
                (thing, f"{summary.used[thing]:,}", value(share, ".1%"), interval(share, ".1%"))
                for thing, share in summary.by_used.items()
            ],
        ),
        how_it_goes(summary, terms),
    ]
    if summary.harm:
        sheets.append(
            Sheet(terms.harm.capitalize(), ("cause", "in a game", INTERVAL), lines(summary.harm, ".2f"))
        )
    return sheets


def how_it_goes(summary: BalanceSummary, terms: Terms) -> Sheet:
    """Ends, lengths and points, next to what is known of real tables."""
    rows = [
        *lines(summary.ends, ".1%"),
        *lines({"tie for first": summary.tied, "shared victory": summary.shared}, ".1%"),
    ]
    if summary.dead is not None and summary.dead.value:
        rows += lines({"dead seats": summary.dead, "games that nobody wins": summary.nobody}, ".1%")
    rows += lines({terms.length: summary.length, "steps": summary.steps}, ".1f")
    rows += lines({f"{terms.points} of the winner": summary.winner_points}, ".2f")
    rows += lines({f"{terms.points} of all": summary.points}, ".2f")
    head = ("fact", "mean", INTERVAL)
    if not terms.real_tables:
        return Sheet("The games", head, rows)
    real = [(*row, terms.real_tables.get(row[0], "")) for row in rows]
    return Sheet("The games", (*head, "real tables"), real)


def balance_page(summary: BalanceSummary, terms: Terms) -> str:
    """The report of a balance series."""
    equal = sum(share.value for share in summary.by_position.values() if share) / len(summary.seats)
    real = "; ".join(f"{name}: {said}" for name, said in terms.real_tables.items())
    positions = {position_name(distance): share for distance, share in summary.by_position.items()}
    drawn = [
        plots.dots(
            "position",
            "Games won by distance from the start seat",
            positions,
            "games won",
            percent,
            percent=True,
            level=equal,
            note="The broken line is where all would be if they were equal.",
        ),
        plots.dots(
            "used",
            f"Games won by {terms.used}",
            summary.by_used,
            "games won",
            percent,
            percent=True,
            level=equal,
        ),
        plots.dots("ends", "How games end", summary.ends, "games", percent, percent=True),
        plots.histograms(
            "points",
            f"{terms.points.capitalize()} in the end",
            {"the winner": summary.winner_points_count, "all seats": summary.points_count},
            terms.points,
            note=f"At real tables: {real}." if real else "",
        ),
        plots.histograms("length", "Length of a game", {terms.length: summary.length_count}, terms.length),
        plots.histograms("steps", "Steps of a game", {"steps": summary.steps_count}, "steps"),
    ]
    if summary.harm:
        title = terms.harm.capitalize()
        drawn.append(plots.dots("harm", title, summary.harm, "in a game, on average", "{:.2f}".format))
    return page(f"Balance of {summary.game}", balance_sheets(summary, terms), drawn, summary.origin)
