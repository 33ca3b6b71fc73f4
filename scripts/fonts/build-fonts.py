"""Makes the web fonts of web/public/fonts from the packages @fontsource-variable/newsreader and
@fontsource-variable/schibsted-grotesk (npm pack, then untar; give the folder that holds both).

The published subsets have no U+202F, the narrow no-break space of French, and a browser then draws a space of
another font and width. A blank glyph of 0.2 em is added; weights are limited to those the design uses.

Needs Python 3 with fonttools and brotli. Usage: build-fonts.py FOLDER
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

NARROW_NO_BREAK_SPACE = 0x202F
OUTPUT = Path(__file__).parents[2] / "web" / "public" / "fonts"

# Source file, limits of its axes, and its name in the pages.
FONTS = [
    ("newsreader-latin-opsz-normal", {"opsz": (14, 72), "wght": (400, 600)}, "newsreader"),
    ("newsreader-latin-opsz-italic", {"opsz": 19, "wght": 400}, "newsreader-italic"),
    ("schibsted-grotesk-latin-wght-normal", {"wght": (400, 700)}, "schibsted-grotesk"),
]


def add_narrow_space(font: TTFont) -> None:
    if NARROW_NO_BREAK_SPACE in font.getBestCmap():
        return
    name = "uni202F"
    font["glyf"][name] = Glyph()
    font["hmtx"][name] = (round(font["head"].unitsPerEm * 0.2), 0)
    font.setGlyphOrder(font.getGlyphOrder() if name in font.getGlyphOrder() else [*font.getGlyphOrder(), name])
    if "gvar" in font:
        font["gvar"].variations[name] = []
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_NO_BREAK_SPACE] = name


def build(source: Path, limits: dict, name: str) -> None:
    font = TTFont(source)
    font = instancer.instantiateVariableFont(font, limits)
    # An old mapping of advances would not know the new glyph; without it, gvar gives them.
    if "HVAR" in font:
        del font["HVAR"]
    add_narrow_space(font)
    assert {0xA0, 0x152, 0x153, 0x2019, 0x2026, 0xAB, 0xBB, 0x20AC, 0xC9} <= font.getBestCmap().keys()
    font.flavor = "woff2"
    target = OUTPUT / f"{name}.woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size / 1000:.0f} kB")


def main() -> None:
    folder = Path(sys.argv[1])
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for source, limits, name in FONTS:
        (found,) = sorted(folder.rglob(f"{source}.woff2"))[:1]
        build(found, limits, name)


if __name__ == "__main__":
    main()
