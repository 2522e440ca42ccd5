"""Dominion, the base set: rules by the clauses DOM-* of docs/rules/dominion.md."""
