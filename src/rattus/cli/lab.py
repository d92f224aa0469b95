"""`rattus lab`"""

from __future__ import annotations

import json
import os

import click

from rattus.cli.arena import begun, gone_on_with, lab_refusals, play, series_options
from rattus.cli.common import GAMES, JOBS, game_options, parse_options, ready_engine, refusals


@click.group()
def lab() -> None:
    """Experiments with the games themselves."""


@lab.command()
@game_options
@click.option("--bot", metavar="BOT", default="search:300", show_default=True, help="Who plays all seats.")
@series_options
@click.pass_context
def balance(
    context: click.Context,
    game: str,
    edition: str | None,
    seats: int | None,
    cards: str | None,
    buildings: str | None,
    options: tuple[str, ...],
    bot: str,
    games: int,
    seed: int | None,
    jobs: int | None,
    ray: str | None,
    out: str | None,
    resume: str | None,
) -> None:
    """One bot in all seats: who is better off, how long games last, how they end."""
    with lab_refusals():
        if resume is not None:
            series = gone_on_with(context, resume, "balance")
        else:
            given = parse_options(options, cards=cards, buildings=buildings)
            series = begun("balance", game, edition, seats, given, [bot], games, seed, None, out)
        play(series, jobs, ray)


@lab.command()
@game_options
@click.option(
    "--rounds", type=click.IntRange(1), default=2, show_default=True, help="Rounds of play and fitting."
)
@click.option("--games", type=GAMES, default=1000, show_default=True, help="Games a round.")
@click.option(
    "--thoughts", type=click.IntRange(1), default=100, show_default=True, help="Simulations a decision."
)
@click.option(
    "--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The first game's luck."
)
@click.option("--jobs", type=JOBS, default=None, help="Cores to use; all by default.")
def fit(
    game: str,
    edition: str | None,
    seats: int | None,
    cards: str | None,
    buildings: str | None,
    options: tuple[str, ...],
    rounds: int,
    games: int,
    thoughts: int,
    seed: int,
    jobs: int | None,
) -> None:
    """Fit the search bot's evaluation to its own games; prints an entry for bots/weights.json."""
    from rattus.lab.fitting import Fit
    from rattus.lab.fitting import fit as fit_weights
    from rattus.table.library import engine_of, find_edition, ruleset, seat_names

    def tell(found: Fit) -> None:
        line = f"{found.positions:,} positions, loss {found.loss:.4f} (a guess: {found.loss_of_guess:.4f})"
        click.echo(line, err=True)

    with refusals():
        known = find_edition(edition or game)
        given = parse_options(options, cards=cards, buildings=buildings)
        ready_engine(engine_of(known))
        table = ruleset(known, seat_names(known.seat_counts[-1] if seats is None else seats), given, "native")
        weights = fit_weights(
            table, rounds, games, thoughts, seed=seed, jobs=jobs or os.cpu_count() or 1, tell=tell
        )
    count = len(table.header.seats)
    entry = {
        "edition": known.id,
        "seats": count,
        "made": f"rattus lab fit --game {known.id} --seats {count} --rounds {rounds} --games {games} "
        f"--thoughts {thoughts} --seed {seed}",
        "weights": [round(float(weight), 4) for weight in weights],
    }
    click.echo(json.dumps(entry))


@lab.command()
@click.option(
    "--game", "games_named", multiple=True, help="A game; all by default. Can be given several times."
)
@click.option("--seats", type=int, default=None, help="Number of seats; all by default.")
@click.option("--games", type=GAMES, default=500, show_default=True, help="Games of each kind.")
@click.option("--bot", default="search:200", show_default=True, help="Who plays.")
@click.option("--judge", default=None, metavar="BOT", help="Who judges, as in `rattus analyse --bot`.")
@click.option(
    "--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The first game's luck."
)
@click.option("--jobs", type=JOBS, default=None, help="Processes; one a core by default.")
@click.option("--out", required=True, type=click.Path(file_okay=False), help="The folder for the results.")
def calibrate(
    games_named: tuple[str, ...],
    seats: int | None,
    games: int,
    bot: str,
    judge: str | None,
    seed: int,
    jobs: int | None,
    out: str,
) -> None:
    """Whether the shares of analyses are true: tables and a plot, from many games between bots.

    Run it again to go on where it was stopped. Writes calibration.md and calibration.svg beside the games.
    """
    from pathlib import Path

    from rattus.lab import calibration

    words = ["rattus lab calibrate", *(f"--game {name}" for name in games_named)]
    words += [f"--seats {seats}"] if seats else []
    words += [f"--judge {judge}"] if judge else []
    command = " ".join([*words, f"--games {games} --bot {bot} --seed {seed} --out DIR"])

    def tell(done: int, of: int) -> None:
        click.echo(f"\r{done:,} of {of:,} games", nl=done == of, err=True)

    with lab_refusals(), refusals():
        chosen = [kind for kind in calibration.kinds(games_named) if seats in (None, kind.seats)]
        if not chosen:
            raise click.BadParameter(f"no such game has {seats} seats", param_hint="--seats")
        done = calibration.run(Path(out), chosen, games, seed, bot, judge, jobs or os.cpu_count() or 1, tell)
        (Path(out) / "calibration.md").write_text(calibration.report(done, command), "utf-8")
        (Path(out) / "calibration.svg").write_text(calibration.plot(done), "utf-8")
    click.echo(calibration.report(done, command), nl=False)
