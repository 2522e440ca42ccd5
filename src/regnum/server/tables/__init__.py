"""Live tables: who sits where, what was chosen, and what each pair of eyes is shown of it."""
