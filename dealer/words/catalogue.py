"""The catalogue of messages: every word the product says or shows, by message id."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field


def one_or_more(count: int) -> str:
    """The form of a noun for `count` things in a language that tells one from many: ``"one"``, ``"more"``."""
    return "one" if count == 1 else "more"


def capital(text: str) -> str:
    """`text` as it begins a sentence."""
    return text[:1].upper() + text[1:]


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """The messages of one language. A message is a format string: ``"a pair of {ranks}"``.

    A translation need not be complete: what it lacks is taken from `fallback`, in the end from English.
    `plural_form` names the form of a counted message; a language with other forms has ids for them.
    `sounds` spells words that a voice of the language would say wrongly as it says them right.
    """

    language: str
    messages: Mapping[str, str]
    fallback: Catalogue | None = None
    plural_form: Callable[[int], str] = one_or_more
    sounds: Mapping[str, str] = field(default_factory=dict)

    def text(self, message: str, /, **fields: object) -> str:
        """The message with its `fields` filled in; raises `KeyError` for an id that no language has."""
        return self._template(message).format_map(fields)

    def _template(self, message: str) -> str:
        if message in self.messages:
            return self.messages[message]
        if self.fallback is None:
            raise KeyError(message)
        return self.fallback._template(message)

    def counted(self, message: str, count: int, /, **fields: object) -> str:
        """The form of the message for `count` things, which may name them as ``{count}``."""
        form = f"{message}.{self.plural_form(count)}"
        if form not in self.messages and self.fallback is not None:
            return self.fallback.counted(message, count, **fields)
        return self.text(form, count=self.number(count), **fields)

    def number(self, count: int) -> str:
        """A small number as a word, ``"nine"``; a larger one in figures."""
        try:
            return self.text(f"number.{count}")
        except KeyError:
            return str(count)

    def joined(self, items: Sequence[str]) -> str:
        """``"Asha, Ben and Chitra"``; at least one item."""
        if len(items) == 1:
            return items[0]
        return self.text("list.last", first=self.listed(items[:-1]), last=items[-1])

    def listed(self, items: Sequence[str]) -> str:
        """``"Asha, Ben, Chitra"``; at least one item."""
        first, *others = items
        for item in others:
            first = self.text("list.next", first=first, next=item)
        return first

    def sentence(self, text: str) -> str:
        """`text` as a sentence of its own: a capital letter and a full stop."""
        return self.text("sentence", text=capital(text))
