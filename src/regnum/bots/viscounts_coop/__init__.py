"""Bots for Viscounts played together."""
