"""Steps and their texts, for one table. See the verbs in the record format."""

from __future__ import annotations

from collections.abc import Sequence

from rattus.cartus.edition import CardEdition
from rattus.cartus.state import (
    ASK_DRAW,
    ASK_GIVE,
    ASK_LAY,
    ASK_ROW,
    ASK_TOKENS,
    COPIES,
    NUMBERED,
    PLAGUE,
    Rules,
    State,
)
from rattus.cartus.steps import (
    ALL_STEPS,
    BUILDING,
    BUILDING_MORE,
    DEAL,
    DISCARD,
    DONE,
    ENOUGH,
    ENTER,
    GIVE,
    LAY,
    LOOK,
    PASS,
    ROW_CARD,
    START,
    STEPS,
    SUPPLY,
    TARGET,
    TOKEN,
    USE,
    USE_MORE,
    turned_card,
    used_building,
)
from rattus.kernel.ruleset import EVERYBODY
from rattus.kernel.step import HIDDEN, UNKNOWN, Step

VERBS = (
    ("start", START),
    ("use", USE),
    ("deal", DEAL),
    ("row", ROW_CARD),
    ("building", BUILDING),
    ("token", TOKEN),
    ("supply", SUPPLY),
    ("look", LOOK),
    ("enter", ENTER),
    ("pass", PASS),
    ("lay", LAY),
    ("done", DONE),
    ("target", TARGET),
    ("give", GIVE),
    ("discard", DISCARD),
    ("enough", ENOUGH),
)
"""All verbs with the first number of their steps."""
PRIVATE = {ASK_DRAW: DEAL, ASK_ROW: ROW_CARD, ASK_TOKENS: TOKEN, ASK_LAY: LAY, ASK_GIVE: GIVE}
"""Questions whose answers name what only some see, each with its first step."""
RUNS = (*VERBS, ("use", USE_MORE), ("building", BUILDING_MORE))
"""All runs of numbers: buildings beyond the first twelve have further ones."""


def choices(rules: Rules, seat: int) -> list[int]:
    """Every step that a seat can ever be asked for; other seats are counted clockwise from it."""
    seats = [TARGET + (seat + place) % rules.seats for place in range(rules.seats)]
    return [*range(SUPPLY, TARGET), *seats, *range(GIVE, STEPS)]


def steps(rules: Rules) -> int:
    """How many numbers the steps of a table have, those of chance too."""
    return STEPS if rules.sites <= NUMBERED else ALL_STEPS


class Codec:
    """Names of the numbers in play, and from steps to texts."""

    def __init__(self, edition: CardEdition, rules: Rules, seats: Sequence[str]) -> None:
        self.edition = edition
        self.rules = rules
        self.seats = tuple(seats)
        self.cards = edition.cards
        self.buildings = edition.buildings
        self.supplies = edition.supplies
        self._known: dict[tuple[int, int], Step] = {}
        self._effects: dict[int, frozenset[int]] = {}

    def texts(self, state: bytearray, steps: Sequence[int]) -> list[str]:
        """The texts of steps that are legal in this state."""
        s = State.read(state)
        return [self.step(s, step) for step in steps]

    def step(self, s: State, step: int) -> Step:
        """A step that is legal in a state as verb and words."""
        if step == UNKNOWN:
            *known, _ = self.step(s, PRIVATE[s.ask]).split()
            return Step.of(*known, HIDDEN)
        return self._step(step, s.seat, s.spot, s.shown_size)

    def knowers(self, s: State, step: int) -> int:
        """The seats that see the card or token of a step, as bits: who draws, lays, gives and receives, looks. [§6]"""
        if s.ask not in PRIVATE or step == DONE or (s.ask == ASK_ROW and s.stage == PLAGUE):
            return EVERYBODY
        seats = 1 << s.seat
        if s.ask == ASK_GIVE:
            seats |= 1 << s.other
        if s.ask == ASK_ROW:
            seats |= s.seen[s.spot]
        return seats

    def _step(self, step: int, seat: int, spot: int, place: int) -> Step:
        """A step, which does not name all it says: for whom a card is dealt and where one is turned up is asked."""
        asked = 0
        if DEAL <= step < ROW_CARD or TOKEN <= step < SUPPLY:
            asked = seat
        elif ROW_CARD <= step < BUILDING:
            asked = spot
        elif BUILDING <= step < TOKEN or step >= BUILDING_MORE:
            asked = place
        if (step, asked) not in self._known:
            self._known[step, asked] = self._written(step, asked)
        return self._known[step, asked]

    def _written(self, step: int, asked: int) -> Step:
        verb, first = max((entry for entry in RUNS if entry[1] <= step), key=lambda entry: entry[1])
        index = step - first
        match verb:
            case "start" | "target":
                words: tuple[str, ...] = (self.seats[index],)
            case "use":
                words = (self.buildings[used_building(step)],)
            case "deal":
                words = (self.seats[asked], self.cards[index])
            case "row":
                words = (str(asked + 1), self.cards[index])
            case "building":
                card = turned_card(step)
                words = (str(asked + 1), self.building(card), self.supplies[card % COPIES])
            case "token":
                words = (self.seats[asked], str(self.rules.token_value[index]))
            case "supply" | "look" | "enter":
                words = (str(index + 1),)
            case "lay" | "give" | "discard":
                words = (self.cards[index],)
            case _:
                words = ()
        return Step.of(verb, *words)

    def effects(self, used: int) -> frozenset[int]:
        """What the premium actions of some buildings, given as bits, can do: columns of `Rules.effect`."""
        if used not in self._effects:
            rows = [self.rules.effect[2 * site + 1] for site in range(self.rules.sites) if used >> site & 1]
            self._effects[used] = frozenset(column for row in rows for column, n in enumerate(row) if n)
        return self._effects[used]

    def building(self, card: int) -> str:
        """The building of a building card."""
        return self.buildings[card // COPIES]

    def building_card(self, card: int) -> str:
        """`monastery/4-cards`"""
        return f"{self.building(card)}/{self.supplies[card % COPIES]}"
