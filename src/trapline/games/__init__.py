"""The games: pure rules, no game knows another."""
