"""The games. Each lives in its own folder; `registry.py` lists the finished ones."""
