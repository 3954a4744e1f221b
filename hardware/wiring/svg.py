"""A little of SVG: boxes, lines, circles and words."""

from __future__ import annotations

from xml.sax.saxutils import escape

INK = "#15201B"
LINE = "#6E8779"
PAPER = "#FFFDF7"
GROUND = "#4F6B86"
LAMP = "#B26A00"
BUTTON = "#1A7F4D"
SOUND = "#A81D16"
SUPPLY = "#C4303A"


class Drawing:
    """Collects shapes; measures are in pixels."""

    def __init__(self, *, width: int, height: int, title: str) -> None:
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="sans-serif" font-size="13">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        ]

    def box(self, x: float, y: float, width: float, height: float, *, fill: str, stroke: str = INK) -> None:
        self._parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="4" '
            f'fill="{fill}" stroke="{stroke}"/>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, *, stroke: str) -> None:
        self._parts.append(
            f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{stroke}" stroke-width="2"/>'
        )

    def dot(self, x: float, y: float, *, fill: str, radius: float = 6) -> None:
        self._parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{INK}"/>')

    def path(self, d: str, *, fill: str) -> None:
        self._parts.append(f'<path d="{d}" fill="{fill}" stroke="{INK}"/>')

    def words(
        self, x: float, y: float, text: str, *, anchor: str = "start", bold: bool = False, fill: str = INK
    ) -> None:
        weight = "bold" if bold else "normal"
        self._parts.append(
            f'<text x="{x:g}" y="{y + 4.5:g}" text-anchor="{anchor}" fill="{fill}" '
            f'font-weight="{weight}">{escape(text)}</text>'
        )

    def text(self) -> str:
        """The file."""
        return "\n".join([*self._parts, "</svg>", ""])
