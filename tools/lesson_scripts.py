"""The small positions of the rules pages: how each comes about, and what the reader may do in it.

`before` leads to the position, step by step, chance included. `answers` are the few steps offered to the reader; each
says what others (or chance) do `after` it, and which answers may follow. Chance that is not scripted is drawn from a
fixed seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

READER = "red"


@dataclass(frozen=True)
class Answer:
    """What follows an answer: steps that happen by themselves, and the reader's next answers."""

    after: tuple[str, ...] = ()
    then: Mapping[str, Answer] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """A position, how it comes about, and what may be done in it.

    With `last_round` everybody plays along simply until the reader is to lay cards in the last round.
    """

    id: str
    game: str
    before: tuple[str, ...]
    answers: Mapping[str, Answer]
    seats: int = 4
    options: Mapping[str, str] = field(default_factory=dict)
    last_round: bool = False


def steps(text: str) -> tuple[str, ...]:
    """Steps one after another, separated by semicolons."""
    return tuple(step.strip() for step in text.split(";") if step.strip())


def each(*texts: str) -> dict[str, Answer]:
    """Answers that end the lesson."""
    return dict.fromkeys(texts, Answer())


# The board game: yellow begins, red has the fourth turn. Gallia is full of rats, Germania and Italia have none.

WEST = steps("""
    start yellow; plague polonia;
    settle gallia; settle italia; settle hispania; settle germania;
    settle gallia; settle scandia; settle gallia; settle polonia;
    take merchant; place polonia; plague germania; spread gallia; rat germania/1 1+WR*;
    take monk; place hungaria; plague italia; spread gallia; rat italia/1 1+RP*
""")
EAST = (*WEST, *steps("take king; place anglia; plague turcia; spread bulgaria"))
"""The plague is in Turcia, Bulgaria has two rats."""
COAST = (*WEST, *steps("take king; place anglia; plague hispania; spread italia; rat hispania/1 1+CK*"))
"""The plague is in Hispania, next to Gallia."""

GALLIA_RATS = "rat gallia/1 1+BC*; rat gallia/1 6+MA; rat gallia/1 2+MBC"
SPREAD_FROM_BULGARIA = ("hungaria", "italia", "tartaria")


def spreads(regions: tuple[str, ...], count: int) -> dict[str, Answer]:
    """This many new rats, each in any of these regions."""
    if count == 0:
        return {}
    return {f"spread {region}": Answer((), spreads(regions, count - 1)) for region in regions}


def ravaged(regions: tuple[str, ...], count: int, luck: str) -> dict[str, Answer]:
    """New rats, and after the last one the outcomes of the ravage."""
    if count == 1:
        return {f"spread {region}": Answer(steps(luck)) for region in regions}
    return {f"spread {region}": Answer((), ravaged(regions, count - 1, luck)) for region in regions}


PLAGUE_MOVES = {
    "plague italia": Answer(),
    "plague bulgaria": Answer((), spreads(SPREAD_FROM_BULGARIA, 2)),
    "plague tartaria": Answer((), spreads(("hungaria", "polonia", "russia"), 1)),
}
TURN_MOVES = {move: PLAGUE_MOVES[move] for move in ("plague italia", "plague tartaria")}
LOOKED = steps("""
    take witch; look gallia/1; rat gallia/1 1+BC*; look gallia/2; rat gallia/2 5+MA;
    plague gallia; spread italia; spread germania
""")

BOARD_LESSONS = (
    Lesson("plague-aim", "rattus", EAST, each("place anglia", "place bulgaria", "place gallia")),
    Lesson(
        "plague-setup",
        "rattus",
        steps("start blue; plague germania; settle italia"),
        each("settle gallia", "settle polonia", "settle scandia", "settle bulgaria"),
    ),
    Lesson(
        "plague-seats",
        "rattus",
        steps("start yellow; plague italia; settle gallia"),
        each("settle gallia", "settle polonia", "settle hispania"),
        seats=2,
    ),
    Lesson(
        "plague-turn",
        "rattus",
        EAST,
        {
            take: Answer((), {place: Answer((), TURN_MOVES) for place in ("place gallia", "place bulgaria")})
            for take in ("take witch", "take king")
        }
        | {"place bulgaria": Answer((), {"take witch": Answer((), TURN_MOVES)})},
    ),
    Lesson(
        "plague-take",
        "rattus",
        EAST,
        each("take peasant", "take knight", "take witch", "take monk", "take king"),
    ),
    Lesson(
        "plague-place",
        "rattus",
        EAST,
        each("place gallia", "place bulgaria", "place scandia", "place russia"),
    ),
    Lesson("plague-move", "rattus", EAST, PLAGUE_MOVES),
    Lesson(
        "plague-spread",
        "rattus",
        (*EAST, "plague bulgaria"),
        spreads(("hungaria", "italia", "tartaria", "turcia"), 2),
    ),
    Lesson(
        "plague-ravage",
        "rattus",
        COAST,
        {"plague gallia": Answer((), ravaged(("anglia", "germania", "hispania"), 2, GALLIA_RATS))},
    ),
    Lesson(
        "plague-rat",
        "rattus",
        (*COAST, *LOOKED),
        {
            "turn gallia/1": Answer(
                steps("rat gallia/1 1+BC*"),
                {
                    "turn gallia/1": Answer(steps("rat gallia/1 5+MA; rat gallia/1 2+M")),
                    "turn gallia/2": Answer(steps("rat gallia/2 2+M; rat gallia/1 5+MA")),
                },
            ),
            "turn gallia/2": Answer(steps("rat gallia/2 5+MA")),
            "turn gallia/3": Answer(
                steps("rat gallia/3 2+M"),
                {
                    "turn gallia/1": Answer(steps("rat gallia/1 1+BC*; rat gallia/1 5+MA")),
                    "turn gallia/2": Answer(steps("rat gallia/2 5+MA; rat gallia/1 1+BC*")),
                },
            ),
        },
    ),
    Lesson(
        "plague-peasant",
        "rattus",
        (*EAST, "take peasant"),
        each("place gallia 3", "place gallia 4", "place bulgaria 2", "place bulgaria 3", "place italia"),
    ),
    Lesson(
        "plague-merchant",
        "rattus",
        (*EAST, "take merchant"),
        each(
            "merchant gallia italia 1",
            "merchant gallia italia 2",
            "merchant gallia germania 2",
            "merchant germania scandia 1",
            "merchant germania scandia 2",
        ),
    ),
    Lesson(
        "plague-monk",
        "rattus",
        (*EAST, "take monk"),
        {
            "place gallia": Answer((), each("monk gallia hispania", "monk gallia italia")),
            "monk gallia hispania": Answer((), each("place gallia", "place hispania")),
            "monk gallia italia": Answer((), each("place gallia", "place italia")),
        },
    ),
    Lesson(
        "plague-knight",
        "rattus",
        (*COAST, "take knight"),
        {
            "plague anglia": Answer(
                steps("spread scandia"),
                {
                    "fury": Answer(steps("rat anglia/1 2+MACK*")),
                    "calm": Answer(steps("rat anglia/1 2+MACK*")),
                },
            ),
            "plague germania": Answer(),
        },
    ),
    Lesson(
        "plague-witch",
        "rattus",
        (*EAST, "take witch"),
        {
            "look gallia/1": Answer(
                steps("rat gallia/1 2+MAPB*"),
                {
                    "look scandia/1": Answer(steps("rat scandia/1 1+KW*"), each("swap", "keep")),
                    "look bulgaria/1": Answer(steps("rat bulgaria/1 1+CK*"), each("swap", "keep")),
                    "enough": Answer(),
                },
            ),
        },
    ),
    Lesson("plague-king", "rattus", (*EAST, "take king"), each("king germania")),
    Lesson(
        "plague-end",
        "rattus",
        steps("""
            start red; plague germania;
            settle gallia; settle gallia; settle italia; settle polonia;
            settle polonia; settle gallia; settle italia; settle italia;
            take peasant; place italia 1; plague hungaria; spread italia;
            take monk; place gallia; plague bulgaria; spread italia
        """),
        {
            f"peasant {region}": Answer((), {"pass": Answer(steps("pass; pass"))})
            for region in ("gallia", "russia")
        },
        options={"turn_limit": "2"},
    ),
    Lesson(
        "plague-bigbox",
        "bigbox",
        steps("""
            start red; plague germania; caravan italia;
            settle france; settle espagna; settle germania; settle italia; settle england;
            settle england; settle italia; settle germania; settle espagna; settle france;
            settle tunisia; settle libya; settle egypt; settle algeria; settle morocco;
            take caravanner
        """),
        {
            f"caravan {first}": Answer((), each(*(f"caravan {second}" for second in seconds)))
            for first, seconds in {
                "france": ("england", "germania", "italia"),
                "tunisia": ("libya", "algeria", "italia"),
            }.items()
        },
        seats=5,
    ),
)

# The card game: yellow begins, red comes last. A round that is being resolved is played to its end.

HANDS = steps("""
    start yellow;
    deal red monk-4; deal red monk-0; deal red witch-2; deal red king-1; deal red peasant-3;
    deal yellow monk-1; deal yellow knight-0; deal yellow merchant-4; deal yellow king-0; deal yellow witch-4;
    deal green witch-0; deal green monk-2; deal green peasant-0; deal green knight-3; deal green merchant-1
""")
THEIR_CARDS = steps("""
    supply 1; deal yellow peasant-4; deal yellow king-4; deal yellow knight-4; deal yellow monk-3;
    supply 1; deal green king-0; deal green merchant-0; deal green witch-3; deal green peasant-1
""")
MY_CARDS = steps("supply 1; deal red merchant-0; deal red knight-1; deal red witch-4; deal red monk-4")
SUPPLIES = (
    *HANDS,
    *steps("building 1 monastery 4-cards; building 2 fortune-tellers-tent 2-cards+1-look"),
    *THEIR_CARDS,
)
"""Red is the last to take supplies."""
THEY_ENTER = steps("enter 1; lay monk-1; lay monk-3; done; enter 2; lay witch-0; done")
ENTERING = (*SUPPLIES, *MY_CARDS, *THEY_ENTER)
"""Yellow is in the Monastery with two cards, green in the Tent with one; red is the last to enter."""

HOSPITAL = (
    *HANDS,
    *steps("building 1 hospital 4-cards; building 2 castle 2-rats"),
    *THEIR_CARDS,
    *MY_CARDS,
    *steps("enter 2; lay knight-0; done; enter 2; done; enter 1; lay monk-4; lay merchant-0; done"),
)
"""Red is alone in the Hospital."""
ARMED = (
    *HANDS,
    *steps("building 1 castle 4-cards; building 2 farm 2-rats"),
    *THEIR_CARDS,
    *MY_CARDS,
    *steps("enter 2; lay peasant-4; done; enter 2; lay peasant-0; done; enter 1; lay knight-1; done"),
    *steps("building 1 monastery 2-rats; building 2 palace 2-rats"),
    *steps("supply 1; supply 1; supply 1; enter 1; lay monk-2; done; enter 1"),
)
"""Red has got two swords from the Castle, and has just followed green into the Monastery."""
YELLOW_FOLLOWS = steps("enter 1; lay monk-1; done")


def lays(cards: tuple[str, ...], most: int, done: Answer | None = None) -> dict[str, Answer]:
    """Lay up to this many of these cards, in any order."""
    found = {"done": done or Answer()}
    if most:
        for card in cards:
            left = tuple(other for other in cards if other != card)
            found[f"lay {card}"] = Answer((), lays(left, most - 1, done))
    return found


def looks(spots: tuple[int, ...], most: int) -> dict[str, Answer]:
    """Look at this many cards of the nun-row."""
    if most == 0:
        return {}
    return {
        f"look {spot}": Answer((), looks(tuple(other for other in spots if other != spot), most - 1))
        for spot in spots
    }


ONE_LOOK = Answer((), looks((1, 2, 3, 4, 5), 1))
"""Green has laid a card in the Tent, and was there first."""

CARD_LESSONS = (
    Lesson("cartus-aim", "cartus", (*ENTERING, "enter 1"), lays(("monk-0", "king-1", "witch-2"), 2), seats=3),
    Lesson(
        "cartus-round",
        "cartus",
        SUPPLIES,
        {
            "supply 1": Answer(
                (*MY_CARDS[1:], *THEY_ENTER),
                {
                    "enter 1": Answer((), lays(("monk-0", "witch-2"), 2)),
                    "enter 2": Answer((), lays(("witch-2", "witch-4"), 1, ONE_LOOK)),
                },
            )
        },
        seats=3,
    ),
    Lesson(
        "cartus-supplies",
        "cartus",
        SUPPLIES,
        {"supply 1": Answer(MY_CARDS[1:]), "supply 2": Answer((), looks((1, 2, 3, 4, 5), 1))},
        seats=3,
    ),
    Lesson(
        "cartus-enter",
        "cartus",
        ENTERING,
        {
            "enter 1": Answer((), lays(("monk-0", "monk-4", "witch-2"), 2)),
            "enter 2": Answer((), lays(("witch-2", "king-1"), 1, ONE_LOOK)),
        },
        seats=3,
    ),
    Lesson(
        "cartus-resolve",
        "cartus",
        (*ENTERING, "enter 1", "lay monk-4"),
        lays(("monk-0", "merchant-0", "king-1"), 2),
        seats=3,
    ),
    Lesson(
        "cartus-buildings",
        "cartus",
        HOSPITAL,
        {
            "enough": Answer(),
            "discard king-1": Answer(
                (), {"enough": Answer(), "discard peasant-3": Answer((), {"enough": Answer()})}
            ),
            "discard peasant-3": Answer(
                (), {"enough": Answer(), "discard king-1": Answer((), {"enough": Answer()})}
            ),
        },
        seats=3,
        options={"buildings": "farm+marketplace+hospital+castle+fortune-tellers-tent+palace"},
    ),
    Lesson(
        "cartus-specials",
        "cartus",
        ARMED,
        {
            "done": Answer(YELLOW_FOLLOWS),
            "lay sword": Answer(("done", *YELLOW_FOLLOWS), each("target yellow", "target green")),
        },
        seats=3,
    ),
    Lesson(
        "cartus-rats",
        "cartus",
        (*ENTERING, *steps("enter 2; lay witch-2; lay witch-4; done")),
        looks((1, 2, 3, 4, 5), 2),
        seats=3,
    ),
    Lesson(
        "cartus-plague", "cartus", ("start green",), lays(("joker", "monk-4"), 2), seats=3, last_round=True
    ),
)

LESSONS = (*BOARD_LESSONS, *CARD_LESSONS)
