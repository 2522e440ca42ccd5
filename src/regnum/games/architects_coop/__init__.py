"""Architects played together against the Overlord: clauses TOM-3.* of docs/rules/tomesaga.md, on Architects' own rules.

Not a game yet (there is no `game.py`): what the Overlord's cards say, how his Workers move, and what the team needs.
"""
