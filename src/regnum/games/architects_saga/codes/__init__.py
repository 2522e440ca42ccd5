"""Written by `./regnum codes` from declare.py: change it there."""
