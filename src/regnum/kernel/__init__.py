"""The machine that runs rules. It knows no game."""
