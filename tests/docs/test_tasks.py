"""The tasks to learn by: the rules played them, and each has right and wrong answers with their reasons."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rattus.kernel.game import games
from rattus.kernel.step import Step
from rattus.locales import HOME, LANGUAGES, catalogue
from rattus.table.library import find_edition
from tools import tasks
from tools.lessons import seen
from tools.task_scripts import PEOPLE, READER, TASKS, Task

WEB = Path(__file__).parents[2] / "web" / "src"
ALL = [(game, task) for game, found in TASKS.items() for task in found]
NAMES = [f"{game}-{task.id}" for game, task in ALL]


def told(game: str, task: Task) -> dict[str, dict[str, Any]]:
    """What the page says to the tries of a task."""
    text = (tasks.FOLDER / f"tasks-{game}.json").read_text("utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)["tasks"][task.id]["tries"]
    return found


def test_the_tasks_are_what_the_rules_play() -> None:
    for path, text in tasks.files().items():
        assert path.read_text("utf-8") == text, "run: python -m tools.tasks"


@pytest.mark.parametrize(("game", "task"), ALL, ids=NAMES)
def test_a_task_has_right_and_wrong_answers_and_contradicts_no_rule(game: str, task: Task) -> None:
    answers = told(game, task)
    assert {answer["right"] for answer in answers.values()} == {True, False}
    for text, answer in answers.items():
        first, *_ = (step.strip() for step in text.split(","))
        legal = Step.of(first) in tasks.begun(task).answers.texts
        assert legal == ("told" in answer), text
        assert not (answer["right"] and not legal), text
        if "told" in answer:
            assert answer["told"], "something happens"
        else:
            assert answer["reason"]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "task"), ALL, ids=NAMES)
def test_a_task_has_its_words_for_every_answer(game: str, task: Task, language: str) -> None:
    words = catalogue(language)
    own = f"task-{game}-{task.id}"
    if task.about and words.pattern(own) is None:
        own = f"task-{task.about[0]}"
    assert words.pattern(own)
    assert words.pattern(f"{own}.task")
    rule = f"{task.about[0]}-{task.about[1]}-rule" if task.about else ""
    assert words.pattern(f"{own}.right") or (rule and words.pattern(rule))
    for answer in told(game, task).values():
        if "reason" in answer:
            assert words.pattern(answer["reason"]["message"]), "the rules' own reason"
        elif not answer["right"]:
            assert words.pattern(f"{own}.wrong"), "it is allowed: why is it not what was asked for?"


def test_the_reader_sees_no_face_that_nobody_has_shown_it() -> None:
    """The positions are those of the reader's own view."""
    for _, task in ALL:
        game = tasks.begun(task)
        view, _ = seen(game)
        assert view == game.ruleset.shown(game.blinded(game.state, READER))[0]


def test_every_chapter_that_is_named_exists() -> None:
    for game, task in ALL:
        text = (WEB / game / "game.ts").read_text("utf-8")
        assert re.search(rf"'{task.chapter}'", text), (game, task.chapter)


def test_every_card_and_building_has_its_task() -> None:
    about = {task.about for _, task in ALL if task.about}
    bigbox = games()["plague"].choices(find_edition("bigbox"))
    cards = next(option.values for option in bigbox if option.name == "cards")
    assert about == {("card", card) for card in cards} | {("building", name) for name in PEOPLE}
    common = (HOME / "en" / "cartus.ftl").read_text("utf-8")
    assert {*re.findall(r"^building-([a-z-]+)-rule =", common, re.MULTILINE)} == {*PEOPLE}


SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[\w„«])")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_says_more_than_two_sentences_at_a_time(language: str) -> None:
    path = HOME / language / "learn.ftl"
    for line in path.read_text("utf-8").splitlines():
        if " = " in line and not line.startswith("#"):
            said = line.partition(" = ")[2]
            assert len(SENTENCE.split(said)) <= 2, said
