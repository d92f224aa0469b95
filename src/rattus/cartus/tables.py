"""From an edition, a number of seats and the options to the tables the rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from math import lcm

import msgspec

from rattus.cartus.edition import CLASS_NAMES, CardEdition
from rattus.cartus.state import CHOSEN, CLASSES, COPIES, MIXED, NONE, NUNS, ONE_PER_CLASS, Rules
from rattus.kernel.edition import RANDOM_START, OptionError, checked_start, start_seat

BETWEEN = "+"
"""Between the buildings of `buildings=farm+office+…`."""
TIMES = "*"
"""Between a building and how many cards of it: `farm*3+brewery*2+…`."""
FIRST = "first"
RANDOM = {"one-per-class": ONE_PER_CLASS, "mixed": MIXED}
USUAL = 2
"""Buildings of a class: with more of one, chance weighs the cards by other numbers."""
COUNTS = {str(count): count for count in range(1, COPIES + 1)}


@dataclass(frozen=True)
class Options:
    """What can be chosen for a table: the buildings, and who begins. Defaults are left out of records."""

    buildings: str = FIRST
    start: str = RANDOM_START

    @classmethod
    def of(cls, edition: CardEdition, given: Mapping[str, str], seats: Sequence[str]) -> Options:
        """Options from their texts, checked, and written in the one way that is in records."""
        known = [field.name for field in fields(cls)]
        for name in given:
            if name not in known:
                raise OptionError(f"unknown option {name!r}; known are {', '.join(known)}")
        buildings = given.get("buildings", cls.buildings)
        if buildings != FIRST and buildings not in RANDOM:
            buildings = _written(edition, agreed(edition, buildings))
        return cls(buildings, checked_start(given.get("start", cls.start), seats))

    def given(self) -> tuple[tuple[str, str], ...]:
        """The options that are not at their defaults, as texts."""
        values = ((field.name, getattr(self, field.name), field.default) for field in fields(self))
        return tuple((name, value) for name, value, default in values if value != default)

    def chosen(self, edition: CardEdition) -> dict[str, int] | None:
        """How many cards of each building there are, if the buildings are not drawn."""
        if self.buildings in RANDOM:
            return None
        return agreed(edition, BETWEEN.join(edition.first) if self.buildings == FIRST else self.buildings)


def agreed(edition: CardEdition, text: str) -> dict[str, int]:
    """What players have agreed on, `farm*3+brewery*2+office+…`: five cards of each class; a name alone is five."""
    counts: dict[str, int] = {}
    for part in text.split(BETWEEN):
        building, times, count = part.partition(TIMES)
        if building not in edition.buildings:
            known = ", ".join((FIRST, *RANDOM, *edition.buildings))
            raise OptionError(f"{edition.id} has no buildings {building!r}; it has {known}")
        if building in counts:
            raise OptionError(f"{building} is named twice")
        if times and count not in COUNTS:
            raise OptionError(f"{part!r}: of a building 1 to {COPIES} cards are chosen")
        counts[building] = COUNTS[count] if times else COPIES
    for kind in CLASS_NAMES:
        cards = sum(count for building, count in counts.items() if edition.class_of(building) == kind)
        if cards != COPIES:
            raise OptionError(
                f"{COPIES} building cards of each class are chosen, but {cards or 'none'} of the {kind} "
                f"(a building without a number stands for {COPIES})"
            )
    return {building: counts[building] for building in edition.buildings if building in counts}


def _written(edition: CardEdition, counts: Mapping[str, int]) -> str:
    """One table has one text: the set for the first game is `first`, and five cards are written without a number."""
    if tuple(counts) == edition.first:
        return FIRST
    return BETWEEN.join(
        building if count == COPIES else f"{building}{TIMES}{count}" for building, count in counts.items()
    )


def make_rules(edition: CardEdition, seats: Sequence[str], options: Options) -> Rules:
    """The tables of one table."""
    data, numbers = edition.data, edition.data.parameters
    at = len(seats) - edition.seat_counts.start
    rules = Rules()
    rules.seats = len(seats)
    start = start_seat(options.start, seats)
    rules.start = NONE if start is None else start
    rules.hand = numbers.hand
    rules.rats = numbers.rats
    rules.track = numbers.track
    rules.copies = numbers.copies
    rules.width = numbers.width[at]
    rules.removed = numbers.removed[at]
    rules.buildings = CLASSES * COPIES - rules.removed
    rules.choice = RANDOM.get(options.buildings, CHOSEN)
    rules.sites = len(data.building)
    most = max(Counter(building.kind for building in data.building).values())
    rules.share = lcm(*range(1, COPIES * max(USUAL, most) + 1))
    chosen = options.chosen(edition)
    for i, building in enumerate(data.building):
        if chosen is None:
            rules.allowed[i] = int(len(seats) not in building.not_with)
        else:
            rules.allowed[i] = int(building.id in chosen)
            rules.agreed[i] = chosen.get(building.id, 0)
        rules.building_class[i] = CLASS_NAMES.index(building.kind)
        rules.effect[2 * i] = building.standard.effects()
        rules.effect[2 * i + 1] = building.premium.effects()
    for i, supply in enumerate(data.supply):
        rules.supply[i] = [supply.cards, supply.rats, supply.looks]
    for kind in range(CLASSES):
        for nuns, count in enumerate(data.people.nuns):
            rules.people[kind * NUNS + nuns] = count
    rules.piles = list(msgspec.structs.astuple(data.piles))
    rules.values = len(data.tokens)
    for i, (value, count) in enumerate(sorted((int(value), count) for value, count in data.tokens.items())):
        rules.token_value[i] = value
        rules.token_count[i] = count
    rules.class_points = list(numbers.class_points[at])
    rules.most_points = numbers.most_points
    rules.most_tied = numbers.most_tied
    rules.gold_points = list(numbers.gold_points[at])
    rules.gold_tied = numbers.gold_tied
    return rules
