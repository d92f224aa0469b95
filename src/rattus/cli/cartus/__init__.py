"""The card game in the terminal: pictures, texts, rules."""
