"""Viscounts played together against the Overlord: clauses TOM-5.* of docs/rules/tomesaga.md, on Viscounts' own rules.

It is not listed yet (`finished` in `game.py`), but can be played by its name.
"""
