"""The server: tables that people share."""
