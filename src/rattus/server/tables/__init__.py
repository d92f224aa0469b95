"""Tables in memory, and all that happens around them: bots, chat, clocks, records."""
