"""What is said in every game of a saga."""
