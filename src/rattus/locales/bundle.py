"""The messages of one language: what a Fluent catalogue says with arguments, read by Fluent's own parser.

This is the part of Fluent that our catalogues use: text, arguments, references to other messages, and selection by
word, number or plural form. `fluent.runtime` has the rest, and needs Babel's 32 MB of locale data for it; the tests
hold every message beside what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal

from fluent.syntax import FluentParser, ast

Value = str | int | float
Plural = Callable[[Decimal], str]

DIGITS = 3
"""Digits after the point."""
MILLION = 1_000_000


@dataclass(frozen=True)
class Grammar:
    """How a language writes numbers and lists, and counts things."""

    group: str
    point: str
    pair: str
    """What stands between two things, and"""
    end: str
    """before the last one of more."""
    plural: Plural


def _one(count: Decimal) -> str:
    return "one" if count == 1 else "other"


def _french(count: Decimal) -> str:
    if count < 2:
        return "one"
    return "other" if count % MILLION else "many"


GRAMMARS = {
    "en": Grammar(",", ".", " and ", ", and ", _one),
    "de": Grammar(".", ",", " und ", " und ", _one),
    "fr": Grammar("\u202f", ",", " et ", " et ", _french),
}


class Bundle:
    """Messages by id, and what they say."""

    def __init__(self, language: str) -> None:
        self.grammar = GRAMMARS[language]
        self._messages: dict[str, ast.Message] = {}

    def add(self, text: str) -> None:
        """The messages of a catalogue."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                self._messages[entry.id.name] = entry

    def pattern(self, name: str, attribute: str = "") -> ast.Pattern | None:
        """What a message says, or one of its attributes; None if there is no such."""
        message = self._messages.get(name)
        if message is None:
            return None
        if not attribute:
            return message.value
        return next((each.value for each in message.attributes if each.id.name == attribute), None)

    def format(self, pattern: ast.Pattern, args: Mapping[str, Value]) -> str:
        """What is said, with arguments; one that is missing is told by its name."""
        said = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                said.append(element.value)
            else:
                said.append(self._text(element, args))
        return "".join(said)

    def number(self, value: float) -> str:
        """A number with its digits in groups, its fraction rounded."""
        text = f"{Decimal(str(value)):,.{DIGITS}f}".rstrip("0").rstrip(".")
        return text.translate({ord(","): self.grammar.group, ord("."): self.grammar.point})

    def joined(self, items: list[str]) -> str:
        """`a, b and c`"""
        *most, last = items or [""]
        if not most:
            return last
        return ", ".join(most) + (self.grammar.pair if len(most) == 1 else self.grammar.end) + last

    def _text(self, part: ast.BaseNode, args: Mapping[str, Value]) -> str:
        match part:
            case ast.Placeable(expression=inner):
                return self._text(inner, args)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                value = args.get(name, name)
                return value if isinstance(value, str) else self.number(value)
            case ast.StringLiteral():
                return str(part.parse()["value"])
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=attribute):
                pattern = self.pattern(name, attribute.name if attribute else "")
                return f"{{{name}}}" if pattern is None else self.format(pattern, args)
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
                return self.format(self._chosen(part.variants, args.get(name)), args)
            case _:
                raise TypeError(f"no catalogue of ours may contain this: {part.to_json()}")

    def _chosen(self, variants: list[ast.Variant], value: Value | None) -> ast.Pattern:
        for variant in variants:
            if self._fits(variant.key, value):
                return variant.value
        return next(variant.value for variant in variants if variant.default)

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, value: Value | None) -> bool:
        if value is None or isinstance(value, str):
            return isinstance(key, ast.Identifier) and key.name == value
        count = Decimal(str(abs(value)))
        if isinstance(key, ast.Identifier):
            return self.grammar.plural(count) == key.name
        return Decimal(key.value) == Decimal(str(value))
