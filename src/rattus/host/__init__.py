"""A table that people sit at: events and their fold, wishes and refusals, clocks, frames for each viewer.

All of it is pure: no storage, no network, no asyncio. The server puts these around it.
"""
