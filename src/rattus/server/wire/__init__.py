"""Sockets, and the connections under them."""
