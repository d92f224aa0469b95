"""Positions drawn as text: set one up, play on with scripted chance, and draw what has become of it.

    game = position('''
        seats red yellow green blue · turn of red · plague italia · supply 20
        gallia    rats 3  green 2  yellow 1
        hispania  rats 2 (/2 2+MBC seen by red)
        cards     knight yellow, merchant green
        coming    1+BC* 3+A
    ''')
    play(game, '''
        red plague gallia
        red spread hispania
        …
    ''')
    assert board(game) == drawn('''
        seats red yellow green blue · turn of yellow · plague gallia · supply 18
        …
    ''')

The first line says who sits there, clockwise, and what is going on; its items are parted by `·`:

    seats A B …        always, in this place; their number decides which regions and how many rats there are;
                       in the Big Box `bigbox A B …`
    turn of A          A is asked in the action phase of its turn, or
    last round of A    A is asked in the last round, after the `last turn of B` (if that is not said: of the
                       seat to the left of A); by the German rulebook the end may be `ended by C`
    plague REGION
    caravan REGION     exactly where the Caravanner is in play
    supply N           if it is not said: all rats that have not come to the board
    start A, turn N    the start seat (else the first), the number of the turn (else one of the first round)

Then a line for each region that holds anything:

    REGION  rats N  SEAT n  SEAT n
    REGION  rats N (/SLOT FACE seen by SEAT …, /SLOT laid, /SLOT supply)  SEAT n
    REGION  rats N  nuns N  SEAT n
    elsewhere  rats N  all regions that have no line

and, where there is something to say, the lines

    haven   SEAT n  SEAT n
    cards   CARD SEAT, CARD SEAT
    gone    FACE …     rats that were turned up before (one of them may come back through the Soldier)
    coming  FACE …     rats that chance will bring in the test: they are not among those that have gone

Where a rat comes from matters to chance and is not drawn: one whose face is known came from where its face
says (`*`: laid at setup); of the others in a region the one in slot 1 was laid at setup, the rest came from
the supply; `laid` and `supply` say it differently. Reserves follow from board and haven. Rats that are
nowhere have been turned up: those after `gone`, and then the last ones of the edition that are not `coming`.
A drawing that can't come about is refused with a `ValueError`.

A game made here can be played, viewed and finished. It has no past: `record`, `moments` and `undo` begin with
the setup and don't know of the position.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import rattus
from rattus.kernel.step import HIDDEN
from rattus.plague.cards import NAMES, NUMBERS
from rattus.plague.codec import Codec
from rattus.plague.edition import load_edition
from rattus.plague.report import StateReport
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import ASK_ACTION, ASK_LAST, LAID, NONE, SLOTS, State

__all__ = ["answers", "board", "drawn", "play", "position", "report", "verbs"]

PARTED = re.compile(r"\s*·\s*")
RATS = re.compile(r"rats (\d)(?: \(([^)]*)\))?")
NUNS = re.compile(r"\s*nuns (\d)")
REMARK = re.compile(
    r"/([1-3])(?: (?P<face>\d\+[A-Z]+\*?|hidden))?(?: (?P<origin>laid|supply))?(?: seen by (?P<seen>.+))?"
)
ELSEWHERE = "elsewhere"
SEATS_OF = {"seats": "rattus", "bigbox": "bigbox"}
"""The first word of a drawing, and its edition if no other is given."""


# What tests call.


def position(drawing: str, *, edition: str | Path | None = None, **options: str | int) -> rattus.Game:
    """A game that stands as drawn. Chance is asked; options are those of a table (`rulebook="de"`)."""
    picture = Drawing.read(drawing, edition)
    game = rattus.new(
        SEATS_OF[picture.kind], picture.seats, 1, edition=edition, chance="ask", rules="portable", **options
    )
    state = State.of(game.start())
    _Maker(_ruleset(game).codec, picture, state).make()
    state.store(game.state)
    return game


def play(game: rattus.Game, script: str) -> rattus.Game:
    """Play the lines of a record, `SEAT STEP` or `? STEP`; each must be an answer of the one who is asked."""
    for line in script.strip().splitlines():
        by, _, step = line.strip().partition(" ")
        if by != game.to_act:
            raise ValueError(f"{line.strip()!r}: {game.to_act} is asked: {', '.join(game.legal.texts)}")
        game.play(step)
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


def board(game: rattus.Game, seat: str | None = None) -> str:
    """The drawing of a game in its tidy form; with a seat as that seat sees it, with faces `hidden`.

    Where neither a turn nor the last round goes on, the first line says `A asked PHASE`, `chance asked PHASE`
    or `over`.
    """
    told = report(game, seat)
    match told["phase"]:
        case "action":
            question = f"turn of {game.to_act}"
        case "last":
            question = f"last round of {game.to_act}"
        case "over":
            question = "over"
        case phase:
            question = f"{'chance' if game.to_act == '?' else game.to_act} asked {phase}"
    picture = Drawing(game.seats, question, told["plague"] or "nowhere", told["supply"])
    picture.kind = "bigbox" if game.header.game == "bigbox" else "seats"
    picture.caravan = told["caravan"] or ""
    nuns = told.get("nuns", {})
    for region, citizens in told["citizens"].items():
        rats = []
        for slot, face in enumerate(told["rats"][region], start=1):
            seen = tuple(told["seen"].get(f"{region}/{slot}", ()))
            rats.append(Rat(face if seen or face != HIDDEN else None, seen))
        people = {seat: n for seat, n in citizens.items() if n}
        picture.regions[region] = Region(rats, people, nuns.get(region, 0))
    picture.haven = {seat: n for seat, n in told["haven"].items() if n}
    picture.cards = {card: seat for card, seat in told["cards"].items() if seat is not None}
    return str(picture)


def drawn(drawing: str, *, edition: str | Path | None = None) -> str:
    """A drawing made by hand in the tidy form that `board` has, to compare the two."""
    return str(Drawing.read(drawing, edition))


# A drawing as values.


@dataclass
class Rat:
    """A face-down rat: what is known of it and by whom, and whether it was laid at setup (None: not said)."""

    face: str | None = None
    seen: tuple[str, ...] = ()
    laid: bool | None = None


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
    question: str = ""
    plague: str = ""
    supply: int | None = None
    regions: dict[str, Region] = field(default_factory=dict)
    haven: dict[str, int] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    coming: list[str] = field(default_factory=list)
    items: dict[str, str] = field(default_factory=dict)
    kind: str = "seats"
    caravan: str = ""

    @classmethod
    def read(cls, text: str, edition: str | Path | None = None) -> Drawing:
        """From its text."""
        first, *lines = (" ".join(line.split()) for line in text.strip().splitlines() if line.strip())
        head, *items = PARTED.split(first)
        kind, *seats = head.split()
        if kind not in SEATS_OF:
            raise ValueError(f"a drawing begins with `seats …` or `bigbox …`, not {head!r}")
        picture = cls(tuple(seats), kind=kind)
        known = load_edition(edition or SEATS_OF[kind]).regions(len(picture.seats))
        picture.regions = {region.id: Region() for region in known}
        for item in items:
            picture._item(item)
        left = set(picture.regions)
        for line in lines:
            name, _, rest = line.partition(" ")
            if name == ELSEWHERE:
                for region in left:
                    picture.regions[region] = picture._region(rest)
            elif name in picture.regions:
                if name not in left:
                    raise ValueError(f"{name} has two lines")
                left.remove(name)
                picture.regions[name] = picture._region(rest)
            elif name == "haven":
                picture.haven = picture._citizens(rest)
            elif name == "cards":
                for pair in rest.split(", "):
                    card, seat = pair.split()
                    picture.cards[card] = picture._seat(seat)
            elif name in ("gone", "coming"):
                getattr(picture, name).extend(rest.split())
            else:
                raise ValueError(f"{line!r}: no region in play, nor elsewhere, haven, cards, gone, coming")
        return picture

    def _item(self, item: str) -> None:
        name, _, value = item.rpartition(" ")
        if name == "plague":
            self.plague = value
        elif name == "caravan":
            self.caravan = value
        elif name == "supply":
            self.supply = int(value)
        elif name in ("start", "turn", "last turn of", "ended by"):
            self.items[name] = value
        else:
            self.question = item

    def _seat(self, name: str) -> str:
        if name not in self.seats:
            raise ValueError(f"no seat {name!r}; seats are {', '.join(self.seats)}")
        return name

    def _citizens(self, text: str) -> dict[str, int]:
        words = text.split()
        return {self._seat(seat): int(n) for seat, n in zip(words[::2], words[1::2], strict=True)}

    def _region(self, text: str) -> Region:
        found = RATS.match(text)
        if found is None:
            return self._people([], text)
        rats = [Rat() for _ in range(int(found[1]))]
        for remark in found[2].split(", ") if found[2] else ():
            told = REMARK.fullmatch(remark)
            if told is None:
                raise ValueError(
                    f"{remark!r}: a remark is `/SLOT FACE seen by SEAT`, `/SLOT laid` or `/SLOT supply`"
                )
            if int(told[1]) > len(rats):
                raise ValueError(f"{remark!r}: only {len(rats)} rats lie there")
            rat = rats[int(told[1]) - 1]
            rat.face = told["face"]
            rat.seen = tuple(self._seat(seat) for seat in (told["seen"] or "").split())
            rat.laid = None if told["origin"] is None else told["origin"] == "laid"
        return self._people(rats, text[found.end() :])

    def _people(self, rats: list[Rat], text: str) -> Region:
        nuns = NUNS.match(text)
        if nuns is None:
            return Region(rats, self._citizens(text))
        return Region(rats, self._citizens(text[nuns.end() :]), int(nuns[1]))

    def __str__(self) -> str:
        first = [
            f"{self.kind} {' '.join(self.seats)}",
            self.question,
            f"plague {self.plague}",
            *([f"caravan {self.caravan}"] if self.caravan else []),
            f"supply {self.supply}",
        ]
        lines = [" · ".join(first)]
        for name, region in self.regions.items():
            words = []
            if region.rats:
                words.append(f"rats {len(region.rats)}")
            remarks = [
                f"/{slot} {rat.face} seen by {' '.join(rat.seen) or 'nobody'}"
                for slot, rat in enumerate(region.rats, start=1)
                if rat.face is not None
            ]
            if remarks:
                words.append(f"({', '.join(remarks)})")
            if region.nuns:
                words.append(f"nuns {region.nuns}")
            words += self._counts(region.citizens)
            if words:
                lines.append(f"{name:14}{' '.join(words)}")
        if self.haven:
            lines.append(f"{'haven':14}{' '.join(self._counts(self.haven))}")
        if self.cards:
            held = [f"{card} {self.cards[card]}" for card in NAMES if card in self.cards]
            lines.append(f"{'cards':14}{', '.join(held)}")
        return "\n".join(lines)

    def _counts(self, citizens: dict[str, int]) -> list[str]:
        return [f"{seat} {citizens[seat]}" for seat in self.seats if citizens.get(seat)]


# From a drawing to a state.


class _Maker:
    """Writes a drawing into the state of a game that has just been set up, so that all counters fit."""

    def __init__(self, codec: Codec, picture: Drawing, state: State) -> None:
        self.codec = codec
        self.picture = picture
        self.state = state

    def make(self) -> None:
        self.question()
        self.people()
        self.rats()

    def number(self, names: tuple[str, ...], name: str) -> int:
        if name not in names:
            raise ValueError(f"{name!r} is not one of {', '.join(names)}")
        return names.index(name)

    def seat(self, name: str) -> int:
        return self.number(self.codec.seats, name)

    def question(self) -> None:
        """Whose turn it is, or whose last round."""
        s, seats, items = self.state, self.codec.rules.seats, self.picture.items
        kind, _, name = self.picture.question.rpartition(" ")
        if kind not in ("turn of", "last round of"):
            raise ValueError(f"{self.picture.question!r}: a position is the turn or the last round of a seat")
        s.seat = self.seat(name)
        if kind == "turn of":
            s.ask = ASK_ACTION
            s.active = s.seat
        else:
            s.ask = ASK_LAST
            s.active = self.seat(items.get("last turn of", self.codec.seats[(s.seat + 1) % seats]))
            s.trigger = self.seat(items["ended by"]) if "ended by" in items else s.active
            s.passes = (s.seat - s.trigger) % seats
            if s.passes == 0:
                raise ValueError(f"{name} has no last round: it ended the game")
        s.start = self.seat(items.get("start", self.codec.seats[0]))
        s.turn = int(items.get("turn", (s.active - s.start) % seats + 1))
        s.settled = seats * self.codec.rules.rounds
        s.plague = self.number(self.codec.regions, self.picture.plague)
        if bool(self.codec.rules.caravan) != bool(self.picture.caravan):
            raise ValueError("the drawing says where the caravan stands exactly if the Caravanner is in play")
        if self.picture.caravan:
            s.caravan = self.number(self.codec.regions, self.picture.caravan)

    def people(self) -> None:
        """Citizens, nuns and cards; who is neither on the board nor in the haven is in reserve."""
        s = self.state
        for card, holder in self.picture.cards.items():
            self.number(self.codec.cards, card)
            s.holder[NUMBERS[card]] = self.seat(holder)
        for r, region in enumerate(self.picture.regions.values()):
            s.nuns[r] = region.nuns
        if sum(s.nuns) > self.codec.nuns:
            raise ValueError("there are three nuns, and only where the Nun is in play")
        for seat, name in enumerate(self.codec.seats):
            s.haven[seat] = self.picture.haven.get(name, 0)
            for r, region in enumerate(self.picture.regions.values()):
                s.citizens[r][seat] = region.citizens.get(name, 0)
            s.reserve[seat] -= s.haven[seat] + sum(citizens[seat] for citizens in s.citizens)
            if s.reserve[seat] < 0:
                raise ValueError(f"{name} has only {self.codec.rules.citizens} citizens")

    def rats(self) -> None:
        """Rats on the board, in the supply and gone; what is unseen is what is left."""
        s, rules = self.state, self.codec.rules
        laid = supplied = 0
        for r, region in enumerate(self.picture.regions.values()):
            if len(region.rats) > SLOTS:
                raise ValueError("at most three rats in a region, ever")
            s.rats[r] = len(region.rats)
            s.marks[r] = [0] * SLOTS
            for slot, rat in enumerate(region.rats):
                was_laid = self.was_laid(rat, slot)
                laid += was_laid
                supplied += not was_laid
                s.marks[r][slot] = LAID * was_laid + sum(1 << self.seat(seat) for seat in rat.seen)
                s.face[r][slot] = NONE if rat.face is None else self.see(rat.face)
        s.supply = rules.supply - supplied if self.picture.supply is None else self.picture.supply
        unseen = [
            (r, slot) for r in range(rules.regions) for slot in range(s.rats[r]) if s.face[r][slot] == NONE
        ]
        s.laid = sum(s.marks[r][slot] & LAID != 0 for r, slot in unseen)
        s.open = len(unseen) - s.laid + s.supply + rules.removed
        self.let_go(rules.regions - laid, rules.supply - supplied - s.supply)
        s.starting = sum(s.unseen[: rules.starting])
        s.others = sum(s.unseen[rules.starting :])
        if not 0 <= s.starting - s.laid <= s.open:
            raise ValueError(
                f"{s.starting} unseen starting rats, {s.laid} of them laid, {s.open} other places"
            )

    def was_laid(self, rat: Rat, slot: int) -> bool:
        if (rat.face is None) != (not rat.seen):
            raise ValueError("a face that is known has been seen by somebody, and the other way round")
        if rat.face is None:
            return slot == 0 if rat.laid is None else rat.laid
        starting = rat.face.endswith("*")
        if rat.laid and not starting:
            raise ValueError(f"{rat.face} is not the face of a rat laid at setup")
        return starting if rat.laid is None else rat.laid

    def see(self, face: str) -> int:
        """One rat with this face is unseen no more."""
        number = self.number(self.codec.faces, face)
        if self.state.unseen[number] == 0:
            raise ValueError(f"there are not so many rats {face}")
        self.state.unseen[number] -= 1
        return number

    def let_go(self, laid: int, supplied: int) -> None:
        """So many rats laid at setup and so many of the supply have been turned up."""
        if laid < 0 or supplied < 0:
            raise ValueError("more rats than there are: look at those laid at setup, and at the supply")
        s, rules = self.state, self.codec.rules
        for face in self.picture.gone:
            s.turned[self.see(face)] += 1
            if face.endswith("*") and laid > 0:
                laid -= 1
            else:
                supplied -= 1
        if supplied < 0:
            raise ValueError("more rats are gone than are missing")
        kept = [self.picture.coming.count(face) for face in self.codec.faces]
        mixed = max(
            0, sum(s.unseen[: rules.starting]) - laid - s.laid - s.open
        )  # starting rats of the supply
        for count, low, high in (
            (laid + mixed, 0, rules.starting),
            (supplied - mixed, rules.starting, rules.faces),
        ):
            for _ in range(count):
                free = [face for face in range(low, high) if s.unseen[face] > kept[face]]
                if not free:
                    raise ValueError("more rats are missing than can have gone")
                s.unseen[free[-1]] -= 1
                s.turned[free[-1]] += 1
        for i, count in enumerate(kept):
            if s.unseen[i] < count:
                raise ValueError(f"{self.codec.faces[i]} can't be coming")


def _ruleset(game: rattus.Game) -> PlagueRuleset:
    ruleset = game.ruleset
    if not isinstance(ruleset, PlagueRuleset):
        raise TypeError("positions are drawn for the board game")
    return ruleset
