"""Bots for Paladins played together."""
