"""The card game in the terminal: pictures, words, rules."""
