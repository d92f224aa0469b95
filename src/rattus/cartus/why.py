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
    ASK_DEAL,
    ASK_DISCARD,
    ASK_ENTER,
    ASK_GIVE,
    ASK_LAY,
    ASK_LOOK,
    ASK_NOTHING,
    ASK_ROW,
    ASK_START,
    ASK_SUPPLY,
    ASK_TARGET,
    ASK_TOKEN,
    ASK_USE,
    BUILDING_PHASE,
    CHOSEN,
    CLASSES,
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
    TRIBUTE,
    State,
)
from rattus.kernel.refusal import NUMBER, UNEXPLAINED, Attempt, listed, shown, some
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
    ASK_START: "chance is asked who starts: start SEAT",
    ASK_USE: "chance is asked which building of the {kind} is in the game: use BUILDING",
    ASK_DEAL: "{seat} draws a card and chance is asked which: deal {seat} CARD",
    ASK_BUILDING: "chance is asked which building card is turned up: building {place} BUILDING SUPPLY",
    ASK_ROW: "{turned} and chance is asked what it is: row {spot} CARD",
    ASK_TOKEN: "{seat} draws a victory token and chance is asked its value: token {seat} VALUE",
    ASK_SUPPLY: "{seat} chooses the supplies of a building card: supply N",
    ASK_LOOK: "{seat} looks at a card of the nun-row: look N",
    ASK_ENTER: "{seat} enters a building or plays a pass card: enter N or pass",
    ASK_LAY: "{seat} has entered {building} and lays cards: lay CARD, and done at the end",
    ASK_TARGET: "{seat} chooses between those who laid fewest {weapon}s: target SEAT",
    ASK_GIVE: "{seat} has {gives} to give to {other}: give CARD",
    ASK_DISCARD: "{seat} may discard a card from hand to take off a rat: discard CARD or enough",
    ASK_NOTHING: "the game is over",
}
"""What is asked."""

CONFUSED = {
    ("enough", ASK_LOOK): "a look can't be declined",
    ("done", ASK_LOOK): "a look can't be declined",
    ("enough", ASK_GIVE): "none of the gifts can be refused",
    ("done", ASK_GIVE): "none of the gifts can be refused",
    ("discard", ASK_GIVE): "the card is not discarded",
    ("enough", ASK_LAY): "the laying ends with 'done'",
    ("done", ASK_DISCARD): "the discarding ends with 'enough'",
    ("lay", ASK_ENTER): "cards are laid in a building that has been entered",
    ("done", ASK_ENTER): "cards are laid in a building that has been entered",
    ("enter", ASK_LAY): "a seat enters one building a round",
    ("pass", ASK_LAY): "a pass card is played before entering",
}
"""Verbs that are easily taken for answers to another question than their own, and why they are none."""


def why_not(codec: Codec, s: State, text: str, legal: Mapping[str, int]) -> IllegalStep:
    """Which rule forbids a text that is not among the legal ones, and what would be right."""
    asked = Asked(text, codec, s, legal)
    try:
        asked.verb_known(SHAPES, codec.seats, "enter 1")
        numbers = asked.numbers()
        asked.right_question()
        EXPLAINED[asked.step.verb](asked, *numbers)
    except IllegalStep as error:
        return error
    return IllegalStep(text, UNEXPLAINED)


@dataclass(frozen=True)
class Asked(Attempt):
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
                return self.named("supply action", word, self.codec.supplies)
            case "CARD":
                return self.card(word)
            case "VALUE":
                return self.value(word)
            case _ if self.step.verb in ("row", "look"):
                return self.counted("card of the nun-row", word, ROW, "rulebook set up")
            case _:
                return self.counted("building card of the round", word, self.codec.rules.width, "rulebook A")

    def named(self, what: str, word: str, names: tuple[str, ...]) -> int:
        """One of the names there are."""
        if word not in names:
            self.unknown(what, word, names)
        return names.index(word)

    def counted(self, what: str, word: str, most: int, rule: str) -> int:
        """A number from 1 to the most."""
        if not (NUMBER.fullmatch(word) and int(word) <= most):
            self.no(f"{shown(word)} is not a {what}; they are counted from 1 to {most}", rule, word)
        return int(word) - 1

    def card(self, word: str) -> int:
        """A population card, a joker or a special card."""
        self.open("card", word)
        people = [name.rpartition("-")[0] for name in self.codec.cards[:PEOPLE:NUNS]]
        person = word if word in people else word.rpartition("-")[0]
        if word not in self.codec.cards and person in people:
            spelling = (
                f"a population card is written with its nuns, 0 to {NUNS - 1}, like {person}-{NUNS - 1}"
            )
            self.no(f"{shown(word)} is not a card of this game; {spelling}", token=word)
        if word not in self.codec.cards:
            cards = [f"{person}-0 to {person}-{NUNS - 1}" for person in people]
            self.unknown("card", word, self.codec.cards, listed([*cards, *PILE_NAMES]))
        return self.codec.cards.index(word)

    def value(self, word: str) -> int:
        """A value of victory tokens."""
        self.open("value", word)
        rules = self.codec.rules
        return self.named("token's value", word, tuple(map(str, rules.token_value[: rules.values])))

    def open(self, what: str, word: str) -> None:
        """A seat's own record has `hidden` for what it may not know; nothing can be played by that."""
        if word == HIDDEN:
            self.no(f"the {what} is hidden in a seat's own record; a full record says it", token=word)

    # The question.

    def right_question(self) -> None:
        """The verb is one that answers what is asked now."""
        verb, s = self.step.verb, self.s
        if s.ask == ANSWERS[verb]:
            return
        question, rule = QUESTIONS[s.ask].format_map(self.names()), self.phase
        if (verb, s.ask) in CONFUSED:
            question = f"{CONFUSED[verb, s.ask]}; {question}"
        elif verb == "target":
            question, rule = f"a seat is chosen only where several laid fewest; {question}", "ruling 7"
        elif ANSWERS[verb] <= ASK_TOKEN < s.ask < ASK_NOTHING:
            question = f"it is for chance to say; {question}"
        self.no(f"{verb!r} is no answer now: {question}", rule, verb)

    def names(self) -> dict[str, str]:
        """What the questions mention."""
        s, rules = self.s, self.codec.rules
        kind = class_to_draw(rules, s)
        spot = f"card {s.spot + 1} of the nun-row"
        return {
            "seat": self.seat,
            "other": self.codec.seats[s.other],
            "kind": CLASS_NAMES[kind] if kind < CLASSES else "",
            "place": str(s.shown_size + 1),
            "spot": str(s.spot + 1),
            "turned": f"{spot} is turned up" if s.stage == PLAGUE else f"{self.seat} looks at {spot}",
            "building": self.building(s.entered[s.seat]),
            "weapon": self.weapon(),
            "gives": some(s.gives, "card"),
        }

    # Words for the state.

    def building(self, place: int) -> str:
        """`building 2 (farm)`"""
        if place == NONE or self.s.shown[place] == NONE:
            return "no building"
        return f"building {place + 1} ({self.codec.buildings[building_at(self.s, place)]})"

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
        reason = f"a building of the {CLASS_NAMES[wanted]} is drawn now, and the {name} is one of the"
        asked.no(f"{reason} {CLASS_NAMES[kind]}", "rulebook set up", name)
    left_out(asked, building)


def deal(asked: Asked, seat: int, kind: int) -> None:
    """A population card that can be in the deck, to the seat that draws."""
    for_seat(asked, seat)
    population(asked, kind, "deck")
    asked.no(
        f"no {asked.codec.cards[kind]} can be in the deck: all are somewhere else",
        "rulebook set up",
        asked.codec.cards[kind],
    )


def row(asked: Asked, spot: int, kind: int) -> None:
    """The nun-row card that is looked at or turned up; one that was drawn before stays what it is."""
    s, name = asked.s, asked.codec.cards[kind]
    if spot != s.spot:
        reason = f"the card in question is card {s.spot + 1} of the nun-row, not {spot + 1}"
        asked.no(reason, asked.phase, asked.first_word)
    population(asked, kind, "nun-row")
    if s.row[spot] != NONE:
        asked.no(f"somebody has looked at card {spot + 1} before, and it is another one", "ruling 8", name)
    asked.no(f"no {name} can be in the nun-row: all are somewhere else", "rulebook set up", name)


def building(asked: Asked, place: int, number: int, supply: int) -> None:
    """A building card that has not been turned up, of a class that has some left; or the one all have seen."""
    codec, s = asked.codec, asked.s
    name, words = codec.buildings[number], asked.step.words
    if place != s.shown_size:
        reason = f"the card in question is building card {s.shown_size + 1} of the round, not {place + 1}"
        asked.no(reason, "rulebook A", asked.first_word)
    if from_known(s):
        right = codec.building_card(s.replaced[0])
        wrong = words[1] if codec.building(s.replaced[0]) != name else words[2]
        asked.no(f"all have seen that the next card of the replacement deck is {right}", "rulebook A", wrong)
    if not s.used[number]:
        left_out(asked, number)
        asked.no(f"the {name} is not among the buildings of this game", "rulebook set up", words[1])
    if s.turned[number] >> supply & 1:
        asked.no(f"the {name} with {words[2]} has been turned up before", "rulebook set up", words[2])
    kind = CLASS_NAMES[codec.rules.building_class[number]]
    asked.no(f"all {COPIES} building cards of the {kind} have been turned up", "rulebook set up", words[1])


def token(asked: Asked, seat: int, value: int) -> None:
    """A victory token that is in the pile, to the seat that draws."""
    for_seat(asked, seat)
    word = asked.step.words[1]
    asked.no(f"no token of the value {word} is left in the pile", asked.phase, word)


def look(asked: Asked, spot: int) -> None:
    """A card of the nun-row that the seat has not seen."""
    asked.no(f"{asked.seat} has seen card {spot + 1} of the nun-row already", asked.phase, asked.first_word)


def skip(asked: Asked) -> None:
    """To pass takes a pass card."""
    in_hand(asked, PASS_CARD, "rulebook C")


def lay(asked: Asked, kind: int) -> None:
    """Population cards, jokers, swords and flutes from hand."""
    if kind == GOLD:
        reason = "gold can't be laid; it counts at the end, in hand"
        asked.no(reason, OVERVIEW, asked.first_word)
    if kind == PASS_CARD:
        reason = "a pass card can't be laid; it is played instead of entering"
        asked.no(reason, OVERVIEW, asked.first_word)
    in_hand(asked, kind, "rulebook C")


def target(asked: Asked, seat: int) -> None:
    """A seat in the building that has laid fewest."""
    s, name = asked.s, asked.codec.seats[seat]
    if s.entered[seat] != s.place:
        reason = f"{name} is not in {asked.building(s.place)}, where the {asked.weapon()}s are"
        asked.no(reason, OVERVIEW, name)
    card = SWORD if s.stage == SWORDS else FLUTE
    laid, least = (some(count, asked.weapon()) for count in (s.laid[seat][card], fewest(s, card)))
    asked.no(f"{name} has laid {laid}, and the fewest there is {least}", OVERVIEW, name)


def give(asked: Asked, kind: int) -> None:
    """Any card from hand."""
    in_hand(asked, kind, asked.phase if asked.s.stage == TRIBUTE else OVERVIEW)


def discard(asked: Asked, kind: int) -> None:
    """Any card from hand."""
    in_hand(asked, kind, asked.phase)


# What several verbs have in common.


def in_hand(asked: Asked, kind: int, rule: str) -> None:
    """The card is in hand; what else is there of its people is said, because nuns are easily mistaken."""
    s, verb, cards = asked.s, asked.step.verb, asked.codec.cards
    name = f"{cards[kind]} card" if kind == PASS_CARD else cards[kind]
    more = "more " if s.ask == ASK_LAY and s.laid[s.seat][kind] > 0 else ""
    first = kind - kind % NUNS if kind < PEOPLE else kind
    near = [card for card in cards[first : first + NUNS] if kind < PEOPLE and f"{verb} {card}" in asked.legal]
    but = f", but {listed(near, 'and')}" if near else ""
    asked.no(f"{asked.seat} has no {more}{name} in hand{but}", rule, cards[kind])


def for_seat(asked: Asked, seat: int) -> None:
    """What is drawn is for the seat that draws."""
    if seat != asked.s.seat:
        name = asked.codec.seats[seat]
        asked.no(f"it is {asked.seat} who draws, not {name}", asked.phase, name)


def population(asked: Asked, kind: int, where: str) -> None:
    """Deck and nun-row are population cards."""
    name = asked.codec.cards[kind]
    if kind >= PEOPLE:
        asked.no(f"the {where} has population cards only, and {name} is none", "rulebook set up", name)
    if asked.codec.rules.people[kind] == 0:
        asked.no(f"there is no {name} among the population cards of this edition", "rulebook set up", name)


def left_out(asked: Asked, building: int) -> None:
    """Random choices leave out some buildings with some numbers of seats."""
    rules, name = asked.codec.rules, asked.codec.buildings[building]
    if rules.choice != CHOSEN and not rules.allowed[building]:
        seats = len(asked.codec.seats)
        asked.no(f"with {seats} seats the {name} is in no game by a random choice", "ruling 2", name)


ANSWERS = {
    "start": ASK_START,
    "use": ASK_USE,
    "deal": ASK_DEAL,
    "row": ASK_ROW,
    "building": ASK_BUILDING,
    "token": ASK_TOKEN,
    "supply": ASK_SUPPLY,
    "look": ASK_LOOK,
    "enter": ASK_ENTER,
    "pass": ASK_ENTER,
    "lay": ASK_LAY,
    "done": ASK_LAY,
    "target": ASK_TARGET,
    "give": ASK_GIVE,
    "discard": ASK_DISCARD,
    "enough": ASK_DISCARD,
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
