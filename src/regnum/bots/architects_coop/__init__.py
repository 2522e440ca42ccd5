"""Bots for Architects played together."""
