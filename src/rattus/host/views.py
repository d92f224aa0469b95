"""What a viewer is shown of a game: its state, and what is worked out from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from rattus.kernel.change import changed
from rattus.kernel.ruleset import Ruleset
from rattus.table.shown import FACTS

View = Mapping[str, object]
"""The state of a game as one viewer may know it."""
Question = Mapping[str, object]
"""What a seat is asked: its `id`, the `seat`, and the details that its sentence needs."""
Explanation = Mapping[str, object]
"""What happened: the name of the `event` with its fields, the `scores` after it if it changes them, and its `changes`:
where in the view another value stands now, and which."""


COMMON: dict[str, Any] = {
    "scores": dict[str, int],
    "points": dict[str, dict[str, int]] | None,
    "question": Question | None,
}
OWN = {name: hint | None for name, hint in FACTS.items() if name not in COMMON}

if TYPE_CHECKING:

    class Facts(msgspec.Struct, frozen=True):
        """What is worked out from a view: the fields of `COMMON` and of `OWN`."""

        scores: dict[str, int]
        points: dict[str, dict[str, int]] | None
        question: Question | None

        def __getattr__(self, name: str) -> Any:
            """What a game has of its own."""

else:
    Facts = msgspec.defstruct(
        "Facts",
        [*(COMMON | OWN).items()],
        frozen=True,
        namespace={
            "__doc__": "What is worked out from a view, so that no client needs the rules for it.\n\n"
            "`scores` are the points everybody can see, `points` all points by where they come from, where the viewer "
            "may know\nthem. The rest are facts of single games; what the game does not have is null."
        },
    )


def facts_of(found: Mapping[str, Any]) -> Facts:
    """Facts as they are sent, the same fields for every game."""
    known: dict[str, Any] = {name: found.get(name) for name in COMMON | OWN}
    return Facts(**known)


def explanations(
    ruleset: Ruleset, view: View, events: Sequence[object], scores: Sequence[dict[str, int] | None]
) -> list[Explanation]:
    """Events as they are sent to a viewer that saw `view` before: each with its changes there, and in the scores."""
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
