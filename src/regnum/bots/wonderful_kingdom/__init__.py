"""Players of It's a Wonderful Kingdom."""
