"""Why a text is not a legal step: the grammar first, then the question that is asked, then the rule.

What is said about a seat's text depends only on what that seat may know: `face` and `unseen` are read for
chance's `rat` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from rattus.kernel.refusal import NUMBER, Answer, shown
from rattus.kernel.step import HIDDEN, IllegalStep, Step
from rattus.plague.card import Card, Verb
from rattus.plague.cards import DECK, NUMBERS, card_bonus
from rattus.plague.codec import SHAPES, Codec
from rattus.plague.rats import room
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

WRITTEN = {
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
"""The words of a shape, for people."""
CARD_OF = {verb.word: number for number, card in DECK.items() for verb in card.verbs}
"""The card a verb belongs to."""
MOVERS = [number for number, card in DECK.items() if card.last_plague_steps]
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
    return Asked(text, codec, s, legal).why_not(SHAPES, codec.seats, "take monk", EXPLAINED)


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

    # Grammar.

    def usage(self, verb: str) -> str:
        """`merchant FROM TO N`"""
        return f"{verb} {WRITTEN[SHAPES[verb]]}".rstrip()

    def numbers(self) -> tuple[int, ...]:
        """The words after the verb as numbers; a slot or count that is not named is NONE."""
        verb, words = self.step.verb, self.step.words
        self.words_counted(self.usage(verb))
        match SHAPES[verb]:
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
        return NUMBERS[word]

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
            right = s.ask in ANSWERS[verb]
        if not right:
            card = DECK.get(CARD_OF.get(verb, NONE))
            if card and card.last_only and s.ask == ASK_ACTION:
                self.no("plague-last-only", "§6", verb, verb=verb, card=card.name, count=card.adds)
            question, rule = QUESTIONS[s.ask]
            self.no(f"plague-now-{question}", rule, verb, verb=verb, **self.names())

    def names(self) -> dict[str, object]:
        """What the questions mention."""
        s = self.s
        names: dict[str, object] = {"seat": self.seat}
        if s.ask == ASK_CARD:
            usages = dict.fromkeys(self.usage(Step.of(text).verb) for text in self.legal)
            names |= {"card": DECK[s.card].name, "verbs": ", ".join(usages)}
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

    # What several verbs have in common.

    def usable(self, card: int) -> None:
        """The seat holds the card, has not used it, and this is the time for it."""
        s, name, verb = self.s, DECK[card].name, self.step.verb
        if name not in self.codec.cards:
            self.no("plague-card-out", "§5", verb, card=name, cards=self.codec.cards)
        if s.holder[card] != s.seat:
            owner = None if s.holder[card] == NONE else self.codec.seats[s.holder[card]]
            first = s.ask == ASK_ACTION and not s.taken
            self.no("plague-holder", "2010 class cards", verb, owner=owner, card=name, first=first)
        if (s.used >> card) & 1:
            last = s.ask == ASK_LAST
            self.no("plague-used", "2010 class cards", verb, seat=self.seat, card=name, last=last)
        if s.ask == ASK_AFTER and not (self.codec.rules.after >> card) & 1:
            allowed = [other.name for number, other in DECK.items() if (self.codec.rules.after >> number) & 1]
            self.no("plague-after", "§8", verb, card=name, cards=allowed)

    def neighbouring(self, source: int, to: int) -> None:
        """Citizens and rats go over one border."""
        if not self.near(source, to):
            self.no(
                "plague-neighbour",
                "2010 class cards",
                self.at(to),
                to=self.at(to),
                source=self.at(source),
                regions=self.neighbours(source),
            )

    def full(self, region: int) -> None:
        """At most three rats lie in a region, ever."""
        if not room(self.s, region):
            self.no_rats("plague-full", "2010 C.1", self.at(region), region)

    def there(self, region: int, slot: int) -> None:
        """A rat lies in the slot."""
        if slot >= self.s.rats[region]:
            self.no_rats("plague-no-such-rat", "§4", self.first_word, region)


# One function for each verb of the core: what the rules say against it when its question is asked.


def start(asked: Asked, seat: int) -> None:
    """Any seat may start."""


def settle(asked: Asked, region: int) -> None:
    """Any region in play will do, also where the caravan starts."""


def nothing_more(asked: Asked) -> None:
    """Where the question is asked, `fury`, `calm`, `enough`, `end` and `pass` are answers."""


def plague(asked: Asked, region: int) -> None:
    """It moves to a neighbour, with some cards farther; in the last round only they move it."""
    s, rules, name = asked.s, asked.codec.rules, asked.at(region)
    cards = rules.card[: rules.cards]
    if s.ask == ASK_LAST:
        movers = [card for card in MOVERS if card in cards]
        held = [card for card in movers if holds(s, card)]
        asked.usable((held or movers or MOVERS)[0])
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
                cards=[DECK[card].name for card in farther],
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
            cards=[DECK[card].name for card in MOVERS if holds(asked.s, card)],
            regions=[name for other, name in enumerate(asked.codec.regions) if (reach >> other) & 1],
        )


def take(asked: Asked, card: int) -> None:
    """One card a turn, and one that somebody else holds or nobody."""
    if asked.s.taken:
        asked.no("plague-taken", "2010 A", seat=asked.seat)
    if holds(asked.s, card):
        name = DECK[card].name
        asked.no("plague-holds", "2010 A", name, seat=asked.seat, card=name)


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
    more = [DECK[card].name for card in cards if card_bonus(card, rules, s)]
    asked.no("plague-wanted", rule, token, cards=more, **details)


def adders(asked: Asked) -> list[str]:
    """The cards in play that add citizens to a placement."""
    rules = asked.codec.rules
    return [DECK[card].name for card in rules.card[: rules.cards] if rules.bonus[card]]


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
    asked.full(region)


def turn(asked: Asked, region: int, slot: int) -> None:
    """A rat of the region that is being ravaged."""
    if region != asked.s.place:
        here = asked.at(asked.s.place)
        asked.no("plague-ravaged", "§4", asked.first_word, region=here, other=asked.at(region))
    asked.there(region, slot)


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


def any_card(asked: Asked, *words: int) -> None:
    """A card that says no more itself: whether it can be used at all."""
    asked.usable(CARD_OF[asked.step.verb])


def regions_out_of_play(codec: Codec) -> set[str]:
    """Regions of the edition's board that take no part with this number of seats."""
    return {region.id for region in codec.edition.data.region} - set(codec.regions)


USE_OF_CARDS = frozenset({ASK_ACTION, ASK_AFTER, ASK_LAST})

CORE_ANSWERS: dict[str, frozenset[int]] = {
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
    "caravan": frozenset({ASK_CARAVAN_DRAW}),
    "enough": frozenset(),
}
"""The questions that a verb answers; a card's own questions are answered by whatever is legal there."""


def answered(card: Card, verb: Verb) -> frozenset[int]:
    """The same for a card's verb."""
    own = frozenset[int]() if verb.within else frozenset({ASK_LAST}) if card.last_only else USE_OF_CARDS
    return own | CORE_ANSWERS.get(verb.word, frozenset())


ANSWERS = CORE_ANSWERS | {verb.word: answered(card, verb) for card in DECK.values() for verb in card.verbs}

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
    "caravan": settle,
    **{verb.word: verb.refuse or any_card for card in DECK.values() for verb in card.verbs},
}
