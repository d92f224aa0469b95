"""The host in a page: tables at home, stored by the browser, in the shapes of the server; no network.

`worker.py` runs beside the tables, `thinker.py` beside the bots. What the page offers to both comes as protocols, so
all of it runs, and is tested, in CPython, too.
"""
