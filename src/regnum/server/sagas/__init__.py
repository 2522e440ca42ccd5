"""Campaigns: tables in a row that belong together, the people who play them, and the book of it all."""
