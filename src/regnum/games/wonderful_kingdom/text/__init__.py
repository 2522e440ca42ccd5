"""It's a Wonderful Kingdom in words: its messages and the texts of its cards, in Polish and English."""
