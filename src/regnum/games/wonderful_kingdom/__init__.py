"""It's a Wonderful Kingdom: two seats or solo, with threats, advisors or quests."""
