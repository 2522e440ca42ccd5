"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Actions: on the left with one or two workers, on the right, a Favour, passing
DO_DEVELOP: Final = 0
DO_DISCARD: Final = 1
DO_RECRUIT: Final = 2
DO_HUNT: Final = 3
DO_HUNT_TWO: Final = 4
DO_TRADE: Final = 5
DO_TRADE_TWO: Final = 6
DO_PRAY: Final = 7
DO_CONSPIRE: Final = 8
DO_COMMISSION: Final = 9
DO_FORTIFY: Final = 10
DO_GARRISON: Final = 11
DO_ABSOLVE: Final = 12
DO_ATTACK: Final = 13
DO_CONVERT: Final = 14
DO_FAVOUR: Final = 15
DO_PASS: Final = 20

# A Townsfolk's slot, and how it is paid
BY_SILVER: Final = 0
BY_DEBT: Final = 5
NO_TOWNSFOLK: Final = 10

# An action to be cleared of workers
PRAYER: Final = 0
NO_PRAYER: Final = 12

YES: Final = 0
NO: Final = 1

# A worker to keep
KEPT: Final = 0
ENOUGH: Final = 6

# Whose ability is next
THE_TOWNSFOLK: Final = 0
THE_PALADIN: Final = 32

# The same of the Townsfolk that the Tomesaga adds
TOMESAGA_TOWNSFOLK: Final = 33
