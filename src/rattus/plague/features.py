"""What the numbers that `observe` writes are, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from rattus.kernel.contract import MOST_SEEN
from rattus.kernel.feature import Feature, bits, choice, count, flag, places
from rattus.plague.cards import DECK
from rattus.plague.codec import Codec
from rattus.plague.observe import RETURNED_RAT
from rattus.plague.state import ASK_NOTHING, NONE, SLOTS

MOST_SPREAD = 2
MOST_STAGES = 3


def features(codec: Codec) -> Iterator[Feature]:
    """Those of a table. A change here, or of what they stand for, is a new `ENCODING`."""
    rules = codec.rules
    seats, last = places(rules.seats), rules.seats - 1
    yield from count("reserve", rules.citizens, seats)
    yield from count("haven", rules.citizens, seats)
    yield from flag("holds", codec.cards, seats)
    yield from count("citizens", rules.citizens, codec.regions, seats)
    yield from flag("plague", codec.regions)
    yield from flag("caravan", codec.regions)
    yield from flag("place", codec.regions)
    yield from count("nuns", SLOTS, codec.regions)
    yield from count("rats", SLOTS, codec.regions)
    rats = [codec.place(region, slot) for region in range(rules.regions) for slot in range(SLOTS)]
    yield from choice("origin", 0, RETURNED_RAT, rats)
    yield from bits("looked", rules.seats, rats)
    for face, total in zip(codec.faces, rules.unseen[: rules.faces], strict=True):
        yield from count("unseen", total, [face])
    yield from choice("face", 0, rules.faces, rats)
    yield from choice("seat", 0, last)
    yield from choice("ask", 0, ASK_NOTHING)
    yield from choice("card", NONE, max(DECK))
    yield from choice("stage", 0, MOST_STAGES)
    yield from choice("back", 0, ASK_NOTHING)
    for whose in ("asked", "start", "active", "trigger"):
        yield from choice(whose, NONE, last)
    yield from count("turn", min(rules.turn_limit, MOST_SEEN))
    yield from count("turns left", rules.turn_limit)
    yield from count("settled", rules.rounds * rules.seats)
    yield from count("supply", rules.supply)
    yield from flag("taken")
    yield from flag("placed")
    yield from count("spread", MOST_SPREAD)
    yield from count("extra", sum(rules.extra_rats[kind] for kind in rules.card[: rules.cards]))
    yield from flag("fury")
    yield from count("passes", rules.seats)
    yield from flag("final")
    yield from choice("slot", 0, SLOTS - 1)
    yield from choice("look place", NONE, rules.regions - 1)
    yield from choice("look slot", 0, SLOTS - 1)
    yield from flag("returned")
    yield from flag("emptied")
    yield from flag("used", codec.cards)
