"""Cloud suite: three kites, one for each of the suite's systems, all held by one reel."""

import numpy as np

from parts.cut import box
from parts.firki import firki
from parts.kite import bridle, kite
from parts.palette import BAMBOO, COBALT, LEAF, MARIGOLD, RANI, WHITE
from parts.table import set_table
from parts.thread import smooth, thread

# pattern, colours, fin, place, width, roll, yaw
KITES = [
    ("moon", (RANI, WHITE, MARIGOLD), MARIGOLD, (-3.1, -0.4, 4.0), 2.5, -24, 16),
    ("stripe", (WHITE, LEAF, LEAF), LEAF, (0.55, 0.6, 5.35), 2.5, 3, 0),
    ("quarter", (COBALT, MARIGOLD, WHITE), MARIGOLD, (4.05, -0.6, 3.95), 2.5, 26, -16),
]


def build(stage):
    """Fill the stage."""
    set_table(stage, (0.35, 0, 3.1), 5.2, 16, 48, (-0.03, 0))
    reel = firki((0.45, -0.5, 1.0), (1, -0.35, 0.0), 1.25, MARIGOLD, RANI)
    for x, y in ((-1.25, 0.1), (2.15, -1.1)):
        box((x, y, 0.42), (0.22, 0.75, 0.84), COBALT, (0, 0, -19))
        box((x, y, 0.05), (0.5, 1.1, 0.1), BAMBOO, (0, 0, -19))
    for k, (kind, colours, fin, place, width, roll, yaw) in enumerate(KITES):
        one = kite(kind, colours, place, width, roll, -10, yaw, 1.0, fin, n=768)
        knot = bridle(one, 0.011 / width, MARIGOLD)
        start = np.array(reel(0.2 + 0.3 * k, 90))
        middle = (start + knot) / 2 + np.array((0.25 * (k - 1), -0.2, -0.35))
        thread(smooth([start, middle, knot]), 0.022, MARIGOLD)
