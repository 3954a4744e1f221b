"""A frozen record with some of its fields changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

__all__ = ["changed"]

R_ = TypeVar("R_")

if TYPE_CHECKING:
    from dataclasses import replace as changed
else:

    def changed(record: R_, /, **changes: object) -> R_:
        """`dataclasses.replace` for slotted records without `__post_init__`, in half the time.

        Hands are replayed by the thousand, and this is most of the work.
        """
        kind, put = type(record), object.__setattr__
        copy = object.__new__(kind)
        for name in kind.__slots__:
            put(copy, name, changes[name] if name in changes else getattr(record, name))
        return copy
