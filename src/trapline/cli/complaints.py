"""What the command line answers to a mistake: one sentence, no traceback."""


class Complaint(Exception):
    """Something the person at the keyboard can mend."""


def reason(error: Exception) -> str:
    """Return what the system or the store says, without numbers and paths."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
