"""Who can reach the server."""

from msgspec import Struct


class ReachData(Struct):
    """By which addresses others in the house come, and whether the reader may let them in."""

    by: list[str]
    switch: bool
