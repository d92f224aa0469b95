"""The server: tables, seats, sockets and storage behind one address."""
