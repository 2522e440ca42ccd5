"""Everything that crosses the wire, as typed structures: the page's types are generated from these."""
