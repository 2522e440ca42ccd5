"""Architects played together against the Overlord: clauses TOM-3.* of docs/rules/tomesaga.md, on Architects' own rules.

It is not listed yet (`finished` in `game.py`), but can be played by its name.
"""
