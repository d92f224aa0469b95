"""All words in all languages: messages of the Fluent catalogues beside this file, which the browser reads, too.

The catalogues of a class card of the board game lie beside its rules: `plague/cards/king/en.ftl`.

A message has an id and arguments. Arguments that name things of a game are told by their names in the language:
`seat="red"` as what `seat-red` says. The browser's `i18n.svelte.ts` does the same; the two must agree.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

HOME = Path(__file__).parent
LANGUAGES = ("en", "de", "fr")
ENGLISH = LANGUAGES[0]
"""What is spoken where nothing else is wanted, or a translation is missing."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says its language; the first one that is set counts."""

KINDS = {
    **dict.fromkeys(("seat", "owner", "target", "chooser", "start", "receiver", "holder"), "seat"),
    **dict.fromkeys(("winners", "knowers", "agreed", "asked", "seats"), "seat"),
    **dict.fromkeys(("region", "source", "to", "other", "plague", "caravan", "regions"), "region"),
    **dict.fromkeys(("card", "cards"), "card"),
    "building": "building",
    "kind": "class",
    "supply": "supply",
}
"""Which messages name the values of an argument."""
FORMS = ("Nom", "Acc", "Dat", "Gen")
"""A name with its article in a case is an attribute of its message: `cardAcc` is what `card-monk.acc` says."""
NONE = "none"
"""What stands for an argument that names nothing."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ ([a-z][\w-]*)(?:\.\w+)? \}")
"""A message that stands in another one: `{ haven.nom }`."""


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system asks for, if we speak it: `de_AT.UTF-8` is German."""
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else ENGLISH


def catalogues(language: str) -> list[Path]:
    """The files of a language: those here, and those beside the cards."""
    return [
        *sorted((HOME / language).glob("*.ftl")),
        *sorted(HOME.parent.glob(f"*/cards/*/{language}.ftl")),
    ]


class Catalogue:
    """The messages of one language. A file is not parsed before one of its messages is wanted."""

    def __init__(self, language: str) -> None:
        from rattus.locales.bundle import Bundle

        self.bundle = Bundle(language)
        self._file: dict[str, Path] = {}
        self._parsed: set[Path] = set()
        for path in catalogues(language):
            self._file |= dict.fromkeys(MESSAGE.findall(path.read_text("utf-8")), path)

    def pattern(self, id: str) -> Pattern | None:
        """What a message says, or with `id.attribute` an attribute of one; None if there is no such."""
        name, _, attribute = id.partition(".")
        if name not in self._file:
            return None
        self._parse(self._file[name])
        return self.bundle.pattern(name, attribute)

    def _parse(self, path: Path) -> None:
        """Read a file, and those that it mentions messages of."""
        if path not in self._parsed:
            self._parsed.add(path)
            text = path.read_text("utf-8")
            self.bundle.add(text)
            for name in REFERENCE.findall(text):
                if name in self._file:
                    self._parse(self._file[name])


catalogue = cache(Catalogue)


@dataclass(frozen=True)
class Words:
    """One language. Where a word depends on the edition, messages ask for `$game`."""

    language: str = ENGLISH
    game: str | None = None
    """The edition that is spoken of, where there is one."""

    def has(self, id: str) -> bool:
        """Whether there is such a message; `id.attribute` asks for an attribute."""
        return catalogue(ENGLISH).pattern(id) is not None

    def t(self, id: str, /, **args: object) -> str:
        """A message in this language, in English where a translation is missing."""
        named = self.named({"game": self.game, **args})
        for language in (self.language, ENGLISH):
            pattern = catalogue(language).pattern(id)
            if pattern is not None:
                return catalogue(language).bundle.format(pattern, named)
        return id

    def named(self, args: Mapping[str, object]) -> dict[str, str | int | float]:
        """Arguments with their names in this language.

        `card="monk"` becomes `card`, the bare name, `cardNom`, `cardAcc`, `cardDat`, `cardGen` with its article, and
        `cardId` as it was. A list becomes the list of its names, and `cardsCount` says how many there are.
        """
        named: dict[str, str | int | float] = {}
        for key, value in args.items():
            kind = KINDS.get(key)
            match value:
                case None:
                    named[key] = named[f"{key}Id"] = NONE
                case bool():
                    named[key] = "yes" if value else "no"
                case int() | float():
                    named[key] = value
                case str() if kind:
                    named[f"{key}Id"] = value
                    named[key] = self.name(kind, value)
                    for form in FORMS:
                        named[key + form] = self.name(kind, value, form)
                case list() | tuple():
                    named[f"{key}Count"] = len(value)
                    named[key] = self.list(
                        self.name(kind, str(each)) if kind else str(each) for each in value
                    )
                case _:
                    named[key] = str(value)
        return named

    def name(self, kind: str, value: str, form: str = "") -> str:
        """What a thing is called; what the catalogue has no name for is called as it is."""
        id = f"{kind}-{value.replace('+', '-')}"
        if form and self.has(f"{id}.{form.lower()}"):
            return self.t(f"{id}.{form.lower()}")
        if self.has(id):
            return self.t(id)
        own = f"own-{kind}.{form.lower()}"
        return self.t(own, name=value) if form and self.has(own) else value

    def list(self, items: Iterable[str]) -> str:
        """`a, b and c`"""
        return catalogue(self.language).bundle.joined([*items])


class RecordWords(Words):
    """English in which seats, places and things are called as in records, for messages of the library."""

    def name(self, kind: str, value: str, form: str = "") -> str:
        """As records say it; with an article, as in `the Monk`, as sentences say it."""
        return super().name(kind, value, form) if form and kind == "card" else value

    def list(self, items: Iterable[str]) -> str:
        """`a, b and c`"""
        *most, end = [*items] or [""]
        return f"{', '.join(most)} and {end}" if most else end


def clause(id: str, **args: object) -> str:
    """A message in English to be said after a colon, with the names of records."""
    text = RecordWords().t(id, **args)
    named = text.split(maxsplit=1)[0] in args.values()
    return (text if named else text[:1].lower() + text[1:]).removesuffix(".")
