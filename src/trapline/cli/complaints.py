"""What the command line answers to a mistake: one sentence, no traceback."""


class Complaint(Exception):
    """Something the person at the keyboard can mend."""
