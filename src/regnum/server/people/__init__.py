"""Who plays: guests at once, accounts for those who want one."""
