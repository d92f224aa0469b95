"""What the numbers that `observe` writes are, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES
from rattus.cartus.state import (
    ASK_NOTHING,
    CLASSES,
    COPIES,
    LAYABLE,
    NONE,
    NUMBERED,
    NUNS,
    PEOPLE,
    PLAGUE,
    ROW,
    WIDTH,
)
from rattus.kernel.contract import MOST_SEEN
from rattus.kernel.feature import Feature, bits, choice, count, each, flag, places


def features(codec: Codec) -> Iterator[Feature]:
    """Those of a table. A change here, or of what they stand for, is a new `ENCODING`."""
    rules, cards = codec.rules, codec.cards
    seats, last = places(rules.seats), rules.seats - 1
    people = sum(rules.people)
    sites = max(NUMBERED, rules.sites)
    specials, most = cards[PEOPLE:], max(rules.piles)
    yield from choice("seat", 0, last)
    yield from choice("ask", 0, ASK_NOTHING)
    yield from choice("stage", 0, PLAGUE)
    yield from count("round", rules.buildings)
    for whose in ("asked", "other", "start", "premium", "champion"):
        yield from choice(whose, NONE, last)
    yield from count("turn", rules.seats)
    yield from choice("place", NONE, rules.width)
    yield from choice("spot", 0, ROW)
    yield from count("faced", ROW)
    # Observations have had these names since before the effects had theirs.
    for what in ("draws", "relief", "looks", "claims", "exchanges", "gives", "strength"):
        yield from count(what, MOST_SEEN)
    yield from count("deck", people)
    yield from count("discarded", people)
    yield from flag("refilled")
    yield from bits("stirred", rules.seats)
    yield from count("token pile", sum(rules.token_count))
    yield from count("building deck", rules.buildings)
    yield from count("replacement deck", rules.removed)
    yield from count("known replacements", rules.removed + 1)
    yield from flag("replacing")
    yield from choice("next replacement", NONE, sites * COPIES - 1)
    yield from count("pile", most, specials)
    yield from choice("arrival", 0, rules.seats, seats)
    yield from choice("in line", 0, rules.seats, seats)
    for kind in CLASS_NAMES:
        yield from count("influence", rules.track, [kind], seats)
        yield from choice("track place", 1, rules.seats, [kind], seats)
    for seat in seats:
        yield from count("hand size", MOST_SEEN, [seat])
        yield from count("laid size", MOST_SEEN, [seat])
        yield from count("tokens", sum(rules.token_count), [seat])
        yield from count("rats", MOST_SEEN, [seat])
        yield from choice("entered", NONE, rules.width - 1, [seat])
        yield from flag("open", [seat])
        yield from count("power", MOST_SEEN, [seat])
        yield from count("scored", rules.track, [seat])
        yield from count("at least", most, [seat], specials)
        yield from count("at most", most, [seat], specials)
        yield from count("laid", max(most, *rules.people), [seat], cards[:LAYABLE])
    for place in range(1, WIDTH + 1):
        yield from choice("row building", NONE, sites - 1, [str(place)])
        yield from choice("row supply", NONE, COPIES - 1, [str(place)])
    missing = range(len(codec.buildings) + 1, NUMBERED + 1)
    buildings = [*codec.buildings[:NUMBERED], *(f"building-{i}" for i in missing)]
    yield from flag("used", buildings)
    yield from each("turned", "bits", 0, (1 << COPIES) - 1, buildings)
    for building in codec.buildings[NUMBERED:]:
        yield from flag("used", [building])
        yield from each("turned", "bits", 0, (1 << COPIES) - 1, [building])
    for spot in range(1, ROW + 1):
        yield from bits("looked", rules.seats, [str(spot)])
        yield from choice("class", NONE, CLASSES - 1, [str(spot)])
        yield from choice("nuns", NONE, NUNS - 1, [str(spot)])
    yield from count("hand", max(most, *rules.people), cards)
    for value, total in list(zip(rules.token_value, rules.token_count, strict=True))[: rules.values]:
        yield from count("token", total, [str(value)])
    for label in ("discards", "unplaced", "late", "given"):
        for card, total in zip(cards[:PEOPLE], rules.people, strict=True):
            yield from count(label, total, [card])
