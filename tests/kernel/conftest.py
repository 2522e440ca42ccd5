"""What tests of the kernel share."""

import regnum

collect_ignore = ["test_state_parts.py"] if regnum.COMPILED else []
"""Its state is written with names that a compiled kernel no longer has."""
