"""The rules, a chapter a file, read in the order of the table."""
