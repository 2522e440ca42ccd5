"""What tests of the kernel share."""

import regnum

collect_ignore = ["test_state_parts.py", "test_together.py"] if regnum.COMPILED else []
"""Their states are written with names that a compiled kernel no longer has."""
