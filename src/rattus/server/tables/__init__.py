"""The tables of a server: storage, registry, sweeper; chat, ratings, records, and threads for bots."""
