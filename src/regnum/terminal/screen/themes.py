"""Day and night: parchment and ink, deep blue and gold."""

import os

from textual.theme import Theme

NIGHT = Theme(
    name="night", dark=True,
    primary="#d3a850", secondary="#93bdf4", accent="#f0c764", foreground="#f2e8cf", background="#0b1326",
    surface="#121f3c", panel="#182949", warning="#f5b07f", error="#f28f7b", success="#8ccfa3",
    variables={
        "line": "#52658f", "quiet": "#a8a294", "title": "#e9c97f", "cursor": "#ffe9b0", "on-cursor": "#070d1c",
        "tone-action": "#f2e8cf", "tone-attack": "#f2a08c", "tone-reaction": "#93bdf4", "tone-treasure": "#e9c97f",
        "tone-victory": "#8ccfa3", "tone-curse": "#d3aae8", "tone-stone": "#c3bb9f",
    },
)  # fmt: skip

DAY = Theme(
    name="day", dark=False,
    primary="#7c5208", secondary="#1e4b88", accent="#7c5208", foreground="#2a1f15", background="#f3ead4",
    surface="#fbf5e6", panel="#eadec2", warning="#8c3a0b", error="#98261a", success="#2a623e",
    variables={
        "line": "#a38a5a", "quiet": "#6a5636", "title": "#74500f", "cursor": "#1e4b88", "on-cursor": "#fffaf0",
        "tone-action": "#2a1f15", "tone-attack": "#98261a", "tone-reaction": "#1e4b88", "tone-treasure": "#74500f",
        "tone-victory": "#2a623e", "tone-curse": "#673078", "tone-stone": "#57452f",
    },
)  # fmt: skip


def fitting() -> str:
    """The theme that fits the terminal, as far as it says: COLORFGBG ends with the number of its background."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return "day" if background in ("7", "15") else "night"
