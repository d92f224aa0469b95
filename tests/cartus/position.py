"""Positions drawn as text: set one up and play on with scripted chance.

    game = position('''
        seats red yellow green blue · start red · round 3 · enter of yellow
        row       fortune-tellers-tent/2-cards+1-look monastery/4-cards monastery/2-rats
        red       hand king-0 witch-1*2 · rats 12 · church 3 magic 1 · tokens 2 3 · in 2 monk-4 joker
        yellow    hand monk-4 sword pass
        magic     blue 1 red 1
        nuns      hidden monk-3(red,blue) hidden hidden hidden
        discards  monk-4*2 king-0
    ''')
    play(game, '''
        yellow enter 2: monk-4 sword
        green enter 1:
        …
    ''')
    assert report(game)["rats"] == …

The first line says who sits there, clockwise, and what is going on; its items are parted by `·`:

    seats A B …        always, in this place
    start A            the start seat of the round (else the first)
    round N            (else 1), or `last round`
    order A B …        those who have entered, in their order (else in turn order)
    line A B …         those who wait to enter, in their order (else clockwise from the one who is asked)

and, last or anywhere, what is asked:

    buildings          chance turns up the next building card of the row
    supplies of A      A chooses a supply
    enter of A         A enters or passes
    plague             chance turns up the nun-row after the last round, from the first card on
    over               the game has ended

Then come, where there is something to say, the lines (a card with `*N`: so many of it)

    row       BUILDING/SUPPLY …  the building cards of the round: all of them, with `buildings` those so far
    SEAT      hand CARD … · rats N · CLASS N CLASS N · tokens VALUE … · in N CARD …
              rats are 10 if not said; `in N CARD …`: it has entered building N and laid these cards
    CLASS     SEAT N SEAT N …    influence in track order (else ties stand in the order of the seats)
    nuns      five times `hidden`, `CARD(SEAT,SEAT)` (seen by these), or `CARD` (only when the game is over)
    discards  CARD …
    pool      CARD …   these are deck and unseen nun-row (else all that are nowhere else)
    deck      CARD …   the deck, which has just been made from discards, and
    unseen    CARD …   the nun-row cards that nobody has looked at, from before
    gone      BUILDING/SUPPLY …  cards of earlier rounds (else some)
    coming    BUILDING/SUPPLY …  cards that chance will bring in the test: they are not among those that have gone
    replaced  BUILDING/SUPPLY …  known cards at the bottom of the replacement deck, from the top

`rest` after `hand` or `discards` is all population cards that are nowhere else. Piles have what nobody has. All know
which jokers and special cards are in the hands; nobody knows population cards of others. A drawing that can't come
about is refused with a `ValueError`.

A game made here can be played, viewed and finished. It has no past: `record`, `moments` and `undo` begin with the
setup and don't know of the position.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import rattus
from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES
from rattus.cartus.report import StateReport
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import (
    ASK_BUILDING,
    ASK_ENTER,
    ASK_NOTHING,
    ASK_ROW,
    ASK_SUPPLY,
    BUILDING_PHASE,
    COPIES,
    ENTER_PHASE,
    LAYABLE,
    NONE,
    ONE_PER_CLASS,
    PEOPLE,
    PILES,
    PLAGUE,
    ROW,
    SUPPLY_PHASE,
    State,
)
from rattus.kernel.step import HIDDEN

__all__ = ["answers", "hand", "influence", "play", "position", "report", "verbs"]

PARTED = re.compile(r"\s*·\s*")
SEEN = re.compile(r"([a-z]+-\d)(?:\(([^)]*)\))?")
QUESTIONS = ("buildings", "supplies", "enter", "plague", "over")
REST = "rest"
CARD_LINES = ("discards", "pool", "deck", "unseen")
BUILDING_LINES = ("row", "gone", "coming", "replaced")


# What tests call.


def position(drawing: str, **options: str) -> rattus.Game:
    """A game that stands as drawn. Chance is asked; options are those of a table (`buildings="mixed"`)."""
    picture = Drawing.read(drawing)
    game = rattus.new("cartus", picture.seats, 1, chance="ask", rules="portable", **options)
    state = State.of(game.start())
    _Maker(_ruleset(game).codec, picture, state).make()
    state.store(game.state)
    return game


def play(game: rattus.Game, script: str) -> rattus.Game:
    """Play the lines of a record, `SEAT STEP` or `? STEP`; each must be an answer of the one who is asked.

    `red enter 2: monk-4 joker` enters, lays these cards and is done.
    """
    for line in script.strip().splitlines():
        by, _, step = line.strip().partition(" ")
        step, laying, cards = step.partition(":")
        steps = [step, *(f"lay {card}" for card in cards.split()), "done"] if laying else [step]
        for each in steps:
            if by != game.to_act:
                raise ValueError(f"{line.strip()!r}: {game.to_act} is asked: {', '.join(game.legal.texts)}")
            game.play(each)
    return game


def answers(game: rattus.Game, verb: str = "") -> list[str]:
    """The answers to the question asked now, in their order; with a verb only those."""
    return [text for text in game.legal.texts if verb in ("", text.split()[0])]


def verbs(game: rattus.Game) -> set[str]:
    """The verbs of the answers to the question asked now."""
    return {text.split()[0] for text in game.legal.texts}


def report(game: rattus.Game, seat: str | None = None) -> StateReport:
    """The state as plain data: all that anybody knows, or what one seat may know."""
    return _ruleset(game).report(game.state if seat is None else game.blinded(game.state, seat))


def hand(game: rattus.Game, seat: str) -> str:
    """The cards a seat holds, in the order of their kinds: `monk-4 witch-1 joker`."""
    cards = report(game)["hands"][seat]
    assert not isinstance(cards, int)
    return " ".join(cards)


def influence(game: rattus.Game, kind: str) -> str:
    """Who has influence in a class, in track order: `red 3 blue 1`."""
    return " ".join(f"{seat} {count}" for seat, count in report(game)["influence"][kind] if count)


# A drawing as values.


@dataclass
class Seat:
    """What a seat has, and where it is."""

    hand: list[str] = field(default_factory=list)
    rats: int = 10
    influence: dict[str, int] = field(default_factory=dict)
    tokens: list[int] = field(default_factory=list)
    place: int | None = None
    laid: list[str] = field(default_factory=list)


@dataclass
class Drawing:
    """All that a drawing says."""

    seats: tuple[str, ...]
    question: str = ""
    asked: str = ""
    items: dict[str, str] = field(default_factory=dict)
    seat: dict[str, Seat] = field(default_factory=dict)
    tracks: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    nuns: list[str] = field(default_factory=lambda: [HIDDEN] * ROW)
    cards: dict[str, list[str]] = field(default_factory=dict)
    buildings: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> Drawing:
        """From its text."""
        first, *lines = (" ".join(line.split()) for line in text.strip().splitlines() if line.strip())
        head, *items = PARTED.split(first)
        word, *seats = head.split()
        if word != "seats":
            raise ValueError(f"a drawing begins with `seats …`, not {head!r}")
        picture = cls(tuple(seats), seat={name: Seat() for name in seats})
        for item in items:
            picture._item(item)
        if not picture.question:
            raise ValueError(f"what is asked? One of {', '.join(QUESTIONS)}")
        said = set()
        for line in lines:
            name, _, rest = line.partition(" ")
            if name in said:
                raise ValueError(f"{name} has two lines")
            said.add(name)
            picture._line(name, rest)
        return picture

    def _item(self, item: str) -> None:
        word, _, rest = item.partition(" ")
        if item == "last round":
            self.items["round"] = "last"
        elif word in ("start", "round", "order", "line"):
            self.items[word] = rest
        elif word in QUESTIONS and not self.question:
            self.question = word
            self.asked = rest.removeprefix("of ")
        else:
            raise ValueError(f"{item!r} can't be said in the first line, or not twice")

    def _line(self, name: str, rest: str) -> None:
        if name in self.seat:
            for item in PARTED.split(rest):
                self._seat_item(self.seat[name], item)
        elif name in CLASS_NAMES:
            words = rest.split()
            self.tracks[name] = [(seat, int(n)) for seat, n in zip(words[::2], words[1::2], strict=True)]
        elif name == "nuns":
            self.nuns = rest.split()
        elif name in CARD_LINES:
            self.cards[name] = _counted(rest.split())
        elif name in BUILDING_LINES:
            self.buildings[name] = rest.split()
        else:
            raise ValueError(f"{name!r}: no seat, no class, nor {', '.join((*CARD_LINES, *BUILDING_LINES))}")

    def _seat_item(self, seat: Seat, item: str) -> None:
        word, *rest = item.split()
        if word == "hand":
            seat.hand = _counted(rest)
        elif word == "rats":
            seat.rats = int(rest[0])
        elif word == "tokens":
            seat.tokens = [int(value) for value in rest]
        elif word == "in":
            seat.place = int(rest[0]) - 1
            seat.laid = _counted(rest[1:])
        elif word in CLASS_NAMES:
            words = item.split()
            seat.influence = {kind: int(n) for kind, n in zip(words[::2], words[1::2], strict=True)}
        else:
            raise ValueError(f"{item!r} can't be said of a seat")


def _counted(words: Iterable[str]) -> list[str]:
    """`monk-4*2` are two cards."""
    parts = (word.partition("*") for word in words)
    return [card for card, _, count in parts for _ in range(int(count or 1))]


# From a drawing to a state.


class _Maker:
    """Writes a drawing into the state of a game that has just been set up, so that all counters fit."""

    def __init__(self, codec: Codec, picture: Drawing, state: State) -> None:
        self.codec = codec
        self.picture = picture
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

    def number(self, names: Sequence[str], name: str) -> int:
        if name not in names:
            raise ValueError(f"{name!r} is not one of {', '.join(names)}")
        return names.index(name)

    def seat(self, name: str) -> int:
        return self.number(self.codec.seats, name)

    def question(self) -> None:
        """Which round it is, and who is asked what."""
        s, items = self.state, self.picture.items
        s.start = self.seat(items.get("start", self.codec.seats[0]))
        last = items.get("round") == "last" or self.picture.question in ("plague", "over")
        s.round = self.rounds if last else int(items.get("round", 1))
        if not 1 <= s.round <= self.rounds:
            raise ValueError(f"a game with so many seats has {self.rounds} rounds")
        match self.picture.question:
            case "buildings":
                s.ask, s.stage = ASK_BUILDING, BUILDING_PHASE
            case "supplies":
                s.ask, s.stage = ASK_SUPPLY, SUPPLY_PHASE
                s.seat = self.seat(self.picture.asked)
                s.turn = (s.seat - s.start) % self.codec.rules.seats + 1
            case "enter":
                s.ask, s.stage = ASK_ENTER, ENTER_PHASE
                s.seat = self.seat(self.picture.asked)
                s.turn = self.codec.rules.seats
            case "plague":
                s.ask, s.stage = ASK_ROW, PLAGUE
            case _:
                s.ask, s.stage = ASK_NOTHING, PLAGUE
                s.faced = ROW

    # Buildings.

    def building_card(self, text: str) -> int:
        building, _, supply = text.partition("/")
        return self.number(self.codec.buildings, building) * COPIES + self.number(self.codec.supplies, supply)

    def building_cards(self) -> None:
        """Row, decks, and cards that have gone: every round has brought as many as the row is wide."""
        s, rules, drawn = self.state, self.codec.rules, self.picture.buildings
        if rules.choice == ONE_PER_CLASS:
            raise ValueError("positions are drawn with the buildings of `one-per-class` by name")
        row = [self.building_card(text) for text in drawn.get("row", ())]
        match self.picture.question:
            case "buildings":
                fits = len(row) < rules.width
            case "plague" | "over":
                fits = not row
            case _:
                fits = len(row) == rules.width and len({card // COPIES for card in row}) > 1
        if not fits:
            raise ValueError(f"the row has {rules.width} cards, not all of one building, once it is complete")
        for place, card in enumerate(row):
            s.shown[place] = card
            self.turn_up(card)
        s.shown_size = len(row)
        replaced = [self.building_card(text) for text in drawn.get("replaced", ())]
        for i, card in enumerate(replaced):
            s.replaced[i] = card
            self.turn_up(card)
        s.known = len(replaced)
        s.fresh = rules.removed - s.known
        if s.fresh < 0:
            raise ValueError(f"the replacement deck has {rules.removed} cards")
        rounds = s.round if self.picture.question in ("plague", "over") else s.round - 1
        gone = rounds * rules.width
        s.buildings = rules.buildings - gone - len(row)
        for text in drawn.get("gone", ()):
            self.turn_up(self.building_card(text))
            gone -= 1
        if gone < 0:
            raise ValueError("more building cards have gone than there were")
        for _ in range(gone):
            self.turn_up(self.any_unseen())

    def turn_up(self, card: int) -> None:
        s = self.state
        building = card // COPIES
        kind = self.codec.rules.building_class[building]
        if not s.used[building] or s.turned[building] >> card % COPIES & 1 or s.slots[kind] == 0:
            raise ValueError(f"{self.codec.building_card(card)} is not in the game, or not twice")
        s.turned[building] |= 1 << card % COPIES
        s.slots[kind] -= 1

    def any_unseen(self) -> int:
        """A card of the class that has most left; none that is coming."""
        s, classes = self.state, self.codec.rules.building_class
        coming = [self.building_card(text) for text in self.picture.buildings.get("coming", ())]
        kept = Counter(classes[card // COPIES] for card in coming)
        free = [
            card
            for card in range(len(self.codec.buildings) * COPIES)
            if s.used[card // COPIES]
            and not s.turned[card // COPIES] >> card % COPIES & 1
            and card not in coming
            and s.slots[classes[card // COPIES]] > kept[classes[card // COPIES]]
        ]
        if not free:
            raise ValueError("more building cards are coming than there can be")
        return max(free, key=lambda card: (s.slots[classes[card // COPIES]], card))

    # Seats.

    def entering(self) -> None:
        """Who has entered and who waits."""
        s, seats = self.state, self.codec.seats
        inside = [name for name in seats if self.picture.seat[name].place is not None]
        if self.picture.question != "enter":
            if inside:
                raise ValueError("seats are in buildings only while others enter")
            return
        turns = [*seats[s.start :], *seats[: s.start]]
        around = [*seats[s.seat :], *seats[: s.seat]]
        order = self.said("order", [name for name in turns if name in inside], inside)
        line = self.said("line", [name for name in around if name not in inside], set(seats) - set(inside))
        if not line or line[0] != seats[s.seat]:
            raise ValueError(f"{seats[s.seat]} is asked, so it is the first in line")
        s.arrived, s.waiting = len(order), len(line)
        for i, name in enumerate(order):
            s.order[i] = self.seat(name)
        for i, name in enumerate(line):
            s.line[i] = self.seat(name)
        for name in inside:
            self.lay(self.seat(name), self.picture.seat[name])

    def said(self, item: str, otherwise: list[str], those: Iterable[str]) -> list[str]:
        """The seats of an item, each once."""
        found = self.picture.items[item].split() if item in self.picture.items else otherwise
        if sorted(found) != sorted(those):
            raise ValueError(f"{item} {' '.join(found)}: these are {', '.join(sorted(those))}")
        return found

    def lay(self, seat: int, drawn: Seat) -> None:
        s = self.state
        assert drawn.place is not None
        if not 0 <= drawn.place < self.codec.rules.width:
            raise ValueError(f"the row has no building {drawn.place + 1}")
        s.entered[seat] = drawn.place
        s.laid_size[seat] = len(drawn.laid)
        for card in drawn.laid:
            kind = self.number(self.codec.cards, card)
            if kind >= LAYABLE:
                raise ValueError(f"{card} can't be laid")
            s.laid[seat][kind] += 1

    def tracks(self) -> None:
        """Influence, and who is ahead."""
        s, seats, rules = self.state, self.codec.seats, self.codec.rules
        for number, kind in enumerate(CLASS_NAMES):
            counts = {name: self.picture.seat[name].influence.get(kind, 0) for name in seats}
            listed = self.picture.tracks.get(kind, [])
            for name, count in listed:
                self.seat(name)
                if counts[name] not in (0, count):
                    raise ValueError(f"{name} has {counts[name]} or {count} influence, {kind}?")
                counts[name] = count
            if any(not 0 <= count <= rules.track for count in counts.values()):
                raise ValueError(f"influence is from 0 to {rules.track}")
            names = [name for name, _ in listed]
            order = [*names, *(name for name in seats if name not in names)]
            ranked = sorted(order, key=lambda name: -counts[name])
            if len(set(names)) < len(names) or ranked[: len(names)] != names:
                raise ValueError(f"{kind} does not list the seats in track order")
            for place, name in enumerate(ranked):
                s.track[number][place] = self.seat(name)
                s.influence[number][self.seat(name)] = counts[name]

    def hands(self) -> None:
        """Rats, tokens and cards; all know who has which jokers and special cards."""
        s, rules = self.state, self.codec.rules
        for seat, name in enumerate(self.codec.seats):
            drawn = self.picture.seat[name]
            if drawn.rats < 0:
                raise ValueError("nobody has fewer than 0 rats")
            s.rats[seat] = drawn.rats
            for value in drawn.tokens:
                number = rules.token_value[: rules.values].index(value)
                s.tokens[seat][number] += 1
                s.token_left[number] -= 1
            s.token_size[seat] = len(drawn.tokens)
            s.token_pile -= len(drawn.tokens)
            for card in drawn.hand:
                if card != REST:
                    s.hand[seat][self.number(self.codec.cards, card)] += 1
            for pile in range(PILES):
                laid = s.laid[seat][PEOPLE + pile] if PEOPLE + pile < LAYABLE else 0
                has = s.hand[seat][PEOPLE + pile] + laid
                s.piles[pile] -= has
                s.least[seat][pile] = s.most[seat][pile] = has
        if min(*s.piles, *s.token_left) < 0:
            raise ValueError("there are not so many jokers, special cards or victory tokens")

    # Population cards.

    def nun_row(self) -> None:
        """Row cards as far as somebody has looked, or all at the end."""
        s = self.state
        if len(self.picture.nuns) != ROW:
            raise ValueError(f"the nun-row has {ROW} cards")
        for spot, text in enumerate(self.picture.nuns):
            if text == HIDDEN:
                if s.ask == ASK_NOTHING:
                    raise ValueError("when the game is over, the nun-row is turned up")
                continue
            found = SEEN.fullmatch(text)
            if found is None or not (found[2] or s.ask == ASK_NOTHING):
                raise ValueError(f"{text!r}: a nun-row card is `hidden` or `CARD(SEAT,SEAT)`")
            s.row[spot] = self.person(found[1])
            s.seen[spot] = sum(1 << self.seat(name) for name in (found[2] or "").split(",") if name)

    def person(self, card: str) -> int:
        return self.number(self.codec.cards[:PEOPLE], card)

    def people(self) -> None:
        """Deck, discards and what the unseen row can be: every population card is somewhere."""
        s, drawn = self.state, self.picture.cards
        for name in CARD_LINES:
            if REST in drawn.get(name, ()) and name != "discards":
                raise ValueError("the rest can be in a hand or in the discards")
        discards = self.kinds(drawn.get("discards", ()))
        placed = Counter(discards)
        for seat in range(self.codec.rules.seats):
            for kind in range(PEOPLE):
                placed[kind] += s.hand[seat][kind] + s.laid[seat][kind]
        placed.update(kind for kind in s.row if kind != NONE)
        hidden = s.row.count(NONE)
        s.refilled = int("deck" in drawn)
        if s.refilled:
            pool, old = self.kinds(drawn["deck"]), self.kinds(drawn.get("unseen", ()))
        else:
            pool, old = self.kinds(drawn.get("pool", ())), Counter[int]()
        left = Counter(dict(enumerate(self.codec.rules.people)))
        left.subtract(placed + pool + old)
        if min(left.values()) < 0:
            short = ", ".join(self.codec.cards[kind] for kind in left if left[kind] < 0)
            raise ValueError(f"there are not so many {short}")
        pool, discards = self.put_rest(left, pool, discards)
        s.deck = pool.total() - (0 if s.refilled else hidden)
        s.discarded = discards.total()
        if s.deck < 0 or (s.refilled and old.total() != hidden):
            raise ValueError(f"{hidden} cards of the nun-row are unseen")
        if s.deck == 0 and s.discarded:
            raise ValueError("an empty deck is made anew from the discards at once")
        for kind in range(PEOPLE):
            s.pool[kind], s.old[kind], s.discards[kind] = pool[kind], old[kind], discards[kind]
            if s.refilled:
                for seat in range(self.codec.rules.seats):
                    s.late[seat][kind] = pool[kind]
        for seat in range(self.codec.rules.seats):
            s.hand_size[seat] = sum(s.hand[seat])

    def kinds(self, cards: Iterable[str]) -> Counter[int]:
        return Counter(self.person(card) for card in cards if card != REST)

    def put_rest(
        self, left: Counter[int], pool: Counter[int], discards: Counter[int]
    ) -> tuple[Counter[int], Counter[int]]:
        """Population cards that are nowhere else."""
        drawn = self.picture.cards
        heirs = [seat for seat, name in enumerate(self.codec.seats) if REST in self.picture.seat[name].hand]
        if len(heirs) + (REST in drawn.get("discards", ())) > 1:
            raise ValueError("the rest can be in one place only")
        if heirs:
            for kind, count in left.items():
                self.state.hand[heirs[0]][kind] += count
        elif REST in drawn.get("discards", ()):
            discards = discards + left
        elif "pool" in drawn or "deck" in drawn:
            if left.total():
                raise ValueError(f"{left.total()} population cards are nowhere")
        else:
            pool = pool + left
        return pool, discards


def _ruleset(game: rattus.Game) -> CartusRuleset:
    ruleset = game.ruleset
    if not isinstance(ruleset, CartusRuleset):
        raise TypeError("these positions are drawn for the card game")
    return ruleset
