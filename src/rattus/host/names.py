"""Names: what players may be called, and when two names are the same."""

from __future__ import annotations

import re
import unicodedata

from rattus.host.problems import Code, Problem

LONGEST = 32
DELETED = "deleted player"
"""What is left of the name of a deleted account."""
UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control and format characters (also those that turn the direction of writing), and what is no character."""
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Letters and marks that show nothing."""
LOOK_ALIKES = frozenset({"LATIN", "GREEK", "CYRILLIC"})
"""Scripts whose letters are taken for each other."""


def clean_name(text: str) -> str:
    """A name as it is stored: normalised (NFKC), with single blanks; a refusal if it could deceive."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Problem(Code.BAD_NAME, "a name has at least a letter or a digit")
    if len(name) > LONGEST:
        raise Problem(Code.BAD_NAME, f"a name has at most {LONGEST} characters")
    if UNSEEN.search(name) or any(unicodedata.category(letter) in UNSEEN_CATEGORIES for letter in name):
        raise Problem(Code.BAD_NAME, "a name has no characters that can't be seen")
    if "/" in name:
        raise Problem(Code.BAD_NAME, "a name has no slash: it is part of an address")
    if len({script(letter) for letter in name} & LOOK_ALIKES) > 1:
        raise Problem(Code.BAD_NAME, "a name mixes no Latin, Greek and Cyrillic letters: they look alike")
    return name


def script(letter: str) -> str:
    """The script of a letter, as the first word of its Unicode name tells."""
    return unicodedata.name(letter, "").partition(" ")[0]


def name_key(name: str) -> str:
    """Two names are the same if their keys are."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
