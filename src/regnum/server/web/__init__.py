"""HTTP and sockets around the tables."""
