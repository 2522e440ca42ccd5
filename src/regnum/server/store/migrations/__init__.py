"""The database's schema, as numbered steps of SQL that both databases understand."""
