"""What can happen at the board, as values: who, what, where, and why. Texts in any language are made from these."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rattus.kernel.step import HIDDEN


class Cause(StrEnum):
    """Why a citizen dies."""

    MAJORITY = "majority"
    SYMBOL = "symbol"
    ALL = "all"


class EndReason(StrEnum):
    """Why the regular game is over."""

    SUPPLY = "supply"
    RESERVE = "reserve"
    TURN_LIMIT = "turn_limit"


@dataclass(frozen=True)
class StartSeatDrawn:
    seat: str


@dataclass(frozen=True)
class PlaguePlaced:
    """Where the plague starts; `seat` is None when chance has put it there."""

    region: str
    seat: str | None


@dataclass(frozen=True)
class Settled:
    seat: str
    region: str
    count: int


@dataclass(frozen=True)
class TurnBegan:
    seat: str
    turn: int


@dataclass(frozen=True)
class CardTaken:
    seat: str
    card: str
    owner: str | None


@dataclass(frozen=True)
class CitizensPlaced:
    """Citizens came from the reserve; `card` is the one that brought them, if it was not a placement."""

    seat: str
    region: str
    count: int
    card: str | None = None


@dataclass(frozen=True)
class CitizensMoved:
    seat: str
    card: str
    source: str
    to: str
    count: int


@dataclass(frozen=True)
class CitizenSaved:
    """A citizen went to the haven."""

    seat: str
    card: str
    region: str


@dataclass(frozen=True)
class CardUsed:
    """A card was used by a verb that has no event of its own."""

    seat: str
    card: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class RatMoved:
    seat: str
    card: str
    source: str
    slot: int
    to: str


@dataclass(frozen=True)
class RatLookedAt:
    """`face` is `hidden` for all but the seat that looked."""

    seat: str
    region: str
    slot: int
    face: str = HIDDEN


@dataclass(frozen=True)
class RatsSwapped:
    seat: str
    region: str
    slot: int
    other: str
    other_slot: int


@dataclass(frozen=True)
class RatsKept:
    seat: str


@dataclass(frozen=True)
class CaravanPlaced:
    """Where the caravan starts."""

    region: str


@dataclass(frozen=True)
class CaravanMoved:
    """The caravan entered a region and brought `count` citizens."""

    seat: str
    card: str
    source: str
    to: str
    count: int


@dataclass(frozen=True)
class NunPlaced:
    """A nun piece came to a region, from another one or from beside the board."""

    seat: str
    card: str
    region: str
    source: str | None


@dataclass(frozen=True)
class PlagueMoved:
    seat: str
    source: str
    to: str
    spread: int


@dataclass(frozen=True)
class RatSpread:
    seat: str
    region: str


@dataclass(frozen=True)
class SpreadLost:
    """New rats found no place, or there were none left."""

    count: int
    supply_empty: bool


@dataclass(frozen=True)
class PlagueRaged:
    """The Knight decided whether the plague counts as two citizens."""

    seat: str
    rages: bool


@dataclass(frozen=True)
class RatTurned:
    """A rat was turned up; `population` is what was compared with `limit`."""

    region: str
    slot: int
    face: str
    limit: int
    population: int
    outbreak: bool


@dataclass(frozen=True)
class CitizensLost:
    """A seat lost citizens to a symbol; for a class symbol `card` is the card that cost them."""

    seat: str
    region: str
    count: int
    cause: Cause
    card: str | None = None


@dataclass(frozen=True)
class NobodyDied:
    """An outbreak struck nobody: no seat in the region has what the rat shows."""

    region: str


@dataclass(frozen=True)
class EndTriggered:
    seat: str
    reason: EndReason


@dataclass(frozen=True)
class LastRoundBegan:
    seat: str


@dataclass(frozen=True)
class Passed:
    seat: str


@dataclass(frozen=True)
class FinalRavageBegan:
    chooser: str


@dataclass(frozen=True)
class GameEnded:
    """Seats and their citizens from first to last."""

    ranking: tuple[tuple[str, int], ...]


Event = (
    StartSeatDrawn
    | PlaguePlaced
    | Settled
    | TurnBegan
    | CardTaken
    | CitizensPlaced
    | CitizensMoved
    | CitizenSaved
    | CardUsed
    | RatMoved
    | RatLookedAt
    | RatsSwapped
    | RatsKept
    | CaravanPlaced
    | CaravanMoved
    | NunPlaced
    | PlagueMoved
    | RatSpread
    | SpreadLost
    | PlagueRaged
    | RatTurned
    | CitizensLost
    | NobodyDied
    | EndTriggered
    | LastRoundBegan
    | Passed
    | FinalRavageBegan
    | GameEnded
)
