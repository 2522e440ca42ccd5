"""The names of what a saga adds, in all their forms."""

from collections.abc import Mapping
from typing import Any

from regnum.kernel.text import Forms

FORMS = {"en": ("a",), "pl": ("acc", "gen")}
"""The forms that sentences ask for; a name without one is said as it is."""


def forms_of(entry: Mapping[str, Any], lang: str) -> Forms:
    """A name in all its forms."""
    name = str(entry["name"][lang])
    given = entry.get("forms", {}).get(lang, {})
    return {"name": name, **{form: given.get(form, name) for form in FORMS[lang]}}
