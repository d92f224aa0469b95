"""Many games of the board game side by side, as rules."""

from __future__ import annotations

from rattus.bots import plague_sense
from rattus.envs.vector_rules import vector_rules
from rattus.plague import game

BELOW = (plague_sense.__name__,)
"""Rules of this module too are compiled with those here."""

share_games, share_thoughts, next_question = vector_rules(__name__, game, plague_sense)
