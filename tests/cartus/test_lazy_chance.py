"""Lazy chance is exact: on small decks every eager shuffle is counted and compared with the lazy drawing.

The eager side shuffles whole decks first and lays them out as the rulebook tells: the nun-row, the deck, the building
deck and the replacement deck below it, the tokens. The lazy side multiplies the exact weights of the chance steps.
Both must give the same probability, as fractions, to every sequence of cards that can be seen.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from fractions import Fraction
from itertools import accumulate, combinations, permutations, product

import pytest

import rattus
from rattus.cartus.buildings import turn_up_building
from rattus.cartus.deck import deal, turn_row_card
from rattus.cartus.edition import built_in
from rattus.cartus.game import draw_token, exchange, outcomes, setup
from rattus.cartus.state import (
    ASK_BUILDING,
    ASK_DRAW,
    ASK_ROW,
    ASK_TOKENS,
    BUILDINGS,
    CHOSEN,
    CLASSES,
    COPIES,
    MIXED,
    NONE,
    PEOPLE,
    ROW,
    Rules,
    State,
)
from rattus.cartus.steps import BUILDING, DEAL, ROW_CARD, TOKEN
from rattus.cartus.tables import Options, make_rules
from rattus.kernel.chance import scale
from rattus.kernel.contract import MOST_LEGAL
from rattus.kernel.ruleset import COLOURS
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game

Seen = tuple[int, ...]
Chances = dict[Seen, Fraction]


def table(seats: int = 2, **options: str) -> Rules:
    edition = built_in("cartus")
    return make_rules(edition, COLOURS[:seats], Options.of(edition, options, COLOURS[:seats]))


def weighed(rules: Rules, s: State, first: int) -> list[tuple[int, Fraction]]:
    """What chance can say now, each with its probability."""
    out, weights = [0] * MOST_LEGAL, [0] * MOST_LEGAL
    count = outcomes(rules, s, out, weights)
    total = sum(weights[:count])
    assert min(weights[:count]) > 0
    return [
        (step - first, Fraction(weight, total))
        for step, weight in zip(out[:count], weights[:count], strict=True)
    ]


def even(orders: list[Chances]) -> Chances:
    """One of several worlds, each as likely."""
    chances: Chances = {}
    for order in orders:
        for seen, chance in order.items():
            chances[seen] = chances.get(seen, Fraction(0)) + chance / len(orders)
    return chances


def shuffles(cards: Counter[int]) -> set[Seen]:
    """All orders of cards of which some look alike: each is as likely."""
    return set(permutations(cards.elements()))


# Population cards: deck, nun-row, discards.


DRAW = -1
DISCARD = -2
"""Numbers from 0 on are looks at the row."""
Script = tuple[int, ...]

SCRIPTS: dict[str, Script] = {
    "draws": (DRAW, DRAW, DRAW),
    "looks": (0, 3, 4, 1, 2),
    "a look before draws": (2, DRAW, DRAW),
    "a look after draws": (DRAW, DRAW, 2),
    "looks between draws": (1, DRAW, 4, DRAW, 0, DRAW),
    "the same card is looked at twice": (2, DRAW, 2, DRAW),
    "the deck is made anew": (DRAW, DISCARD, DRAW, DISCARD, DRAW, DRAW, DRAW),
    "looks before the deck is made anew": (0, DRAW, DISCARD, DRAW, 3, DRAW, DRAW),
    "looks after the deck is made anew": (DRAW, DISCARD, DRAW, DISCARD, DRAW, 0, DRAW, 4, DRAW),
    "looks before and after": (1, DRAW, DISCARD, DRAW, DRAW, 1, 2, DRAW),
    "a discard makes the empty deck anew at once": (DRAW, DRAW, DRAW, DISCARD, DRAW, 4),
    "the deck is made anew twice": (DRAW, DISCARD, DRAW, DRAW, 2, DISCARD, DRAW, DISCARD, 0, DRAW, DRAW),
    "no card is left": (DRAW, DRAW, DRAW, DRAW, 0, DRAW),
}

BOXES = [Counter({0: 4, 4: 3, 29: 1}), Counter({3: 5, 8: 1, 9: 2})]
"""Eight cards: five lie in the row, three are the deck."""


def eager_cards(script: Script, row: Seen, deck: Seen) -> Chances:
    """What is seen when the whole deck is shuffled first, and discards whenever it is empty; at the end the row."""
    return dict(eager_on(script, row, deck, (), (), ()))


def eager_on(script: Script, row: Seen, deck: Seen, hand: Seen, discards: Seen, seen: Seen) -> Chances:
    if not deck and discards:
        anew = shuffles(Counter(discards))
        return even([eager_on(script, row, order, hand, (), seen) for order in anew])
    if not script:
        return {(*seen, *row): Fraction(1)}
    what, rest = script[0], script[1:]
    if what >= 0:
        return eager_on(rest, row, deck, hand, discards, (*seen, row[what]))
    if what == DRAW and deck:
        return eager_on(rest, row, deck[1:], tuple(sorted((*hand, deck[0]))), discards, (*seen, deck[0]))
    if what == DISCARD:
        return eager_on(rest, row, deck, hand[1:], (*discards, hand[0]), seen)
    return eager_on(rest, row, deck, hand, discards, (*seen, NONE))


def lazy_cards(rules: Rules, script: Script) -> Chances:
    """The same probabilities by drawing a card only when it is seen."""
    chances: Chances = {}

    def go_on(s: State, at: int, seen: Seen, chance: Fraction) -> None:
        if at == len(script) + ROW:
            chances[seen] = chances.get(seen, Fraction(0)) + chance
            return
        what = script[at] if at < len(script) else at - len(script)
        if what == DISCARD:
            after = deepcopy(s)
            exchange(rules, after, min(kind for kind in range(PEOPLE) if s.hand[0][kind]))
            go_on(after, at + 1, seen, chance)
        elif what == DRAW and s.deck == 0:
            go_on(s, at + 1, (*seen, NONE), chance)
        else:
            s.ask, first = (ASK_DRAW, DEAL) if what == DRAW else (ASK_ROW, ROW_CARD)
            s.spot = max(0, what)
            for kind, likely in weighed(rules, s, first):
                after = deepcopy(s)
                deal(rules, after, kind) if what == DRAW else turn_row_card(after, kind)
                go_on(after, at + 1, (*seen, kind), chance * likely)

    s = State()
    setup(rules, s)
    s.seat = 0
    go_on(s, 0, (), Fraction(1))
    return chances


def boxed(box: Counter[int]) -> Rules:
    """A table with few population cards."""
    rules = table()
    rules.people = [box[kind] for kind in range(PEOPLE)]
    return rules


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS.keys())
def test_cards_have_the_chances_of_shuffling_the_deck_and_laying_out_the_row_first(
    script: Script, box: Counter[int]
) -> None:
    expected = even([eager_cards(script, order[:ROW], order[ROW:]) for order in shuffles(box)])
    found = lazy_cards(boxed(box), script)
    assert sum(found.values()) == 1
    assert found == expected


def test_the_unseen_row_keeps_the_old_cards_when_the_deck_is_made_anew() -> None:
    """The proof tells: were the row drawn from the new deck's cards, a look would have other chances."""
    script = SCRIPTS["looks after the deck is made anew"]
    rules = boxed(BOXES[0])
    for seen in lazy_cards(rules, script):
        drawn, row = Counter(seen[:3]), Counter(seen[-ROW:])
        assert drawn + row == BOXES[0]


def test_a_card_that_was_drawn_before_is_the_only_outcome_with_weight_1() -> None:
    s = State()
    rules = boxed(BOXES[0])
    setup(rules, s)
    s.ask, s.spot = ASK_ROW, 3
    turn_row_card(s, 4)
    out, weights = [0] * MOST_LEGAL, [0] * MOST_LEGAL
    assert outcomes(rules, s, out, weights) == 1
    assert (out[0], weights[0]) == (ROW_CARD + 4, 1)


def test_every_card_is_as_likely_at_the_start() -> None:
    game = rattus.new("cartus", 3, chance="ask").play("start red")
    assert game.weights == {
        f"deal red {person}-{nuns}": count // 2
        for person in ("peasant", "merchant", "monk", "knight", "witch", "king")
        for nuns, count in enumerate([4, 2, 2, 2, 4])
    }


# Building cards: the deck and the replacement deck.


def eager_buildings(width: int, deck: Seen, removed: Seen) -> Seen:
    """The cards that are turned up, replaced ones too, when both decks lie there."""
    coming, replacement = deque(deck), deque(removed)
    seen: list[int] = []
    while coming:
        row: list[int] = []
        while len(row) < width:
            row.append(coming.popleft())
            seen.append(row[-1])
            while len(row) == width and len({card // COPIES for card in row}) == 1:
                replacement.append(row.pop())
                row.append(replacement.popleft())
                seen.append(row[-1])
    return tuple(seen)


def lazy_buildings(rules: Rules, s: State) -> Chances:
    """The same by the weights of the chance steps."""
    chances: Chances = {}

    def go_on(s: State, seen: Seen, chance: Fraction) -> None:
        if s.shown_size == rules.width:
            s.shown_size = 0
            if s.buildings == 0:
                chances[seen] = chances.get(seen, Fraction(0)) + chance
                return
        for card, likely in weighed(rules, s, BUILDING):
            after = s.copy()
            turn_up_building(rules, after, card)
            go_on(after, (*seen, card), chance * likely)

    s.ask = ASK_BUILDING
    go_on(s, (), Fraction(1))
    return chances


def eager_chances(games: Iterable[Seen], width: int, fresh: int) -> Chances:
    """The same when the cards of the game are drawn first, then shuffled, and some of them removed."""
    seen: Counter[Seen] = Counter()
    for cards in games:
        for order in permutations(cards):
            seen[eager_buildings(width, order[fresh:], order[:fresh])] += 1
    return {each: Fraction(count, seen.total()) for each, count in seen.items()}


class Few:
    """A game in which of most building cards it is known that they are gone.

    `left`: for each class the cards that can still come, and how many of them are in the game.
    """

    def __init__(self, seats: int, left: dict[int, tuple[list[int], int]], fresh: int) -> None:
        self.rules = table(seats, buildings="mixed")
        self.left = left
        self.state = State()
        setup(self.rules, self.state)
        for kind in range(CLASSES):
            cards, slots = left.get(kind, ([], 0))
            self.state.slots[kind] = slots
            for building in range(BUILDINGS):
                if self.rules.building_class[building] == kind:
                    copies = [copy for copy in range(COPIES) if building * COPIES + copy in cards]
                    if copies:
                        self.state.used |= 1 << building
                    else:
                        self.state.used &= ~(1 << building)
                    self.state.turned[building] = sum(
                        1 << copy for copy in range(COPIES) if copy not in copies
                    )
        self.fresh = fresh
        self.state.fresh = fresh
        self.state.buildings = sum(slots for _, slots in left.values()) - fresh

    def games(self) -> Iterator[Seen]:
        """The unseen cards that can be in the game: how many of each class."""
        for chosen in product(*(combinations(cards, slots) for cards, slots in self.left.values())):
            yield tuple(card for cards in chosen for card in cards)

    def eager(self) -> Chances:
        return eager_chances(self.games(), self.rules.width, self.fresh)


FARM, BREWERY, MONASTERY, HOSPITAL = 0, 1, 4, 5


def cards_of(building: int, copies: int) -> list[int]:
    return [building * COPIES + copy for copy in range(COPIES - copies, COPIES)]


FIXED = {
    "two a round": Few(2, {0: (cards_of(FARM, 3), 3), 2: (cards_of(MONASTERY, 3), 3)}, 2),
    "two a round, one class runs out": Few(3, {0: (cards_of(FARM, 4), 4), 2: (cards_of(HOSPITAL, 3), 3)}, 3),
    "three a round": Few(
        4, {0: (cards_of(FARM, 3), 3), 2: (cards_of(MONASTERY, 1), 1), 5: (cards_of(10, 1), 1)}, 2
    ),
}
"""All cards of a class that are unseen are in the game."""
DRAWN = {
    "two a round": Few(
        2, {0: (cards_of(FARM, 4) + cards_of(BREWERY, 3), 2), 2: (cards_of(MONASTERY, 2), 2)}, 2
    ),
    "three a round": Few(
        5, {0: (cards_of(FARM, 4) + cards_of(BREWERY, 4), 3), 2: (cards_of(MONASTERY, 2), 2)}, 2
    ),
}
"""Five of the ten cards of a class were drawn at the start: of those that can still come only some are there."""


@pytest.mark.parametrize("few", FIXED.values(), ids=FIXED.keys())
def test_building_cards_have_the_chances_of_shuffling_both_decks_first(few: Few) -> None:
    found = lazy_buildings(few.rules, few.state)
    assert sum(found.values()) == 1
    assert found == few.eager()


@pytest.mark.parametrize("few", DRAWN.values(), ids=DRAWN.keys())
def test_mixed_building_cards_have_the_chances_of_drawing_five_of_ten_first(few: Few) -> None:
    assert few.rules.choice == MIXED
    found = lazy_buildings(few.rules, few.state)
    assert sum(found.values()) == 1
    assert found == few.eager()


class FewAgreed:
    """A game with counts, in which of some building cards it is known that they are gone.

    `left`: for each building the cards that can still come, and how many of them are in the game.
    """

    def __init__(self, seats: int, left: dict[int, tuple[list[int], int]], fresh: int) -> None:
        self.rules = table(seats, buildings=AGREED)
        self.left, self.fresh = left, fresh
        self.state = State()
        setup(self.rules, self.state)
        self.state.used = sum(1 << building for building in left)
        for building in range(BUILDINGS):
            cards, count = left.get(building, ([], 0))
            gone = [copy for copy in range(COPIES) if building * COPIES + copy not in cards]
            self.state.turned[building] = sum(1 << copy for copy in gone) if cards else 0
            assert building not in left or count == self.rules.agreed[building] - len(gone)
        self.state.fresh = fresh
        self.state.buildings = sum(count for _, count in left.values()) - fresh

    def eager(self) -> Chances:
        games = product(*(combinations(cards, count) for cards, count in self.left.values()))
        drawn = (tuple(card for cards in chosen for card in cards) for chosen in games)
        return eager_chances(drawn, self.rules.width, self.fresh)


AGREED = "farm*3+brewery*2+marketplace+monastery*1+hospital*4+castle+fortune-tellers-tent+palace"
COUNTED = {
    "two a round": FewAgreed(
        2,
        {
            FARM: (cards_of(FARM, 4), 2),
            BREWERY: (cards_of(BREWERY, 4), 1),
            HOSPITAL: (cards_of(HOSPITAL, 3), 2),
        },
        1,
    ),
    "two a round, one building has most": FewAgreed(
        3, {FARM: (cards_of(FARM, 5), 3), HOSPITAL: (cards_of(HOSPITAL, 4), 3)}, 2
    ),
    "three a round": FewAgreed(
        5,
        {
            FARM: (cards_of(FARM, 5), 3),
            BREWERY: (cards_of(BREWERY, 5), 2),
            MONASTERY: (cards_of(MONASTERY, 5), 1),
        },
        3,
    ),
}
"""Of the cards of a building that can still come only some are there; which ones was drawn at the start."""


@pytest.mark.parametrize("few", COUNTED.values(), ids=COUNTED.keys())
def test_agreed_building_cards_have_the_chances_of_drawing_some_of_each_five_first(few: FewAgreed) -> None:
    assert few.rules.choice == CHOSEN
    found = lazy_buildings(few.rules, few.state)
    assert sum(found.values()) == 1
    assert found == few.eager()


def test_with_counts_every_copy_of_a_building_is_as_likely_and_no_more_come_than_there_are() -> None:
    """Three Farms of five, two Breweries of five: a card of them is as likely as its building has cards in the game."""
    game = dealt_with(AGREED)
    by_building: Counter[str] = Counter()
    for text, weight in game.weights.items():
        by_building[text.split()[2]] += weight
    total = by_building.total()
    assert {name: Fraction(30 * count, total) for name, count in by_building.items()} == {
        "farm": 3, "brewery": 2, "marketplace": 5, "monastery": 1, "hospital": 4, "castle": 5,
        "fortune-tellers-tent": 5, "palace": 5,
    }  # fmt: skip
    assert len(game.weights) == 8 * COPIES
    game.play("building 1 monastery 2-rats")
    assert not any("monastery" in text for text in game.weights)


def dealt_with(buildings: str) -> rattus.Game:
    """A game at its first building card."""
    game = rattus.new("cartus", 3, 1, chance="ask", buildings=buildings, start="first")
    while game.ruleset.report(game.state)["phase"] == "setup":
        game.draw()
    return game


def test_replaced_cards_come_again_in_their_order_once_the_unseen_ones_are_gone() -> None:
    """Known cards lie below the unseen ones; the proof above has met them."""
    again = 0
    for seen in lazy_buildings(FIXED["two a round"].rules, FIXED["two a round"].state):
        again += len(set(seen)) < len(seen)
    assert again > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("buildings", ["first", "mixed"])
def test_every_class_is_as_likely_on_the_first_building_card(seats: int, buildings: str) -> None:
    rules = table(seats, buildings=buildings)
    s = State()
    setup(rules, s)
    s.ask = ASK_BUILDING
    by_class = [Fraction(0)] * CLASSES
    by_building: dict[int, set[Fraction]] = {}
    for card, likely in weighed(rules, s, BUILDING):
        by_class[rules.building_class[card // COPIES]] += likely
        by_building.setdefault(card // COPIES, set()).add(likely)
    assert by_class == [Fraction(1, CLASSES)] * CLASSES
    assert all(len(chances) == 1 for chances in by_building.values())
    assert len(by_building) == (rules.sites if buildings == "mixed" else CLASSES)


# Tokens, start seat, buildings drawn at setup.


@pytest.mark.parametrize("left", [[2, 1, 1, 0], [1, 3, 0, 0], [0, 2, 2, 0]])
def test_victory_tokens_have_the_chances_of_mixing_them_first(left: list[int]) -> None:
    """Two seats draw in turn, until no token is left."""
    rules = table()
    rules.token_count = left
    chances: Chances = {}

    def go_on(s: State, seen: Seen, chance: Fraction) -> None:
        if s.token_pile == 0:
            chances[seen] = chances.get(seen, Fraction(0)) + chance
            return
        s.ask, s.seat = ASK_TOKENS, len(seen) % 2
        for value, likely in weighed(rules, s, TOKEN):
            after = deepcopy(s)
            draw_token(after, value)
            go_on(after, (*seen, value), chance * likely)

    s = State()
    setup(rules, s)
    go_on(s, (), Fraction(1))
    assert chances == even([{order: Fraction(1)} for order in shuffles(Counter(dict(enumerate(left))))])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_is_as_likely_to_start(seats: int) -> None:
    game = rattus.new("cartus", seats, chance="ask")
    assert game.weights == {f"start {seat}": 1 for seat in COLOURS[:seats]}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_buildings_of_a_class_are_as_likely_to_be_used(seats: int) -> None:
    game = rattus.new("cartus", seats, chance="ask", buildings="one-per-class").play("start red")
    names = built_in("cartus").buildings
    for first in range(0, len(names), 2):
        pair = names[first : first + 2]
        assert game.weights == {f"use {name}": 1 for name in pair}
        game.play(f"use {pair[-1]}")
    assert [step.verb for step in game.legal][:1] == ["deal"]


# Picking.


WAYS = ("first", "one-per-class", "mixed", AGREED)
TABLES = [(seats, buildings) for seats in (2, 3, 4, 5) for buildings in WAYS]


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_picking_is_walking_along_the_outcomes(seats: int, buildings: str) -> None:
    """For every question to chance of a game, with numbers spread over all there are, and at every border."""
    chosen = ruleset(find_edition("cartus"), COLOURS[:seats], {"buildings": buildings})
    engine, rules = chosen.engine, chosen.rules
    verbs = set()
    for moment in random_game(chosen, seats).moments():
        if moment.by != "?":
            continue
        verbs.add(moment.text.partition(" ")[0])
        steps, weights = engine.outcomes(rules, moment.before)
        borders = list(accumulate(weights))
        total = borders[-1]
        numbers = [0, 2**32 - 1, *(round(i * (2**32 - 1) / 16) for i in range(17))]
        for border in borders[:-1]:
            first = -(-border * 2**32 // total)
            numbers += [first - 1, first]
        for r in numbers:
            index = scale(r, total)
            walked = next(step for step, border in zip(steps, borders, strict=True) if index < border)
            assert engine.pick(rules, moment.before, r) == walked
    assert {"start", "deal", "building", "row"} <= verbs
    assert ("use" in verbs) == (buildings == "one-per-class")


def test_picking_a_token_is_walking_along_the_outcomes() -> None:
    chosen = ruleset(find_edition("cartus"), COLOURS[:3], {})
    engine, rules = chosen.engine, chosen.rules
    for left in ([5, 10, 5, 0], [1, 0, 2, 0], [0, 0, 1, 0]):
        state = engine.blank()
        engine.setup(rules, state)
        s = State.of(state)
        s.ask, s.token_left, s.token_pile = ASK_TOKENS, left, sum(left)
        s.store(state)
        walked = [TOKEN + value for value, count in enumerate(left) for _ in range(count)]
        for r in (0, 1, 2**30, 2**31, 2**32 - 1, 0x55555555, 0xAAAAAAAB):
            assert engine.pick(rules, state, r) == walked[scale(r, len(walked))]


def test_picking_a_card_that_all_know_gives_that_card() -> None:
    """A row card that somebody has seen; a building card below the replacement deck."""
    chosen = ruleset(find_edition("cartus"), COLOURS[:3], {})
    engine, rules = chosen.engine, chosen.rules
    state = engine.blank()
    engine.setup(rules, state)
    s = State.of(state)
    s.ask, s.spot, s.row[2] = ASK_ROW, 2, 17
    s.store(state)
    assert {engine.pick(rules, state, r) for r in (0, 2**31, 2**32 - 1)} == {ROW_CARD + 17}
    s.ask, s.replacing, s.fresh = ASK_BUILDING, 1, 0
    s.known, s.replaced[:2] = 2, (23, 3)
    s.store(state)
    assert {engine.pick(rules, state, r) for r in (0, 2**31, 2**32 - 1)} == {BUILDING + 23}


def test_interpreted_rules_pick_the_same() -> None:
    chosen = ruleset(find_edition("cartus"), COLOURS[:4], {"buildings": "one-per-class"})
    plain = ruleset(find_edition("cartus"), COLOURS[:4], {"buildings": "one-per-class"}, "interpreted")
    for moment in random_game(chosen, 5).moments():
        if moment.by == "?":
            for r in (0, 0x12345678, 0x9ABCDEF0, 2**32 - 1):
                pick: list[Callable[..., int]] = [chosen.engine.pick, plain.engine.pick]
                first, second = (each(chosen.rules, moment.before, r) for each in pick)
                assert first == second
