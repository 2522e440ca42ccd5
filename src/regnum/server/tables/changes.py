"""What has changed between two views of the same viewer, as they cross the wire.

Both were made for that one reader, so there is nothing in the difference that the reader may not see. Bytes are
compared, and nothing is known of any game.
"""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Raw

from regnum.server.wire.tables import ViewChanges
from regnum.server.wire.view import View

NAMED = ("places", "values", "sets", "rows", "numbers")
"""Parts of a view that hold entries by name: of these only the entries that are different are sent."""
_split = msgspec.json.Decoder(dict[str, Raw]).decode
_encode = msgspec.json.Encoder().encode


def changes(before: View, after: View) -> ViewChanges | None:
    """What makes the one view the other; None where the whole view is as short."""
    old, new = _split(cast(Raw, before)), _split(cast(Raw, after))
    if old.keys() != new.keys():
        return None
    parts: dict[str, Raw] = {}
    entries: dict[str, dict[str, Raw]] = {}
    for name, part in new.items():
        if part == old[name]:
            continue
        changed = _entries(old[name], part) if name in NAMED else None
        if changed is None:
            parts[name] = part
        else:
            entries[name] = changed
    made = _encode(ViewChanges(parts, entries))
    return cast(ViewChanges, Raw(made)) if len(made) < memoryview(cast(Raw, after)).nbytes else None


def _entries(before: Raw, after: Raw) -> dict[str, Raw] | None:
    """The entries that are different; None unless both have the same names in the same order."""
    old, new = _split(before), _split(after)
    if list(old) != list(new):
        return None
    return {name: entry for name, entry in new.items() if entry != old[name]}
