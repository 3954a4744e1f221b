"""What is wrong with a record, under the names that the record format gives."""

from __future__ import annotations

from dealer.rules.errors import DealerError


class RecordError(DealerError, ValueError):
    """A record that breaks a rule or is none.

    `type` is one of the error types of the record format, ``"RaiseTooSmall"`` for example; `message` names
    the place and what is allowed there; `action` is the index of the row at fault, counted from 0.
    """

    def __init__(self, type: str, message: str, *, action: int | None = None) -> None:
        super().__init__(type, message, action)
        self.type = type
        self.message = message
        self.action = action

    def at(self, action: int) -> RecordError:
        """The same error at row `action`."""
        return RecordError(self.type, self.message, action=action)
