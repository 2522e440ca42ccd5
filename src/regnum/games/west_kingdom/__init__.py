"""What the games of the West Kingdom share: functions over rows, decks and sets. It is no game itself."""
