"""Many games of the board game side by side, as rules."""

from __future__ import annotations

from rattus.bots import plague_sense
from rattus.envs.vector_rules import vector_rules
from rattus.plague import game

share_games, share_thoughts, next_question = vector_rules(game.CONTRACT, plague_sense.SEARCH)
