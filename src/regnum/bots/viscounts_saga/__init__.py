"""Bots for Viscounts as a chapter of a saga."""
