"""Our games in the forms that other programs know."""
