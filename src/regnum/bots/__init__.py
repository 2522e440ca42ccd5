"""Players that see a seat."""
