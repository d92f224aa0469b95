"""From an edition, a number of seats and the options to the tables the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from rattus.cartus.edition import CLASS_NAMES, CardEdition
from rattus.cartus.state import CHOSEN, CLASSES, COPIES, MIXED, NUNS, ONE_PER_CLASS, Rules
from rattus.kernel.edition import OptionError

BETWEEN = "+"
"""Between the buildings of `buildings=farm+office+…`."""
FIRST = "first"
RANDOM = {"one-per-class": ONE_PER_CLASS, "mixed": MIXED}


@dataclass(frozen=True)
class Options:
    """What can be chosen for a table: the buildings, at random or by name. Defaults are left out of records."""

    buildings: str = FIRST

    @classmethod
    def of(cls, edition: CardEdition, given: Mapping[str, str]) -> Options:
        """Options from their texts, checked."""
        for name in given:
            if name != "buildings":
                raise OptionError(f"unknown option {name!r}; known is buildings")
        buildings = given.get("buildings", FIRST)
        if buildings == FIRST or buildings in RANDOM:
            return cls(buildings)
        chosen = buildings.split(BETWEEN)
        for building in chosen:
            if building not in edition.buildings:
                known = ", ".join((FIRST, *RANDOM, *edition.buildings))
                raise OptionError(f"{edition.id} has no buildings {building!r}; it has {known}")
        classes = [edition.class_of(building) for building in chosen]
        for kind in CLASS_NAMES:
            if classes.count(kind) != 1:
                raise OptionError(
                    f"one building of each class is chosen, but {classes.count(kind)} of the {kind}"
                )
        ordered = tuple(sorted(chosen, key=edition.buildings.index))
        return cls(FIRST if ordered == edition.first else BETWEEN.join(ordered))

    def given(self) -> tuple[tuple[str, str], ...]:
        """The options that are not at their defaults, as texts."""
        return () if self.buildings == FIRST else (("buildings", self.buildings),)

    def chosen(self, edition: CardEdition) -> tuple[str, ...] | None:
        """The buildings by name, if they are not drawn."""
        if self.buildings in RANDOM:
            return None
        return edition.first if self.buildings == FIRST else tuple(self.buildings.split(BETWEEN))


def make_rules(edition: CardEdition, seats: int, options: Options) -> Rules:
    """The tables of one table."""
    data, numbers = edition.data, edition.data.parameters
    at = seats - edition.seat_counts.start
    rules = Rules()
    rules.seats = seats
    rules.hand = numbers.hand
    rules.rats = numbers.rats
    rules.track = numbers.track
    rules.copies = numbers.copies
    rules.width = numbers.width[at]
    rules.removed = numbers.removed[at]
    rules.buildings = CLASSES * COPIES - rules.removed
    rules.choice = RANDOM.get(options.buildings, CHOSEN)
    chosen = options.chosen(edition)
    for i, building in enumerate(data.building):
        rules.allowed[i] = int(seats not in building.not_with if chosen is None else building.id in chosen)
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
