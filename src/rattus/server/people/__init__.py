"""People: who somebody is, accounts, sessions, tokens, names that are gone."""
