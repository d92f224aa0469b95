"""Our pictures as pixels."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np

from rattus.art import ABOVE_CLASS, SHEET_CLASS
from rattus.art.png import png

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH = 800
SHEET, ABOVE = f'<g class="{SHEET_CLASS}"', f'<g class="{ABOVE_CLASS}"'


def pixels(svg: str, width: int = WIDTH) -> np.ndarray:
    """One of our pictures as an array (height, width, 3) of bytes: red, green, blue.

    It is the same on every machine: letters are our own, not those that happen to be installed.
    """
    from PIL.Image import alpha_composite

    head = svg[: svg.index(">") + 1]
    sheet, above = svg.index(SHEET), svg.index(ABOVE)
    below = sheet_image(f"{head}{svg[sheet:above]}</svg>", width)
    return np.array(alpha_composite(below, image(svg[:sheet] + svg[above:], width)).convert("RGB"))


def image(svg: str, width: int) -> Image:
    """A picture drawn; where nothing is, one can see through it."""
    try:
        import PIL.Image
    except ImportError as error:
        needs = f"pixels need {error.name}, which is not installed: pip install 'rattus-games[envs]'"
        raise ImportError(needs, name=error.name) from None
    return PIL.Image.open(BytesIO(png(svg, width))).convert("RGBA")


sheet_image = lru_cache(maxsize=8)(image)
"""What never changes at a table is drawn once."""
