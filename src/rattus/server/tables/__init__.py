"""The tables of a server: kept in the database, found, swept; chat, ratings, records, and threads for bots."""
