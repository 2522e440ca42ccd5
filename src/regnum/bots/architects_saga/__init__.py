"""Bots for Architects as a chapter of a saga."""
