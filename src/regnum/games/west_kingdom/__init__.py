"""What the games of the West Kingdom share: functions over rows and decks. It is no game itself."""
