"""People: identities, accounts, sessions, tokens, deletion."""
