"""Paladins played together against the Overlord: clauses TOM-4.* of docs/rules/tomesaga.md, on Paladins' rules."""
