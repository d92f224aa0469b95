"""The types of what games show, by names of their own: for descriptions of what is sent to clients."""

from __future__ import annotations

from typing import Any, get_type_hints

from rattus.kernel.game import games

SHOWN = {game.name.capitalize(): game.shown for game in games().values() if game.shown}
VIEWS: dict[str, type] = {f"{name}View": shown.view for name, shown in SHOWN.items()}
QUESTIONS: dict[str, type] = {f"{name}Question": shown.question for name, shown in SHOWN.items()}
EVENTS: dict[str, tuple[type, ...]] = {name: shown.events for name, shown in SHOWN.items()}
"""Several games have some events of the same name."""
FACTS: dict[str, Any] = {
    name: hint
    for shown in SHOWN.values()
    for name, hint in get_type_hints(shown.facts, include_extras=True).items()
}
"""What games work out from a view, with its types."""
