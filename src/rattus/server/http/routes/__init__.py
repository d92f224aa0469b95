"""The routes: REST for everything, and the way to the socket."""
