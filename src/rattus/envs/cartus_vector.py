"""Many games of the card game side by side, as rules."""

from __future__ import annotations

from rattus.bots import cartus_sense
from rattus.cartus import game
from rattus.envs.vector_rules import vector_rules

share_games, share_thoughts, next_question = vector_rules(game.CONTRACT, cartus_sense.SEARCH)
