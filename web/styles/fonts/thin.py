"""Makes the faces of the pages out of @fontsource's: `thin.py SOURCE TARGET [WEIGHT] [--static] [--tnum] [--small]` (see fonts.css)."""

import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# Figures of one width are asked of the body face alone (`--tnum`).
FEATURES = ["kern", "liga", "ccmp"]
# Whose they are and what one may do with them.
NAMES = [0, 13, 14]
# Thousandths of the size: nobody sees less.
STEP = 15
LETTERS = "ÁÉÍÓÚÜÑáéíóúüñ"
# What English and Spanish are written with. All else is in a file of its own, asked for when it is on a page.
OURS = {*range(0x20, 0x7F), *map(ord, f"{LETTERS}\u00a0¡¿«»°·×©\u2009–—‘’“”…•−€")} - {*map(ord, "#$<=>[\\]^_`{|}~")}
# The code face is mostly set in capitals: its small letters are a file of their own (`--small`).
SMALL = {code for code in OURS if chr(code).islower()}
# Digits and signs stand as they are.
KERNED = {*map(ord, f"{LETTERS}.,'’")} | {code for code in range(0x41, 0x7B) if chr(code).isalpha()}


def rounded(font):
    """Kerning of letters in steps, without the pairs that come to nothing."""
    kerned = {name for code, name in font.getBestCmap().items() if code in KERNED or code not in OURS}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                values = [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
            else:
                values = [second.Value1 for first in table.Class1Record for second in first.Class2Record]
                seconds = table.ClassDef2.classDefs
                table.ClassDef2.classDefs = {name: kind for name, kind in seconds.items() if name in kerned}
            for value in values:
                value.XAdvance = round(getattr(value, "XAdvance", 0) / STEP) * STEP
            for first, pairs in zip(table.Coverage.glyphs, table.PairSet) if table.Format == 1 else []:
                pairs.PairValueRecord = [
                    pair
                    for pair in pairs.PairValueRecord
                    if pair.Value1.XAdvance and first in kerned and pair.SecondGlyph in kerned
                ]
                pairs.PairValueCount = len(pairs.PairValueRecord)
    return font["GPOS"]


def write(font, target, codes):
    """The letters of these codes as a file."""
    features = FEATURES + ["tnum"] if "--tnum" in rest else FEATURES
    options = subset.Options(layout_features=features, hinting=False, name_IDs=NAMES)
    options.flavor = "woff2"
    thin = subset.Subsetter(options)
    thin.populate(unicodes=codes)
    thin.subset(font)
    subset.save_font(font, target, options)


source, target, *rest = sys.argv[1:]
weight = next((float(each) for each in rest if each.isdigit()), None)


def opened():
    """The face, with the kerning of one weight, or all of that weight alone."""
    font = TTFont(source)
    if weight and "--static" in rest:
        font = instantiateVariableFont(font, {"wght": weight})
    if weight:
        font["GPOS"] = rounded(instantiateVariableFont(TTFont(source), {"wght": weight}))
    return font


codes = set(opened().getBestCmap())
small = codes & SMALL if "--small" in rest else set()
write(opened(), f"{target}.woff2", (codes & OURS) - small)
if small:
    write(opened(), f"small-{target}.woff2", small)
write(opened(), f"latin-{target}.woff2", codes - OURS)
print("unicode-range:", ", ".join(f"U+{code:X}" for code in sorted(codes - OURS)))
