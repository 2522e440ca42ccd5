"""What runs compiled where that is possible: the machine, the dice and the containers of the state."""
