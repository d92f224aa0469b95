"""Why a text is not a legal step: the grammar first, then the question that is asked, then the rule.

What is said about a seat's text depends only on what that seat may know: its own hand and looks, and what lies open.
What is hidden (the pools, cards others have looked at) is read for chance's texts alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rattus.cartus.buildings import from_known
from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES
from rattus.cartus.resolving import building_at, fewest
from rattus.cartus.setup import class_to_draw
from rattus.cartus.state import (
    ASK_BUILDING,
    ASK_DRAW,
    ASK_ENTER,
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_LAY,
    ASK_LOOKS,
    ASK_NOTHING,
    ASK_ROW,
    ASK_START,
    ASK_SUPPLY,
    ASK_TARGET,
    ASK_TOKENS,
    ASK_USE,
    BUILDING_PHASE,
    CHOSEN,
    COPIES,
    ENTER_PHASE,
    FLUTE,
    GOLD,
    NONE,
    NUNS,
    PASS_CARD,
    PEOPLE,
    PLAGUE,
    ROW,
    SETUP,
    SUPPLY_PHASE,
    SWORD,
    SWORDS,
    TRIBUTE_PHASE,
    State,
)
from rattus.kernel.refusal import NUMBER, Answer, shown
from rattus.kernel.step import HIDDEN, IllegalStep

SHAPES = {
    "start": "SEAT",
    "use": "BUILDING",
    "deal": "SEAT CARD",
    "row": "N CARD",
    "building": "N BUILDING SUPPLY",
    "token": "SEAT VALUE",
    "supply": "N",
    "look": "N",
    "enter": "N",
    "pass": "",
    "lay": "CARD",
    "done": "",
    "target": "SEAT",
    "give": "CARD",
    "discard": "CARD",
    "enough": "",
}
"""How the words after a verb are written."""

PHASES = {
    SETUP: "rulebook set up",
    BUILDING_PHASE: "rulebook A",
    SUPPLY_PHASE: "rulebook B",
    ENTER_PHASE: "rulebook C",
    PLAGUE: "rulebook end of the game",
}
"""Where the rulebook speaks of a stage; all others are parts of `rulebook D`."""
OVERVIEW = "rulebook special cards"
"""The rulebook's overview of the special cards."""

QUESTIONS = {
    ASK_START: "start",
    ASK_USE: "use",
    ASK_DRAW: "deal",
    ASK_BUILDING: "building",
    ASK_ROW: "row",
    ASK_TOKENS: "token",
    ASK_SUPPLY: "supply",
    ASK_LOOKS: "look",
    ASK_ENTER: "enter",
    ASK_LAY: "lay",
    ASK_TARGET: "target",
    ASK_GIVE: "give",
    ASK_EXCHANGE: "discard",
    ASK_NOTHING: "over",
}
"""What is asked, by the end of its message `refusal-cartus-now-…`."""

CONFUSED = {
    ("enough", ASK_LOOKS): "must-look",
    ("done", ASK_LOOKS): "must-look",
    ("enough", ASK_GIVE): "must-give",
    ("done", ASK_GIVE): "must-give",
    ("discard", ASK_GIVE): "give-not-discard",
    ("enough", ASK_LAY): "done-ends",
    ("done", ASK_EXCHANGE): "enough-ends",
    ("lay", ASK_ENTER): "enter-first",
    ("done", ASK_ENTER): "enter-first",
    ("enter", ASK_LAY): "one-building",
    ("pass", ASK_LAY): "pass-before",
}
"""Verbs that are easily taken for answers to another question than their own, and what is said then."""


def why_not(codec: Codec, s: State, text: str, legal: Mapping[str, int]) -> IllegalStep:
    """Which rule forbids a text that is not among the legal ones, and what would be right."""
    return Asked(text, codec, s, legal).why_not(SHAPES, codec.seats, "enter 1", EXPLAINED)


@dataclass(frozen=True)
class Asked(Answer):
    """A text and the state in which it was meant to be an answer."""

    codec: Codec
    s: State
    legal: Mapping[str, int]

    @property
    def seat(self) -> str:
        """The name of the seat that is asked, or for which chance is."""
        return self.codec.seats[self.s.seat]

    @property
    def phase(self) -> str:
        """Where the rulebook speaks of what is going on."""
        return PHASES.get(self.s.stage, "rulebook D")

    # Grammar.

    def numbers(self) -> tuple[int, ...]:
        """The words after the verb as numbers."""
        verb, words = self.step.verb, self.step.words
        self.words_counted(f"{verb} {SHAPES[verb]}".rstrip())
        return tuple(self.number(name, word) for name, word in zip(SHAPES[verb].split(), words, strict=True))

    def number(self, name: str, word: str) -> int:
        """A word as a number, by what stands for it in `SHAPES`."""
        match name:
            case "SEAT":
                return self.named("seat", word, self.codec.seats)
            case "BUILDING":
                return self.named("building", word, self.codec.buildings)
            case "SUPPLY":
                return self.named("supply", word, self.codec.supplies)
            case "CARD":
                return self.card(word)
            case "VALUE":
                return self.value(word)
            case _ if self.step.verb in ("row", "look"):
                return self.counted("row", word, ROW, "rulebook set up")
            case _:
                return self.counted("building", word, self.codec.rules.width, "rulebook A")

    def named(self, what: str, word: str, names: tuple[str, ...]) -> int:
        """One of the names there are."""
        if word not in names:
            self.unknown(what, word, names)
        return names.index(word)

    def counted(self, what: str, word: str, most: int, rule: str) -> int:
        """A number from 1 to the most."""
        if not (NUMBER.fullmatch(word) and int(word) <= most):
            self.no(f"cartus-{what}-number", rule, word, word=shown(word), most=most)
        return int(word) - 1

    def card(self, word: str) -> int:
        """A population card, a joker or a special card."""
        self.open("card", word)
        people = [name.rpartition("-")[0] for name in self.codec.cards[:PEOPLE:NUNS]]
        person = word if word in people else word.rpartition("-")[0]
        if word not in self.codec.cards and person in people:
            example = f"{person}-{NUNS - 1}"
            self.no("cartus-nuns", token=word, word=shown(word), most=NUNS - 1, example=example)
        if word not in self.codec.cards:
            cards = [f"{person}-0 … {person}-{NUNS - 1}" for person in people]
            self.unknown("card", word, self.codec.cards, [*cards, *PILE_NAMES])
        return self.codec.cards.index(word)

    def value(self, word: str) -> int:
        """A value of victory tokens."""
        self.open("value", word)
        rules = self.codec.rules
        return self.named("value", word, tuple(map(str, rules.token_value[: rules.values])))

    def open(self, what: str, word: str) -> None:
        """A seat's own record has `hidden` for what it may not know; nothing can be played by that."""
        if word == HIDDEN:
            self.no("hidden", token=word, what=what)

    # The question.

    def right_question(self) -> None:
        """The verb is one that answers what is asked now."""
        verb, s = self.step.verb, self.s
        if s.ask == ANSWERS[verb]:
            return
        if (verb, s.ask) in CONFUSED:
            self.no(f"cartus-{CONFUSED[verb, s.ask]}", self.phase, verb)
        if verb == "target" and s.ask != ASK_NOTHING:
            self.no("cartus-target-tied", "ruling 7", verb)
        if ANSWERS[verb] <= ASK_TOKENS < s.ask < ASK_NOTHING:
            self.no("cartus-for-chance", self.phase, verb)
        self.no(f"cartus-now-{QUESTIONS[s.ask]}", self.phase, verb, verb=verb, **self.names())

    def names(self) -> dict[str, object]:
        """What the question that is asked mentions."""
        s = self.s
        names: dict[str, object] = {"seat": self.seat}
        match QUESTIONS[s.ask]:
            case "use":
                names["kind"] = CLASS_NAMES[class_to_draw(self.codec.rules, s)]
            case "building":
                names["place"] = s.shown_size + 1
            case "row":
                names |= {"spot": s.spot + 1, "turned": s.stage == PLAGUE}
            case "lay":
                names |= self.building(s.entered[s.seat])
            case "target":
                names["weapon"] = self.weapon()
            case "give":
                names |= {"receiver": self.codec.seats[s.other], "count": s.due_give}
            case _:
                pass
        return names

    # Words for the state.

    def building(self, place: int) -> dict[str, object]:
        """The place of a building card, and what it shows."""
        return {"place": place + 1, "building": self.codec.buildings[building_at(self.s, place)]}

    def weapon(self) -> str:
        """Swords come before flutes."""
        return self.codec.cards[SWORD if self.s.stage == SWORDS else FLUTE]


# One function for each verb: what the rules say against it when its question is asked.


def any_answer(asked: Asked, *numbers: int) -> None:
    """Where the question is asked, `start`, `supply`, `enter`, `done` and `enough` are answers."""


def use(asked: Asked, building: int) -> None:
    """A building of the class that is drawn now; some are left out with some numbers of seats."""
    rules, name = asked.codec.rules, asked.codec.buildings[building]
    kind, wanted = rules.building_class[building], class_to_draw(rules, asked.s)
    if kind != wanted:
        asked.no("cartus-other-class", "rulebook set up", name, kind=CLASS_NAMES[wanted], building=name)
    left_out(asked, building)


def deal(asked: Asked, seat: int, kind: int) -> None:
    """A population card that can be in the deck, to the seat that draws."""
    for_seat(asked, seat)
    population(asked, kind, "deck")
    name = asked.codec.cards[kind]
    asked.no("cartus-not-in-deck", "rulebook set up", name, card=name)


def row(asked: Asked, spot: int, kind: int) -> None:
    """The nun-row card that is looked at or turned up; one that was drawn before stays what it is."""
    s, name = asked.s, asked.codec.cards[kind]
    if spot != s.spot:
        asked.no("cartus-row-other", asked.phase, asked.first_word, spot=s.spot + 1, number=spot + 1)
    population(asked, kind, "row")
    if s.row[spot] != NONE:
        asked.no("cartus-row-known", "ruling 8", name, spot=spot + 1)
    asked.no("cartus-not-in-row", "rulebook set up", name, card=name)


def building(asked: Asked, place: int, number: int, supply: int) -> None:
    """A building card that has not been turned up, while more of its kind can come; or the one all have seen."""
    codec, s, rules = asked.codec, asked.s, asked.codec.rules
    name, words = codec.buildings[number], asked.step.words
    if place != s.shown_size:
        details = {"place": s.shown_size + 1, "number": place + 1}
        asked.no("cartus-building-other", "rulebook A", asked.first_word, **details)
    if from_known(s):
        right = codec.building_card(s.replaced[0])
        wrong = words[1] if codec.building(s.replaced[0]) != name else words[2]
        asked.no("cartus-building-known", "rulebook A", wrong, text=right)
    if not s.used >> number & 1:
        left_out(asked, number)
        asked.no("cartus-building-unused", "rulebook set up", words[1], building=name)
    if s.turned[number] >> supply & 1:
        asked.no("cartus-building-turned", "rulebook set up", words[2], building=name, supply=words[2])
    if rules.choice == CHOSEN:
        asked.no(
            "cartus-building-gone", "rulebook set up", words[1], count=rules.agreed[number], building=name
        )
    kind = CLASS_NAMES[rules.building_class[number]]
    asked.no("cartus-class-turned", "rulebook set up", words[1], count=COPIES, kind=kind)


def token(asked: Asked, seat: int, value: int) -> None:
    """A victory token that is in the pile, to the seat that draws."""
    for_seat(asked, seat)
    word = asked.step.words[1]
    asked.no("cartus-no-token", asked.phase, word, value=word)


def look(asked: Asked, spot: int) -> None:
    """A card of the nun-row that the seat has not seen."""
    asked.no("cartus-looked", asked.phase, asked.first_word, seat=asked.seat, spot=spot + 1)


def skip(asked: Asked) -> None:
    """To pass takes a pass card."""
    in_hand(asked, PASS_CARD, "rulebook C")


def lay(asked: Asked, kind: int) -> None:
    """Population cards, jokers, swords and flutes from hand."""
    if kind == GOLD:
        asked.no("cartus-gold", OVERVIEW, asked.first_word)
    if kind == PASS_CARD:
        asked.no("cartus-pass-card", OVERVIEW, asked.first_word)
    in_hand(asked, kind, "rulebook C")


def target(asked: Asked, seat: int) -> None:
    """A seat in the building that has laid fewest."""
    s, name = asked.s, asked.codec.seats[seat]
    if s.entered[seat] != s.place:
        where = asked.building(s.place)
        asked.no("cartus-not-there", OVERVIEW, name, target=name, weapon=asked.weapon(), **where)
    card = SWORD if s.stage == SWORDS else FLUTE
    laid = {"count": s.laid[seat][card], "least": fewest(s, card)}
    asked.no("cartus-not-fewest", OVERVIEW, name, target=name, weapon=asked.weapon(), **laid)


def give(asked: Asked, kind: int) -> None:
    """Any card from hand."""
    in_hand(asked, kind, asked.phase if asked.s.stage == TRIBUTE_PHASE else OVERVIEW)


def discard(asked: Asked, kind: int) -> None:
    """Any card from hand."""
    in_hand(asked, kind, asked.phase)


# What several verbs have in common.


def in_hand(asked: Asked, kind: int, rule: str) -> None:
    """The card is in hand; what else is there of its people is said, because nuns are easily mistaken."""
    s, verb, cards = asked.s, asked.step.verb, asked.codec.cards
    more = s.ask == ASK_LAY and s.laid[s.seat][kind] > 0
    first = kind - kind % NUNS if kind < PEOPLE else kind
    near = [card for card in cards[first : first + NUNS] if kind < PEOPLE and f"{verb} {card}" in asked.legal]
    name = cards[kind]
    asked.no("cartus-not-in-hand", rule, name, seat=asked.seat, card=name, cards=near, more=more)


def for_seat(asked: Asked, seat: int) -> None:
    """What is drawn is for the seat that draws."""
    if seat != asked.s.seat:
        name = asked.codec.seats[seat]
        asked.no("cartus-who-draws", asked.phase, name, seat=asked.seat, target=name)


def population(asked: Asked, kind: int, where: str) -> None:
    """Deck and nun-row are population cards."""
    name = asked.codec.cards[kind]
    if kind >= PEOPLE:
        asked.no("cartus-people-only", "rulebook set up", name, card=name, where=where)
    if asked.codec.rules.people[kind] == 0:
        asked.no("cartus-no-such-card", "rulebook set up", name, card=name)


def left_out(asked: Asked, building: int) -> None:
    """Random choices leave out some buildings with some numbers of seats."""
    rules, name = asked.codec.rules, asked.codec.buildings[building]
    if rules.choice != CHOSEN and not rules.allowed[building]:
        asked.no("cartus-left-out", "§2", name, building=name, count=len(asked.codec.seats))


ANSWERS = {
    "start": ASK_START,
    "use": ASK_USE,
    "deal": ASK_DRAW,
    "row": ASK_ROW,
    "building": ASK_BUILDING,
    "token": ASK_TOKENS,
    "supply": ASK_SUPPLY,
    "look": ASK_LOOKS,
    "enter": ASK_ENTER,
    "pass": ASK_ENTER,
    "lay": ASK_LAY,
    "done": ASK_LAY,
    "target": ASK_TARGET,
    "give": ASK_GIVE,
    "discard": ASK_EXCHANGE,
    "enough": ASK_EXCHANGE,
}
"""The question that a verb answers."""

EXPLAINED: dict[str, Callable[..., None]] = {
    "start": any_answer,
    "use": use,
    "deal": deal,
    "row": row,
    "building": building,
    "token": token,
    "supply": any_answer,
    "look": look,
    "enter": any_answer,
    "pass": skip,
    "lay": lay,
    "done": any_answer,
    "target": target,
    "give": give,
    "discard": discard,
    "enough": any_answer,
}
