"""Live tables: who sits where, what was chosen, and what each viewer is shown of it."""
