"""Positions of the card game as text, both ways.

    start red · round 3 · enter of yellow
    row       fortune-tellers-tent/2-cards+1-look monastery/4-cards monastery/2-rats
    red       hand king-0 witch-1*2 · rats 12 · church 3 magic 1 · tokens 2 3 · in 2 monk-4 joker
    yellow    hand monk-4 sword pass
    magic     blue 1 red 1
    nuns      hidden monk-3(red,blue) hidden hidden hidden
    discards  monk-4*2 king-0

The first line says what is going on; its items are parted by `·`. What is asked:

    buildings          chance turns up the next building card of the row
    supplies of A      A chooses a supply
    enter of A         A enters or passes
    plague             chance turns up the nun-row after the last round, from the first card on; `turned N` are so far
    over               the game has ended
    A asked VERB       `look`, `lay`, `target`, `give`, `discard`
    chance asked VERB  `start`, `use`, `deal`, `row`, `token`

and, where it is to be said:

    start A            the start seat of the round (else the first)
    round N            (else 1), or `last round`
    order A B …        those who have entered, in their order (else in turn order)
    line A B …         those who wait to enter, in their order (else clockwise from the one who is asked)
    use BUILDING …     the buildings that chance has chosen, one a class
    replacing          the next building card comes from the replacement deck
    stirred A …        others have drawn from a new deck since these last knew it
    for A              whom chance is asked for
    in STAGE           where a question belongs: `setup`, `supplies`, `swords`, `flutes`, `tribute`, `actions`
    at N               the building that is resolved; `premium A`: the seat with the premium action
    turns N            seats that have had their turn in this stage; `strength N`: the hand of the seat that asks
    spot N             the nun-row card that is turned up; `to A`: the seat that receives
    draws N, relief N, looks N, claims N, exchanges N, gives N    what is still due to the seat, or from it

Then come, where there is something to say, the lines (a card with `*N`: N of it)

    row       BUILDING/SUPPLY …  the building cards of the round: all of them, with `buildings` those so far
    SEAT      hand CARD … · rats N · CLASS N CLASS N · tokens VALUE … · in N CARD … · power N · scored N
              `in N CARD …`: it has entered building N and laid these cards; `power`, `scored`: what they were
              worth, once they are gone, and the influence they brought
              · gave CARD … · late CARD … · known PILE N-N PILE N …
              cards it knows with the others, and not in the nun-row; what all know of its jokers and special cards
    CLASS     SEAT N SEAT N …    influence in track order (else ties stand in the order of the seats)
    nuns      five times `hidden`, `CARD(SEAT,SEAT)` (seen by these), or `CARD` (turned up at the end)
    discards  CARD …
    pool      CARD …   these are deck and unseen nun-row (else all that are nowhere else)
    deck      CARD …   the deck, which has been made from discards, and
    unseen    CARD …   the nun-row cards that nobody has looked at, from before
    gone      BUILDING/SUPPLY …  cards of earlier rounds (else some)
    coming    BUILDING/SUPPLY …  cards that have not gone, in a drawing that does not say which have
    replaced  BUILDING/SUPPLY …  known cards at the bottom of the replacement deck, from the top

`rest` after `hand` or `discards` is all population cards that are nowhere else. Piles have what nobody has. Where it is
not said, all know which jokers and special cards are in the hands, and nobody knows population cards of others.

What questions that have been answered left behind is not said: `settle_down` blanks it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rattus.cartus.buildings import cards_turned_up
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES
from rattus.cartus.facts import buildings_in_play
from rattus.cartus.flow import ask_what_is_due
from rattus.cartus.game import legal, outcomes
from rattus.cartus.knowledge import EVERYBODY, in_hands, own_specials
from rattus.cartus.report import cards, knows, tokens
from rattus.cartus.resolving import anybody_entered, count_power, fight, pipe
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
    CLASSES,
    COPIES,
    ENTER_PHASE,
    FLUTES,
    LAYABLE,
    NONE,
    ONE_PER_CLASS,
    PEOPLE,
    PILES,
    PLAGUE,
    ROW,
    SETUP,
    STANDARD,
    SUPPLY_PHASE,
    SWORDS,
    TRIBUTE_PHASE,
    State,
)
from rattus.kernel.contract import MOST_LEGAL
from rattus.kernel.position import (
    BETWEEN_ITEMS,
    PositionError,
    index,
    items_of,
    lines_of,
    named,
    number,
    pairs,
)
from rattus.kernel.step import HIDDEN

if TYPE_CHECKING:
    from rattus.cartus.codec import Codec

REST = "rest"
CARD_LINES = ("discards", "pool", "deck", "unseen")
BUILDING_LINES = ("row", "gone", "coming", "replaced")
LINES = ("nuns", *CARD_LINES, *BUILDING_LINES)
CHANCE = "chance"
WORDS = frozenset((*LINES, *CLASS_NAMES, CHANCE))
"""A seat of this name is written with `@`."""
MOST_RATS = 9999

BARE = {
    "buildings": (ASK_BUILDING, BUILDING_PHASE),
    "plague": (ASK_ROW, PLAGUE),
    "over": (ASK_NOTHING, PLAGUE),
}
OF_A_SEAT = {"supplies": (ASK_SUPPLY, SUPPLY_PHASE), "enter": (ASK_ENTER, ENTER_PHASE)}
CHANCES = {"start": ASK_START, "use": ASK_USE, "deal": ASK_DRAW, "row": ASK_ROW, "token": ASK_TOKENS}
CHOICES = {
    "look": ASK_LOOKS,
    "lay": ASK_LAY,
    "target": ASK_TARGET,
    "give": ASK_GIVE,
    "discard": ASK_EXCHANGE,
}
STAGES = {
    "setup": SETUP,
    "supplies": SUPPLY_PHASE,
    "enter": ENTER_PHASE,
    "swords": SWORDS,
    "flutes": FLUTES,
    "tribute": TRIBUTE_PHASE,
    "actions": STANDARD,
}
ASKED_IN = {
    ASK_START: (SETUP,),
    ASK_USE: (SETUP,),
    ASK_DRAW: (SETUP, SUPPLY_PHASE, TRIBUTE_PHASE, STANDARD),
    ASK_ROW: (SUPPLY_PHASE, TRIBUTE_PHASE, STANDARD),
    ASK_TOKENS: (TRIBUTE_PHASE, STANDARD),
    ASK_LOOKS: (SUPPLY_PHASE, TRIBUTE_PHASE, STANDARD),
    ASK_LAY: (ENTER_PHASE,),
    ASK_TARGET: (SWORDS, FLUTES),
    ASK_GIVE: (FLUTES, TRIBUTE_PHASE),
    ASK_EXCHANGE: (TRIBUTE_PHASE, STANDARD),
}
"""The stages in which a question can be asked."""
RESOLVING = (SWORDS, FLUTES, TRIBUTE_PHASE, STANDARD)
ACTING = (TRIBUTE_PHASE, STANDARD)
DUE = {
    "draws": "due_draw",
    "relief": "due_rats",
    "looks": "due_looks",
    "claims": "due_tokens",
    "exchanges": "due_exchange",
    "gives": "due_give",
}
"""What is still due: the item, and the field of the state."""
OF_DUE = (ASK_DRAW, ASK_LOOKS, ASK_TOKENS, ASK_EXCHANGE, ASK_GIVE)
"""Questions that follow from what is due."""
NUMBERS = ("turns", "turned", "strength", "spot", "at", *DUE)
ITEMS = ("start", "round", "order", "line", "use", "stirred", "for", "in", "premium", "to", *NUMBERS)


def place(codec: Codec, s: State, text: str) -> None:
    """Write a position into the state of a game that has just been set up; one that can't be is refused."""
    _Maker(codec, Drawing.read(codec, text), s).make()


def position(codec: Codec, s: State) -> str:
    """The position of a state, drawn, as far as the state knows it; what it does not know is `hidden`."""
    return _Teller(codec, s.copy()).text()


def settle_down(s: State) -> None:
    """Blank what questions that have been answered left behind, and nothing will read again."""
    if s.due_give == 0:
        s.other = NONE
    if s.stage not in ACTING:
        s.premium = NONE
        if s.stage not in (SETUP, SUPPLY_PHASE):
            s.turn = 0
    if s.stage != TRIBUTE_PHASE:
        s.strength = 0
    if s.ask != ASK_ROW:
        s.spot = 0
    if s.ask in (ASK_START, ASK_USE, ASK_BUILDING, ASK_NOTHING) or s.stage == PLAGUE:
        s.seat = NONE


# A drawing as values.


@dataclass
class Seat:
    """What a seat has and knows, and where it is."""

    items: dict[str, list[str]] = field(default_factory=dict)
    influence: dict[str, str] = field(default_factory=dict)

    def numbered(self, item: str, low: int, high: int, otherwise: int) -> int:
        """An item that is a number."""
        return number(" ".join(self.items[item]), low, high, item) if item in self.items else otherwise


@dataclass
class Drawing:
    """All that a drawing says."""

    seats: tuple[str, ...]
    question: str = ""
    asked: str = ""
    items: dict[str, str] = field(default_factory=dict)
    seat: dict[str, Seat] = field(default_factory=dict)
    tracks: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    nuns: list[str] = field(default_factory=lambda: [HIDDEN] * ROW)
    cards: dict[str, list[str]] = field(default_factory=dict)
    buildings: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def read(cls, codec: Codec, text: str) -> Drawing:
        """From its text."""
        drawing = cls(codec.seats, seat={name: Seat() for name in codec.seats})
        first, *lines = lines_of(text) or [""]
        for item in items_of(first):
            drawing._item(item)
        if not drawing.question:
            known = [
                *BARE,
                *(f"{word} of SEAT" for word in OF_A_SEAT),
                "SEAT asked VERB",
                "chance asked VERB",
            ]
            raise PositionError(first, f"what is asked? {', '.join(known)}")
        said: set[str] = set()
        for line in lines:
            name, _, rest = line.partition(" ")
            if name in said:
                raise PositionError(name, "has two lines")
            said.add(name)
            drawing._line(name, rest)
        return drawing

    def _item(self, item: str) -> None:
        words = item.split()
        word, rest = words[0], " ".join(words[1:])
        asking = len(words) == 3 and words[1] == "asked"
        if asking or item in BARE or (word in OF_A_SEAT and words[1:2] == ["of"]):
            if self.question:
                raise PositionError(item, "something else is asked already")
            self.question = item if asking else word
            self.asked = words[0] if asking else words[-1]
            return
        if item == "last round":
            word, rest = "round", "last"
        elif item == "replacing":
            word, rest = item, ""
        elif word not in ITEMS or not rest:
            raise PositionError(item, "can't be said in the first line")
        if word in self.items:
            raise PositionError(item, "is said twice")
        self.items[word] = rest

    def _line(self, name: str, rest: str) -> None:
        if name in CLASS_NAMES:
            self.tracks[name] = pairs(rest, "seats and their influence")
        elif name == "nuns":
            self.nuns = rest.split()
        elif name in CARD_LINES:
            self.cards[name] = _counted(rest.split())
        elif name in BUILDING_LINES:
            self.buildings[name] = rest.split()
        else:
            known = f"seat, no class, nor {', '.join(LINES)}"
            seat = self.seat[self.seats[index(self.seats, name, known)]]
            for item in items_of(rest):
                self._seat_item(seat, item)

    def _seat_item(self, seat: Seat, item: str) -> None:
        word, *rest = item.split()
        if word in CLASS_NAMES and not seat.influence:
            seat.influence = dict(pairs(item, "classes and influence"))
        elif word in seat.items or word in CLASS_NAMES:
            raise PositionError(item, "is said twice")
        elif word in ("hand", "gave", "late"):
            seat.items[word] = _counted(rest)
        elif word == "in":
            seat.items[word] = [*rest[:1], *_counted(rest[1:])]
        elif word in ("rats", "tokens", "power", "scored", "known"):
            seat.items[word] = rest
        else:
            raise PositionError(item, "can't be said of a seat")


def _counted(words: Iterable[str]) -> list[str]:
    """`monk-4*2` are two cards."""
    found: list[str] = []
    for word in words:
        card, star, count = word.partition("*")
        found += [card] * (number(count, 0, 127, "cards") if star else 1)
    return found


def _folded(names: Sequence[str]) -> str:
    """Two cards are `monk-4*2`."""
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in Counter(names).items())


# From a state to its text.


class _Teller:
    """Says what a state shows."""

    def __init__(self, codec: Codec, s: State) -> None:
        settle_down(s)
        self.codec = codec
        self.rules = codec.rules
        self.state = s

    def text(self) -> str:
        """The drawing."""
        lines = {"": BETWEEN_ITEMS.join(self.first())}
        s, codec = self.state, self.codec
        lines["row"] = self.building_cards(s.shown[: s.shown_size])
        for seat, name in enumerate(codec.seats):
            lines[named(name, WORDS)] = BETWEEN_ITEMS.join(self.seat(seat))
        for kind, name in enumerate(CLASS_NAMES):
            ranked = [seat for seat in s.track[kind][: self.rules.seats] if s.influence[kind][seat]]
            lines[name] = " ".join(f"{codec.seats[seat]} {s.influence[kind][seat]}" for seat in ranked)
        lines["nuns"] = " ".join(self.nun(spot) for spot in range(ROW))
        lines["discards"] = _folded(cards(codec, s.discards))
        if s.refilled:
            lines["deck"], lines["unseen"] = self.decks()
        turned = [
            card
            for card in range(len(codec.buildings) * COPIES)
            if s.turned[card // COPIES] >> card % COPIES & 1
        ]
        there = {*s.shown[: s.shown_size], *s.replaced[: s.known]}
        lines["gone"] = self.building_cards([card for card in turned if card not in there])
        lines["replaced"] = self.building_cards(s.replaced[: s.known])
        told = (f"{name:14}{said}" if name else said for name, said in lines.items() if said)
        return "\n".join(told)

    def building_cards(self, numbers: Iterable[int]) -> str:
        return " ".join(self.codec.building_card(card) for card in numbers)

    def first(self) -> list[str]:
        """What is going on."""
        s, codec, rules = self.state, self.codec, self.rules
        items = [self.question()]
        if s.start != NONE:
            items.insert(0, f"start {codec.seats[s.start]}")
        if s.round:
            items.insert(1, f"round {s.round}")
        names = {"order": s.order[: s.arrived], "line": s.line[: s.waiting]}
        names["stirred"] = [seat for seat in range(rules.seats) if s.stirred >> seat & 1]
        for item, those in names.items():
            if those:
                items.append(f"{item} {' '.join(codec.seats[seat] for seat in those)}")
        if rules.choice == ONE_PER_CLASS and s.used:
            items.append(f"use {' '.join(name for i, name in enumerate(codec.buildings) if s.used >> i & 1)}")
        if s.replacing:
            items.append("replacing")
        if s.stage == PLAGUE and s.ask == ASK_ROW and s.faced:
            items.append(f"turned {s.faced}")
        if s.ask in ASKED_IN and s.stage != PLAGUE:
            items += self.within()
        return items

    def question(self) -> str:
        s = self.state
        for word, (ask, stage) in BARE.items():
            if s.ask == ask and s.stage == stage:
                return word
        seat = named(self.codec.seats[s.seat], WORDS) if s.seat != NONE else ""
        for word, (ask, _) in OF_A_SEAT.items():
            if s.ask == ask:
                return f"{word} of {seat}"
        for word, ask in CHANCES.items():
            if s.ask == ask:
                return f"{CHANCE} asked {word}"
        (verb,) = (word for word, ask in CHOICES.items() if s.ask == ask)
        return f"{seat} asked {verb}"

    def within(self) -> list[str]:
        """Where a question belongs that is asked within a stage."""
        s, seats = self.state, self.codec.seats
        (stage,) = (word for word, number in STAGES.items() if number == s.stage)
        items = [f"in {stage}"]
        if s.ask in CHANCES.values() and s.seat != NONE:
            items.append(f"for {seats[s.seat]}")
        if s.stage in RESOLVING:
            items.append(f"at {s.place + 1}")
        if s.premium != NONE:
            items.append(f"premium {seats[s.premium]}")
        if s.stage in ACTING:
            items.append(f"turns {s.turn}")
        if s.stage == TRIBUTE_PHASE:
            items.append(f"strength {s.strength}")
        if s.ask == ASK_ROW:
            items.append(f"spot {s.spot + 1}")
        if s.other != NONE:
            items.append(f"to {seats[s.other]}")
        items += [f"{item} {getattr(s, due)}" for item, due in DUE.items() if getattr(s, due)]
        return items

    def seat(self, seat: int) -> list[str]:
        """What a seat has and knows, and where it is."""
        s, codec = self.state, self.codec
        open_to_us = knows(s, seat)
        items = {
            "hand": _folded(cards(codec, s.hand[seat]) if open_to_us else [HIDDEN] * s.hand_size[seat]),
            "rats": str(s.rats[seat]),
        }
        values = map(str, tokens(codec, s, seat))
        items["tokens"] = " ".join(values) if open_to_us else _folded([HIDDEN] * s.token_size[seat])
        if s.entered[seat] != NONE:
            seen = open_to_us or s.open[seat]
            laid = cards(codec, s.laid[seat]) if seen else [HIDDEN] * s.laid_size[seat]
            items["in"] = f"{s.entered[seat] + 1} {_folded(laid)}".strip()
            if s.power[seat] != self.power(seat):
                items["power"] = str(s.power[seat])
            if s.scored[seat]:
                items["scored"] = str(s.scored[seat])
        if open_to_us:
            items["gave"] = _folded(cards(codec, s.given[seat]))
            if s.refilled:
                items["late"] = _folded(cards(codec, s.late[seat])) or f"{codec.cards[0]}*0"
        known = []
        for pile, name in enumerate(PILE_NAMES):
            least, most = s.least[seat][pile], s.most[seat][pile]
            has = own_specials(s, seat, pile) if open_to_us else 0
            if (least, most) != (has, has):
                known.append(f"{name} {least}-{most}" if least != most else f"{name} {least}")
        items["known"] = " ".join(known)
        return [f"{item} {said}" for item, said in items.items() if said]

    def power(self, seat: int) -> int:
        """What the laid cards that lie open count for."""
        s = self.state.copy()
        count_power(self.rules, s, seat)
        return s.power[seat] if s.open[seat] else 0

    def nun(self, spot: int) -> str:
        s = self.state
        if s.row[spot] == NONE and not s.seen[spot]:
            return HIDDEN
        card = HIDDEN if s.row[spot] == NONE else self.codec.cards[s.row[spot]]
        seen = [name for seat, name in enumerate(self.codec.seats) if s.seen[spot] >> seat & 1]
        return f"{card}({','.join(seen)})" if seen else card

    def decks(self) -> tuple[str, str]:
        """A deck that was made from discards, and what the unseen nun-row can be."""
        s = self.state
        if s.eyes == NONE:
            return _folded(cards(self.codec, s.pool)), _folded(cards(self.codec, s.old))
        unseen = sum(self.nun(spot) == HIDDEN for spot in range(ROW))
        return _folded([HIDDEN] * s.deck), _folded([HIDDEN] * unseen)


# From a drawing to a state.


class _Maker:
    """Writes a drawing into the state of a game that has just been set up, so that all counters fit."""

    def __init__(self, codec: Codec, drawing: Drawing, state: State) -> None:
        self.codec = codec
        self.rules = codec.rules
        self.drawing = drawing
        self.items = drawing.items
        self.state = state
        self.rounds = codec.rules.buildings // codec.rules.width

    def make(self) -> None:
        self.question()
        self.building_cards()
        self.entering()
        self.tracks()
        self.hands()
        self.nun_row()
        self.people()
        self.known()
        self.due()
        self.fits()

    def seat(self, name: str) -> int:
        return index(self.codec.seats, name, "seat")

    def numbered(self, item: str, low: int, high: int, otherwise: int) -> int:
        """An item that is a number."""
        return number(self.items[item], low, high, item) if item in self.items else otherwise

    def question(self) -> None:
        """Which round it is, and who is asked what."""
        s, items, question = self.state, self.items, self.drawing.question
        if question in BARE:
            s.ask, s.stage = BARE[question]
            s.seat = NONE
        elif question in OF_A_SEAT:
            s.ask, s.stage = OF_A_SEAT[question]
            s.seat = self.seat(self.drawing.asked)
        else:
            self.within(*question.split())
        begins = self.rules.start
        if s.ask == ASK_START and ("start" in items or begins != NONE):
            raise PositionError("start", "the start seat is known")
        s.start = self.seat(items["start"]) if "start" in items else max(0, begins)
        if s.stage == SETUP and begins not in (NONE, s.start):
            raise PositionError(items["start"], f"{self.codec.seats[begins]} begins by the options")
        if s.ask == ASK_START:
            s.start = NONE
        last = items.get("round") == "last" or s.stage == PLAGUE
        s.round = (
            self.rounds if last else 0 if s.stage == SETUP else self.numbered("round", 1, self.rounds, 1)
        )
        if last and items.get("round", "last") not in ("last", str(self.rounds)):
            raise PositionError(items["round"], f"the last of {self.rounds} rounds is over")
        if s.stage == SETUP and "round" in items:
            raise PositionError(items["round"], "no round has begun")
        s.turn = 0
        if s.stage == SUPPLY_PHASE:
            s.turn = (s.seat - s.start) % self.rules.seats + 1
        elif s.ask == ASK_DRAW and s.stage == SETUP:
            s.turn = s.seat + 1
        s.faced = self.numbered("turned", 0, ROW - 1, 0) if s.ask == ASK_ROW else 0
        if s.ask == ASK_NOTHING:
            s.faced = ROW
        s.spot = s.faced if s.stage == PLAGUE and s.ask == ASK_ROW else 0

    def within(self, by: str, _: str, verb: str) -> None:
        """`A asked VERB` in a stage."""
        s = self.state
        asks = CHANCES if by == CHANCE else CHOICES
        if verb not in asks:
            raise PositionError(verb, f"{'chance' if by == CHANCE else 'a seat'} is asked {', '.join(asks)}")
        s.ask = asks[verb]
        stages = [word for word, stage in STAGES.items() if stage in ASKED_IN[s.ask]]
        word = self.items.get("in", stages[0] if len(stages) == 1 else "")
        if word not in stages:
            raise PositionError(word or verb, f"in which stage? `in {'`, `in '.join(stages)}`")
        s.stage = STAGES[word]
        if s.ask in (ASK_START, ASK_USE):
            s.seat = NONE
        else:
            s.seat = self.seat(self.items.get("for", "") if by == CHANCE else by)

    # Buildings.

    def building_card(self, text: str) -> int:
        building, _, supply = text.partition("/")
        return index(self.codec.buildings, building, "building") * COPIES + index(
            self.codec.supplies, supply, "supply"
        )

    def building_cards(self) -> None:
        """Row, decks, and cards that have gone: every round has brought as many as the row is wide."""
        s, rules, drawn = self.state, self.rules, self.drawing.buildings
        self.chosen()
        s.replacing = int("replacing" in self.items)
        row = [self.building_card(text) for text in drawn.get("row", ())]
        if s.ask == ASK_BUILDING:
            fits = len(row) == rules.width - 1 if s.replacing else len(row) < rules.width
        elif s.stage in (SETUP, PLAGUE):
            fits = not row and not s.replacing
        else:
            several = len({card // COPIES for card in row}) > 1
            fits = len(row) == rules.width and several and not s.replacing
        if not fits:
            raise PositionError("row", f"{rules.width} cards, not all of one building, once it is complete")
        for place, card in enumerate(row):
            s.shown[place] = card
            self.turn_up(card)
        s.shown_size = len(row)
        replaced = [self.building_card(text) for text in drawn.get("replaced", ())]
        if len(replaced) > rules.removed + s.replacing or (s.replacing and not replaced):
            raise PositionError("replaced", f"the replacement deck has {rules.removed} cards")
        for i, card in enumerate(replaced):
            s.replaced[i] = card
            self.turn_up(card)
        s.known = len(replaced)
        s.fresh = rules.removed + s.replacing - s.known
        if s.replacing and any(card // COPIES != replaced[-1] // COPIES for card in row):
            raise PositionError("replacing", "a card is replaced where the whole row shows one building")
        gone = (s.round if s.stage == PLAGUE else max(0, s.round - 1)) * rules.width
        s.buildings = rules.buildings - gone - (rules.width if s.replacing else len(row))
        for text in drawn.get("gone", ()):
            self.turn_up(self.building_card(text))
            gone -= 1
        if gone < 0:
            raise PositionError("gone", f"{-gone} building cards too many")
        for _ in range(gone):
            self.turn_up(self.any_unseen())

    def chosen(self) -> None:
        """The buildings that chance has chosen, one a class."""
        s, rules, items = self.state, self.rules, self.items
        if rules.choice != ONE_PER_CLASS:
            if "use" in items or s.ask == ASK_USE:
                raise PositionError("use", "chance chooses no buildings by these options")
            return
        for name in items.get("use", "").split():
            building = index(self.codec.buildings, name, "building")
            if not rules.allowed[building] or s.used >> building & 1:
                raise PositionError(name, "is not in the game, or not twice")
            s.used |= 1 << building
        classes = [rules.building_class[building] for building in buildings_in_play(rules, s)]
        wanted = 0 if s.ask == ASK_START else min(len(classes), CLASSES - 1) if s.ask == ASK_USE else CLASSES
        if sorted(classes) != list(range(wanted)):
            raise PositionError("use", f"{wanted} buildings are said here, one a class, in their order")

    def turn_up(self, card: int) -> None:
        s, building = self.state, card // COPIES
        kind = self.rules.building_class[building]
        if not s.used >> building & 1 or s.turned[building] >> card % COPIES & 1 or s.slots[kind] == 0:
            raise PositionError(self.codec.building_card(card), "is not in the game, or not twice")
        s.turned[building] |= 1 << card % COPIES
        s.slots[kind] -= 1
        if self.rules.choice == CHOSEN and cards_turned_up(s, building) > self.rules.agreed[building]:
            raise PositionError(self.codec.building_card(card), "is not in the game, or not so often")

    def any_unseen(self) -> int:
        """A card of the class that has most left; none that is coming."""
        s, rules, classes = self.state, self.rules, self.rules.building_class
        coming = [self.building_card(text) for text in self.drawing.buildings.get("coming", ())]
        kept = Counter(classes[card // COPIES] for card in coming)
        free = [
            card
            for card in range(len(self.codec.buildings) * COPIES)
            if s.used >> card // COPIES & 1
            and not s.turned[card // COPIES] >> card % COPIES & 1
            and card not in coming
            and s.slots[classes[card // COPIES]] > kept[classes[card // COPIES]]
            and (rules.choice != CHOSEN or cards_turned_up(s, card // COPIES) < rules.agreed[card // COPIES])
        ]
        if not free:
            raise PositionError("coming", "more building cards than there can be")
        return max(free, key=lambda card: (s.slots[classes[card // COPIES]], card))

    # Seats.

    def entering(self) -> None:
        """The seats that have entered, those that wait, and what they have laid."""
        s, seats, rules = self.state, self.codec.seats, self.rules
        inside = [name for name in seats if "in" in self.drawing.seat[name].items]
        if s.stage not in (ENTER_PHASE, *RESOLVING):
            said = [item for item in ("order", "line", "at", "premium") if item in self.items]
            if inside or said:
                raise PositionError(
                    (inside or said)[0], "seats are in buildings only while all enter, and then"
                )
            return
        if s.stage in RESOLVING:
            s.place = self.numbered("at", 1, rules.width, 0) - 1
            if s.place == NONE or len(inside) < len(seats):
                raise PositionError("in", "all have entered, and one building is resolved: `at N`")
        turns = [*seats[s.start :], *seats[: s.start]]
        around = [*seats[s.seat :], *seats[: s.seat]]
        order = self.said("order", [name for name in turns if name in inside], inside)
        line = self.said("line", [name for name in around if name not in inside], set(seats) - set(inside))
        if s.ask == ASK_ENTER and (not line or line[0] != seats[s.seat]):
            raise PositionError(seats[s.seat], "is asked, so it is the first in line")
        if s.ask == ASK_LAY and (not order or order[-1] != seats[s.seat]):
            raise PositionError(seats[s.seat], "is asked, so it is the last that has entered")
        s.arrived, s.waiting = len(order), len(line)
        for i, name in enumerate(order):
            s.order[i] = self.seat(name)
        for i, name in enumerate(line):
            s.line[i] = self.seat(name)
        for name in inside:
            self.lay(self.seat(name), self.drawing.seat[name])
        if s.stage in RESOLVING:
            self.resolving()

    def said(self, item: str, otherwise: list[str], those: Iterable[str]) -> list[str]:
        """The seats of an item, each once."""
        if item not in self.items:
            return otherwise
        found = [self.codec.seats[self.seat(word)] for word in self.items[item].split()]
        if sorted(found) != sorted(those):
            raise PositionError(self.items[item], f"{item}: these are {', '.join(sorted(those)) or 'none'}")
        return found

    def lay(self, seat: int, drawn: Seat) -> None:
        s, (place, *laid) = self.state, drawn.items["in"] or [""]
        s.entered[seat] = number(place, 1, self.rules.width, "the building") - 1
        s.laid_size[seat] = len(laid)
        if s.stage in RESOLVING and s.entered[seat] < s.place and laid:
            raise PositionError(laid[0], "the cards laid in buildings that are resolved are gone")
        for card in laid:
            kind = index(self.codec.cards, card, "card")
            if kind >= LAYABLE:
                raise PositionError(card, "can't be laid")
            s.laid[seat][kind] += 1

    def resolving(self) -> None:
        """Which laid cards are turned up, and what they count for."""
        s, rules = self.state, self.rules
        if not anybody_entered(rules, s, s.place):
            raise PositionError(self.items["at"], "nobody has entered this building")
        for seat, name in enumerate(self.codec.seats):
            drawn = self.drawing.seat[name]
            s.open[seat] = int(s.entered[seat] == s.place or (rules.seats == 2 and s.entered[seat] > s.place))
            if s.open[seat]:
                count_power(rules, s, seat)
            power = drawn.numbered("power", 0, 127, s.power[seat])
            if s.entered[seat] >= s.place and power != s.power[seat]:
                raise PositionError(f"power {power}", f"{name} has laid {s.power[seat]}")
            s.power[seat] = power
            s.scored[seat] = drawn.numbered("scored", 0, min(power, rules.track), 0)
        if rules.seats == 2:
            first, second = s.order[0], s.order[1]
            s.champion = second if s.power[second] > s.power[first] else first
        if "premium" in self.items:
            s.premium = self.seat(self.items["premium"])
            if s.stage not in ACTING or s.entered[s.premium] != s.place:
                raise PositionError(self.items["premium"], "has no premium action here")
        elif s.stage == TRIBUTE_PHASE:
            raise PositionError("tribute", "who asks for it? `premium SEAT`")

    def tracks(self) -> None:
        """Influence, and who is ahead."""
        s, seats, rules = self.state, self.codec.seats, self.rules
        for kind, name in enumerate(CLASS_NAMES):
            counts = {
                seat: number(self.drawing.seat[seat].influence.get(name, "0"), 0, rules.track, "influence")
                for seat in seats
            }
            names = []
            for word, said in self.drawing.tracks.get(name, []):
                seat = seats[self.seat(word)]
                count = number(said, 0, rules.track, "influence")
                if counts[seat] not in (0, count):
                    raise PositionError(name, f"{seat} has {counts[seat]} or {count}?")
                counts[seat] = count
                names.append(seat)
            order = [*names, *(seat for seat in seats if seat not in names)]
            ranked = sorted(order, key=lambda seat: -counts[seat])
            if len(set(names)) < len(names) or ranked[: len(names)] != names:
                raise PositionError(name, "does not list the seats in track order")
            for place, seat in enumerate(ranked):
                s.track[kind][place] = self.seat(seat)
                s.influence[kind][self.seat(seat)] = counts[seat]

    def hands(self) -> None:
        """Rats, tokens and cards."""
        s, rules = self.state, self.rules
        values = [str(value) for value in rules.token_value[: rules.values]]
        for seat, name in enumerate(self.codec.seats):
            drawn = self.drawing.seat[name]
            s.rats[seat] = drawn.numbered("rats", 0, MOST_RATS, rules.rats)
            for value in drawn.items.get("tokens", ()):
                token = index(values, value, "token")
                s.tokens[seat][token] += 1
                s.token_left[token] -= 1
                s.token_size[seat] += 1
                s.token_pile -= 1
                if s.token_left[token] < 0:
                    raise PositionError(value, f"there are {rules.token_count[token]} such tokens")
            for card in drawn.items.get("hand", ()):
                if card != REST:
                    kind = index(self.codec.cards, card, "card")
                    if s.hand[seat][kind] == 127:
                        raise PositionError(card, "not so many")
                    s.hand[seat][kind] += 1
        for pile, name in enumerate(PILE_NAMES):
            for seat in range(rules.seats):
                laid = s.laid[seat][PEOPLE + pile] if PEOPLE + pile < LAYABLE else 0
                s.piles[pile] -= s.hand[seat][PEOPLE + pile] + laid
            if s.piles[pile] < 0:
                raise PositionError(name, f"there are {rules.piles[pile]}")

    # Population cards.

    def nun_row(self) -> None:
        """Row cards as far as somebody has looked, or all that were turned up at the end."""
        s = self.state
        if len(self.drawing.nuns) != ROW:
            raise PositionError("nuns", f"the row has {ROW} cards")
        for spot, text in enumerate(self.drawing.nuns):
            card, bracket, seen = text.partition("(")
            names = seen.removesuffix(")").split(",") if bracket else []
            if text == HIDDEN and spot < s.faced:
                raise PositionError("nuns", f"{s.faced} cards of the row are turned up")
            if text == HIDDEN:
                continue
            if bool(bracket) != seen.endswith(")") or not (names or spot < s.faced):
                raise PositionError(text, "a nun-row card is `hidden` or `CARD(SEAT,SEAT)`")
            s.row[spot] = self.person(card)
            s.seen[spot] = sum(1 << seat for seat in {self.seat(name) for name in names})

    def person(self, card: str) -> int:
        return index(self.codec.cards[:PEOPLE], card, "population card")

    def people(self) -> None:
        """Deck, discards and what the unseen row can be: every population card is somewhere."""
        s, drawn = self.state, self.drawing.cards
        for name in CARD_LINES:
            if REST in drawn.get(name, ()) and name != "discards":
                raise PositionError(REST, "can be in a hand or in the discards")
        discards = self.kinds(drawn.get("discards", ()))
        placed = Counter(discards)
        for seat in range(self.rules.seats):
            for kind in range(PEOPLE):
                placed[kind] += s.hand[seat][kind] + s.laid[seat][kind]
        placed.update(kind for kind in s.row if kind != NONE)
        hidden = s.row.count(NONE)
        s.refilled = int("deck" in drawn or "unseen" in drawn)
        if s.refilled and "pool" in drawn:
            raise PositionError("pool", "or deck and unseen cards, not both")
        if s.refilled:
            pool, old = self.kinds(drawn.get("deck", ())), self.kinds(drawn.get("unseen", ()))
        else:
            pool, old = self.kinds(drawn.get("pool", ())), Counter[int]()
        left = Counter(dict(enumerate(self.rules.people)))
        left.subtract(placed + pool + old)
        if min(left.values()) < 0:
            short = [kind for kind in left if left[kind] < 0]
            raise PositionError(self.codec.cards[short[0]], f"there are {self.rules.people[short[0]]}")
        pool, discards = self.put_rest(left, pool, discards)
        s.deck = pool.total() - (0 if s.refilled else hidden)
        s.discarded = discards.total()
        if s.deck < 0 or (s.refilled and old.total() != hidden):
            raise PositionError("nuns", f"{hidden} cards of the row are unseen")
        if s.deck == 0 and s.discarded:
            raise PositionError("deck", "an empty deck is made from the discards at once")
        for kind in range(PEOPLE):
            s.pool[kind], s.old[kind], s.discards[kind] = pool[kind], old[kind], discards[kind]
        for seat in range(self.rules.seats):
            s.hand_size[seat] = sum(s.hand[seat])

    def kinds(self, names: Iterable[str]) -> Counter[int]:
        return Counter(self.person(card) for card in names if card != REST)

    def put_rest(
        self, left: Counter[int], pool: Counter[int], discards: Counter[int]
    ) -> tuple[Counter[int], Counter[int]]:
        """Population cards that are nowhere else."""
        drawn = self.drawing.cards
        heirs = [
            seat
            for seat, name in enumerate(self.codec.seats)
            if REST in self.drawing.seat[name].items.get("hand", ())
        ]
        if len(heirs) + (REST in drawn.get("discards", ())) > 1:
            raise PositionError(REST, "can be in one place only")
        if heirs:
            for kind, count in left.items():
                self.state.hand[heirs[0]][kind] += count
        elif REST in drawn.get("discards", ()):
            discards = discards + left
        elif "pool" in drawn or self.state.refilled:
            if left.total():
                raise PositionError("deck", f"{left.total()} population cards are nowhere")
        else:
            pool = pool + left
        return pool, discards

    # What seats know.

    def known(self) -> None:
        """Cards given away, cards that are not in the row, and what all know of jokers and special cards: all true."""
        s, rules = self.state, self.rules
        hidden = [
            Counter({k: s.hand[seat][k] + (0 if s.open[seat] else s.laid[seat][k]) for k in range(PEOPLE)})
            for seat in range(rules.seats)
        ]
        for seat, name in enumerate(self.codec.seats):
            drawn = self.drawing.seat[name].items
            others = Counter[int]()
            for other in range(rules.seats):
                others.update(hidden[other] if other != seat else {})
            self.counted(s.given[seat], drawn.get("gave", ()), others, "not with the others")
            if "late" in drawn:
                if not s.refilled:
                    raise PositionError("late", "no deck was made from discards")
                pool = Counter(dict(enumerate(s.pool)))
                self.counted(s.late[seat], drawn["late"], others + pool, "not among the cards it could be")
            elif s.refilled:
                s.late[seat] = s.pool[:]
            for pile in range(PILES):
                has = own_specials(s, seat, pile)
                s.least[seat][pile] = s.most[seat][pile] = has
            for word, said in pairs(" ".join(drawn.get("known", ())), "piles and numbers"):
                self.bounded(seat, index(PILE_NAMES, word, "pile"), said)
        for word in self.items.get("stirred", "").split():
            s.stirred |= 1 << self.seat(word)
        if s.stirred and not s.refilled:
            raise PositionError("stirred", "no deck was made from discards")
        if s.stirred:
            s.stirred |= EVERYBODY >> rules.seats << rules.seats

    def counted(self, counts: list[int], names: Iterable[str], there: Counter[int], why: str) -> None:
        for card in names:
            kind = self.person(card)
            counts[kind] += 1
            if counts[kind] > there[kind]:
                raise PositionError(card, why)

    def bounded(self, seat: int, pile: int, said: str) -> None:
        """What all know of how many of a pile's cards a seat has."""
        s = self.state
        low, dash, high = said.partition("-")
        has, away = s.least[seat][pile], in_hands(self.rules, s, pile)
        s.least[seat][pile] = number(low, 0, has, f"{PILE_NAMES[pile]} it has at least")
        s.most[seat][pile] = number(high if dash else low, has, max(has, away), "and at most")

    # What is due, and whether all of it can be.

    def due(self) -> None:
        """What a question within a stage needs."""
        s, items, rules = self.state, self.items, self.rules
        needs = {
            "for": s.ask in CHANCES.values() and s.seat != NONE,
            "in": s.ask in ASKED_IN and s.stage != PLAGUE,
            "turned": s.stage == PLAGUE and s.ask == ASK_ROW,
            "turns": s.stage in ACTING,
            "strength": s.stage == TRIBUTE_PHASE,
            "spot": s.ask == ASK_ROW and s.stage != PLAGUE,
            "to": s.ask == ASK_GIVE,
            **dict.fromkeys(DUE, s.ask in (*OF_DUE, ASK_ROW) and s.stage != PLAGUE),
        }
        for item, can in needs.items():
            if item in items and not can:
                raise PositionError(f"{item} {items[item]}", "can't be said here")
        if s.stage in ACTING:
            s.turn = self.numbered("turns", 0, rules.seats, 0)
        if s.stage == TRIBUTE_PHASE:
            s.strength = self.numbered("strength", 0, 999, s.hand_size[s.premium])
        for item, due in DUE.items():
            setattr(s, due, self.numbered(item, 0, 99, 0))
        if s.ask == ASK_ROW and s.stage != PLAGUE:
            s.spot = self.numbered("spot", 1, ROW, 0) - 1
            if s.spot < 0 or s.seen[s.spot] >> s.seat & 1:
                raise PositionError("spot", "which card of the row does the seat see for the first time?")
        if s.ask == ASK_GIVE:
            s.other = self.seat(items.get("to", ""))
            if s.other == s.seat or s.due_give > s.hand_size[s.seat]:
                raise PositionError("give", "a seat gives others what it has")

    def fits(self) -> None:
        """The rules would ask the same here, and there is an answer."""
        s, rules = self.state, self.rules
        asked = s.copy()
        asked.ask = NONE
        if s.ask in OF_DUE:
            ask_what_is_due(asked)
        elif s.ask == ASK_TARGET:
            (fight if s.stage == SWORDS else pipe)(rules, asked)
        else:
            asked.ask = s.ask
        if asked != s:
            raise PositionError(self.drawing.question, "the rules would not ask this here")
        if s.ask == ASK_ROW and s.stage != PLAGUE and (s.due_draw or s.due_rats or s.due_give):
            raise PositionError("row", "what comes before a look is due still")
        if s.stage == SETUP:
            self.setup()
        out, weights = [0] * MOST_LEGAL, [0] * MOST_LEGAL
        chance = s.ask <= ASK_TOKENS
        count = outcomes(rules, s, out, weights) if chance else legal(rules, s, out)
        if s.ask != ASK_NOTHING and not count:
            raise PositionError(self.drawing.question, "there is no answer")

    def setup(self) -> None:
        """Nobody has anything but the cards dealt so far, in the order of the table."""
        s, rules = self.state, self.rules
        dealing = s.ask == ASK_DRAW
        for seat, name in enumerate(self.codec.seats):
            dealt = 0
            if dealing and seat <= s.seat:
                dealt = rules.hand - (s.due_draw if seat == s.seat else 0)
            if s.hand_size[seat] != dealt or any(s.hand[seat][PEOPLE:]) or s.rats[seat] != rules.rats:
                raise PositionError(
                    name, f"before the first round it has {dealt} cards and {rules.rats} rats"
                )
        looked = any(kind != NONE for kind in s.row) or s.discarded or s.refilled
        if looked or any(s.token_size) or any(map(any, s.influence)) or s.known:
            raise PositionError("setup", "nothing else has happened before the first round")
        if s.ask == ASK_DRAW and class_to_draw(rules, s) < CLASSES:
            raise PositionError("deal", "the buildings are chosen first")
