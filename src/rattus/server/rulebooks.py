"""The rules of tables, made once for every kind of table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rattus.kernel.edition import EditionError, OptionError
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.server.problems import Code, Problem
from rattus.table.library import EDITIONS, find_edition, ruleset


@lru_cache(maxsize=256)
def _rules(game: str, seats: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Ruleset:
    return ruleset(find_edition(game), seats, dict(options))


def rules_of(game: str, seats: tuple[str, ...], options: Mapping[str, str]) -> Ruleset:
    """The rules of a table that was checked before."""
    return _rules(game, seats, tuple(options.items()))


def checked_rules(game: str, seats: int, options: Mapping[str, str]) -> Ruleset:
    """The rules of a table somebody wants; only built-in editions, never a file."""
    if game not in EDITIONS:
        raise Problem(Code.BAD_TABLE, f"there is no game {game!r}; there are {', '.join(EDITIONS)}")
    try:
        return rules_of(game, COLOURS[:seats], options)
    except (OptionError, EditionError) as error:
        raise Problem(Code.BAD_TABLE, str(error)) from None
