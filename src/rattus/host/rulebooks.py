"""The rules of tables and studies, made once for every header."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rattus.host.problems import Code, Problem
from rattus.kernel.edition import EditionError, OptionError
from rattus.kernel.notation import Header
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.table.game import forked, placed
from rattus.table.library import EDITIONS, edition_of, find_edition, known_versions, ruleset


@lru_cache(maxsize=256)
def rules_of(header: Header) -> Ruleset:
    """The rules by which something stored was played: those of its own version, whatever the newest one is."""
    edition = edition_of(header)
    if edition is None:
        version = f"version {header.version} of {header.game}"
        raise Problem(Code.UNKNOWN_RULES, f"this was played by {version}, which this program does not have")
    rules = ruleset(edition, header.seats, dict(header.options))
    if header.position:
        rules = placed(rules, header.position)
    return forked(rules, header.forks) if header.forks else rules


def checked_rules(game: str, seats: int, options: Mapping[str, str]) -> Ruleset:
    """The rules of a table somebody wants: of the newest version; only built-in editions, never a file."""
    if game not in EDITIONS:
        raise Problem(Code.BAD_TABLE, f"there is no game {game!r}; there are {', '.join(EDITIONS)}")
    newest = str(find_edition(game).version)
    try:
        return rules_of(Header(game, COLOURS[:seats], tuple(options.items()), newest))
    except (OptionError, EditionError) as error:
        raise Problem(Code.BAD_TABLE, str(error)) from None


def known_rules() -> list[tuple[str, str]]:
    """All games with the versions that can be played here."""
    return [(game, version) for game in EDITIONS for version in known_versions(game)]
