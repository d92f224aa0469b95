"""Steps and their texts, for one table. See the verbs in the record format."""

from __future__ import annotations

from collections.abc import Sequence

from rattus.kernel.step import HIDDEN, UNKNOWN, Step
from rattus.plague.card import Verb
from rattus.plague.cards import DECK
from rattus.plague.edition import Edition
from rattus.plague.state import COUNTS, NONE, REGIONS, SLOTS, Rules, State
from rattus.plague.steps import (
    BLOCK,
    CALM,
    CARAVAN,
    CARD,
    END,
    ENOUGH,
    FURY,
    MOVED,
    PASS,
    PLACE,
    PLAGUE,
    RAT,
    SETTLE,
    SPREAD,
    START,
    STEPS,
    TAKE,
    TURN,
    WAYS,
)
from rattus.plague.turn import place_options

CORE = (
    Verb("start", START, "seat"),
    Verb("plague", PLAGUE, "region"),
    Verb("settle", SETTLE, "region"),
    Verb("take", TAKE, "card"),
    Verb("place", PLACE, "region count"),
    Verb("spread", SPREAD, "region"),
    Verb("fury", FURY),
    Verb("calm", CALM),
    Verb("turn", TURN, "region/slot"),
    Verb("rat", RAT, "face"),
    Verb("enough", ENOUGH),
    Verb("end", END),
    Verb("pass", PASS),
    Verb("caravan", CARAVAN, "region"),
)
SHAPES = {verb.word: verb.shape for card in DECK.values() for verb in card.verbs} | {
    verb.word: verb.shape for verb in CORE
}
"""How the words after a verb are written; where a verb is written in two ways, the longer one."""
VERBS = frozenset(SHAPES)

CHANCES = ("start", "rat", "caravan")
"""Verbs of the core that only chance says."""


def choices(rules: Rules, seat: int) -> list[int]:
    """Every step that a seat can ever be asked for at this table, whoever it is."""
    regions, borders = rules.regions, rules.first[rules.regions]
    sizes = {
        "": 1,
        "region": regions,
        "region/slot": regions * SLOTS,
        "region count": regions * COUNTS,
        "border": borders,
        "border count": borders * MOVED,
        "border slot": borders * WAYS,
    }
    cards = rules.card[: rules.cards]
    steps: list[int] = []
    for verb in [*CORE, *(verb for card in cards for verb in DECK[card].verbs)]:
        first = verb.first
        if verb.shape == "card":
            steps += [first + card for card in cards]
        elif verb.shape == "region region":
            steps += [first + a * REGIONS + b for a in range(regions) for b in range(regions) if a != b]
        elif verb.word not in CHANCES or first >= CARD:
            steps += range(first, first + sizes[verb.shape])
    return sorted(steps)


def steps(rules: Rules) -> int:
    """How many numbers the steps of a table have, those of chance too."""
    return STEPS


def verb_of(step: int) -> Verb:
    """The verb of a step."""
    verbs = DECK[(step - CARD) // BLOCK].verbs if step >= CARD else CORE
    return max((verb for verb in verbs if verb.first <= step), key=lambda verb: verb.first)


class Codec:
    """Names of the numbers in play, and from steps to texts."""

    def __init__(self, edition: Edition, rules: Rules, seats: Sequence[str]) -> None:
        self.edition = edition
        self.rules = rules
        self.seats = tuple(seats)
        self.regions = tuple(region.id for region in edition.regions(len(seats)))
        self.cards = tuple(DECK[card].name for card in rules.card[: rules.cards])
        self.nuns = sum(DECK[card].nuns for card in rules.card[: rules.cards])
        """Nun pieces in play."""
        self.faces = tuple(str(face) for face in edition.faces())
        self._known: dict[int, Step] = {}

    def texts(self, state: bytearray, steps: Sequence[int]) -> list[str]:
        """The texts of steps that are legal in this state. A count is named where two are legal in a region.

        Only a looked-at face can be `UNKNOWN`.
        """
        several: set[int] = set()
        if any(PLACE <= step < SPREAD for step in steps):
            several = self._regions_with_two_counts(State.read(state))
        texts = []
        for step in steps:
            if RAT <= step < ENOUGH or step == UNKNOWN:
                s = State.read(state)
                texts.append(f"rat {self.place(s.place, s.slot)} {self.shown(step)}")
            elif PLACE <= step < SPREAD and (step - PLACE) // COUNTS not in several:
                texts.append(f"place {self.regions[(step - PLACE) // COUNTS]}")
            else:
                if step not in self._known:
                    self._known[step] = self.step(step)
                texts.append(self._known[step])
        return texts

    def _regions_with_two_counts(self, s: State) -> set[int]:
        out = [0] * (COUNTS * len(self.regions))
        count = place_options(self.rules, s, out, 0)
        regions = [(step - PLACE) // COUNTS for step in out[:count]]
        return {region for region in regions if regions.count(region) > 1}

    def place(self, region: int, slot: int) -> str:
        """`gallia/1`"""
        return f"{self.regions[region]}/{slot + 1}"

    def face(self, s: State, region: int, slot: int) -> str:
        """A rat's face as far as this state knows it."""
        known = s.face[region][slot]
        return HIDDEN if known == NONE else self.faces[known]

    def shown(self, step: int) -> str:
        """The face that chance says."""
        return HIDDEN if step == UNKNOWN else self.faces[step - RAT]

    def step(self, step: int) -> Step:
        """A step as verb and words, with all that its number says."""
        verb = verb_of(step)
        return Step.of(verb.word, *self._words(step - verb.first, verb.shape))

    def _words(self, index: int, shape: str) -> tuple[str, ...]:
        regions = self.regions
        match shape:
            case "seat":
                return (self.seats[index],)
            case "card":
                return (DECK[index].name,)
            case "face":
                return (self.faces[index],)
            case "region":
                return (regions[index],)
            case "region/slot":
                return (self.place(*divmod(index, SLOTS)),)
            case "region count":
                region, count = divmod(index, COUNTS)
                return regions[region], str(count + 1)
            case "region region":
                return tuple(regions[region] for region in divmod(index, REGIONS))
            case "border":
                return regions[self.rules.source[index]], regions[self.rules.to[index]]
            case "border count":
                edge, count = divmod(index, MOVED)
                return regions[self.rules.source[edge]], regions[self.rules.to[edge]], str(count + 1)
            case "border slot":
                edge, way = divmod(index, WAYS)
                source, to = self.rules.source[edge], self.rules.to[edge]
                return self.place(source, way - 1) if way else regions[source], regions[to]
            case _:
                return ()
