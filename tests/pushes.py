"""What a socket brings, read as the page reads it: changes are put together with the view that came before."""

import json
from typing import Any


class Pushes:
    """The messages of one socket, in their order."""

    def __init__(self) -> None:
        self.view: dict[str, Any] | None = None

    def whole(self, text: str) -> dict[str, Any]:
        """The push with its whole view. Whatever stands in a change must have a place in the view."""
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "saga":
            assert message.keys() == {"type", "saga", "epoch"}
            return message
        if message["type"] == "change":
            assert message.keys() == {"type", "table", "changes", "epoch"} and message["table"]["view"] is None
            view = after(self.view, message["changes"])
            message = {"type": "state", "table": {**message["table"], "view": view}, "epoch": message["epoch"]}
        assert message["type"] == "state"
        self.view = message["table"]["view"]
        return message


def after(view: dict[str, Any] | None, changes: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """A view after changes."""
    assert view is not None and changes.keys() == {"parts", "entries"}
    assert changes["parts"].keys() | changes["entries"].keys() <= view.keys()
    assert all(entries.keys() <= view[part].keys() for part, entries in changes["entries"].items())
    return {**view, **changes["parts"], **{part: {**view[part], **new} for part, new in changes["entries"].items()}}
