"""Why a text is not a legal step: the grammar first, then the question that is asked, then the rule.

What is said about a seat's text depends only on what that seat may know: `face` and `unseen` are read for
chance's `rat` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rattus.kernel.refusal import NUMBER, UNEXPLAINED, Attempt, listed, shown, some
from rattus.kernel.step import HIDDEN, IllegalStep, Step
from rattus.plague.cards import CARD_FILES, NAMES, card_bonus
from rattus.plague.cards.merchant import MOST
from rattus.plague.cards.peasant import NUMBER as PEASANT_CARD
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
    ASK_START: ("chance is asked who starts: start SEAT", "§2"),
    ASK_PLAGUE_DRAW: ("chance is asked where the plague starts: plague REGION", "§2"),
    ASK_CARAVAN_DRAW: ("chance is asked where the caravan starts: caravan REGION", "§5"),
    ASK_RAT: ("a rat has been turned up and chance is asked what it shows: rat {place} FACE", "2010 C.2"),
    ASK_LOOKED_RAT: ("{seat} looks at a rat and chance is asked what it shows: rat {place} FACE", "§7"),
    ASK_PLAGUE_CHOICE: ("{seat} chooses where the plague starts: plague REGION", "§8"),
    ASK_SETTLE: ("{seat} settles: settle REGION", "§2"),
    ASK_ACTION: (
        "{seat} is in the action phase: take a card, place citizens, use cards; plague REGION ends it",
        "2010 A–C",
    ),
    ASK_CARD: ("{seat} is using the {card}: {verbs}", "2010 class cards"),
    ASK_SPREAD: ("the plague has moved; rats are spread now: spread REGION", "2010 C.1"),
    ASK_FURY: ("{seat} says whether the plague counts as two citizens: fury or calm", "§5"),
    ASK_TURN: ("{seat} chooses which rat of {region} is turned up: turn {region}/SLOT", "§4"),
    ASK_AFTER: (
        "the plague phase is over: {seat} may use what cards the rulebook allows after it, then end",
        "§8",
    ),
    ASK_LAST: ("it is the last round: {seat} may use each card held once, then pass", "§6"),
    ASK_NOTHING: ("the game is over", "§6"),
}
"""What is asked, and where the rules say so."""


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
            table = f"with {len(self.codec.seats)} seats; in play are {listed(regions, 'and')}"
            self.no(f"{word} is not in play {table}", "§1", word)
        if word not in regions:
            self.unknown("region", word, regions)
        return regions.index(word)

    def count(self, word: str) -> int:
        """A number of citizens."""
        if not NUMBER.fullmatch(word):
            self.no(f"{shown(word)} is not a number of citizens, like 1 or 2", token=word)
        return int(word)

    def rat(self, word: str) -> tuple[int, int]:
        """`gallia/1`: a region and a slot, counted from 1."""
        region, slash, slot = word.partition("/")
        number = self.region(region)
        if not slash:
            self.no(f"the rat is missing: a rat is written REGION/SLOT, like {region}/1", token=word)
        if not (NUMBER.fullmatch(slot) and int(slot) <= SLOTS):
            self.no(f"{shown(slot)} is not a slot; they are counted from 1 to {SLOTS}", "§4", word)
        return number, int(slot) - 1

    def face(self, word: str) -> int:
        """A face of this edition; a starting rat's has a star."""
        if word == HIDDEN:
            self.no("the face is hidden in a seat's own record; a full record says it", "§7", word)
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
            question, rule = QUESTIONS[s.ask]
            if verb in ("peasant", "queen") and s.ask == ASK_ACTION:
                many = "one" if verb == "peasant" else "two"
                question = (
                    f"it is for the last round; before, the {verb.title()} adds {many} to place REGION COUNT"
                )
                rule = "§6"
            self.no(f"{verb!r} is no answer now: {question.format_map(self.names())}", rule, verb)

    def names(self) -> dict[str, str]:
        """What the questions mention."""
        s = self.s
        verbs = dict.fromkeys(self.usage(Step.of(text).verb) for text in self.legal)
        return {
            "seat": self.seat,
            "card": title(s.card) if s.ask == ASK_CARD else "",
            "region": self.at(s.place),
            "place": f"{self.at(s.place)}/{s.slot + 1}",
            "verbs": " or ".join(verbs),
        }

    # Words for the state.

    def at(self, region: int) -> str:
        """A region's name."""
        return self.codec.regions[region] if 0 <= region < len(self.codec.regions) else ""

    def near(self, region: int, other: int) -> bool:
        """The regions are neighbours."""
        return (self.codec.rules.reach[0][region] >> other) & 1 == 1

    def neighbours(self, region: int) -> str:
        """`the neighbours of anglia are gallia and scandia`"""
        names = [name for other, name in enumerate(self.codec.regions) if self.near(region, other)]
        if len(names) == 1:
            return f"the only neighbour of {self.at(region)} is {names[0]}"
        return f"the neighbours of {self.at(region)} are {listed(names, 'and')}"

    def rats(self, region: int) -> str:
        """`2 rats lie in gallia`"""
        count = self.s.rats[region]
        return f"{some(count, 'rat')} {'lies' if count < 2 else 'lie'} in {self.at(region)}"

    def citizens(self, region: int) -> str:
        """`red has 2 citizens in gallia`"""
        return f"{self.seat} has {some(self.s.citizens[region][self.s.seat], 'citizen')} in {self.at(region)}"


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
            asked.no(f"the plague may not stay in {name}; {asked.neighbours(region)}", "ruling 2", name)
        steps = max([1, *(rules.steps[card] for card in cards if holds(s, card))])
        if steps > 1:
            in_reach(asked, region, steps)
        elif not asked.near(s.plague, region):
            farther = [card for card in cards if rules.reach[rules.steps[card] - 1][s.plague] >> region & 1]
            who = f"; only the {listed(title(card) for card in farther)} goes so far" if farther else ""
            there = f"{name} is not a neighbour of the plague region{who}"
            asked.no(f"{there}; {asked.neighbours(s.plague)}", "2010 C", name)


def in_reach(asked: Asked, region: int, steps: int) -> None:
    """With some cards the plague moves several steps, through regions in play."""
    here = asked.s.plague
    reach = asked.codec.rules.reach[steps - 1][here]
    if region != here and not (reach >> region) & 1:
        names = [name for other, name in enumerate(asked.codec.regions) if (reach >> other) & 1]
        held = [card for card in MOVERS if holds(asked.s, card)]
        asked.no(
            f"from {asked.at(here)} to {asked.at(region)} it is too far even with the "
            f"{listed((title(card) for card in held), 'and')}; in reach are {listed(names, 'and')}",
            "ruling 2",
            asked.at(region),
        )


def take(asked: Asked, card: int) -> None:
    """One card a turn, and one that somebody else holds or nobody."""
    if asked.s.taken:
        asked.no(f"{asked.seat} has taken a card already in this turn", "2010 A")
    if holds(asked.s, card):
        asked.no(f"{asked.seat} holds the {title(card)} already", "2010 A", NAMES[card])


def place(asked: Asked, region: int, count: int) -> None:
    """Once a turn, exactly as many as rats lie there; the count is named where two are legal."""
    s, name = asked.s, asked.at(region)
    if s.placed:
        asked.no(f"{asked.seat} has placed citizens already in this turn", "2010 B")
    if s.reserve[s.seat] == 0:
        asked.no(f"{asked.seat} has no citizen left in reserve", "2010 B")
    counts = place_counts(asked, region)
    if not counts:
        asked.no(f"no rat lies in {name}; only {adders(asked)} places a citizen there", "2010 B", name)
    if count == NONE:
        ways = " or ".join(f"place {name} {right}" for right in counts)
        asked.no(f"the count is missing: {ways}", "2010 B", name)
    if count in counts:
        asked.no(f"the count is not named where only one is legal: place {name}", "2010 B", str(count))
    asked.no(f"{wanted(asked, region, counts)}, not {count}", "2010 B, ruling 1", str(count))


def place_counts(asked: Asked, region: int) -> list[int]:
    """The numbers of citizens that may be placed in a region now."""
    out = [0] * (COUNTS * len(asked.codec.regions))
    count = place_options(asked.codec.rules, asked.s, out, 0)
    steps = out[:count]
    return [(step - PLACE) % COUNTS + 1 for step in steps if (step - PLACE) // COUNTS == region]


def wanted(asked: Asked, region: int, counts: list[int]) -> str:
    """How many are placed there, and why."""
    s = asked.s
    number = " or ".join(str(count) for count in counts)
    if max(counts) < s.rats[region]:
        return f"{asked.rats(region)}, but {asked.seat}'s whole reserve is {number}: so many are placed"
    cards = [card for card in asked.codec.rules.card[: asked.codec.rules.cards] if holds(s, card)]
    bonus = {card: card_bonus(card, asked.codec.rules, s) for card in cards if max(counts) > s.rats[region]}
    more = [f"the {title(card)} may add {('one', 'two')[many - 1]}" for card, many in bonus.items() if many]
    added = f" and {listed(more, 'and')}" if more else ""
    return f"{asked.rats(region)}{added}: {number} {'is' if number == '1' else 'are'} placed"


def adders(asked: Asked) -> str:
    """The cards in play that add citizens to a placement."""
    rules = asked.codec.rules
    return listed(
        [f"the {title(card)}" for card in rules.card[: rules.cards] if rules.bonus[card]] or ["a card"]
    )


def spread(asked: Asked, region: int) -> None:
    """A new rat comes to a neighbour of the plague region that has fewer than three."""
    s, name = asked.s, asked.at(region)
    if not asked.near(s.plague, region):
        which = "the plague region itself" if region == s.plague else "not a neighbour of the plague region"
        asked.no(f"{name} is {which}; {asked.neighbours(s.plague)}", "2010 C.1", name)
    full(asked, region)


def turn(asked: Asked, region: int, slot: int) -> None:
    """A rat of the region that is being ravaged."""
    if region != asked.s.place:
        here = asked.at(asked.s.place)
        asked.no(f"{here} is being ravaged, not {asked.at(region)}: turn {here}/SLOT", "§4", asked.first_word)
    there(asked, region, slot)


def rat(asked: Asked, region: int, slot: int, face: int) -> None:
    """Chance says what the rat that was turned or looked at shows, as far as it can."""
    s, rules, codec = asked.s, asked.codec.rules, asked.codec
    place, name = codec.place(s.place, s.slot), codec.faces[face]
    if (region, slot) != (s.place, s.slot):
        asked.no(f"the rat in question is {place}, not {codec.place(region, slot)}", "§4", asked.first_word)
    if s.face[region][slot] != NONE:
        asked.no(f"{place} has been looked at before and shows another face", "§4", name)
    if s.marks[region][slot] < 0:
        asked.no(f"{place} came from the rats turned up before, and none of them shows {name}", "§7", name)
    if s.unseen[face] == 0:
        asked.no(f"every rat with the face {name} has been seen already", "§7", name)
    left_over = sum(s.unseen[: rules.starting]) - s.laid
    if s.marks[region][slot] & LAID:
        if face >= rules.starting:
            asked.no(f"{place} was laid at setup and is a starting rat; their faces have a star", "§7", name)
    elif face < rules.starting and left_over == 0:
        asked.no(f"{place} came from the supply, and no starting rat is left in it", "§7", name)
    elif face >= rules.starting and s.open == left_over:
        asked.no(f"{place} came from the supply, and only starting rats are left in it", "§7", name)


def merchant(asked: Asked, source: int, to: int, count: int) -> None:
    """Up to three own citizens from one region to one neighbour."""
    usable(asked, CARD_OF["merchant"])
    neighbouring(asked, source, to)
    has = asked.s.citizens[source][asked.s.seat]
    if has == 0:
        asked.no(asked.citizens(source), "2010 class cards", asked.at(source))
    if count > MOST:
        asked.no(f"the Merchant moves {MOST} citizens at most, not {count}", "2010 class cards", str(count))
    if count > has:
        asked.no(f"{asked.citizens(source)}, not {count}", "2010 class cards", str(count))


def monk(asked: Asked, source: int, slot: int, to: int) -> None:
    """One rat to a neighbour with room; which one is named only by a seat that has looked at one there."""
    s, name = asked.s, asked.at(source)
    usable(asked, CARD_OF["monk"])
    if s.rats[source] == 0:
        asked.no(asked.rats(source), "2010 class cards", asked.first_word)
    neighbouring(asked, source, to)
    full(asked, to)
    if not chooses_rat(s, source, s.seat):
        one = "only one rat lies" if s.rats[source] == 1 else f"{asked.seat} has looked at no rat"
        asked.no(f"{one} in {name}, so none is named: monk {name} {asked.at(to)}", "§4", asked.first_word)
    if slot == NONE:
        named = f"so one is named: monk {name}/SLOT {asked.at(to)}"
        asked.no(f"{asked.seat} has looked at a rat in {name}, {named}", "§4", name)
    there(asked, source, slot)


def look(asked: Asked, region: int, slot: int) -> None:
    """Any rat on the board; the second look is at another one."""
    s = asked.s
    if s.ask != ASK_CARD:
        usable(asked, CARD_OF["look"])
    there(asked, region, slot)
    if s.ask == ASK_CARD and (region, slot) == (s.look_place, s.look_slot):
        asked.no("the second look is at another rat", "ruling 5", asked.first_word)


def king(asked: Asked, region: int) -> None:
    """An own citizen from a region without rats."""
    usable(asked, CARD_OF["king"])
    if asked.s.rats[region] > 0:
        asked.no(
            f"{asked.rats(region)}; the King takes a citizen from a region without rats",
            "2010 class cards",
            asked.at(region),
        )
    if asked.s.citizens[region][asked.s.seat] == 0:
        asked.no(asked.citizens(region), "2010 class cards", asked.at(region))


def peasant(asked: Asked, region: int) -> None:
    """In the last round one citizen of the reserve."""
    usable(asked, PEASANT_CARD)
    if asked.s.reserve[asked.s.seat] == 0:
        asked.no(f"{asked.seat} has no citizen left in reserve", "§6")


def courier(asked: Asked, source: int, to: int) -> None:
    """One own citizen over one border, up to three times."""
    if asked.s.ask != ASK_CARD:
        usable(asked, CARD_OF["courier"])
    neighbouring(asked, source, to)
    asked.no(asked.citizens(source), "§5", asked.at(source))


def caravan(asked: Asked, region: int) -> None:
    """The caravan enters a neighbour, twice; somebody must be in reserve at the start."""
    s = asked.s
    if s.ask == ASK_CARAVAN_DRAW:
        return
    if s.ask != ASK_CARD:
        usable(asked, CARD_OF["caravan"])
        if s.reserve[s.seat] == 0:
            asked.no(f"{asked.seat} has no citizen left in reserve", "§5")
    neighbouring(asked, s.caravan, region)


def queen(asked: Asked, region: int) -> None:
    """In the last round, for the seat with the strictly largest area."""
    usable(asked, CARD_OF["queen"])
    if asked.s.reserve[asked.s.seat] == 0:
        asked.no(f"{asked.seat} has no citizen left in reserve", "ruling H")
    asked.no(f"{asked.seat}'s largest connected area is not larger than everybody else's", "ruling H")


def nun(asked: Asked, *regions: int) -> None:
    """A piece from beside the board, or one from a region to another one."""
    if asked.s.ask != ASK_CARD:
        usable(asked, CARD_OF["nun"])
    if len(regions) == 1:
        asked.no("all nuns are on the board; one is moved: nun FROM TO", "ruling K", asked.first_word)
    source, to = regions
    if asked.s.nuns[source] == 0:
        asked.no(f"no nun stands in {asked.at(source)}", "ruling K", asked.at(source))
    if source == to:
        asked.no(f"the nun stands in {asked.at(to)} already", "ruling K", asked.at(to))


def any_card(asked: Asked, *words: int) -> None:
    """A card without a function of its own here: whether it can be used at all."""
    usable(asked, CARD_OF[asked.step.verb])


# What several verbs have in common.


def usable(asked: Asked, card: int) -> None:
    """The seat holds the card, has not used it, and this is the time for it."""
    s, name = asked.s, title(card)
    verb = asked.step.verb
    if NAMES[card] not in asked.codec.cards:
        asked.no(f"the {name} is not in play; cards are {listed(asked.codec.cards, 'and')}", "§5", verb)
    if s.holder[card] != s.seat:
        holder = "nobody" if s.holder[card] == NONE else asked.codec.seats[s.holder[card]]
        first = f"; first take {NAMES[card]}" if s.ask == ASK_ACTION and not s.taken else ""
        asked.no(f"{holder} holds the {name}{first}", "2010 class cards", verb)
    if (s.used >> card) & 1:
        when = "last round" if s.ask == ASK_LAST else "turn"
        asked.no(f"{asked.seat} has used the {name} already in this {when}", "2010 class cards", verb)
    if s.ask == ASK_AFTER and not (asked.codec.rules.after >> card) & 1:
        allowed = [NAMES[other] for other in range(len(NAMES)) if (asked.codec.rules.after >> other) & 1]
        asked.no(
            f"by this rulebook the {name} is not used after the plague phase, only {listed(allowed, 'and')}",
            "§8",
            verb,
        )


def neighbouring(asked: Asked, source: int, to: int) -> None:
    """Citizens and rats go over one border."""
    if not asked.near(source, to):
        asked.no(
            f"{asked.at(to)} is not a neighbour of {asked.at(source)}; {asked.neighbours(source)}",
            "2010 class cards",
            asked.at(to),
        )


def full(asked: Asked, region: int) -> None:
    """At most three rats lie in a region, ever."""
    if not room(asked.s, region):
        asked.no(f"{asked.rats(region)}, and no region takes more", "2010 C.1", asked.at(region))


def there(asked: Asked, region: int, slot: int) -> None:
    """A rat lies in the slot."""
    if slot >= asked.s.rats[region]:
        asked.no(f"there is no such rat: {asked.rats(region)}", "§4", asked.first_word)


def title(card: int) -> str:
    """A card's name in a sentence."""
    return NAMES[card].title()


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
