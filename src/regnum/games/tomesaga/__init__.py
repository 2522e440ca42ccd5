"""The Tomesaga: what a campaign through three games carries from one to the next, clauses TOM-2.* of its rules.

It is no game of the registry (there is no `game.py`): a saga is three tables, `architects_saga`, `paladins_saga` and
`viscounts_saga`, and a `Campaign` that chains them. The data of the co-operative games lie here too.
"""
