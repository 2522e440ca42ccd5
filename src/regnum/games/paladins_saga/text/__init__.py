"""What is said in Paladins as a game of a saga."""
