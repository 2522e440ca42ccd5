"""Architects as the first game of a saga: clauses TOM-2.* of docs/rules/tomesaga.md, on Architects' own rules.

It is not listed (`finished` in `game.py`): it is played as a chapter of a campaign.
"""
