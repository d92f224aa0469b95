"""Sacks: a tiny game. Seats take sacks from a barn without looking, and sell what they have gathered.

On its turn a seat takes a sack or sells all its sacks of one grain, openly; many at once are worth more. What is in a
sack only its owner sees. Some have rats in them, which nobody buys. After six turns each, all sacks are opened.
"""
