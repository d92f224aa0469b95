"""Golden games: readable records with drawings of every edition, for each number of seats.

The board game has one for each rulebook, and both games some with other cards or buildings than the defaults.

`make goldens` writes them to `tests/golden`; a change of the rules then shows as a diff to be read. Those in
`tests/golden/earlier` belong to earlier versions of an edition and stay as they are.
In a golden game the lines of the record are not indented, everything else is:

    red plague italia
        action: take 6, place 8, plague 3       the question: the number of legal steps of each kind
        PlagueMoved: seat red, source gallia, … what happened, as values

A step of chance shows the weight of its outcome. Every turn, or round, begins with a drawing of the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from textwrap import indent

from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.kernel.step import CHANCE_NAME
from rattus.plague.edition import Edition as BoardEdition
from rattus.plague.state import State
from rattus.table.game import Game, Moment
from rattus.table.library import EDITIONS, engine_of, find_edition, ruleset
from rattus.table.simulation import random_game

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
MARGIN = "    "

Table = tuple[str, int, str]
"""An edition, a number of seats, and a variant: a rulebook, a set of buildings, or one of `CHOSEN`."""

SEEDS: dict[Table, int] = {
    ("rattus", 2, "en"): 131,
    ("rattus", 2, "de"): 260,
    ("rattus", 2, "fr"): 3,
    ("rattus", 3, "en"): 303,
    ("rattus", 3, "de"): 77,
    ("rattus", 3, "fr"): 26,
    ("rattus", 4, "en"): 137,
    ("rattus", 4, "de"): 11,
    ("rattus", 4, "fr"): 336,
    ("bigbox", 2, "en"): 57,
    ("bigbox", 3, "en"): 51,
    ("bigbox", 4, "en"): 51,
    ("bigbox", 5, "en"): 15,
    ("bigbox", 6, "en"): 131,
    ("bigbox", 3, "war"): 40,
    ("bigbox", 4, "court"): 44,
    ("cartus", 2, "first"): 0,
    ("cartus", 3, "first"): 1,
    ("cartus", 4, "first"): 4,
    ("cartus", 5, "first"): 0,
    ("cartus", 2, "mixed"): 9,
    ("cartus", 3, "one-per-class"): 2,
    ("cartus", 4, "others"): 13,
    ("cartus", 5, "mixed"): 0,
    ("cartus", 3, "agreed"): 14,
}
"""Seeds of random games that together use all of the rules."""
CHOSEN: dict[Table, dict[str, str]] = {
    ("bigbox", 3, "war"): {"cards": "knight+soldier+serf+witch+king+monk"},
    ("bigbox", 4, "court"): {"cards": "peasant+queen+nun+courier+caravanner+serf"},
    ("cartus", 2, "mixed"): {"buildings": "mixed"},
    ("cartus", 3, "one-per-class"): {"buildings": "one-per-class"},
    ("cartus", 4, "others"): {"buildings": "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"},
    ("cartus", 5, "mixed"): {"buildings": "mixed"},
    ("cartus", 3, "agreed"): {
        "buildings": "farm*3+brewery*2+marketplace+monastery*1+hospital*4+castle*2+guard-tower*3"
        "+pied-pipers-hut*4+fortune-tellers-tent*1+treasury",
        "start": "green",
    },
}
"""Tables with other cards or buildings than the defaults, and one with an agreed start seat."""


def tables() -> list[Table]:
    """Every edition, number of seats and rulebook, and some choices of cards, buildings and start seat."""
    usual: list[Table] = []
    for edition in map(find_edition, EDITIONS):
        books = edition.data.parameters.rulebooks if isinstance(edition, BoardEdition) else ["first"]
        usual += [(edition.id, seats, book) for seats in edition.seat_counts for book in books]
    return usual + list(CHOSEN)


def golden_file(edition: str, seats: int, way: str) -> Path:
    """The file of a golden game."""
    return FOLDER / f"{edition}-{seats}-{way}.txt"


def golden_table(edition: str, seats: int, way: str) -> Ruleset:
    """The ruleset of a table, by its edition, seats and variant."""
    known = find_edition(edition)
    usual = {"plague": "rulebook", "cartus": "buildings"}[engine_of(known)]
    return ruleset(known, COLOURS[:seats], CHOSEN.get((edition, seats, way), {usual: way}))


def golden_game(edition: str, seats: int, way: str) -> Game:
    """The random game that is the golden one of a table."""
    return random_game(golden_table(edition, seats, way), SEEDS[edition, seats, way])


def golden_text(game: Game) -> str:
    """The text of a finished game as a golden one."""
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
    """The plain record in a golden game: the lines that are not indented."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith((MARGIN, "\n")))


def new_chapter(game: Game, moment: Moment) -> str | None:
    """The heading of what begins with a step, if anything does; finally that of the end."""
    if game.actor_at(moment.after) is None:
        return "the end"
    return CHAPTERS[game.ruleset.engine.game](game, moment)


def board_chapter(game: Game, moment: Moment) -> str | None:
    """A turn, the last round, or the final ravage."""
    before, after = (game.ruleset.report(state) for state in (moment.before, moment.after))
    if before["turn"] != after["turn"]:
        return f"turn {after['turn']}: {game.actor_at(moment.after)}"
    was, now = State.of(moment.before), State.of(moment.after)
    for mark, heading in (("passes", "the last round"), ("final", "the final ravage")):
        if getattr(now, mark) > getattr(was, mark):
            return heading
    return None


def card_chapter(game: Game, moment: Moment) -> str | None:
    """A round, when its buildings are turned over, and the plague."""
    before, after = (game.ruleset.report(state) for state in (moment.before, moment.after))
    match before["phase"], after["phase"]:
        case "buildings", "supplies":
            return f"round {after['round']}: {after['start']} begins"
        case _, "plague" if before["phase"] != "plague":
            return "the plague"
        case _:
            return None


CHAPTERS = {"plague": board_chapter, "cartus": card_chapter}
"""The function that divides a game into chapters, by game."""


def headed(heading: str, game: Game, state: bytearray) -> str:
    """The board under a heading."""
    drawing = "\n".join(line.rstrip() for line in game.ruleset.draw(state).splitlines())
    return f"{MARGIN}== {heading}\n\n{indent(drawing, MARGIN)}\n"


def question(game: Game, moment: Moment) -> str:
    """The phase, and the number of legal steps of each kind; for chance, the weight of the outcome."""
    if moment.by == CHANCE_NAME:
        weights = game.weights_at(moment.before)
        answers = f"weight {weights[moment.text]} of {sum(weights.values())}, outcomes {len(weights)}"
    else:
        verbs = Counter(step.verb for step in game.legal_at(moment.before))
        answers = ", ".join(f"{verb} {count}" for verb, count in verbs.items())
    return f"{game.ruleset.report(moment.before)['phase']}: {answers}"


def happened(game: Game, moment: Moment) -> Iterator[str]:
    """What a step did, one event per line; false and empty fields are left out."""
    for event in game.explain(moment):
        told = {name: value for name, value in asdict(event).items() if value is not None}
        parts = ", ".join(f"{name} {shown(value)}" for name, value in told.items())
        yield f"{type(event).__name__}: {parts}" if parts else type(event).__name__


def shown(value: object) -> str:
    """A value as it is shown in a golden game: parts in sequence, without empty ones."""
    if not isinstance(value, tuple):
        return str(value)
    if any(isinstance(part, tuple) for part in value):
        return ", ".join(map(shown, value))
    return " ".join(str(part) for part in value if part != "") or "none"


def main() -> None:
    """Write all golden games, and remove those of tables that no longer exist."""
    texts = {golden_file(*table): golden_text(golden_game(*table)) for table in SEEDS}
    for old in set(FOLDER.glob("*.txt")) - set(texts):
        old.unlink()
    for path, text in texts.items():
        path.write_text(text, "utf-8", newline="\n")
    print(f"{len(texts)} golden games written")


if __name__ == "__main__":
    main()
