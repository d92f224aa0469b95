"""From an edition, a number of seats and the options to the tables the rules read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from rattus.kernel.edition import RANDOM_START, OptionError, checked_start, start_seat
from rattus.plague.cards import DECK, NUMBERS
from rattus.plague.edition import CLASSES, EVERYONE, MAJORITY, Edition
from rattus.plague.state import FARTHEST, NONE, Rules

MOST_TURNS = 30_000
CARDS_BETWEEN = "+"
"""Between the cards of `cards=peasant+monk+…`."""


@dataclass(frozen=True)
class Options:
    """What can be chosen for a table. Defaults are left out of records."""

    rulebook: str = ""
    start: str = RANDOM_START
    turn_limit: int = 300
    cards: tuple[str, ...] = ()

    @classmethod
    def of(cls, edition: Edition, given: Mapping[str, str], seats: Sequence[str]) -> Options:
        """Options from their texts, checked, for a table of these seats."""
        count = len(seats)
        if count not in edition.seat_counts:
            low, high = edition.data.edition.seats
            raise OptionError(f"{edition.id} is for {low} to {high} seats, not {count}")
        rulebooks = edition.data.parameters.rulebooks
        known = {field.name for field in fields(cls)}
        for name in given:
            if name not in known:
                raise OptionError(f"unknown option {name!r}; known are {', '.join(sorted(known))}")
        rulebook = given.get("rulebook", rulebooks[0])
        if rulebook not in rulebooks:
            raise OptionError(f"{edition.id} has no rulebook {rulebook!r}; it has {', '.join(rulebooks)}")
        start = checked_start(given.get("start", cls.start), seats)
        limit = given.get("turn_limit", str(cls.turn_limit))
        if not (
            limit.isascii() and limit.isdigit() and 1 <= len(limit) <= 5 and 1 <= int(limit) <= MOST_TURNS
        ):
            raise OptionError(f"turn_limit is a number from 1 to {MOST_TURNS}, not {limit!r}")
        return cls(rulebook, start, int(limit), _cards(edition, given.get("cards"), count))

    def given(self, edition: Edition, seats: Sequence[str]) -> dict[str, str]:
        """The options that are not at their defaults, as texts."""
        default = Options.of(edition, {}, seats)
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {
            name: CARDS_BETWEEN.join(value) if isinstance(value, tuple) else str(value)
            for name, value in values.items()
            if value != getattr(default, name)
        }


def _cards(edition: Edition, given: str | None, seats: int) -> tuple[str, ...]:
    """A legal set: as many different cards as the rulebook says, of those the edition knows, in the edition's order."""
    default = edition.default_cards(seats)
    if given is None:
        return tuple(default)
    known = edition.known_cards()
    chosen = given.split(CARDS_BETWEEN)
    for card in chosen:
        if card not in known:
            raise OptionError(f"{edition.id} has no card {card!r}; it has {', '.join(known)}")
    if len(set(chosen)) != len(chosen) or len(chosen) != len(default):
        raise OptionError(f"with {seats} seats {len(default)} different cards are chosen, not {given!r}")
    return tuple(sorted(chosen, key=known.index))


def make_rules(edition: Edition, names: Sequence[str], options: Options) -> Rules:
    """The rules as data for these seats."""
    seats = len(names)
    parameters = edition.data.parameters
    rulebook = edition.rulebooks[options.rulebook]
    rules = Rules()
    regions = [region.id for region in edition.regions(seats)]
    rules.seats = seats
    rules.regions = len(regions)
    rules.citizens = edition.data.edition.citizens
    rules.rounds = edition.by_seats(parameters.settling, seats)
    removed = edition.removed(seats)
    rules.supply = len(edition.rats()) - len(regions) - removed
    rules.removed = removed if parameters.removal == "mixed-supply" else 0
    rules.turn_limit = options.turn_limit
    start = start_seat(options.start, names)
    rules.start = NONE if start is None else start
    rules.plague_chosen = int(rulebook.plague_start == "start-seat")
    rules.after = sum(1 << NUMBERS[card] for card in rulebook.after_plague)
    rules.reserve_any_time = int(rulebook.empty_reserve == "any-time")
    rules.end_of_round = int(rulebook.end == "round")
    rules.own_looks = int(parameters.rat_choice == "own-looks")
    rules.last_supply = int(parameters.last_round_rats == "supply")
    rules.last_ravage = int(parameters.last_round_knight == "ravage-at-once")
    rules.caravan = int(any(DECK[NUMBERS[card]].caravan for card in options.cards))
    rules.cards = len(options.cards)
    for i, card in enumerate(options.cards):
        rules.card[i] = NUMBERS[card]
    _fill_cards(rules, edition.by_seats(parameters.knight_steps, seats))
    _fill_map(rules, regions, edition.borders(seats))
    for i, (face, count) in enumerate(edition.faces().items()):
        rules.faces = i + 1
        rules.starting += face.starting
        rules.unseen[i] = count
        rules.limit[i] = face.limit
        rules.majority[i] = face.symbols.count(MAJORITY)
        rules.everyone[i] = face.symbols.count(EVERYONE)
        for j, letter in enumerate(CLASSES):
            rules.symbols[i][j] = face.symbols.count(letter)
    return rules


def _fill_cards(rules: Rules, knight_steps: int) -> None:
    """What the cards say of themselves."""
    classes = list(CLASSES.values())
    for kind, card in DECK.items():
        rules.card_class[kind] = classes.index(card.kind)
        rules.steps[kind] = card.plague_steps(knight_steps) if card.plague_steps else 1
        rules.last_steps[kind] = card.last_plague_steps(knight_steps) if card.last_plague_steps else NONE
        rules.extra_rats[kind] = card.extra_rats
        rules.bonus[kind] = int(card.adds > 0)
    for kind in rules.card[: rules.cards]:
        rules.reacts |= int(DECK[kind].reaction is not None) << kind


def _fill_map(rules: Rules, regions: list[str], borders: list[tuple[str, str]]) -> None:
    near: list[set[int]] = [set() for _ in regions]
    for a, b in borders:
        near[regions.index(a)].add(regions.index(b))
        near[regions.index(b)].add(regions.index(a))
    edges = [(region, other) for region in range(len(regions)) for other in sorted(near[region])]
    for edge, (region, other) in enumerate(edges):
        rules.source[edge] = region
        rules.to[edge] = other
    for region in range(len(regions) + 1):
        rules.first[region] = sum(source < region for source, _ in edges)
    for region in range(len(regions)):
        reach = {region}
        for steps in range(FARTHEST):
            reach |= {other for step in reach for other in near[step]}
            rules.reach[steps][region] = sum(1 << other for other in reach - {region})
