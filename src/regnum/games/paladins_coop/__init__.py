"""Paladins played together against the Overlord: clauses TOM-4.* of docs/rules/tomesaga.md, on Paladins' own rules.

It is not listed yet (`finished` in `game.py`), but can be played by its name.
"""
