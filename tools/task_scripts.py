"""The tasks of the pages to learn by: small positions, what may be tried there, and what is asked for.

A task is a position in the library's words, and a few tries: steps of the reader, right or wrong. A try that the rules
do not allow is wrong by their own reason. Of those that they allow all are right, or where there is a `goal` those that
reach it. Chance that the position does not decide is drawn from a fixed seed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Told = Sequence[Mapping[str, Any]]
Shown = Mapping[str, Any]
"""What a view or its facts say."""
Goal = Callable[[Told, Shown], bool]
"""Whether a try does what is asked for, by what happened and how the reader's view is then."""

READER = "red"


@dataclass(frozen=True)
class Task:
    """A task: `about` is the card or building it is for, if it has no words of its own.

    Chapters of the rules link to their tasks, and the table opens the first one for a verb that may be played.
    """

    id: str
    chapter: str
    position: str
    tries: tuple[str, ...]
    goal: Goal | None = None
    verbs: tuple[str, ...] = ()
    about: tuple[str, str] | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The edition."""
        return self.position.split()[0]


def tries(text: str) -> tuple[str, ...]:
    """Tries, separated by semicolons; the steps of one by commas."""
    return tuple(each.strip() for each in text.split(";"))


# Goals.


def happens(name: str, **fields: object) -> Goal:
    """An event happens, with these fields."""

    def goal(told: Told, shown: Shown) -> bool:
        return any(
            event["event"] == name and all(event.get(key) == value for key, value in fields.items())
            for event in told
        )

    return goal


def spared(told: Told, shown: Shown) -> bool:
    """The reader loses nobody."""
    return not happens("CitizensLost", seat=READER)(told, shown)


def scores(count: int) -> Goal:
    """The reader has that many points."""
    return lambda told, shown: shown["scores"][READER] == count


# The board game.

OPEN = """
    rattus red yellow green blue · turn of red · plague {plague} · supply 20
    gallia    rats 3  red 2  yellow 2  green 2
    hispania  rats 2  red 1  blue 2
    germania  red 2
    italia    red 1  yellow 1
    anglia    rats 1  blue 1
    scandia   rats 1  green 1
    hungaria  rats 1  yellow 2
    polonia   rats 3
    bulgaria  rats 2
    turcia    rats 1  green 2
    {more}
"""


def board(plague: str = "bulgaria", more: str = "") -> str:
    """A turn in the middle of a game."""
    return OPEN.format(plague=plague, more=more)


def card(name: str, offered: str, verb: str = "", plague: str = "bulgaria", more: str = "") -> Task:
    """What may be done with a card of 2010."""
    held = f"cards {name} red"
    return Task(
        name,
        name,
        board(plague, f"{held}\n{more}"),
        tries(offered),
        verbs=(verb or name,),
        about=("card", name),
    )


BOX = "peasant+{0}+monk+knight+witch+king"


def extra(name: str, offered: str, cards: str, drawing: str, verb: str = "") -> Task:
    """What may be done with a card of Big Box."""
    head = "caravan italia · " if name == "caravanner" else ""
    return Task(
        name,
        "bigbox",
        f"bigbox red yellow green · turn of red · plague scandinavia · {head}supply 20\n{drawing}\ncards {name} red",
        tries(offered),
        verbs=(verb or name,),
        about=("card", name),
        options={"cards": cards},
    )


BOARD_TASKS = (
    Task(
        "settle",
        "setup",
        """
        rattus red yellow green · red asked settle · start yellow · plague germania · supply 33
        elsewhere  rats 1
        gallia    rats 1  yellow 2
        italia    rats 1  green 2
        """,
        tries("settle gallia; settle hungaria; settle russia; settle tartaria"),
        verbs=("settle",),
    ),
    Task(
        "place",
        "place",
        board(),
        tries("place gallia; place hispania; place bulgaria; place italia; place scandia"),
        happens("CitizensPlaced", seat=READER, count=2),
        verbs=("place",),
    ),
    Task(
        "take",
        "take",
        board(more="cards merchant yellow, king blue, knight red"),
        tries("take king; take merchant; take witch; take knight"),
        lambda told, shown: any(event["event"] == "CardTaken" and event["owner"] for event in told),
        verbs=("take",),
    ),
    Task(
        "move",
        "move",
        board("turcia"),
        tries("plague bulgaria; plague italia; plague turcia; plague gallia"),
        verbs=("plague",),
    ),
    Task(
        "spread",
        "spread",
        """
        rattus red yellow green · red asked spread · plague hungaria · supply 20 · new 1
        hungaria  rats 1  yellow 2
        polonia   rats 3
        germania  rats 1  green 1
        italia    rats 2
        gallia    red 2
        """,
        tries("spread italia; spread germania; spread polonia; spread gallia; spread hungaria"),
        verbs=("spread",),
    ),
    Task(
        "ravage",
        "ravage",
        """
        rattus red yellow green · turn of red · plague germania · supply 20
        gallia    rats 1 (/1 1+AP supply seen by red)  red 2  yellow 1
        italia    red 3
        polonia   rats 1 (/1 4+MA supply seen by red)  red 2
        scandia   rats 1 (/1 1+BK supply seen by red)  red 1  green 1
        cards     merchant red
        """,
        tries(
            "plague gallia, spread germania; plague italia; "
            "plague polonia, spread germania; plague scandia, spread germania"
        ),
        spared,
    ),
    Task(
        "limit",
        "rat",
        """
        rattus red yellow green · red asked ravage · plague gallia · supply 20
        gallia    rats 2 (/1 1+PC supply seen by red, /2 4+MA supply seen by red)  red 2  yellow 2
        cards     peasant yellow
        """,
        tries("turn gallia/1; turn gallia/2"),
        spared,
        verbs=("turn",),
    ),
    Task(
        "once",
        "turn",
        board(more="cards merchant red").replace(" · supply", " · taken · supply"),
        tries(
            "place hispania; merchant gallia italia 2; take witch; plague hungaria; merchant gallia polonia 1"
        ),
    ),
    Task(
        "full",
        "monk",
        """
        rattus red yellow green · turn of red · plague anglia · supply 20
        polonia   rats 3
        germania  rats 3  red 2
        hungaria  rats 2
        scandia   rats 1
        cards     monk red
        """,
        tries("monk germania hungaria; monk germania polonia; monk polonia scandia; monk germania scandia"),
    ),
    card("peasant", "place italia; place germania; place gallia 4; place gallia 2; place scandia 3", "place"),
    card(
        "merchant",
        "merchant gallia italia 2; merchant gallia hispania 1; merchant gallia polonia 1; merchant gallia italia 3",
    ),
    card("monk", "monk gallia italia; monk gallia hispania; monk gallia polonia; monk germania italia"),
    card("knight", "plague gallia; plague hungaria; plague scandia; plague bulgaria", "fury"),
    card("witch", "look gallia/1; look hungaria/1; look germania/1", "look"),
    card("king", "king germania; king italia; king gallia; king polonia"),
    Task(
        "last",
        "end",
        """
        rattus red yellow green · last round of red · plague polonia · supply 0
        gallia    rats 2  red 2  yellow 1
        italia    red 1
        cards     peasant red
        """,
        tries("peasant italia; peasant gallia; place gallia; take witch"),
        happens("CitizensPlaced", seat=READER, region="italia"),
        verbs=("pass", "peasant"),
    ),
    extra(
        "caravanner",
        "caravan france; caravan germania; caravan scandinavia",
        "peasant+caravanner+monk+knight+witch+king",
        "france rats 1 red 1\nitalia rats 2",
        "caravan",
    ),
    extra(
        "courier",
        "courier france germania; courier france italia; courier france polonia; courier hungaria italia",
        BOX.format("courier"),
        "france rats 1 red 2\nhungaria yellow 1",
    ),
    extra(
        "queen",
        "place italia 4; place italia 2; place italia 3; place germania",
        "peasant+merchant+monk+knight+witch+queen",
        "italia rats 2\nfrance red 1\ngermania red 1\nengland yellow 3",
    ),
    extra(
        "soldier",
        "plague germania; plague england; plague hungaria; plague espagna",
        "peasant+merchant+monk+soldier+witch+king",
        "germania rats 1 red 1",
        "soldier",
    ),
    Task(
        "serf",
        "bigbox",
        """
        bigbox red yellow green · turn of red · plague england · supply 20
        france    rats 1 (/1 3+A supply seen by red)  yellow 3
        scandinavia  rats 1 (/1 2+M supply seen by red)  red 3
        cards     serf red
        """,
        tries("plague france, spread espagna; plague scandinavia, spread polonia"),
        happens("CitizensPlaced", seat=READER, card="serf"),
        about=("card", "serf"),
        options={"cards": "serf+merchant+monk+knight+witch+king"},
    ),
    extra(
        "nun",
        "nun france; nun italia; nun russia",
        "peasant+merchant+nun+knight+witch+king",
        "france rats 3 red 3\nitalia rats 1 red 1",
    ),
)

# The card game.

FIRST = "farm+marketplace+monastery+castle+fortune-tellers-tent+palace"
SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
PEOPLE = {
    "farm": "peasant",
    "brewery": "peasant",
    "marketplace": "merchant",
    "office": "merchant",
    "monastery": "monk",
    "hospital": "monk",
    "castle": "knight",
    "guard-tower": "knight",
    "fortune-tellers-tent": "witch",
    "pied-pipers-hut": "witch",
    "palace": "king",
    "treasury": "king",
}


def building(name: str, other: str) -> Task:
    """Which of two buildings does something?"""
    mine, theirs = PEOPLE[name], PEOPLE[other]
    return Task(
        name,
        "buildings",
        f"""
        cartus red yellow green · start yellow · enter of red · order yellow green
        row       {other}/4-cards {name}/2-rats
        red       hand {mine}-2 {theirs}-1 · rats 11
        yellow    hand king-0 monk-1 witch-1 · in 1 {theirs}-4
        green     hand merchant-0 knight-1 · in 1 {theirs}-3
        """,
        tries(f"enter 2, lay {mine}-2, done; enter 1, lay {theirs}-1, done"),
        happens("ActionTaken", seat=READER, building=name, premium=True),
        about=("building", name),
        options={"buildings": FIRST if name in FIRST.split("+") else SECOND},
    )


CARD_TASKS = (
    Task(
        "supplies",
        "supplies",
        """
        cartus red yellow green · start yellow · supplies of red
        row       monastery/1-rat+1-look castle/4-cards
        red       hand monk-4 · rats 10
        """,
        tries("supply 1; supply 2"),
        lambda told, shown: (
            not happens("RatsTakenOff", seat=READER)(told, shown)
            and happens("CardDealt", seat=READER)(told, shown)
        ),
        verbs=("supply",),
    ),
    Task(
        "enter",
        "enter",
        """
        cartus red yellow green · start yellow · enter of red · order yellow green
        row       monastery/2-rats castle/4-cards
        red       hand monk-4 monk-2 witch-3 · rats 10
        yellow    hand king-0 · in 2 knight-4 knight-2
        green     hand king-2 · in 2 knight-1
        """,
        tries("enter 1, lay monk-4, done; enter 2, lay monk-4, done"),
        lambda told, shown: any(
            event["event"] == "CardsRevealed" and event["seat"] == READER and not event["rats"]
            for event in told
        ),
        verbs=("enter",),
    ),
    Task(
        "lay",
        "enter",
        """
        cartus red yellow green · start yellow · red asked lay · order yellow green red
        row       monastery/2-rats castle/4-cards
        red       hand monk-4 monk-2 witch-3 pass · rats 10 · in 1
        yellow    hand king-0 · in 2 knight-4 knight-2
        green     hand king-2 · in 2 knight-1
        """,
        tries("lay monk-4, done; lay witch-3, done; lay pass; lay king-0"),
        lambda told, shown: any(
            event["event"] == "CardsRevealed" and event["seat"] == READER and not event["rats"]
            for event in told
        ),
        verbs=("lay", "done"),
    ),
    Task(
        "premium",
        "resolve",
        """
        cartus red yellow green · start yellow · red asked lay · order yellow green red
        row       monastery/2-rats castle/4-cards
        red       hand monk-4 monk-2 monk-1 · rats 10 · in 1
        yellow    hand king-0 · in 1 monk-4 monk-3
        green     hand king-2 · in 2 knight-1
        """,
        tries(
            "lay monk-4, lay monk-2, lay monk-1, done; lay monk-4, lay monk-2, done; lay monk-4, done; done"
        ),
        happens("ActionTaken", seat=READER, premium=True),
    ),
    Task(
        "joker",
        "specials",
        """
        cartus red yellow green · start yellow · red asked lay · order yellow green red
        row       monastery/2-rats castle/4-cards
        red       hand joker witch-2 gold king-1 · rats 10 · in 1
        yellow    hand king-0 · in 2 knight-4
        green     hand king-2 · in 2 knight-1
        """,
        tries("lay joker, done; lay witch-2, done; lay king-1, done; lay gold"),
        lambda told, shown: any(
            event["event"] == "CardsRevealed" and event["seat"] == READER and not event["rats"]
            for event in told
        ),
    ),
    Task(
        "look",
        "rats",
        """
        cartus red yellow green · start yellow · red asked look · in supplies · looks 1
        row       monastery/2-rats castle/4-cards
        red       hand monk-4 · rats 12
        nuns      hidden monk-3(red) hidden hidden hidden
        """,
        tries("look 1; look 2; look 5"),
        verbs=("look",),
    ),
    *(
        building(name, other)
        for name, other in (
            ("farm", "castle"),
            ("marketplace", "castle"),
            ("monastery", "castle"),
            ("castle", "monastery"),
            ("fortune-tellers-tent", "castle"),
            ("palace", "castle"),
            ("brewery", "hospital"),
            ("office", "guard-tower"),
            ("hospital", "office"),
            ("guard-tower", "office"),
            ("pied-pipers-hut", "office"),
            ("treasury", "office"),
        )
    ),
)

TASKS: Mapping[str, tuple[Task, ...]] = {"plague": BOARD_TASKS, "cartus": CARD_TASKS}
"""By the game's name, in the order of its list."""
