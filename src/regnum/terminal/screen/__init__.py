"""The full-screen client: the table drawn in the terminal and played by keyboard."""
