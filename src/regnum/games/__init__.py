"""The games. Each lives in its own folder, and is one as soon as there is a `game.py` in it (`registry.py`)."""
