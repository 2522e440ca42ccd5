"""Dominion in words: the catalogue of its messages and the texts of its cards, in Polish and English."""

from regnum.games.dominion.text.cards import card_text, type_help, type_line
from regnum.games.dominion.text.catalogue import catalogue

__all__ = ["card_text", "catalogue", "type_help", "type_line"]
