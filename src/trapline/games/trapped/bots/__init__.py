"""Players who need no chair."""
