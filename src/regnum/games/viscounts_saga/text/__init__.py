"""What is said in Viscounts as a game of a saga."""
