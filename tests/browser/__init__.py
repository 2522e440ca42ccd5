"""The page in a real browser. A package, so that the browser is closed before tests of other folders run."""
