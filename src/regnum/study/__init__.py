"""Studying games: simulations, ratings, and which rules are proven."""
