"""Write the tasks of the pages to learn by: `web/src/learn/tasks-GAME.json`, and the list of all of them.

Every try is played by the rules: what happens, or why not. `task_scripts.py` says what the tasks are.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import rattus
from rattus.host.problems import Reason
from rattus.kernel.position import Head, beheaded, headed
from rattus.kernel.step import IllegalStep, Step
from rattus.table.details import details
from rattus.table.game import Game
from tools.lessons import Data, changes, compact, play_simply, seen, told
from tools.task_scripts import READER, TASKS, Task

FOLDER = Path(__file__).parents[1] / "web" / "src" / "learn"
LIST = FOLDER / "tasks.json"
SEED = 7
CHANCE = "?"


class TaskError(ValueError):
    """A task does not fit the rules."""


def begun(task: Task) -> Game:
    """The game at the moment of the task."""
    head, rest = beheaded(task.position)
    options = tuple(task.options.items())
    game = rattus.position(headed(Head(head.game, head.seats, options), rest), seed=SEED, chance="ask")
    if game.to_act != READER:
        raise TaskError(f"{task.id}: {game.to_act} is asked")
    return game


def tried(task: Task, text: str) -> Data:
    """A try: what follows from it, or why the rules forbid it; and whether it is right."""
    game = begun(task)
    since = len(game.numbers)
    view, facts = seen(game)
    steps = [step.strip() for step in text.split(",")]
    for step in steps:
        legal = game.answers.texts
        if Step.of(step) not in legal:
            error = game.ruleset.why_not(game.known(READER), Step.of(step), legal)
            return {"right": False, "reason": reason(error)}
        game.play(step)
        drawn(game)
    resolved(game)
    view_after, facts_after = seen(game)
    happened = told(game, since)
    right = task.goal is None or task.goal(happened, {**view_after, **facts_after})
    return {
        "right": right,
        "told": happened,
        "view": changes(view, view_after),
        "facts": changes(facts, facts_after),
    }


def drawn(game: Game) -> None:
    """Let chance answer what it is asked."""
    while game.to_act == CHANCE:
        game.draw()


def resolved(game: Game) -> None:
    """Card game: resolve the round, if it is the time for it; no cards are given away."""
    while not game.over and seen(game)[0]["phase"] == "resolve":
        play_simply(game)
    if not game.over and game.to_act == CHANCE and seen(game)[0]["phase"] != "buildings":
        drawn(game)


def reason(error: IllegalStep) -> dict[str, Any]:
    """Why not, as clients are told."""
    told: dict[str, Any] = msgspec.to_builtins(Reason.of(error))
    return told


def data(task: Task) -> Data:
    """A task as the page reads it."""
    game = begun(task)
    view, facts = seen(game)
    return {
        "table": table(task),
        "view": view,
        "facts": facts,
        "tries": {text: tried(task, text) for text in task.tries},
    }


def table(task: Task) -> str:
    """The key of a task's table: tasks at the same kind of table share its details."""
    head, _ = beheaded(task.position)
    return " ".join((head.game, str(len(head.seats)), *map(str, task.options.values())))


def written(game: str) -> str:
    """All tasks of a game as text, one per line."""
    tasks = TASKS[game]
    tables = {table(task): msgspec.to_builtins(details(begun(task).ruleset)) for task in tasks}
    lines = [f'"{task.id}":{compact(data(task))}' for task in tasks]
    made_of = [f'"{name}":{compact(value)}' for name, value in tables.items()]
    return '{"tables":{\n' + ",\n".join(made_of) + '\n},"tasks":{\n' + ",\n".join(lines) + "\n}}\n"


def listed() -> str:
    """The list of all tasks: what chapters and tables need to link to them."""
    lines = [
        compact(
            {
                "game": game,
                "id": task.id,
                "chapter": task.chapter,
                "verbs": task.verbs,
                "about": task.about,
            }
        )
        for game, tasks in TASKS.items()
        for task in tasks
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def files() -> dict[Path, str]:
    """All files with what they contain."""
    return {LIST: listed()} | {FOLDER / f"tasks-{game}.json": written(game) for game in TASKS}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
