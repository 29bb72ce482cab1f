"""The games as other programs want them: PettingZoo, TextArena, OpenSpiel; each by itself."""
