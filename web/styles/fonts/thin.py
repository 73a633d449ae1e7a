"""Makes the two variable faces smaller: one table of kerning for all weights (see fonts.css)."""

import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FEATURES = ["kern", "tnum", "pnum", "liga", "ccmp", "locl"]
# Thousandths of the size: nobody sees less.
STEP = 5


def rounded(font):
    """Kerning in steps, without the pairs that come to nothing."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                values = [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
            else:
                values = [second.Value1 for first in table.Class1Record for second in first.Class2Record]
            for value in values:
                value.XAdvance = round(getattr(value, "XAdvance", 0) / STEP) * STEP
            for pairs in table.PairSet if table.Format == 1 else []:
                pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if pair.Value1.XAdvance]
                pairs.PairValueCount = len(pairs.PairValueRecord)
    return font["GPOS"]


source, weight, target = sys.argv[1:]
font = TTFont(source)
font["GPOS"] = rounded(instantiateVariableFont(TTFont(source), {"wght": float(weight)}))
options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=["*"])
options.flavor = "woff2"
thin = subset.Subsetter(options)
thin.populate(unicodes=font.getBestCmap())
thin.subset(font)
subset.save_font(font, target, options)
