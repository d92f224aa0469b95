"""Positions of the board game as text, both ways.

    turn of red · plague italia · supply 20
    gallia    rats 3  green 2  yellow 1
    hispania  rats 2 (/2 2+MBC seen by red)
    cards     knight yellow, merchant green

The first line says what is going on; its items are parted by `·`. What is asked:

    turn of A          A is asked in the action phase of its turn
    last round of A    A is asked in the last round
    A asked PHASE      `plague` at setup, `settle`, `spread`, `fury`, `ravage` (which rat is turned up), `final`,
                       `after`, or a question of a card
    chance asked PHASE `start`, `plague` and `caravan` at setup, `look`, `ravage`, `final`
    over

and, where it is to be said:

    plague REGION, caravan REGION
    supply N           else all rats that have not come to the board
    start A, turn N    the start seat (else the first), the number of the turn (else one of the first round)
    for A              whose rat chance is asked for (else `last turn of`)
    last turn of A     who had the last regular turn (in the last round else the seat to the left of the one asked)
    ended by A         after whose turn the end was first due (in the last round else `last turn of`)
    in the last round  a question within it
    taken, placed, used CARD …, emptied    what the seat has done in this turn; its reserve has been empty
    new N, further N   rats still to be placed beside the plague; further ones that may be
    raging             the plague counts as two citizens
    with CARD N        whose question this is, and its number; `after plague`: the card was used after it
    at REGION/SLOT     the rat, or the region, that is ravaged or looked at; `first REGION/SLOT`: the Witch's first
    returned           a rat has come back from those turned up

Then a line for each region that holds anything, and the others:

    REGION  rats N (/SLOT FACE seen by SEAT …, /SLOT laid, /SLOT supply, /SLOT returned)  nuns N  SEAT n  SEAT n
    elsewhere  …       all regions that have no line
    haven   SEAT n  SEAT n
    cards   CARD SEAT, CARD SEAT
    gone    FACE …     rats that were turned up; `since FACE …`: after one had come back
    coming  FACE …     rats that have not gone, in a drawing that does not say which have

Where a rat comes from matters to chance: one whose face is known came from where its face says (`*`: laid at setup);
of the others in a region the one in slot 1 was laid at setup, the rest came from the supply; `laid`, `supply` and
`returned` say it differently. Reserves follow from board and haven. If `gone` names fewer rats than are missing, the
last ones of the edition that are not `coming` have gone too.

What questions that have been answered left behind is not said: `settle_down` blanks it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

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
from rattus.plague.cards import DECK, NAMES, NUMBERS
from rattus.plague.flow import to_after, to_fury, to_ravage, to_spread
from rattus.plague.game import legal, outcomes
from rattus.plague.report import phase
from rattus.plague.setup import CITIZENS_SETTLED
from rattus.plague.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_CARAVAN_DRAW,
    ASK_CARD,
    ASK_FURY,
    ASK_LAST,
    ASK_LOOKED_RAT,
    ASK_NOTHING,
    ASK_PLAGUE_CHOICE,
    ASK_PLAGUE_DRAW,
    ASK_RAT,
    ASK_SETTLE,
    ASK_SPREAD,
    ASK_START,
    ASK_TURN,
    LAID,
    NONE,
    RETURNED,
    SLOTS,
    State,
)

if TYPE_CHECKING:
    from rattus.plague.codec import Codec

RATS = re.compile(r"rats ([0-9])(?: ?\(([^)]*)\))? ?")
NUNS = re.compile(r"nuns ([0-9]) ?")
REMARK = re.compile(
    r"/([1-3])(?: (?P<face>[0-9]\+[A-Z]+\*?|hidden))?(?: (?P<origin>laid|supply|returned))?(?: seen by (?P<seen>.+))?"
)
ELSEWHERE = "elsewhere"
NOWHERE = "nowhere"
LINES = (ELSEWHERE, "haven", "cards", "gone", "since", "coming")
WORDS = frozenset((*LINES, "rats", "nuns", "chance"))
"""A seat or region of this name is written with `@`."""
FLAGS = ("over", "in the last round", "after plague", "taken", "placed", "emptied", "raging", "returned")
VALUES = (
    *("turn of", "last round of", "last turn of", "ended by", "for", "start", "turn", "plague", "caravan"),
    *("supply", "used", "new", "further", "with", "at", "first"),
)
QUESTIONS = ("over", "turn of", "last round of", "asked")
"""Each position has one of these."""
CHANCE = "chance"
CHANCES = {
    "start": ASK_START,
    "plague": ASK_PLAGUE_DRAW,
    "caravan": ASK_CARAVAN_DRAW,
    "look": ASK_LOOKED_RAT,
    "ravage": ASK_RAT,
    "final": ASK_RAT,
}
CHOICES = {
    "plague": ASK_PLAGUE_CHOICE,
    "settle": ASK_SETTLE,
    "spread": ASK_SPREAD,
    "fury": ASK_FURY,
    "ravage": ASK_TURN,
    "final": ASK_TURN,
    "after": ASK_AFTER,
}
"""What chance and seats are asked, by the words of a drawing; all other words are a card's."""
SETUP = (ASK_START, ASK_PLAGUE_DRAW, ASK_CARAVAN_DRAW, ASK_PLAGUE_CHOICE, ASK_SETTLE)
OF_A_CARD = (ASK_CARD, ASK_LOOKED_RAT)


def place(codec: Codec, s: State, text: str) -> None:
    """Write a position into the state of a game that has just been set up; one that can't be is refused."""
    _Maker(codec, Drawing.read(codec, text), s).make()


def position(codec: Codec, s: State) -> str:
    """The position of a state, drawn, as far as the state knows it; what it does not know is `hidden`."""
    return str(Drawing.of(codec, s))


def settle_down(s: State) -> None:
    """Blank what questions that have been answered left behind, and nothing will read again."""
    if s.ask not in OF_A_CARD:
        s.back, s.card, s.stage = 0, NONE, 0
    looking = s.ask in OF_A_CARD and DECK[s.card].looks
    if s.ask not in (ASK_SPREAD, ASK_FURY, ASK_TURN, ASK_RAT) and not looking:
        s.place = NONE
    if s.ask != ASK_RAT and not looking:
        s.slot = 0
    if not looking:
        s.look_place = NONE
    if s.look_place == NONE:
        s.look_slot = 0
    if s.ask == ASK_LOOKED_RAT:
        s.stage = 0
    if s.passes or s.final:
        s.taken = s.placed = s.emptied = 0
    if s.final:
        s.used = 0
    if s.ask == ASK_NOTHING:
        s.seat, s.fury = s.active, 0


# A drawing as values.


@dataclass
class Rat:
    """A face-down rat: what is known of it and by whom, and where it came from (nothing if that is not said)."""

    face: str | None = None
    seen: tuple[str, ...] = ()
    origin: str | None = None


@dataclass
class Region:
    """The rats of a region, slot by slot, its citizens and its nuns."""

    rats: list[Rat] = field(default_factory=list)
    citizens: dict[str, int] = field(default_factory=dict)
    nuns: int = 0


@dataclass
class Drawing:
    """All that a drawing says. Its text is the tidy form, regions in board order."""

    seats: tuple[str, ...]
    items: dict[str, str] = field(default_factory=dict)
    """What the first line says, by the words before it."""
    regions: dict[str, Region] = field(default_factory=dict)
    haven: dict[str, int] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    since: list[str] = field(default_factory=list)
    coming: list[str] = field(default_factory=list)

    # From its text.

    @classmethod
    def read(cls, codec: Codec, text: str) -> Drawing:
        """From its text."""
        drawing = cls(codec.seats, regions={region: Region() for region in codec.regions})
        first, *lines = lines_of(text) or [""]
        for item in items_of(first):
            drawing._item(item)
        if sum(name in drawing.items for name in QUESTIONS) != 1:
            raise PositionError(
                first, "one question is asked: `turn of SEAT`, `SEAT asked PHASE`, …, or `over`"
            )
        said: dict[str, str] = {}
        for line in lines:
            name, _, rest = line.partition(" ")
            if name in said:
                raise PositionError(name, "has two lines")
            said[name] = rest
            if name not in LINES:
                index(codec.regions, name, f"region in play, nor {', '.join(LINES)}")
        for region in codec.regions:
            rest = said.pop(named(region, WORDS), said.get(ELSEWHERE, ""))
            drawing.regions[region] = drawing._region(rest)
        said.pop(ELSEWHERE, None)
        for name, rest in said.items():
            drawing._line(name, rest)
        return drawing

    def _item(self, item: str) -> None:
        words = item.split()
        if item in FLAGS:
            name, value = item, ""
        elif len(words) == 3 and words[1] == "asked":
            name, value = "asked", item
        else:
            name = max((name for name in VALUES if item.startswith(f"{name} ")), key=len, default="")
            value = item[len(name) + 1 :]
        if not name:
            raise PositionError(item, "can't be said in the first line")
        if name in self.items:
            raise PositionError(item, "is said twice")
        self.items[name] = value

    def _line(self, name: str, rest: str) -> None:
        if name == "haven":
            self.haven = self._citizens(rest)
        elif name == "cards":
            for pair in rest.split(","):
                for card, seat in pairs(pair, "a card and its holder"):
                    if card in self.cards:
                        raise PositionError(card, "has two holders")
                    self.cards[card] = self._seat(seat)
        elif name in LINES:
            getattr(self, name).extend(rest.split())
        else:
            raise PositionError(name, "has two lines")

    def _seat(self, word: str) -> str:
        return self.seats[index(self.seats, word, "seat")]

    def _citizens(self, text: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for word, count in pairs(text, "a seat and its citizens"):
            seat = self._seat(word)
            if seat in found:
                raise PositionError(word, "stands there twice")
            found[seat] = number(count, 0, 99, "citizens")
        return found

    def _region(self, text: str) -> Region:
        region = Region()
        if found := RATS.match(text):
            if int(found[1]) > SLOTS:
                raise PositionError(found[0].strip(), f"at most {SLOTS} rats in a region, ever")
            region.rats = [Rat() for _ in range(int(found[1]))]
            for remark in found[2].split(",") if found[2] else ():
                self._remark(region.rats, remark.strip())
            text = text[found.end() :]
        if nuns := NUNS.match(text):
            region.nuns = int(nuns[1])
            text = text[nuns.end() :]
        region.citizens = self._citizens(text)
        return region

    def _remark(self, rats: list[Rat], remark: str) -> None:
        told = REMARK.fullmatch(remark)
        if told is None:
            form = "`/SLOT FACE seen by SEAT …`, `/SLOT laid`, `/SLOT supply` or `/SLOT returned`"
            raise PositionError(remark, f"a remark is {form}")
        if int(told[1]) > len(rats):
            raise PositionError(remark, f"only {len(rats)} rats lie there")
        seen = tuple(self._seat(seat) for seat in (told["seen"] or "").split())
        rats[int(told[1]) - 1] = Rat(told["face"], seen, told["origin"])

    # From a state.

    @classmethod
    def of(cls, codec: Codec, s: State) -> Drawing:
        """What a state shows."""
        s = s.copy()
        settle_down(s)
        drawing = cls(codec.seats)
        drawing._tell(codec, s)
        for r, name in enumerate(codec.regions):
            people = {seat: s.citizens[r][i] for i, seat in enumerate(codec.seats) if s.citizens[r][i]}
            rats = [rat_at(codec, s, r, slot) for slot in range(s.rats[r])]
            drawing.regions[name] = Region(rats, people, s.nuns[r])
        drawing.haven = {seat: s.haven[i] for i, seat in enumerate(codec.seats) if s.haven[i]}
        drawing.cards = {
            card: codec.seats[s.holder[NUMBERS[card]]]
            for card in codec.cards
            if s.holder[NUMBERS[card]] != NONE
        }
        for face, name in enumerate(codec.faces):
            drawing.gone += [name] * s.turned[face]
            left = codec.rules.unseen[face] - s.unseen[face] - s.turned[face]
            drawing.since += [name] * (left - known_on_board(codec, s, face))
        return drawing

    def _tell(self, codec: Codec, s: State) -> None:
        """The first line of a state."""
        seats, items = codec.seats, self.items
        asked = named(seats[s.seat], WORDS) if s.seat != NONE else ""
        if s.ask == ASK_ACTION:
            items["turn of"] = asked
        elif s.ask == ASK_LAST:
            items["last round of"] = asked
        elif s.ask == ASK_NOTHING:
            items["over"] = ""
        else:
            chance = s.ask <= ASK_LOOKED_RAT
            items["asked"] = f"{CHANCE if chance else asked} asked {question(s)}"
            if chance and s.ask not in SETUP:
                items["for"] = asked
            if s.passes:
                items["in the last round"] = ""
        if s.plague != NONE:
            items["plague"] = codec.regions[s.plague]
        if s.caravan != NONE:
            items["caravan"] = codec.regions[s.caravan]
        items["supply"] = str(s.supply)
        if s.start != NONE:
            items["start"] = seats[s.start]
        if s.turn:
            items["turn"] = str(s.turn)
        if s.passes or s.final:
            items["last turn of"] = seats[s.active]
        if s.trigger != NONE:
            items["ended by"] = seats[s.trigger]
        flags = {"taken": s.taken, "placed": s.placed, "emptied": s.emptied}
        items.update({flag: "" for flag, said in flags.items() if said})
        used = [name for name in NAMES if s.used >> NUMBERS[name] & 1]
        if used:
            items["used"] = " ".join(used)
        for name, count in (("new", s.spread), ("further", s.extra)):
            if count:
                items[name] = str(count)
        if s.fury:
            items["raging"] = ""
        if s.ask in OF_A_CARD:
            items["with"] = f"{DECK[s.card].name} {s.stage}"
            if s.back == ASK_AFTER:
                items["after plague"] = ""
        if s.ask == ASK_TURN and s.final:
            items["at"] = codec.regions[s.place]
        elif s.place != NONE and s.ask in (ASK_RAT, *OF_A_CARD):
            items["at"] = codec.place(s.place, s.slot)
        if s.look_place != NONE:
            items["first"] = codec.place(s.look_place, s.look_slot)
        if s.returned:
            items["returned"] = ""

    # To its text.

    def __str__(self) -> str:
        items = [
            value if name == "asked" else f"{name} {value}".strip() for name, value in self.items.items()
        ]
        lines = [BETWEEN_ITEMS.join(items)]
        for name, region in self.regions.items():
            words = []
            if region.rats:
                words.append(f"rats {len(region.rats)}")
            remarks = [told for slot, rat in enumerate(region.rats) if (told := remark(slot, rat))]
            if remarks:
                words.append(f"({', '.join(remarks)})")
            if region.nuns:
                words.append(f"nuns {region.nuns}")
            words += self._counts(region.citizens)
            if words:
                lines.append(f"{named(name, WORDS):14}{' '.join(words)}")
        others = {
            "haven": " ".join(self._counts(self.haven)),
            "cards": ", ".join(f"{card} {self.cards[card]}" for card in NAMES if card in self.cards),
            "gone": " ".join(self.gone),
            "since": " ".join(self.since),
            "coming": " ".join(self.coming),
        }
        return "\n".join([*lines, *(f"{name:14}{said}" for name, said in others.items() if said)])

    def _counts(self, citizens: dict[str, int]) -> list[str]:
        return [f"{named(seat, WORDS)} {citizens[seat]}" for seat in self.seats if citizens.get(seat)]


def question(s: State) -> str:
    """The word for what is asked, at setup too."""
    words = CHANCES if s.ask <= ASK_LOOKED_RAT else CHOICES
    at_setup = [word for word, ask in words.items() if ask == s.ask] if s.ask in SETUP else []
    return at_setup[0] if at_setup else phase(s)


def rat_at(codec: Codec, s: State, region: int, slot: int) -> Rat:
    """A rat on the board."""
    marks = s.marks[region][slot]
    seen = tuple(seat for i, seat in enumerate(codec.seats) if marks >> i & 1)
    face = codec.face(s, region, slot) if seen else None
    origin = "returned" if marks < 0 else "laid" if marks & LAID else "supply"
    return Rat(face, seen, None if origin == usual_origin(face, slot) else origin)


def usual_origin(face: str | None, slot: int) -> str:
    """Where a rat came from if it is not said."""
    laid = slot == 0 if face in (None, HIDDEN) else str(face).endswith("*")
    return "laid" if laid else "supply"


def remark(slot: int, rat: Rat) -> str:
    """What there is to say of a rat; nothing of most."""
    words = [rat.face or "", rat.origin or "", f"seen by {' '.join(rat.seen)}" if rat.seen else ""]
    told = " ".join(word for word in words if word)
    return f"/{slot + 1} {told}" if told else ""


def known_on_board(codec: Codec, s: State, face: int) -> int:
    """Rats on the board that are known to show a face."""
    return sum(s.face[r][slot] == face for r in range(codec.rules.regions) for slot in range(s.rats[r]))


# From a drawing to a state.


class _Maker:
    """Writes a drawing into the state of a game that has just been set up, so that all counters fit."""

    def __init__(self, codec: Codec, drawing: Drawing, state: State) -> None:
        self.codec = codec
        self.rules = codec.rules
        self.drawing = drawing
        self.items = drawing.items
        self.state = state

    def make(self) -> None:
        self.question()
        self.turn()
        self.people()
        self.rats()
        self.details()
        self.fits()

    def seat(self, name: str) -> int:
        return index(self.codec.seats, name, "seat")

    def region(self, name: str) -> int:
        return index(self.codec.regions, name, "region in play")

    def spot(self, item: str) -> tuple[int, int]:
        """A region and a slot of its rats."""
        name, _, slot = self.items[item].partition("/")
        region = self.region(name)
        return region, number(slot or "1", 1, SLOTS, "the slot of a rat") - 1

    # What is asked.

    def question(self) -> None:
        """The seat that is asked, and the question."""
        s, rules, items = self.state, self.rules, self.items
        s.start = self.seat(items["start"]) if "start" in items else NONE
        if "turn of" in items:
            s.ask, s.seat = ASK_ACTION, self.seat(items["turn of"])
        elif "last round of" in items:
            s.ask, s.seat = ASK_LAST, self.seat(items["last round of"])
        elif "over" in items:
            s.ask, s.final = ASK_NOTHING, 1
        else:
            self.asked(*items["asked"].split())
        if rules.start not in (NONE, s.start) and "start" in items:
            raise PositionError(items["start"], f"{self.codec.seats[rules.start]} begins by the options")
        if s.ask == ASK_START:
            if s.start != NONE or rules.start != NONE:
                raise PositionError("start", "the start seat is known")
        elif s.start == NONE:
            s.start = max(0, rules.start)
        if s.ask in (ASK_PLAGUE_DRAW, ASK_PLAGUE_CHOICE, ASK_CARAVAN_DRAW):
            chosen = s.ask == ASK_PLAGUE_CHOICE
            if s.ask != ASK_CARAVAN_DRAW and chosen != bool(rules.plague_chosen):
                raise PositionError("plague", "by this rulebook it is not asked so")
            if chosen and s.seat != s.start:
                raise PositionError(items["asked"], "the start seat chooses")
            s.seat = s.start

    def asked(self, by: str, _: str, what: str) -> None:
        """`A asked PHASE`"""
        s, items = self.state, self.items
        chance = by == CHANCE
        if not chance:
            s.seat = self.seat(by)
        if chance and what not in CHANCES:
            raise PositionError(what, f"chance is asked {', '.join(CHANCES)}")
        if chance or what in CHOICES:
            s.ask = (CHANCES if chance else CHOICES)[what]
        else:
            s.ask = ASK_CARD
        s.final = int(what == "final")
        if s.ask in OF_A_CARD:
            self.of_card(what)
        if chance and s.ask not in SETUP:
            s.seat = self.seat(items["for"] if "for" in items else items.get("last turn of", ""))

    def of_card(self, what: str) -> None:
        """A question of a card: which one, and how far its use has come."""
        s = self.state
        words = self.items.get("with", "").split()
        if len(words) != 2 or words[0] not in self.codec.cards:
            raise PositionError(what, f"whose question is it? `with CARD N`: {', '.join(self.codec.cards)}")
        s.card = NUMBERS[words[0]]
        s.stage = number(words[1], 0, 9, "the number of the question")
        phases = DECK[s.card].phases
        if s.ask == ASK_LOOKED_RAT:
            if not DECK[s.card].looks or s.stage:
                raise PositionError(words[0], "does not look at rats so")
        elif s.stage >= len(phases) or phases[s.stage] != what:
            raise PositionError(what, f"is no such question of {words[0]}")
        s.used |= 1 << s.card

    def turn(self) -> None:
        """Whose turn it is or was, which one, and whether the end is due."""
        s, rules, items, seats = self.state, self.rules, self.items, self.rules.seats
        at_setup = s.ask in SETUP
        last = s.ask == ASK_LAST or "in the last round" in items
        if at_setup and any(
            item in items for item in ("last turn of", "ended by", "turn", "in the last round")
        ):
            raise PositionError(items["asked"], "no turn has begun")
        if at_setup:
            s.active = NONE
        elif "last turn of" in items:
            s.active = self.seat(items["last turn of"])
        elif s.ask == ASK_NOTHING:
            raise PositionError("over", "who had the last turn? `last turn of SEAT`")
        else:
            s.active = (s.seat + 1) % seats if last else s.seat
        if not last and not at_setup:
            if s.ask == ASK_NOTHING:
                s.seat = s.active
            elif s.seat != s.active:
                raise PositionError(self.codec.seats[s.seat], "is asked in the turn of another seat")
        if "ended by" in items:
            s.trigger = self.seat(items["ended by"])
        elif last or s.final:
            s.trigger = s.active
        if s.trigger not in (NONE, s.active) and not rules.end_of_round:
            raise PositionError(items["ended by"], "the seat that ends the game has the last turn")
        if s.trigger != NONE and not (last or s.final or rules.end_of_round):
            raise PositionError(items["ended by"], "then the last round has begun")
        if last:
            s.passes = (s.seat - s.trigger) % seats
            if s.passes == 0 or s.final:
                raise PositionError(self.codec.seats[s.seat], "has no last round: it ended the game")
        if not at_setup:
            s.settled = seats * rules.rounds
            low = (s.active - s.start) % seats + 1
            s.turn = number(items.get("turn", str(low)), 1, rules.turn_limit + seats, "the turn")

    # What lies on the board.

    def people(self) -> None:
        """Plague, caravan, citizens, nuns and cards; citizens neither on the board nor in the haven are in reserve."""
        s, rules, items, drawing = self.state, self.rules, self.items, self.drawing
        known = s.ask not in (ASK_START, ASK_PLAGUE_DRAW, ASK_PLAGUE_CHOICE)
        if known != (items.get("plague", NOWHERE) != NOWHERE):
            raise PositionError("plague", "a position says where it stands, once it does")
        s.plague = self.region(items["plague"]) if known else NONE
        known = known and bool(rules.caravan) and s.ask != ASK_CARAVAN_DRAW
        if s.ask == ASK_CARAVAN_DRAW and not rules.caravan:
            raise PositionError("caravan", "is not in play")
        if known != ("caravan" in items):
            raise PositionError("caravan", "a position says where it stands, exactly if it is in play")
        s.caravan = self.region(items["caravan"]) if known else NONE
        for card, holder in drawing.cards.items():
            index(self.codec.cards, card, "card in play")
            s.holder[NUMBERS[card]] = self.seat(holder)
        for r, region in enumerate(drawing.regions.values()):
            s.nuns[r] = region.nuns
        if sum(s.nuns) > self.codec.nuns:
            raise PositionError(f"nuns {sum(s.nuns)}", f"there are {self.codec.nuns} in play")
        for seat, name in enumerate(self.codec.seats):
            s.haven[seat] = drawing.haven.get(name, 0)
            for r, region in enumerate(drawing.regions.values()):
                s.citizens[r][seat] = region.citizens.get(name, 0)
            used = s.haven[seat] + sum(citizens[seat] for citizens in s.citizens)
            if used > rules.citizens:
                raise PositionError(name, f"has {used} citizens; there are {rules.citizens} of each seat")
            s.reserve[seat] = rules.citizens - used
        if s.ask in SETUP:
            self.settling()

    def settling(self) -> None:
        """At setup nobody has anything but the citizens settled so far."""
        s, rules = self.state, self.rules
        if any(s.haven) or any(s.nuns) or self.drawing.cards:
            raise PositionError("", "nobody has cards, nuns or citizens in the haven before the first turn")
        settled = [rules.citizens - s.reserve[seat] for seat in range(rules.seats)]
        s.settled = sum(settled) // CITIZENS_SETTLED
        order = [settling_seat(rules.seats, s.start, n) for n in range(rules.seats * rules.rounds)]
        due = [CITIZENS_SETTLED * order[: s.settled].count(seat) for seat in range(rules.seats)]
        odd = any(count % CITIZENS_SETTLED for citizens in s.citizens for count in citizens)
        if settled != due or odd or (s.ask != ASK_SETTLE and s.settled) or s.settled >= len(order):
            raise PositionError("", "seats settle two citizens each, in their order")
        if s.ask == ASK_SETTLE and order[s.settled] != s.seat:
            raise PositionError(self.items["asked"], f"{self.codec.seats[order[s.settled]]} settles next")

    def rats(self) -> None:
        """Rats on the board, in the supply and gone; what is unseen is what is left."""
        s, rules = self.state, self.rules
        places: list[tuple[int, int]] = []
        for r, region in enumerate(self.drawing.regions.values()):
            s.rats[r] = len(region.rats)
            s.face[r] = [NONE] * SLOTS
            s.marks[r] = [0] * SLOTS
            for slot, rat in enumerate(region.rats):
                s.marks[r][slot] = self.marks(rat, slot)
                places.append((r, slot))
        s.returned = int("returned" in self.items)
        back = [marks for marks in (s.marks[r][slot] for r, slot in places) if marks < 0]
        if len(back) > s.returned:
            raise PositionError("returned", "one rat can come back; then the first line says so too")
        if s.returned and not (s.passes or s.final):
            raise PositionError("returned", "rats come back in the last round only")
        laid = sum(s.marks[r][slot] >= 0 and s.marks[r][slot] & LAID != 0 for r, slot in places)
        supplied = len(places) - len(back) - laid
        rest = rules.supply - supplied
        s.supply = number(self.items.get("supply", str(max(0, rest))), 0, rules.supply, "the supply")
        if laid > rules.regions or rest < s.supply:
            raise PositionError("rats", "more than there are: look at those laid at setup, and at the supply")
        known: list[str] = []
        for r, region in enumerate(self.drawing.regions.values()):
            for slot, rat in enumerate(region.rats):
                if rat.face is not None:
                    s.face[r][slot] = index(self.codec.faces, rat.face, "rat")
                    known.append(rat.face)
        for face in known:
            self.see(face)
        unseen = [(r, slot) for r, slot in places if s.face[r][slot] == NONE]
        s.laid = sum(s.marks[r][slot] >= 0 and s.marks[r][slot] & LAID != 0 for r, slot in unseen)
        fresh = sum(s.marks[r][slot] >= 0 for r, slot in unseen) - s.laid
        s.open = fresh + s.supply + rules.removed
        known_back = sum(s.face[r][slot] != NONE and s.marks[r][slot] < 0 for r, slot in places)
        self.let_go(rules.regions - laid, rest - s.supply, known_back)
        s.starting = sum(s.unseen[: rules.starting])
        s.others = sum(s.unseen[rules.starting : rules.faces])
        if not 0 <= s.starting - s.laid <= s.open:
            counts = f"{s.starting} starting rats that nobody has seen, {s.laid} of them laid, {s.open} other places"
            raise PositionError("rats", counts)
        if len(back) > known_back and not any(s.turned):
            raise PositionError("returned", "none had been turned up before")
        if s.ask in SETUP and (
            s.rats[: rules.regions] != [1] * rules.regions or known or laid < rules.regions
        ):
            raise PositionError("rats", "before the first turn one lies face down in each region")

    def marks(self, rat: Rat, slot: int) -> int:
        if rat.face == HIDDEN:
            index(self.codec.faces, rat.face, "rat")
        if (rat.face is None) != (not rat.seen):
            raise PositionError(
                rat.face or "seen", "a face that is known has been seen by somebody, and so only"
            )
        origin = rat.origin or usual_origin(rat.face, slot)
        if origin == "laid" and rat.face is not None and not rat.face.endswith("*"):
            raise PositionError(rat.face, "is not the face of a rat laid at setup")
        seen = sum(1 << seat for seat in {self.seat(seat) for seat in rat.seen})
        return seen + {"laid": LAID, "supply": 0, "returned": RETURNED}[origin]

    def see(self, face: str) -> int:
        """One rat with this face is unseen no more."""
        found = index(self.codec.faces, face, "rat")
        if self.state.unseen[found] == 0:
            raise PositionError(face, f"there is {self.rules.unseen[found]} with this face only")
        self.state.unseen[found] -= 1
        return found

    def let_go(self, laid: int, supplied: int, back: int) -> None:
        """These many rats laid at setup and of the supply have been turned up; `back`: one of them is known again."""
        s, rules, drawing = self.state, self.rules, self.drawing
        if drawing.since and not s.returned:
            raise PositionError("since", "a rat has `returned` then")
        missing = laid + supplied - back - len(drawing.gone) - len(drawing.since)
        if missing < 0:
            raise PositionError("gone", f"{-missing} more than are missing")
        for face in drawing.gone:
            s.turned[self.see(face)] += 1
        for face in drawing.since:
            self.see(face)
        if not missing:
            return
        starred = sum(face.endswith("*") for face in (*drawing.gone, *drawing.since))
        laid = max(0, laid - starred)
        kept = [drawing.coming.count(face) for face in self.codec.faces]
        mixed = max(0, sum(s.unseen[: rules.starting]) - laid - s.laid - s.open)
        laid = min(missing, laid + mixed)
        for count, low, high in ((laid, 0, rules.starting), (missing - laid, rules.starting, rules.faces)):
            for _ in range(count):
                free = [face for face in range(low, high) if s.unseen[face] > kept[face]]
                if not free:
                    raise PositionError("gone", "more rats are missing than can have gone")
                s.unseen[free[-1]] -= 1
                s.turned[free[-1]] += 1
        for i, count in enumerate(kept):
            if s.unseen[i] < count:
                raise PositionError(self.codec.faces[i], "can't be coming")

    # The rest of the first line, and whether all of it can be.

    def details(self) -> None:
        """What the seat that is asked has done, and what a question needs."""
        s, items = self.state, self.items
        busy = {"taken": not s.passes, "placed": not s.passes, "emptied": not s.passes, "used": True}
        for item, can in busy.items():
            if item in items and (s.ask in SETUP or s.final or not can):
                raise PositionError(item, "of no turn that goes on")
        s.taken, s.placed, s.emptied = (int(item in items) for item in ("taken", "placed", "emptied"))
        for card in items.get("used", "").split():
            index(self.codec.cards, card, "card in play")
            s.used |= 1 << NUMBERS[card]
        needs = {
            "new": s.ask == ASK_SPREAD,
            "further": s.ask == ASK_SPREAD,
            "with": s.ask in OF_A_CARD,
            "after plague": s.ask in OF_A_CARD and not s.passes,
            "for": s.ask in (ASK_RAT, ASK_LOOKED_RAT),
            "in the last round": s.passes > 0,
            "raging": s.ask not in SETUP and s.ask != ASK_NOTHING,
            "returned": s.returned > 0,
        }
        for item, can in needs.items():
            if item in items and not can:
                raise PositionError(item, "can't be said here")
        s.spread = number(items.get("new", "0"), 0, 2, "new rats")
        s.extra = number(items.get("further", "0"), 0, 9, "further rats")
        s.fury = int("raging" in items)
        if s.ask in OF_A_CARD:
            s.back = ASK_LAST if s.passes else ASK_AFTER if "after plague" in items else ASK_ACTION
            if s.back == ASK_AFTER and not self.rules.after >> s.card & 1:
                raise PositionError("after plague", f"{DECK[s.card].name} can't be used then")
        self.spots()

    def spots(self) -> None:
        """The rats and regions that a question is about."""
        s, items = self.state, self.items
        looking = s.ask in OF_A_CARD and DECK[s.card].looks
        ravaged = s.ask in (ASK_SPREAD, ASK_FURY, ASK_TURN, ASK_RAT)
        if "at" in items and not (looking or ravaged):
            raise PositionError(items["at"], "nothing is asked about it")
        if "first" in items and not looking:
            raise PositionError(items["first"], "nobody looks at rats")
        if ravaged:
            s.place = s.plague
        if "at" in items:
            s.place, s.slot = self.spot("at")
            if s.slot >= s.rats[s.place]:
                raise PositionError(items["at"], "no rat lies there")
        elif looking or (ravaged and s.final):
            raise PositionError(items["asked"], "where? `at REGION/SLOT`")
        if ravaged and s.place != s.plague and not s.final:
            raise PositionError(items["at"], "the plague ravages where it stands")
        looked = [(s.place, s.slot)] if looking and s.ask == ASK_CARD else []
        if "first" in items:
            s.look_place, s.look_slot = self.spot("first")
            looked.append((s.look_place, s.look_slot))
        elif looked:
            raise PositionError(items["asked"], "which rat was looked at first? `first REGION/SLOT`")
        for region, slot in looked:
            if slot >= s.rats[region] or not s.marks[region][slot] >> s.seat & 1:
                raise PositionError(self.codec.place(region, slot), "the seat has not looked at it")

    def fits(self) -> None:
        """The rules would ask the same here, and there is an answer."""
        s, rules = self.state, self.rules
        flow = {
            ASK_SPREAD: to_spread,
            ASK_FURY: to_fury,
            ASK_TURN: to_ravage,
            ASK_RAT: to_ravage,
            ASK_AFTER: to_after,
        }
        if s.ask in flow or s.ask == ASK_NOTHING:
            asked = s.copy()
            if s.final:
                asked.place = 0
            flow.get(s.ask, to_ravage)(rules, asked)
            chosen = s.ask == ASK_RAT and asked.ask == ASK_TURN and asked.place == s.place
            same = (asked.ask, asked.place, asked.slot) == (s.ask, s.place, s.slot)
            if not (chosen or same or asked.ask == s.ask == ASK_NOTHING):
                raise PositionError(self.items.get("asked", "over"), "the rules would not ask this here")
        out, weights = [0] * MOST_LEGAL, [0] * MOST_LEGAL
        chance = s.ask <= ASK_LOOKED_RAT
        count = outcomes(rules, s, out, weights) if chance else legal(rules, s, out)
        if s.ask != ASK_NOTHING and not count:
            raise PositionError(self.items.get("asked", ""), "there is no answer")


def settling_seat(seats: int, start: int, n: int) -> int:
    """The seat that settles in the n-th place: rounds clockwise and counter-clockwise in turn."""
    around, place = divmod(n, seats)
    return (start + (seats - 1 - place if around % 2 else place)) % seats
