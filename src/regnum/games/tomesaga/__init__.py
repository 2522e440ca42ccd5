"""The Tomesaga: what a campaign through three games carries from one to the next, clauses TOM-2.* of its rules.

Not a game yet (there is no `game.py`): its Tomes, crests and Victory Tomes, and who wins by them. The data of the
co-operative games lie here too.
"""
