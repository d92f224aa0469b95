"""Why a text is not a legal step: the grammar first, then the question that is asked, then the rule.

What is said about a seat's text depends only on what that seat may know: `face` and `unseen` are read for
chance's `rat` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from rattus.kernel.refusal import NUMBER, UNEXPLAINED, Attempt, shown
from rattus.kernel.step import HIDDEN, IllegalStep, Step
from rattus.plague.cards import CARD_FILES, NAMES, card_bonus
from rattus.plague.cards.merchant import MOST
from rattus.plague.cards.peasant import NUMBER as PEASANT_CARD
from rattus.plague.cards.queen import MORE as QUEEN_MORE
from rattus.plague.codec import CORE, Codec
from rattus.plague.rats import chooses_rat, room
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
    COUNTS,
    LAID,
    NONE,
    SLOTS,
    State,
)
from rattus.plague.steps import PLACE
from rattus.plague.turn import holds, place_options

SHAPES = {
    "": "",
    "seat": "SEAT",
    "card": "CARD",
    "region": "REGION",
    "region count": "REGION [COUNT]",
    "region/slot": "REGION/SLOT",
    "face": "REGION/SLOT FACE",
    "border count": "FROM TO N",
    "border slot": "FROM[/SLOT] TO",
    "border": "FROM TO",
    "region region": "[FROM] TO",
}
"""How the words after a verb are written, by their shape in the table of steps."""
VERB_SHAPES = {verb: shape for card in CARD_FILES for verb, _, shape in card.VERBS} | {
    verb: shape for verb, _, shape in CORE
}
CARD_OF = {verb: card.NUMBER for card in CARD_FILES for verb, _, _ in card.VERBS}
"""The card a verb belongs to."""
MOVERS = [card.NUMBER for card in CARD_FILES if hasattr(card, "last_plague_steps")]
"""Cards that move the plague in the last round."""

QUESTIONS = {
    ASK_START: ("start", "§2"),
    ASK_PLAGUE_DRAW: ("draw", "§2"),
    ASK_CARAVAN_DRAW: ("caravan", "§5"),
    ASK_RAT: ("rat", "2010 C.2"),
    ASK_LOOKED_RAT: ("looked", "§7"),
    ASK_PLAGUE_CHOICE: ("choice", "§8"),
    ASK_SETTLE: ("settle", "§2"),
    ASK_ACTION: ("action", "2010 A–C"),
    ASK_CARD: ("card", "2010 class cards"),
    ASK_SPREAD: ("spread", "2010 C.1"),
    ASK_FURY: ("fury", "§5"),
    ASK_TURN: ("turn", "§4"),
    ASK_AFTER: ("after", "§8"),
    ASK_LAST: ("last", "§6"),
    ASK_NOTHING: ("over", "§6"),
}
"""What is asked, by the end of its message `refusal-plague-now-…`, and where the rules say so."""


def why_not(codec: Codec, s: State, text: str, legal: Mapping[str, int]) -> IllegalStep:
    """Which rule forbids a text that is not among the legal ones, and what would be right."""
    asked = Asked(text, codec, s, legal)
    try:
        asked.verb_known(VERB_SHAPES, codec.seats, "take monk")
        numbers = asked.numbers()
        asked.right_question()
        EXPLAINED.get(asked.step.verb, any_card)(asked, *numbers)
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

    # Grammar.

    def usage(self, verb: str) -> str:
        """`merchant FROM TO N`"""
        return f"{verb} {SHAPES[VERB_SHAPES[verb]]}".rstrip()

    def numbers(self) -> tuple[int, ...]:
        """The words after the verb as numbers; a slot or count that is not named is NONE."""
        verb, words = self.step.verb, self.step.words
        self.words_counted(self.usage(verb))
        match VERB_SHAPES[verb]:
            case "seat":
                return (self.seat_number(words[0]),)
            case "card":
                return (self.card(words[0]),)
            case "region":
                return (self.region(words[0]),)
            case "region count":
                return self.region(words[0]), self.count(words[1]) if len(words) > 1 else NONE
            case "region/slot":
                return self.rat(words[0])
            case "face":
                return *self.rat(words[0]), self.face(words[1])
            case "border count":
                return self.region(words[0]), self.region(words[1]), self.count(words[2])
            case "border":
                return self.region(words[0]), self.region(words[1])
            case "region region":
                return tuple(self.region(word) for word in words)
            case "border slot":
                source = self.rat(words[0]) if "/" in words[0] else (self.region(words[0]), NONE)
                return *source, self.region(words[1])
            case _:
                return ()

    def seat_number(self, word: str) -> int:
        """A seat of this table."""
        if word not in self.codec.seats:
            self.unknown("seat", word, self.codec.seats)
        return self.codec.seats.index(word)

    def card(self, word: str) -> int:
        """A card in play."""
        if word not in self.codec.cards:
            self.unknown("card", word, self.codec.cards)
        return NAMES.index(word)

    def region(self, word: str) -> int:
        """A region in play. [§1]"""
        regions = self.codec.regions
        if word in regions_out_of_play(self.codec):
            self.no(
                "plague-region-out", "§1", word, region=word, count=len(self.codec.seats), regions=regions
            )
        if word not in regions:
            self.unknown("region", word, regions)
        return regions.index(word)

    def count(self, word: str) -> int:
        """A number of citizens."""
        if not NUMBER.fullmatch(word):
            self.no("plague-count", token=word, word=shown(word))
        return int(word)

    def rat(self, word: str) -> tuple[int, int]:
        """`gallia/1`: a region and a slot, counted from 1."""
        region, slash, slot = word.partition("/")
        number = self.region(region)
        if not slash:
            self.no("plague-rat-missing", token=word, example=f"{region}/1")
        if not (NUMBER.fullmatch(slot) and int(slot) <= SLOTS):
            self.no("plague-slot", "§4", word, word=shown(slot), most=SLOTS)
        return number, int(slot) - 1

    def face(self, word: str) -> int:
        """A face of this edition; a starting rat's has a star."""
        if word == HIDDEN:
            self.no("hidden", "§7", word, what="face")
        if word not in self.codec.faces:
            self.unknown("face", word, self.codec.faces)
        return self.codec.faces.index(word)

    # The question.

    def right_question(self) -> None:
        """The verb is one that answers what is asked now."""
        verb, s = self.step.verb, self.s
        if s.ask == ASK_CARD:
            right = any(Step.of(text).verb == verb for text in self.legal)
        else:
            right = s.ask in ANSWERS.get(verb, USE_OF_CARDS)
        if not right:
            if verb in ("peasant", "queen") and s.ask == ASK_ACTION:
                more = 1 if verb == "peasant" else QUEEN_MORE
                self.no("plague-last-only", "§6", verb, verb=verb, card=verb, count=more)
            question, rule = QUESTIONS[s.ask]
            self.no(f"plague-now-{question}", rule, verb, verb=verb, **self.names())

    def names(self) -> dict[str, object]:
        """What the questions mention."""
        s = self.s
        names: dict[str, object] = {"seat": self.seat}
        if s.ask == ASK_CARD:
            usages = dict.fromkeys(self.usage(Step.of(text).verb) for text in self.legal)
            names |= {"card": NAMES[s.card], "verbs": ", ".join(usages)}
        elif s.ask in (ASK_RAT, ASK_LOOKED_RAT):
            names["place"] = self.codec.place(s.place, s.slot)
        elif s.ask == ASK_TURN:
            names["region"] = self.at(s.place)
        return names

    # Words for the state.

    def at(self, region: int) -> str:
        """A region's name."""
        return self.codec.regions[region] if 0 <= region < len(self.codec.regions) else ""

    def near(self, region: int, other: int) -> bool:
        """The regions are neighbours."""
        return (self.codec.rules.reach[0][region] >> other) & 1 == 1

    def neighbours(self, region: int) -> list[str]:
        """The names of the regions around."""
        return [name for other, name in enumerate(self.codec.regions) if self.near(region, other)]

    def no_rats(self, message: str, rule: str, token: str, region: int) -> NoReturn:
        """Too many or too few rats lie in a region."""
        self.no(message, rule, token, region=self.at(region), count=self.s.rats[region])

    def no_citizens(self, region: int, rule: str) -> NoReturn:
        """The seat has no citizens in a region."""
        name, count = self.at(region), self.s.citizens[region][self.s.seat]
        self.no("plague-citizens", rule, name, seat=self.seat, region=name, count=count)

    def no_reserve(self, rule: str) -> NoReturn:
        """The seat has nobody left."""
        self.no("plague-reserve", rule, seat=self.seat)


# One function for each verb: what the rules say against it when its question is asked.


def start(asked: Asked, seat: int) -> None:
    """Any seat may start."""


def settle(asked: Asked, region: int) -> None:
    """Any region in play will do."""


def nothing_more(asked: Asked) -> None:
    """Where the question is asked, `fury`, `calm`, `enough`, `swap`, `keep`, `end` and `pass` are answers."""


def plague(asked: Asked, region: int) -> None:
    """It moves to a neighbour, with some cards farther; in the last round only they move it."""
    s, rules, name = asked.s, asked.codec.rules, asked.at(region)
    cards = rules.card[: rules.cards]
    if s.ask == ASK_LAST:
        movers = [card for card in MOVERS if card in cards]
        held = [card for card in movers if holds(s, card)]
        usable(asked, (held or movers or MOVERS)[0])
        in_reach(asked, region, max(rules.last_steps[card] for card in held))
    elif s.ask == ASK_ACTION:
        if region == s.plague:
            asked.no("plague-stay", "ruling 2", name, region=name, regions=asked.neighbours(region))
        steps = max([1, *(rules.steps[card] for card in cards if holds(s, card))])
        if steps > 1:
            in_reach(asked, region, steps)
        elif not asked.near(s.plague, region):
            farther = [card for card in cards if rules.reach[rules.steps[card] - 1][s.plague] >> region & 1]
            asked.no(
                "plague-far",
                "2010 C",
                name,
                region=name,
                plague=asked.at(s.plague),
                cards=[NAMES[card] for card in farther],
                regions=asked.neighbours(s.plague),
            )


def in_reach(asked: Asked, region: int, steps: int) -> None:
    """With some cards the plague moves several steps, through regions in play."""
    here = asked.s.plague
    reach = asked.codec.rules.reach[steps - 1][here]
    if region != here and not (reach >> region) & 1:
        asked.no(
            "plague-too-far",
            "ruling 2",
            asked.at(region),
            source=asked.at(here),
            region=asked.at(region),
            cards=[NAMES[card] for card in MOVERS if holds(asked.s, card)],
            regions=[name for other, name in enumerate(asked.codec.regions) if (reach >> other) & 1],
        )


def take(asked: Asked, card: int) -> None:
    """One card a turn, and one that somebody else holds or nobody."""
    if asked.s.taken:
        asked.no("plague-taken", "2010 A", seat=asked.seat)
    if holds(asked.s, card):
        asked.no("plague-holds", "2010 A", NAMES[card], seat=asked.seat, card=NAMES[card])


def place(asked: Asked, region: int, count: int) -> None:
    """Once a turn, exactly as many as rats lie there; the count is named where two are legal."""
    s, name = asked.s, asked.at(region)
    if s.placed:
        asked.no("plague-placed", "2010 B", seat=asked.seat)
    if s.reserve[s.seat] == 0:
        asked.no_reserve("2010 B")
    counts = place_counts(asked, region)
    if not counts:
        asked.no("plague-no-rat", "2010 B", name, region=name, cards=adders(asked))
    if count == NONE:
        ways = ", ".join(f"place {name} {right}" for right in counts)
        asked.no("plague-count-missing", "2010 B", name, ways=ways)
    if count in counts:
        asked.no("plague-count-named", "2010 B", str(count), region=name)
    wrong_count(asked, region, counts, count)


def place_counts(asked: Asked, region: int) -> list[int]:
    """The numbers of citizens that may be placed in a region now."""
    out = [0] * (COUNTS * len(asked.codec.regions))
    count = place_options(asked.codec.rules, asked.s, out, 0)
    steps = out[:count]
    return [(step - PLACE) % COUNTS + 1 for step in steps if (step - PLACE) // COUNTS == region]


def wrong_count(asked: Asked, region: int, counts: list[int], count: int) -> NoReturn:
    """How many are placed there, and why."""
    s, rules, rats = asked.s, asked.codec.rules, asked.s.rats[region]
    details = {
        "region": asked.at(region),
        "rats": rats,
        "numbers": "/".join(str(right) for right in counts),
        "count": count,
    }
    rule, token = "2010 B, ruling 1", str(count)
    if max(counts) < rats:
        asked.no("plague-whole-reserve", rule, token, seat=asked.seat, **details)
    cards = [card for card in rules.card[: rules.cards] if holds(s, card) and max(counts) > rats]
    more = [NAMES[card] for card in cards if card_bonus(card, rules, s)]
    asked.no("plague-wanted", rule, token, cards=more, **details)


def adders(asked: Asked) -> list[str]:
    """The cards in play that add citizens to a placement."""
    rules = asked.codec.rules
    return [NAMES[card] for card in rules.card[: rules.cards] if rules.bonus[card]]


def spread(asked: Asked, region: int) -> None:
    """A new rat comes to a neighbour of the plague region that has fewer than three."""
    s, name = asked.s, asked.at(region)
    if not asked.near(s.plague, region):
        around = asked.neighbours(s.plague)
        if region == s.plague:
            asked.no("plague-spread-itself", "2010 C.1", name, region=name, regions=around)
        asked.no(
            "plague-spread-far", "2010 C.1", name, region=name, plague=asked.at(s.plague), regions=around
        )
    full(asked, region)


def turn(asked: Asked, region: int, slot: int) -> None:
    """A rat of the region that is being ravaged."""
    if region != asked.s.place:
        here = asked.at(asked.s.place)
        asked.no("plague-ravaged", "§4", asked.first_word, region=here, other=asked.at(region))
    there(asked, region, slot)


def rat(asked: Asked, region: int, slot: int, face: int) -> None:
    """Chance says what the rat that was turned or looked at shows, as far as it can."""
    s, rules, codec = asked.s, asked.codec.rules, asked.codec
    place, name = codec.place(s.place, s.slot), codec.faces[face]
    if (region, slot) != (s.place, s.slot):
        wrong = codec.place(region, slot)
        asked.no("plague-rat-other", "§4", asked.first_word, place=place, word=wrong)
    if s.face[region][slot] != NONE:
        asked.no("plague-rat-known", "§4", name, place=place)
    if s.marks[region][slot] < 0:
        asked.no("plague-rat-back", "§7", name, place=place, face=name)
    if s.unseen[face] == 0:
        asked.no("plague-rat-seen", "§7", name, face=name)
    left_over = sum(s.unseen[: rules.starting]) - s.laid
    if s.marks[region][slot] & LAID:
        if face >= rules.starting:
            asked.no("plague-rat-starting", "§7", name, place=place)
    elif face < rules.starting and left_over == 0:
        asked.no("plague-rat-no-starting", "§7", name, place=place)
    elif face >= rules.starting and s.open == left_over:
        asked.no("plague-rat-only-starting", "§7", name, place=place)


def merchant(asked: Asked, source: int, to: int, count: int) -> None:
    """Up to three own citizens from one region to one neighbour."""
    usable(asked, CARD_OF["merchant"])
    neighbouring(asked, source, to)
    has = asked.s.citizens[source][asked.s.seat]
    if has == 0:
        asked.no_citizens(source, "2010 class cards")
    if count > MOST:
        asked.no("plague-merchant-most", "2010 class cards", str(count), most=MOST, count=count)
    if count > has:
        details = {"seat": asked.seat, "region": asked.at(source), "has": has, "count": count}
        asked.no("plague-too-many", "2010 class cards", str(count), **details)


def monk(asked: Asked, source: int, slot: int, to: int) -> None:
    """One rat to a neighbour with room; which one is named only by a seat that can tell them apart."""
    s = asked.s
    usable(asked, CARD_OF["monk"])
    if s.rats[source] == 0:
        asked.no_rats("plague-rats", "2010 class cards", asked.first_word, source)
    neighbouring(asked, source, to)
    full(asked, to)
    details = {"seat": asked.seat, "region": asked.at(source), "to": asked.at(to)}
    if not chooses_rat(asked.codec.rules, s, source, s.seat):
        message = "plague-one-rat" if s.rats[source] == 1 else "plague-none-named"
        asked.no(message, "§4", asked.first_word, **details)
    if slot == NONE:
        asked.no("plague-one-named", "§4", asked.at(source), **details)
    there(asked, source, slot)


def look(asked: Asked, region: int, slot: int) -> None:
    """Any rat on the board; the second look is at another one."""
    s = asked.s
    if s.ask != ASK_CARD:
        usable(asked, CARD_OF["look"])
    there(asked, region, slot)
    if s.ask == ASK_CARD and (region, slot) == (s.look_place, s.look_slot):
        asked.no("plague-another-rat", "ruling 5", asked.first_word)


def king(asked: Asked, region: int) -> None:
    """An own citizen from a region without rats."""
    usable(asked, CARD_OF["king"])
    if asked.s.rats[region] > 0:
        asked.no_rats("plague-king", "2010 class cards", asked.at(region), region)
    if asked.s.citizens[region][asked.s.seat] == 0:
        asked.no_citizens(region, "2010 class cards")


def peasant(asked: Asked, region: int) -> None:
    """In the last round one citizen of the reserve."""
    usable(asked, PEASANT_CARD)
    if asked.s.reserve[asked.s.seat] == 0:
        asked.no_reserve("§6")


def courier(asked: Asked, source: int, to: int) -> None:
    """One own citizen over one border, up to three times."""
    if asked.s.ask != ASK_CARD:
        usable(asked, CARD_OF["courier"])
    neighbouring(asked, source, to)
    asked.no_citizens(source, "§5")


def caravan(asked: Asked, region: int) -> None:
    """The caravan enters a neighbour, twice; somebody must be in reserve at the start."""
    s = asked.s
    if s.ask == ASK_CARAVAN_DRAW:
        return
    if s.ask != ASK_CARD:
        usable(asked, CARD_OF["caravan"])
        if s.reserve[s.seat] == 0:
            asked.no_reserve("§5")
    neighbouring(asked, s.caravan, region)


def queen(asked: Asked, region: int) -> None:
    """In the last round, for the seat with the strictly largest area."""
    usable(asked, CARD_OF["queen"])
    if asked.s.reserve[asked.s.seat] == 0:
        asked.no_reserve("ruling H")
    asked.no("plague-area", "ruling H", seat=asked.seat)


def nun(asked: Asked, *regions: int) -> None:
    """A piece from beside the board, or one from a region to another one."""
    if asked.s.ask != ASK_CARD:
        usable(asked, CARD_OF["nun"])
    if len(regions) == 1:
        asked.no("plague-nuns-out", "ruling K", asked.first_word)
    source, to = regions
    if asked.s.nuns[source] == 0:
        asked.no("plague-no-nun", "ruling K", asked.at(source), region=asked.at(source))
    if source == to:
        asked.no("plague-nun-there", "ruling K", asked.at(to), region=asked.at(to))


def any_card(asked: Asked, *words: int) -> None:
    """A card without a function of its own here: whether it can be used at all."""
    usable(asked, CARD_OF[asked.step.verb])


# What several verbs have in common.


def usable(asked: Asked, card: int) -> None:
    """The seat holds the card, has not used it, and this is the time for it."""
    s, name = asked.s, NAMES[card]
    verb = asked.step.verb
    if name not in asked.codec.cards:
        asked.no("plague-card-out", "§5", verb, card=name, cards=asked.codec.cards)
    if s.holder[card] != s.seat:
        owner = None if s.holder[card] == NONE else asked.codec.seats[s.holder[card]]
        first = s.ask == ASK_ACTION and not s.taken
        asked.no("plague-holder", "2010 class cards", verb, owner=owner, card=name, first=first)
    if (s.used >> card) & 1:
        last = s.ask == ASK_LAST
        asked.no("plague-used", "2010 class cards", verb, seat=asked.seat, card=name, last=last)
    if s.ask == ASK_AFTER and not (asked.codec.rules.after >> card) & 1:
        allowed = [NAMES[other] for other in range(len(NAMES)) if (asked.codec.rules.after >> other) & 1]
        asked.no("plague-after", "§8", verb, card=name, cards=allowed)


def neighbouring(asked: Asked, source: int, to: int) -> None:
    """Citizens and rats go over one border."""
    if not asked.near(source, to):
        asked.no(
            "plague-neighbour",
            "2010 class cards",
            asked.at(to),
            to=asked.at(to),
            source=asked.at(source),
            regions=asked.neighbours(source),
        )


def full(asked: Asked, region: int) -> None:
    """At most three rats lie in a region, ever."""
    if not room(asked.s, region):
        asked.no_rats("plague-full", "2010 C.1", asked.at(region), region)


def there(asked: Asked, region: int, slot: int) -> None:
    """A rat lies in the slot."""
    if slot >= asked.s.rats[region]:
        asked.no_rats("plague-no-such-rat", "§4", asked.first_word, region)


def regions_out_of_play(codec: Codec) -> set[str]:
    """Regions of the edition's board that take no part with this number of seats."""
    return {region.id for region in codec.edition.data.region} - set(codec.regions)


USE_OF_CARDS = frozenset({ASK_ACTION, ASK_AFTER, ASK_LAST})

ANSWERS: dict[str, frozenset[int]] = {
    "start": frozenset({ASK_START}),
    "plague": frozenset({ASK_PLAGUE_DRAW, ASK_PLAGUE_CHOICE, ASK_ACTION, ASK_LAST}),
    "settle": frozenset({ASK_SETTLE}),
    "take": frozenset({ASK_ACTION}),
    "place": frozenset({ASK_ACTION}),
    "spread": frozenset({ASK_SPREAD}),
    "fury": frozenset({ASK_FURY}),
    "calm": frozenset({ASK_FURY}),
    "turn": frozenset({ASK_TURN}),
    "rat": frozenset({ASK_RAT, ASK_LOOKED_RAT}),
    "end": frozenset({ASK_AFTER}),
    "pass": frozenset({ASK_LAST}),
    "peasant": frozenset({ASK_LAST}),
    "queen": frozenset({ASK_LAST}),
    "caravan": frozenset({ASK_CARAVAN_DRAW}) | USE_OF_CARDS,
    "enough": frozenset(),
    "swap": frozenset(),
    "keep": frozenset(),
}
"""The questions that a verb answers; a card's verb answers where cards are used; a card's own questions are
answered by whatever is legal there."""

EXPLAINED: dict[str, Callable[..., None]] = {
    "start": start,
    "plague": plague,
    "settle": settle,
    "take": take,
    "place": place,
    "spread": spread,
    "fury": nothing_more,
    "calm": nothing_more,
    "turn": turn,
    "rat": rat,
    "enough": nothing_more,
    "end": nothing_more,
    "pass": nothing_more,
    "peasant": peasant,
    "merchant": merchant,
    "monk": monk,
    "look": look,
    "swap": nothing_more,
    "keep": nothing_more,
    "king": king,
    "courier": courier,
    "caravan": caravan,
    "queen": queen,
    "nun": nun,
}
