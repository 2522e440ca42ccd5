"""Architects played together against the Overlord: clauses TOM-3.* of docs/rules/tomesaga.md, on Architects' rules."""
