"""A seat at a live table for a program, with what people see and may do (docs/programs.md)."""

from .address import Address
from .mistakes import OutOfDate, Parted, Refused
from .seat import Seat, sit

__all__ = ["Address", "OutOfDate", "Parted", "Refused", "Seat", "sit"]
