"""Many games of the card game side by side, as rules."""

from __future__ import annotations

from rattus.bots import cartus_sense
from rattus.cartus import game
from rattus.envs.vector_rules import vector_rules

BELOW = (cartus_sense.__name__,)
"""Rules of this module too are compiled with those here."""

share_games, share_thoughts, next_question = vector_rules(__name__, game, cartus_sense)
