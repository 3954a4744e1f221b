"""Fetches the free artwork and fonts, and turns them into the stencils of `vision.training.artwork`.

Everything is fetched by the ordinary clients (``npm pack``, ``apt-get download``) into a folder that is not
part of the repository. Licences: Kennard's cards CC0, gnome-cards-data GPL-3+, fonts of Debian's main.
"""

from __future__ import annotations

import gzip
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from vision.training.artwork import RANK_TEXTS, Artwork, Picture, Stencil, crop_to_ink, load, save

NPM_PACKAGES: Final = ("@heruka_urgyen/react-playing-cards",)
CARD_PACKAGES: Final = ("gnome-cards-data",)
FONT_PACKAGES: Final = tuple(
    f"fonts-{name}"
    for name in [
        "adf-accanthis",
        "adf-baskervald",
        "adf-berenis",
        "adf-gillius",
        "adf-libris",
        "adf-mekanus",
        "adf-romande",
        "adf-switzera",
        "adf-tribun",
        "adf-universalis",
        "adf-verana",
        "allerta",
        "arapey",
        "bebas-neue",
        "cabin",
        "cantarell",
        "century-catalogue",
        "cmu",
        "comfortaa",
        "courier-prime",
        "crosextra-caladea",
        "crosextra-carlito",
        "croscore",
        "dejavu-core",
        "dejavu-extra",
        "dosis",
        "dustin",
        "ebgaramond",
        "freefont-ttf",
        "gfs-bodoni-classic",
        "gfs-didot",
        "goudybookletter",
        "karla",
        "lato",
        "league-spartan",
        "liberation2",
        "linuxlibertine",
        "oldstandard",
        "open-sans",
        "opendin",
        "play",
        "quattrocento",
        "quicksand",
        "roadgeek",
        "roboto-slab",
        "roboto-unhinted",
        "sil-charis",
        "sil-gentium-basic",
        "stix",
        "texgyre",
        "tuffy",
        "ubuntu-title",
        "vollkorn",
        "yanone-kaffeesatz",
    ]
)
GNOME_DECKS: Final = [
    "ancient_french",
    "anglo",
    "anglo_bitmap",
    "anglo_modern",
    "anglo_poker",
    "atlasnye",
    "bellot",
    "berlin",
    "dondorf",
    "gnomangelo",
    "gnomangelo_bitmap",
    "guyenne-classic",
    "lattmann",
    "neoclassical",
    "orell",
    "paris",
    "plastic",
    "rheinland",
    "simplistic",
    "tango",
    "tango_nuevo",
]
KENNARD_FOLDERS: Final = ("2color", "4color")
SUITS: Final = "CDHS"
KENNARD_RANKS: Final = "23456789TJQKA"
STROKES: Final = (45, 60, 80, 100, 125, 150)
FORBIDDEN_FONTS: Final = re.compile(
    r"italic|oblique|script|outline|shadow|inline|symbol|math|emoji|initial|dingbat|jsmath|cmex|cmsy|cmmi"
    r"|size\d|swash|-it\.|greek|balker|decker|wargames|dustismo|junkyard|flat|progenisis|penguin|itwasn|elsewhere",
    re.IGNORECASE,
)


def fetch_artwork(folder: Path) -> Artwork:
    """The artwork of `folder`, fetched and rendered first where it is not there yet.

    Raises `subprocess.CalledProcessError` where a package cannot be fetched.
    """
    try:
        return load(folder)
    except FileNotFoundError:
        pass
    packages = folder / "packages"
    _fetch_packages(packages)
    kennard = next(packages.glob("**/src/images"))
    decks = sorted(path for path in packages.glob("**/aisleriot/cards/*.svgz") if path.stem in GNOME_DECKS)
    fonts = sorted(
        path
        for path in packages.glob("**/fonts/**/*.[to]tf")
        if not FORBIDDEN_FONTS.search(path.name) and path.is_file()
    )
    artwork = _assemble(kennard, decks, fonts)
    save(artwork, folder)
    return artwork


def _fetch_packages(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for package in NPM_PACKAGES:
        subprocess.run(["npm", "pack", package], cwd=folder, check=True, capture_output=True)
    for archive in folder.glob("*.tgz"):
        (folder / archive.stem).mkdir(exist_ok=True)
        subprocess.run(["tar", "xzf", archive.name, "-C", archive.stem], cwd=folder, check=True)
    for package in CARD_PACKAGES + FONT_PACKAGES:
        subprocess.run(["apt-get", "download", package], cwd=folder, check=True, capture_output=True)
    for archive in folder.glob("*.deb"):
        subprocess.run(["dpkg", "-x", archive.name, "debian"], cwd=folder, check=True)


def _assemble(kennard: Path, decks: list[Path], fonts: list[Path]) -> Artwork:
    ranks: list[list[Stencil]] = [[] for _ in range(13)]
    pips: list[list[Stencil]] = [[] for _ in range(4)]
    courts: list[list[Picture]] = [[] for _ in range(3)]
    backs: list[Picture] = []
    jokers: list[Picture] = []
    for rank, rank_letter in enumerate(KENNARD_RANKS):
        for stroke in STROKES:
            _append(ranks[rank], _kennard_rank(kennard / "2color" / f"{rank_letter}S.svg", stroke))
    for suit, suit_letter in enumerate(SUITS):
        _append(pips[suit], _kennard_pip(kennard / "2color" / f"A{suit_letter}.svg"))
        for colours in KENNARD_FOLDERS:
            for court, rank_letter in enumerate("JQK"):
                svg = (kennard / colours / f"{rank_letter}{suit_letter}.svg").read_text()
                courts[court].append(_inner(_render(svg, 240)[:, :, :3], 0.155, 0.11))
    for path in decks:
        _add_deck(path, pips, courts, backs, jokers)
    for path in fonts:
        _add_font(path, ranks, pips)
    return Artwork(
        ranks=tuple(map(tuple, ranks)),
        pips=tuple(tuple(_like_its_suit(pips, suit)) for suit in range(4)),
        courts=tuple(map(tuple, courts)),
        backs=tuple(backs),
        jokers=tuple(jokers),
        words=tuple(_words(fonts)),
    )


def _like_its_suit(pips: list[list[Stencil]], suit: int) -> Iterator[Stencil]:
    """The pips of `suit` that resemble its first, Kennard's, most: some fonts swap or invent their suits."""
    models = [_small(stencils[0]) for stencils in pips]
    for stencil in pips[suit]:
        distances = [float(np.abs(_small(stencil) - model).mean()) for model in models]
        if int(np.argmin(distances)) == suit and distances[suit] < 0.16:
            yield stencil


def _small(stencil: Stencil) -> NDArray[np.float32]:
    return np.asarray(cv2.resize(stencil, (32, 32), interpolation=cv2.INTER_AREA), np.float32) / np.float32(
        255
    )


def _append(stencils: list[Stencil], mask: Stencil | None) -> None:
    cropped = None if mask is None else crop_to_ink(mask)
    if cropped is not None and 0.15 < cropped.shape[1] / cropped.shape[0] < 2.2:
        stencils.append(cropped)


def _render(svg: str, width: int) -> Picture:
    svg = re.sub(
        r'(height|width)="([\d.]+)in"', lambda size: f'{size[1]}="{96 * float(size[2]):g}"', svg, count=2
    )
    data = np.frombuffer(
        bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, background="#ffffff")), np.uint8
    )
    decoded = cv2.imdecode(data, cv2.IMREAD_COLOR)
    assert decoded is not None
    return np.asarray(decoded, dtype=np.uint8)


def _kennard_rank(path: Path, stroke: int) -> Stencil:
    symbol = re.search(r'<symbol id="V\w+".*?</symbol>', path.read_text(), re.DOTALL)
    assert symbol is not None
    shape = re.sub(r'stroke-width="[\d.]+"', f'stroke-width="{stroke}"', symbol[0])
    name = re.search(r'id="(V\w+)"', shape)
    assert name is not None
    return _lone_symbol(shape, name[1])


def _kennard_pip(path: Path) -> Stencil:
    symbol = re.search(r'<symbol id="(S\w+)".*?</symbol>', path.read_text(), re.DOTALL)
    assert symbol is not None
    return _lone_symbol(re.sub(r'fill="red"', 'fill="black"', symbol[0]), symbol[1])


def _lone_symbol(symbol: str, name: str) -> Stencil:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="240" height="240" viewBox="-120 -120 240 240"><defs>{symbol}</defs>'
        f'<use xlink:href="#{name}" x="-100" y="-100" width="200" height="200"/></svg>'
    )
    return np.asarray(255 - _render(svg, 240).min(axis=2), dtype=np.uint8)


def _inner(face: Picture, margin_x: float, margin_y: float) -> Picture:
    height, width = face.shape[:2]
    x, y = round(width * margin_x), round(height * margin_y)
    return np.ascontiguousarray(face[y : height - y, x : width - x])


def _add_deck(
    path: Path,
    pips: list[list[Stencil]],
    courts: list[list[Picture]],
    backs: list[Picture],
    jokers: list[Picture],
) -> None:
    """A sheet has a row for each of clubs, diamonds, hearts, spades, ace first; then jokers and back."""
    with gzip.open(path, "rt", encoding="utf-8") as sheet:
        picture = _render(sheet.read(), 13 * 240)
    height, width = picture.shape[0] // 5, picture.shape[1] // 13

    def face(row: int, column: int) -> Picture:
        return picture[row * height : (row + 1) * height, column * width : (column + 1) * width]

    for suit in range(4):
        # The deuce's upper pip stands alone in the middle column.
        column = _inner(face(suit, 1), 0.34, 0.06)
        middle = np.asarray(255 - column[: round(0.42 * height)].min(axis=2), dtype=np.uint8)
        _append(pips[suit], _largest_blob(middle))
        for court in range(3):
            courts[court].append(_inner(face(suit, 10 + court), 0.15, 0.07))
    jokers.extend([_inner(face(4, 0), 0.02, 0.02), _inner(face(4, 1), 0.02, 0.02)])
    backs.append(_inner(face(4, 2), 0.02, 0.02))


def _largest_blob(mask: Stencil) -> Stencil | None:
    count, labels, stats, _ = cv2.connectedComponentsWithStats((mask > 90).astype(np.uint8), connectivity=8)
    if count < 2:
        return None
    best = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    return np.where(labels == best, mask, 0).astype(np.uint8)


def _add_font(path: Path, ranks: list[list[Stencil]], pips: list[list[Stencil]]) -> None:
    try:
        font = ImageFont.truetype(str(path), 160)
    except OSError:
        return
    drawn = [_draw_text(font, text) for text in RANK_TEXTS]
    if any(mask is None for mask in drawn):
        return
    shapes = {mask.tobytes() for mask in drawn if mask is not None}
    # A font that lacks a sign draws the same box for all that it lacks.
    if len(shapes) == len(RANK_TEXTS):
        for rank, mask in enumerate(drawn):
            _append(ranks[rank], mask)
    suits = [_draw_text(font, sign) for sign in "♣♦♥♠"]
    if len({mask.tobytes() for mask in suits if mask is not None}) == 4:
        for suit, mask in enumerate(suits):
            _append(pips[suit], mask)


def _draw_text(font: ImageFont.FreeTypeFont, text: str) -> Stencil | None:
    left, top, right, bottom = font.getbbox(text)
    if right - left < 4 or bottom - top < 4 or right - left > 6000:
        return None
    image = Image.new("L", (int(right - left) + 8, int(bottom - top) + 8))
    ImageDraw.Draw(image).text((4 - left, 4 - top), text, fill=255, font=font)
    return np.asarray(image, dtype=np.uint8)


def _words(fonts: list[Path]) -> Iterator[Stencil]:
    rng = np.random.default_rng(7)
    letters = np.array(
        list("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789AKQJ1234567890  ,.-")
    )
    for _ in range(500):
        try:
            font = ImageFont.truetype(str(fonts[rng.integers(len(fonts))]), 60)
        except OSError:
            continue
        mask = _draw_text(font, "".join(rng.choice(letters, int(rng.integers(1, 28)))))
        if mask is not None:
            cropped = crop_to_ink(mask)
            if cropped is not None:
                yield cv2.resize(cropped, None, fx=0.4, fy=0.4, interpolation=cv2.INTER_AREA).astype(np.uint8)
