"""Completion of what the player types; apart, because it needs prompt_toolkit."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document


class Completions(Completer):
    """Whole texts that go on from what is typed."""

    def __init__(self, complete: Callable[[str], list[str]]) -> None:
        self._complete = complete

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """All of them, in their order."""
        typed = document.text_before_cursor
        for text in self._complete(typed):
            yield Completion(text, start_position=-len(typed))
