"""Bots for Paladins as a chapter of a saga."""
