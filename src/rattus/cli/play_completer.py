"""Completion of what the player types; a separate module, because it needs prompt_toolkit."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document


class Completions(Completer):
    """Completes whole texts."""

    def __init__(self, complete: Callable[[str], list[str]]) -> None:
        self._complete = complete

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """All completions, in order."""
        typed = document.text_before_cursor
        for text in self._complete(typed):
            yield Completion(text, start_position=-len(typed))
