"""What can happen at the card table, as values: who, what, where, and why. Texts are made from these."""

from __future__ import annotations

from dataclasses import dataclass

from rattus.kernel.step import HIDDEN


@dataclass(frozen=True)
class StartSeatDrawn:
    seat: str


@dataclass(frozen=True)
class BuildingChosen:
    """One of the buildings of the game was drawn at setup."""

    building: str


@dataclass(frozen=True)
class CardDealt:
    """A population card came from the deck; `card` is `hidden` for all but the seat."""

    seat: str
    card: str = HIDDEN


@dataclass(frozen=True)
class DeckRefilled:
    """The discards became the new deck."""

    count: int


@dataclass(frozen=True)
class PhaseBegan:
    """What is going on now, by the name that the view has for it."""

    phase: str


@dataclass(frozen=True)
class RoundBegan:
    """The row is empty, and nobody has entered a building."""

    round: int
    start: str


@dataclass(frozen=True)
class BuildingTurnedUp:
    """A building card came from a pile, `buildings` or `replacement`, to its place in the row."""

    place: int
    building: str
    supply: str
    pile: str


@dataclass(frozen=True)
class BuildingReplaced:
    """All cards of the row showed one building: the card at this place left the row and went below a pile."""

    place: int
    building: str
    pile: str


@dataclass(frozen=True)
class LastRoundBegan:
    """The building deck is empty."""


@dataclass(frozen=True)
class SupplyChosen:
    seat: str
    place: int
    building: str
    supply: str


@dataclass(frozen=True)
class RatsTakenOff:
    seat: str
    count: int


@dataclass(frozen=True)
class RowLookedAt:
    """A seat looked at a nun-row card; `card` is `hidden` for all who have not."""

    seat: str
    spot: int
    knowers: tuple[str, ...]
    card: str = HIDDEN


@dataclass(frozen=True)
class Passed:
    """A pass card was played and went to a pile: the seat went to the end of the line."""

    seat: str
    pile: str


@dataclass(frozen=True)
class Entered:
    seat: str
    place: int
    building: str


@dataclass(frozen=True)
class CardLaid:
    """A card was laid face down; `card` is `hidden` for all but the seat."""

    seat: str
    card: str = HIDDEN


@dataclass(frozen=True)
class LayingEnded:
    seat: str
    count: int


@dataclass(frozen=True)
class CardsTurnedUp:
    """With two seats all laid cards are turned up before the first building is resolved."""

    seat: str
    place: int
    cards: tuple[str, ...]


Track = tuple[tuple[str, int], ...]
"""All seats with their influence in a class, who is ahead first."""


@dataclass(frozen=True)
class CardsRevealed:
    """A seat's laid cards were turned up in a building: influence for its class, rats for strangers.

    `track` is that of the class `kind` after this seat.
    """

    seat: str
    place: int
    building: str
    cards: tuple[str, ...]
    influence: int
    rats: int
    kind: str
    track: Track


@dataclass(frozen=True)
class LaidCardsLeft:
    """A building is resolved: a seat's laid cards went to the discards, or were returned to their piles."""

    seat: str
    place: int
    discarded: tuple[str, ...]
    returned: tuple[str, ...]


@dataclass(frozen=True)
class SwordsDecided:
    """The seat with most swords receives half the hand of the one with fewest: `count` cards."""

    seat: str
    target: str
    count: int


@dataclass(frozen=True)
class TributeDemanded:
    """The premium action of a Guard Tower: `count` cards are due."""

    seat: str
    target: str
    count: int


@dataclass(frozen=True)
class CardGiven:
    """A card went from hand to hand; `card` is `hidden` for all but the two."""

    seat: str
    target: str
    card: str = HIDDEN


@dataclass(frozen=True)
class RatSent:
    """The seat with most flutes sends `count` rats to the one with fewest."""

    seat: str
    target: str
    count: int


@dataclass(frozen=True)
class ActionTaken:
    """A seat performed the premium or standard action of a building."""

    seat: str
    place: int
    building: str
    premium: bool


@dataclass(frozen=True)
class CardsTaken:
    """Jokers or special cards were taken from their pile."""

    seat: str
    card: str
    count: int


@dataclass(frozen=True)
class CardDiscarded:
    """A card went from hand to a pile, the discards or its own, and `rats` rats went with it."""

    seat: str
    card: str
    rats: int
    pile: str


@dataclass(frozen=True)
class TokenDrawn:
    """A victory token; `value` is None for all but the seat."""

    seat: str
    value: int | None = None


@dataclass(frozen=True)
class InfluenceWon:
    """In the last round the premium is influence; `track` is that of the class `kind` after it."""

    seat: str
    kind: str
    influence: int
    track: Track


@dataclass(frozen=True)
class PlagueCame:
    """All rounds are played, the row is empty, nobody is in a building: the nun-row is turned up.

    `start` would begin one more round.
    """

    start: str


@dataclass(frozen=True)
class RowTurnedUp:
    spot: int
    card: str
    nuns: int


@dataclass(frozen=True)
class GameEnded:
    """Seats with points, rats and fate from first to last, the nuns of the row, and who has won."""

    ranking: tuple[tuple[str, int, int, str], ...]
    nuns: int
    winners: tuple[str, ...]


Silent = PhaseBegan | CardsTurnedUp | LaidCardsLeft
"""What changes the table, but needs no sentence: it goes without saying, or is told by another event."""

Event = (
    StartSeatDrawn
    | BuildingChosen
    | CardDealt
    | DeckRefilled
    | PhaseBegan
    | RoundBegan
    | BuildingTurnedUp
    | BuildingReplaced
    | LastRoundBegan
    | SupplyChosen
    | RatsTakenOff
    | RowLookedAt
    | Passed
    | Entered
    | CardLaid
    | LayingEnded
    | CardsTurnedUp
    | CardsRevealed
    | LaidCardsLeft
    | SwordsDecided
    | TributeDemanded
    | CardGiven
    | RatSent
    | ActionTaken
    | CardsTaken
    | CardDiscarded
    | TokenDrawn
    | InfluenceWon
    | PlagueCame
    | RowTurnedUp
    | GameEnded
)
