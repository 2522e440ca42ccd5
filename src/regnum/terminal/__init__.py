"""Playing in a terminal: a full-screen client and a plain one, line by line, on the same session."""
