"""Players of Dominion."""
