"""Settings that a group makes up: a sketch, what it lacks, and the scenario it becomes (TD-13)."""
