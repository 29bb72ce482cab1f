"""The nouns of Trapped!"""
