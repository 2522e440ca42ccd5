"""Players of Paladins of the West Kingdom."""
