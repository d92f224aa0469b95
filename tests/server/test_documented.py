"""docs/server.md names everything that goes over the wire."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from rattus.host.frames import KINDS
from rattus.host.problems import STATUS, Code
from rattus.host.shapes import Frame, Kind, Stop
from rattus.host.views import Facts
from rattus.live.messages import ClientMessage
from rattus.server.app import make_app
from rattus.server.settings import Settings
from tests.server.house import KEY
from tests.server.test_facts import CARTUS_QUESTIONS, PLAGUE_QUESTIONS

TEXT = (Path(__file__).resolve().parents[2] / "docs/server.md").read_text("utf-8")


def words(heading: str, column: int = 1) -> set[str]:
    """The code words in a column of the tables under a heading."""
    found = re.search(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##+ |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, heading
    cells = [line.split("|")[column] for line in found[1].splitlines() if line.startswith("|")]
    return {word for cell in cells for word in re.findall(r"`([^`]+)`", cell)}


def rows(heading: str, columns: int) -> list[list[str]]:
    """The cells of the tables under a heading with this number of columns."""
    found = re.search(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##+ |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, heading
    cells = [line.strip("|").split("|") for line in found[1].splitlines() if line.startswith("|")]
    return [row for row in cells if len(row) == columns]


def test_every_kind_of_frame_is_documented() -> None:
    assert words("What happens") == set(get_args(Kind)) - {"fresh"} == set(KINDS.values())


def test_every_field_of_a_frame_is_documented() -> None:
    assert words("Frames") == set(Frame.__struct_fields__)


def test_all_facts_questions_and_reasons_are_documented() -> None:
    assert words("Facts") == set(Facts.__struct_fields__)
    questions = {word for cells in rows("Facts", 3) for word in re.findall(r"`([^`]+)`", cells[1])}
    assert questions == {*PLAGUE_QUESTIONS, *CARTUS_QUESTIONS}
    assert words("Why undo stops") - {"undo_stop"} == {
        word for each in get_args(Stop) for word in get_args(each)
    }


def test_every_message_of_clients_is_documented_with_its_fields() -> None:
    told = words("The socket")
    for message in get_args(ClientMessage):
        assert {str(message.__struct_config__.tag), *message.__struct_encode_fields__} <= told


def test_every_code_is_documented_with_its_status() -> None:
    told: dict[str, int] = {}
    for line in TEXT.splitlines():
        found = re.match(r"\| (`[a-z_]+`(?:, `[a-z_]+`)*) \| (\d{3}) \|", line)
        for code in re.findall(r"`(\w+)`", found[1]) if found else ():
            told[code] = int(found[2]) if found else 0
    assert told == {str(code): STATUS[code] for code in Code}


def test_every_route_is_documented(sqlite: str) -> None:
    schema = make_app(Settings(database=sqlite, secret_key=KEY)).openapi_schema.to_schema()
    told = [
        re.sub("[A-Z]+", r"\\{\\w+\\}", route).replace("…", ".*")
        for route in re.findall(r"`(?:[A-Z]+ )?([/…][^`\s?]+)", TEXT)
    ]
    for path in schema["paths"]:
        assert any(re.fullmatch(route, path) for route in told), path
