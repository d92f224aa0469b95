"""Editions that change under a database: a newer version appears, and perhaps the old one is removed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from msgspec.structs import replace as with_fields

from rattus.cartus import edition as cards
from rattus.host.rulebooks import rules_of
from rattus.plague import edition as boards
from rattus.table.library import find_edition

MODULES = {"rattus": boards, "bigbox": boards, "cartus": cards}
NEWEST = {"rattus": "rattus.toml", "bigbox": "bigbox.toml", "cartus": "cards.toml"}


@dataclass
class Renewal:
    """A new version of every edition, in which the same step numbers mean other faces, buildings and supplies."""

    monkeypatch: pytest.MonkeyPatch
    keeps: bool = True
    """Whether the versions that were the newest are still shipped."""

    def __post_init__(self) -> None:
        self.before = {game: str(find_edition(game).version) for game in MODULES}
        self.after = {game: str(int(version) + 1) for game, version in self.before.items()}
        for module in (boards, cards):
            self.monkeypatch.setattr(module, "_shipped", self._shipped(module._shipped))
        forget()

    def _shipped(self, original: Callable[[str], Any]) -> Callable[[str], Any]:
        old = {f"earlier/{game}-{version}.toml": NEWEST[game] for game, version in self.before.items()}

        def shipped(file: str) -> Any:
            if file in NEWEST.values():
                return renewed(original(file))
            if file in old and not self.keeps:
                raise FileNotFoundError(file)
            return original(old.get(file, file))

        return shipped


def forget() -> None:
    """Read editions and build rules again."""
    for module in (boards, cards):
        module.built_in.cache_clear()
        module.earlier.cache_clear()
    rules_of.cache_clear()


def renewed(edition: Any) -> Any:
    """The next version of an edition."""
    data = edition.data
    head = with_fields(data.edition, version=data.edition.version + 1)
    if isinstance(edition, boards.Edition):
        rats = with_fields(data.rats, starting=data.rats.starting[::-1], others=data.rats.others[::-1])
        return replace(edition, data=with_fields(data, edition=head, rats=rats))
    turned = {"building": data.building[::-1], "supply": data.supply[::-1]}
    return replace(edition, data=with_fields(data, edition=head, **turned))
