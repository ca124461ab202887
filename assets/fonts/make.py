"""Makes the subset fonts of this folder from the Noto fonts; see README.md.

    python3 make.py [FOLDER WITH THE NOTO FONTS]

The same sources and the same fontTools give the same bytes.
"""

import io
import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCES = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/noto")
HERE = Path(__file__).parent

MINUS = 0x2212
# Latin-1 and Greek, for paper; what else a name may hold, for the screen and as paper's second choice.
PAPER = [(0x20, 0x7E), (0xA0, 0xFF), (0x370, 0x3FF), (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC)]
TEXT = PAPER + [(0x100, 0x24F), (0x300, 0x36F), (0x400, 0x4FF), (0x1E00, 0x1EFF), (0x1F00, 0x1FFF),
                (0x2000, 0x206F), (0x2116, 0x2116), (0x2122, 0x2122)]
SIGNS = "✓✗✔✘◆◇▲△■□▢▣▼▽▸▶◂◀▯●○◐★☆☐☑☒⏸⏵⏹⏮⏭⏎⌨⌫⇧⏱⚠✎🔒"
MATHS = "←→↑↓↔↵⇄↺↻⟲≤≥≠≈"


def points(ranges):
    return [point for first, last in ranges for point in range(first, last + 1)]


def subset(name, unicodes):
    font = TTFont(SOURCES / f"{name}.ttf", recalcTimestamp=False)
    options = Options()
    options.hinting = False
    options.layout_features = ["tnum"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    options.recalc_timestamp = False
    options.drop_tables += ["GPOS", "GDEF", "MATH", "DSIG", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    return font


def add_minus(font):
    """Noto Sans has no true minus: the bar of its plus sign, as wide as a digit."""
    cmap, glyphs = font.getBestCmap(), font["glyf"]
    plus = glyphs[cmap[ord("+")]]
    advance, _ = font["hmtx"][cmap[ord("+")]]
    ys = sorted(y for _, y in plus.getCoordinates(glyphs)[0])
    bottom, top = ys[len(ys) // 2 - 1], ys[len(ys) // 2]
    pen = TTGlyphPen(None)
    pen.moveTo((plus.xMin, bottom))
    for corner in ((plus.xMin, top), (plus.xMax, top), (plus.xMax, bottom)):
        pen.lineTo(corner)
    pen.closePath()
    font.setGlyphOrder(font.getGlyphOrder() + ["minus"])
    glyphs["minus"] = pen.glyph()
    font["hmtx"]["minus"] = (advance, plus.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[MINUS] = "minus"


def save(font, name):
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size)


for weight in ("Regular", "Bold"):
    for ranges, name in ((TEXT, f"NotoSans-{weight}.ttf"), (PAPER, f"NotoSans-{weight}-paper.ttf")):
        font = subset(f"NotoSans-{weight}", points(ranges))
        add_minus(font)
        save(font, name)

parts = []
for name, signs in (("NotoSansSymbols2-Regular", SIGNS), ("NotoSansMath-Regular", MATHS)):
    part = subset(name, [ord(sign) for sign in signs])
    found = part.getBestCmap()
    lacking = [sign for sign in signs if ord(sign) not in found]
    assert not lacking, f"{name} lacks {lacking}"
    for table in ("GSUB",):
        if table in part:
            del part[table]
    buffer = io.BytesIO()
    part.save(buffer)
    buffer.seek(0)
    parts.append(buffer)
merged = Merger().merge(parts)
merged.recalcTimestamp = False
merged["head"].created = merged["head"].modified = TTFont(SOURCES / "NotoSansSymbols2-Regular.ttf")["head"].modified
save(merged, "NotoSansSymbols.ttf")
