"""Architects as the first game of a saga: clauses TOM-2.* of docs/rules/tomesaga.md, on Architects' own rules.

Not a game yet (there is no `game.py`): the goals of its Tomes.
"""
