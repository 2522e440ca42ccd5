"""What is said in Architects as a game of a saga."""
