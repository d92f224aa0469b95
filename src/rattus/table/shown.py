"""The types of what games show, by names of their own: for descriptions of what is sent to clients."""

from __future__ import annotations

from typing import get_args

from rattus.cartus.events import Event as CartusEvent
from rattus.cartus.facts import Question as CartusQuestion
from rattus.cartus.report import StateReport as CartusReport
from rattus.plague.events import Event as PlagueEvent
from rattus.plague.facts import Question as PlagueQuestion
from rattus.plague.report import StateReport as PlagueReport

VIEWS: dict[str, type] = {"PlagueView": PlagueReport, "CartusView": CartusReport}
QUESTIONS: dict[str, type] = {"PlagueQuestion": PlagueQuestion, "CartusQuestion": CartusQuestion}
EVENTS: dict[str, tuple[type, ...]] = {"Plague": get_args(PlagueEvent), "Cartus": get_args(CartusEvent)}
"""Both games have some events of the same name."""
