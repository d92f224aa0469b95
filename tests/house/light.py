"""Whole games with the core only, from texts to the host, where NumPy, Numba and asyncio can't be imported.

Run by `test_light.py`. It prints what was played, one line per game.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

REFUSED = {"numpy", "numba", "llvmlite", "asyncio"}
CORE = ("locales", "art", "kernel", "plague", "cartus", "table", "bots", "host")
SEARCHES = ("novice", "easy", "fair", "greedy", "search:30", "random")
TABLES = (("rattus", 4), ("bigbox", 6), ("cartus", 5))


class Refusing(MetaPathFinder):
    """Refuses to import heavy modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in REFUSED:
            raise ModuleNotFoundError(f"{name} is not for the core", name=name)
        return None


def import_all() -> None:
    """Every module of the core."""
    for package in CORE:
        home = import_module(f"rattus.{package}")
        for module in pkgutil.walk_packages(home.__path__, f"{home.__name__}."):
            if ".test_" not in module.name:
                import_module(module.name)


def hosted(name: str, count: int) -> str:
    """A game of bots at a hosted table: events and their fold, and frames for all viewers."""
    import rattus
    from rattus.bots import make_bot
    from rattus.host import events, stepping
    from rattus.host.frames import encoded
    from rattus.host.history import History
    from rattus.host.rulebooks import checked_rules
    from rattus.host.state import fold

    rules = checked_rules(name, count, {})
    game = rattus.Game(rules, 7)
    seats = {seat: events.Occupant(code, bot=code) for seat, code in zip(game.seats, SEARCHES, strict=False)}
    created = events.Created(name, {**seats}, "", rules.header.version, dict(rules.header.options))
    entries = [
        events.Entry(1, 0, created),
        events.Entry(2, 0, events.Started(game.numbers, game.to_act)),
    ]
    bots = {
        seat: make_bot(occupant.bot or "", n) for n, (seat, occupant) in enumerate(seats.items(), start=1)
    }
    while (seat := game.to_act) is not None:
        trial = stepping.bot_step(game, seat, bots[seat].choose(game.view(seat)))
        entries.append(events.Entry(len(entries) + 1, len(entries), trial.event))
    state = fold("t", [events.Entry(e.v, e.at, events.decode(events.encode(e.event))) for e in entries])
    assert state.status.ended
    assert tuple(state.steps) == game.numbers
    for viewer in (None, game.seats[0]):
        *_, last = map(encoded, History("t", rules, entries).frames(0, viewer))
        assert rattus.loads(game.record()).result == game.result
        assert '"status":"over"' in last
    assert all((game.text(), game.svg(), game.position(), game.view(game.seats[0]).report()))
    return f"{name} {len(game.numbers)}"


def main() -> None:
    sys.meta_path.insert(0, Refusing())
    import_all()
    for name, count in TABLES:
        print(hosted(name, count))
    assert not REFUSED & sys.modules.keys()


if __name__ == "__main__":
    main()
