"""Write the small positions of the rules pages: `web/src/rules/lessons.json`.

A position contains what the reader's seat may know, the few steps that may be tried, and for each of them the events
that follow, with their changes of the view. `lesson_scripts.py` says how the positions come about.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import msgspec

from rattus.cartus.codec import Codec
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import COPIES, NUNS, PEOPLE, State
from rattus.kernel.step import IllegalStep
from rattus.live.records import explained
from rattus.table.details import details
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset, seat_names
from rattus.table.replay import Eyes
from tools.lesson_scripts import LESSONS, READER, Answer, Lesson

FILE = Path(__file__).parents[1] / "web" / "src" / "rules" / "lessons.json"
SEED = 7
CHANCE = "?"
Data = Mapping[str, object]


class ScriptError(ValueError):
    """A lesson's script does not fit the rules."""


# Playing.


def played(lesson: Lesson) -> Game:
    """The game at the moment when the reader is to act."""
    table = ruleset(find_edition(lesson.game), seat_names(lesson.seats), lesson.options)
    game = Game(table, SEED, "ask")
    follow(lesson, game, lesson.before)
    if lesson.last_round:
        while not (seen(game)[1].get("last_round") and game.to_act == READER and "done" in game.legal):
            play_simply(game)
    return game


def follow(lesson: Lesson, game: Game, steps: tuple[str, ...]) -> None:
    """Play scripted steps. Chance that the script does not mention is drawn."""
    for step in steps:
        while game.to_act == CHANCE and not any(text.split()[0] == step.split()[0] for text in game.legal):
            game.draw()
        try:
            game.play(step)
        except IllegalStep as error:
            raise ScriptError(
                f"{lesson.id}: {game.to_act} {step}: {error}; legal: {list(game.legal)}"
            ) from error
    while game.to_act == CHANCE:
        game.draw()


def play_on(game: Game) -> None:
    """Card game: resolve the round to its end, or until the reader is to act."""
    while not game.over and game.to_act != READER and seen(game)[0]["phase"] == "resolve":
        play_simply(game)
    while game.to_act == CHANCE:
        game.draw()


def play_simply(game: Game) -> None:
    """Play one step of the card game: people go where their cards fit, and lay them."""
    if game.to_act == CHANCE:
        game.draw()
        return
    s, codec = State.of(game.state), cards_of(game)
    seat = game.seat_number(game.to_act or "")
    hand = [card for kind, card in enumerate(codec.cards[:PEOPLE]) if s.hand[seat][kind]]
    fitting = [
        [
            card
            for card in hand
            if codec.cards.index(card) // NUNS == codec.rules.building_class[shown // COPIES]
        ]
        for shown in s.shown[: s.shown_size]
    ]
    legal = [str(step) for step in game.legal]
    match legal[0].split()[0]:
        case "enter":
            best = max(range(len(fitting)), key=lambda place: len(fitting[place]))
            game.play(f"enter {best + 1}")
        case "lay" | "done":
            matching = [f"lay {card}" for card in fitting[s.entered[seat]]]
            game.play(matching[0] if matching else "done")
        case "discard":
            game.play("enough")
        case _:
            game.play(legal[0])


def cards_of(game: Game) -> Codec:
    """The names of a card game."""
    assert isinstance(game.ruleset, CartusRuleset)
    return game.ruleset.codec


# Writing.


def told(game: Game, since: int) -> list[Data]:
    """The events of all steps since then, as the reader may see them."""
    return [dict(event) for moment in game.moments(since) for event in explained(game, moment, Eyes(READER))]


def seen(game: Game) -> tuple[dict[str, object], Data]:
    """The reader's view, and the facts computed from it."""
    view, facts = game.ruleset.shown(game.blinded(game.state, READER))
    return dict(view), facts


def changes(before: Data, after: Data) -> Data:
    """What differs from before."""
    return {key: value for key, value in after.items() if before.get(key) != value}


def branches(lesson: Lesson, game: Game, answers: Mapping[str, Answer]) -> dict[str, Data]:
    """What follows from each answer."""
    found: dict[str, Data] = {}
    since = len(game.numbers)
    view, facts = seen(game)
    for step, answer in answers.items():
        branch = Game.of_steps(game.ruleset, game.numbers, SEED)
        follow(lesson, branch, (step, *answer.after))
        if lesson.game == "cartus":
            play_on(branch)
        view_after, facts_after = seen(branch)
        if answer.then and branch.to_act != READER:
            raise ScriptError(f"{lesson.id}: after {step} {branch.to_act} is asked")
        found[step] = {
            "told": told(branch, since),
            "view": changes(view, view_after),
            "facts": changes(facts, facts_after),
            "answers": branches(lesson, branch, answer.then),
        }
    return found


def data(lesson: Lesson) -> Data:
    """A lesson as the page reads it."""
    game = played(lesson)
    if game.to_act != READER:
        raise ScriptError(f"{lesson.id}: {game.to_act} is asked, not {READER}")
    view, facts = seen(game)
    return {
        "table": table(lesson),
        "view": view,
        "facts": facts,
        "answers": branches(lesson, game, lesson.answers),
    }


def table(lesson: Lesson) -> str:
    """The key of a lesson's table: lessons at the same kind of table share its details."""
    return " ".join((lesson.game, str(lesson.seats), *map(str, lesson.options.values())))


def tables() -> dict[str, object]:
    """The details of the tables."""
    return {table(lesson): msgspec.to_builtins(details(played(lesson).ruleset)) for lesson in LESSONS}


def written() -> str:
    """All lessons as text: one per line, so that a diff shows which has changed."""
    lines = [f'"{lesson.id}":{compact(data(lesson))}' for lesson in LESSONS]
    made_of = [f'"{name}":{compact(value)}' for name, value in tables().items()]
    return '{"tables":{\n' + ",\n".join(made_of) + '\n},"lessons":{\n' + ",\n".join(lines) + "\n}}\n"


def compact(value: object) -> str:
    """JSON without blanks."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
