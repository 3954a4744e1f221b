"""The catalogue of messages: every word the product says or shows, by message id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """The messages of one language. A message is a format string: ``"a pair of {ranks}"``.

    A translation need not be complete: what it lacks is taken from `fallback`, in the end from English.
    """

    language: str
    messages: Mapping[str, str]
    fallback: Catalogue | None = None

    def text(self, message: str, /, **fields: object) -> str:
        """The message with its `fields` filled in; raises `KeyError` for an id that no language has."""
        return self._template(message).format_map(fields)

    def _template(self, message: str) -> str:
        if message in self.messages:
            return self.messages[message]
        if self.fallback is None:
            raise KeyError(message)
        return self.fallback._template(message)
