"""Architects in words: the catalogue of its messages and the texts of its things, in Polish and English."""
