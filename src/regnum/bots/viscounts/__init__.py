"""Bots for Viscounts of the West Kingdom."""
