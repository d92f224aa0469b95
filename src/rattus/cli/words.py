"""The terminal's texts for all games; a game's own are at its desk. All come from the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import fill
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rattus.locales import Words


def general_help(
    words: Words, about: str, typed: str, meant: str, topics: Sequence[Iterable[str]], now: str
) -> str:
    """Help on everything: the game, how to answer (with an example), groups of topics, the pending question."""
    answering = words.t("terminal-answering", typed=typed, meant=meant)
    listed = ["\n".join([words.t("terminal-topics"), *map(_listed, topics)])] if topics else []
    return "\n\n".join([about, answering, *listed, words.t("terminal-now", text=now)])


def _listed(topics: Iterable[str]) -> str:
    return fill(", ".join(topics), 70, initial_indent="  ", subsequent_indent="  ")
