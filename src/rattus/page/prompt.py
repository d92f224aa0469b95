"""A Python prompt in a page: what is typed or pasted is run statement by statement, and answered as at a terminal."""

from __future__ import annotations

import ast
import contextlib
import io
from code import InteractiveInterpreter

FIRST, MORE = ">>> ", "... "
NAME = "<prompt>"


def typed(text: str) -> str:
    """The lines to run: of a transcript those behind a prompt, of anything else all."""
    lines = text.splitlines()
    if any(line.startswith(FIRST) for line in lines):
        lines = [line[len(FIRST) :] for line in lines if f"{line} ".startswith((FIRST, MORE))]
    return "\n".join(lines) + "\n"


class Prompt:
    """An interpreter that keeps its names from one run to the next."""

    def __init__(self) -> None:
        self._interpreter = InteractiveInterpreter({"__name__": "__main__"})

    def run(self, text: str) -> str:
        """Run it; what a terminal would show. An error ends its statement, not what comes after it."""
        source = typed(text)
        shown = io.StringIO()
        with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(shown):
            try:
                body = ast.parse(source, NAME).body
            except SyntaxError:
                self._interpreter.showsyntaxerror(NAME)
                body = []
            for statement in body:
                first, *more = source.splitlines()[statement.lineno - 1 : statement.end_lineno]
                print(FIRST + first, *(MORE + line for line in more), sep="\n")
                self._interpreter.runcode(compile(ast.Interactive([statement]), NAME, "single"))
        return shown.getvalue()
