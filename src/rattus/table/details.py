"""What a game is made of at one table, as plain data: for pictures, forms and help that know no edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_origin, get_type_hints

import msgspec

from rattus.kernel.details import Details, OptionInfo
from rattus.kernel.edition import Edition
from rattus.kernel.game import games
from rattus.kernel.ruleset import Ruleset

COMMON = get_type_hints(Details, include_extras=True)
OWN = {
    name: hint
    for game in games().values()
    for name, hint in get_type_hints(game.details_type, include_extras=True).items()
    if name not in COMMON
}
"""What the games here have of their own, with its types."""

if TYPE_CHECKING:

    class GameDetails(Details, frozen=True):
        """The fields of `Details` and of `OWN`."""

        def __getattr__(self, name: str) -> Any:
            """What a game has of its own."""

else:
    GameDetails = msgspec.defstruct(
        "GameDetails",
        [*(COMMON | OWN).items()],
        frozen=True,
        kw_only=True,
        namespace={
            "__doc__": "What a game is made of with this many seats and these options. "
            "What the game does not have is empty.\n\n"
            "`source` of a thing, and `sources` of parameters, people, piles and tokens, say where they come from: "
            "from a printed\nrulebook, from other published material, or reconstructed, which is ours. "
            "`limits` are numbers of its rules by name;\n`track_points` are those of the first, second and third on "
            "a track."
        },
    )


def details(ruleset: Ruleset) -> GameDetails:
    """The details of one table; what other games have and this one has not is empty."""
    own = games()[ruleset.engine.game].details(ruleset)
    given = {name: getattr(own, name, None) for name in COMMON | OWN}
    return GameDetails(
        **{name: empty(OWN[name]) if value is None else value for name, value in given.items()}
    )


def empty(hint: Any) -> Any:
    """Nothing of a type: a list or a dictionary."""
    while get_origin(hint) not in (list, dict):
        hint = hint.__origin__
    return get_origin(hint)()


def choices(edition: Edition) -> list[OptionInfo]:
    """What can be chosen for a table of an edition."""
    found: list[OptionInfo] = games()[edition.engine].choices(edition)
    return found
