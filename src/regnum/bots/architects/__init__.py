"""Bots for Architects of the West Kingdom."""
