"""Paladins as the second game of a saga: clauses TOM-2.* of docs/rules/tomesaga.md, on Paladins' own rules.

It is not listed (`finished` in `game.py`): it is played as a chapter of a campaign.
"""
