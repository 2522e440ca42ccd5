"""What is said in the co-op of Viscounts."""
