"""What a viewer is shown of a game: its state, and what is worked out from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rattus.kernel.change import changed
from rattus.kernel.ruleset import Ruleset

View = Mapping[str, object]
"""The state of a game as one viewer may know it."""
Question = Mapping[str, object]
"""What a seat is asked: its `id`, the `seat`, and the details that its sentence needs."""
Explanation = Mapping[str, object]
"""What happened: the name of the `event` with its fields, the `scores` after it if it changes them, and its `changes`:
where in the view another value stands now, and which."""


class Actions(msgspec.Struct, frozen=True):
    """What the two actions of a building bring, by name."""

    premium: dict[str, int]
    standard: dict[str, int]


class Facts(msgspec.Struct, frozen=True):
    """What is worked out from a view, so that no client needs the rules for it.

    `scores` are the points everybody can see: citizens on the board and in the haven; in the card game points for the
    tracks. `points` are all points by where they come from, in the card game only for who may see everything. The rest
    is the card game's: the viewer's chance to survive, its own laid cards, jokers and special cards of every seat (at
    least, at most), whether this is the last round, how many rats one survives with (at least, at most), and the
    actions that all buildings have in place of their own.
    """

    scores: dict[str, int]
    points: dict[str, dict[str, int]] | None
    question: Question | None
    survival: float | None
    laid: list[str] | None
    specials: dict[str, dict[str, tuple[int, int]]] | None
    last_round: bool | None
    saves: tuple[int, int] | None
    actions: Actions | None


def facts_of(found: Mapping[str, Any]) -> Facts:
    """Facts as they are sent, the same fields for every game."""
    return Facts(
        found["scores"],
        found["points"],
        found["question"],
        found.get("survival"),
        found.get("laid"),
        found.get("specials"),
        found.get("last_round"),
        found.get("saves"),
        None if found.get("actions") is None else Actions(**found["actions"]),
    )


def explanations(
    ruleset: Ruleset, view: View, events: Sequence[object], scores: Sequence[dict[str, int] | None]
) -> list[Explanation]:
    """Events as they are sent to who saw `view` before them: each with what it changes there, and in the scores."""
    found: list[Explanation] = []
    for event, after in zip(events, scores, strict=True):
        told = {"event": type(event).__name__, **vars(event)}
        if after is not None:
            told["scores"] = after
        if changes := ruleset.changes(view, event):
            told["changes"] = changes
            view = changed(view, changes)
        found.append(told)
    return found
