"""TRAPS: bring an animal and a human through a jungle in which everybody sets traps."""
