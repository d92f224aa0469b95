"""The routes of the REST API, and the one that opens the socket."""
