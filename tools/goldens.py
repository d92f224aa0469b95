"""Golden games: one readable record with drawings for each number of seats and rulebook of every edition.

`make goldens` writes them anew to `tests/golden`; a change of the rules then shows as a difference to be read.
In a golden game the lines of the record stand at the margin, everything else is indented:

    red plague italia
        action: take 6, place 8, plague 3       the question: how many answers of each kind there were
        PlagueMoved: seat red, source gallia, … what happened, as values

Chance shows what the outcome weighs among all. Every turn is headed by the board as it stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from textwrap import indent

import numpy as np

from rattus.kernel.ruleset import COLOURS
from rattus.kernel.step import CHANCE_NAME
from rattus.plague.edition import BUILT_IN, load_edition
from rattus.plague.events import GameEnded
from rattus.plague.ruleset import PlagueRuleset
from rattus.table.game import Game, Moment, result_text
from rattus.table.library import ruleset
from rattus.table.simulation import random_game

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
MARGIN = "    "

SEEDS = {
    ("rattus", 2, "en"): 300,
    ("rattus", 2, "de"): 243,
    ("rattus", 2, "fr"): 257,
    ("rattus", 3, "en"): 66,
    ("rattus", 3, "de"): 64,
    ("rattus", 3, "fr"): 93,
    ("rattus", 4, "en"): 134,
    ("rattus", 4, "de"): 24,
    ("rattus", 4, "fr"): 25,
    ("bigbox", 2, "en"): 57,
    ("bigbox", 3, "en"): 51,
    ("bigbox", 4, "en"): 51,
    ("bigbox", 5, "en"): 9,
    ("bigbox", 6, "en"): 29,
    ("bigbox", 3, "war"): 48,
    ("bigbox", 4, "court"): 44,
}
"""Random games, chosen so that all of the rules happen in one of them."""
CHOSEN = {
    ("bigbox", 3, "war"): ("knight", "soldier", "serf", "witch", "king", "monk"),
    ("bigbox", 4, "court"): ("peasant", "queen", "nun", "courier", "caravanner", "serf"),
}
"""Tables with other cards than the rulebook's."""


def tables() -> list[tuple[str, int, str]]:
    """Every edition, number of seats and rulebook there is, and some choices of cards."""
    editions = map(load_edition, BUILT_IN)
    return [
        (edition.id, seats, rulebook)
        for edition in editions
        for seats in edition.seat_counts
        for rulebook in edition.data.parameters.rulebooks
    ] + list(CHOSEN)


def golden_file(edition: str, seats: int, rulebook: str) -> Path:
    """Where a golden game lies."""
    return FOLDER / f"{edition}-{seats}-{rulebook}.txt"


def golden_table(edition: str, seats: int, rulebook: str) -> PlagueRuleset:
    """A table by its edition, seats, and rulebook or choice of cards."""
    chosen = CHOSEN.get((edition, seats, rulebook))
    options = {"cards": "+".join(chosen)} if chosen else {"rulebook": rulebook}
    return ruleset(load_edition(edition), COLOURS[:seats], options)


def golden_game(edition: str, seats: int, rulebook: str) -> Game:
    """The random game that is the golden one of a table."""
    return random_game(golden_table(edition, seats, rulebook), SEEDS[edition, seats, rulebook])


def golden_text(game: Game) -> str:
    """A finished game as a golden one."""
    record = game.record().splitlines()
    steps = len(game.numbers)
    parts = ["\n".join(record[: -steps - 1]), headed("start", game, game.start())]
    for line, moment in zip(record[-steps - 1 :], game.moments(), strict=False):
        notes = [question(game, moment), *happened(game, moment)]
        parts.append("\n".join([line, *(MARGIN + note for note in notes)]) + "\n")
        if heading := new_chapter(game, moment):
            parts.append(headed(heading, game, moment.after))
    return "\n".join([*parts, record[-1], ""])


def record_of(text: str) -> str:
    """The plain record in a golden game: the lines at the margin."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith((MARGIN, "\n")))


def new_chapter(game: Game, moment: Moment) -> str | None:
    """What begins with a step: a turn, the last round, the final ravage, or the time after the game."""
    before, after = (game.ruleset.report(state) for state in (moment.before, moment.after))
    if before["turn"] != after["turn"]:
        return f"turn {after['turn']}: {game.actor_at(moment.after)}"
    if game.actor_at(moment.after) is None:
        return "the end"
    for mark, heading in (("passes", "the last round"), ("final", "the final ravage")):
        if moment.after[mark] > moment.before[mark]:
            return heading
    return None


def headed(heading: str, game: Game, state: np.void) -> str:
    """The board under a heading."""
    drawing = "\n".join(line.rstrip() for line in game.ruleset.draw(state).splitlines())
    return f"{MARGIN}== {heading}\n\n{indent(drawing, MARGIN)}\n"


def question(game: Game, moment: Moment) -> str:
    """The phase, and how many answers of each kind there were; of chance, how likely the outcome was."""
    if moment.by == CHANCE_NAME:
        weights = game.weights_at(moment.before)
        answers = f"weight {weights[moment.text]} of {sum(weights.values())}, outcomes {len(weights)}"
    else:
        verbs = Counter(step.verb for step in game.legal_at(moment.before))
        answers = ", ".join(f"{verb} {count}" for verb, count in verbs.items())
    return f"{game.ruleset.report(moment.before)['phase']}: {answers}"


def happened(game: Game, moment: Moment) -> Iterator[str]:
    """What a step brought about, one value a line; what is not the case is left out."""
    for event in game.explain(moment):
        told = {name: value for name, value in asdict(event).items() if value is not None}
        if isinstance(event, GameEnded):
            told["ranking"] = result_text(event.ranking)
        yield f"{type(event).__name__}: {', '.join(f'{name} {value}' for name, value in told.items())}"


def main() -> None:
    """Write all golden games anew, and remove those of tables that are no more."""
    texts = {golden_file(*table): golden_text(golden_game(*table)) for table in SEEDS}
    for old in set(FOLDER.glob("*.txt")) - set(texts):
        old.unlink()
    for path, text in texts.items():
        path.write_text(text, "utf-8", newline="\n")
    print(f"{len(texts)} golden games written")


if __name__ == "__main__":
    main()
