"""Players of TRAPS who need no chair."""
