"""What our bots are called at a table: names of the time of the plague, none twice at one table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from rattus.host.names import name_key

NAMES = (
    "Adela", "Agnes", "Albrecht", "Anselm", "Baldwin", "Beatrix", "Benedict", "Bertram", "Blanca", "Cecilia",
    "Clemens", "Conrad", "Constantia", "Cuno", "Donata", "Edith", "Eleonora", "Emeric", "Felicia", "Gilbert",
    "Gisela", "Godfrid", "Gunther", "Hedwig", "Hildegard", "Hugo", "Ida", "Isabella", "Jutta", "Kunigunda",
    "Lambert", "Lothar", "Ludolf", "Margareta", "Mathilda", "Norbert", "Odo", "Osanna", "Oswald", "Petronella",
    "Philippa", "Raimund", "Roland", "Rosamunda", "Sibylla", "Sigmund", "Tancred", "Theodora", "Ulrich", "Ursula",
)  # fmt: skip
"""Of people all over Europe, written alike in all languages of the client."""


def bot_name(table: str, taken: Iterable[str]) -> str:
    """The name of the next bot at a table. It follows from the table's id and from the players who sit there."""
    keys = {name_key(name) for name in taken}
    shuffled = sorted(NAMES, key=lambda name: hashlib.sha256(f"{table} {name}".encode()).digest())
    return next(name for name in shuffled if name_key(name) not in keys)
