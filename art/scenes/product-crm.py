"""CRM: one line through four paper gates, from wide to narrow, with the kites it carries along."""

import numpy as np

from parts.cut import box, diamond, frame, rod
from parts.kite import kite
from parts.palette import (
    BAMBOO,
    COBALT,
    COBALT_DEEP,
    LEAF,
    LEAF_DEEP,
    MARIGOLD,
    RANI,
    RANI_DEEP,
    WHITE,
    mix,
)
from parts.table import set_table
from parts.thread import smooth, thread

# middle of each gate, its width, its colour and the colour of its inner cards
GATES = [
    ((-3.5, 2.0, 2.3), 3.9, COBALT, COBALT_DEEP),
    ((-1.0, 0.8, 2.1), 3.3, LEAF, LEAF_DEEP),
    ((1.2, -0.3, 1.9), 2.75, MARIGOLD, mix(MARIGOLD, RANI, 0.25)),
    ((3.1, -1.3, 1.7), 2.3, RANI, RANI_DEEP),
]
# pattern, colours, place, width, roll
KITES = [
    ("stripe", (WHITE, COBALT, COBALT), (-6.0, 2.6, 3.55), 1.15, -14),
    ("half", (MARIGOLD, RANI, RANI), (-5.75, 2.0, 1.55), 1.15, 12),
    ("disc", (WHITE, RANI, MARIGOLD), (-2.3, 0.3, 3.35), 1.15, -8),
    ("chevron", (WHITE, LEAF, LEAF), (0.1, -0.5, 3.05), 1.15, 6),
    ("quarter", (COBALT, MARIGOLD, WHITE), (2.15, -1.4, 2.75), 1.15, -8),
]
GATE_YAW = 40


def build(stage):
    """Fill the stage."""
    set_table(stage, (0.0, 0, 1.95), 4.8, 17.6, 51, (0, -0.002), (-0.3, 0.8, -0.66))
    for (x, y, z), width, colour, inner in GATES:
        high = width * 0.92
        for k in range(3):
            share = 1 - 0.035 * k
            frame(
                diamond(width * share, high * share),
                diamond(width * 0.74, high * 0.74),
                inner if k == 1 else colour,
                (x - 0.06 * k, y + 0.08 * k, z),
                (0, 0, GATE_YAW),
                0.07,
            )
        rod((x, y + 0.1, 0), (x, y + 0.1, max(0.1, z - high / 2)), 0.045, BAMBOO)
        box((x, y + 0.1, 0.04), (0.6, 0.6, 0.08), colour, (0, 0, GATE_YAW))
    end = np.array((4.5, -1.9, 1.85))
    line = smooth([(-8.5, 4.4, 2.4), (-5.9, 3.1, 2.6), *(np.array(g[0]) for g in GATES), end], 24)
    thread(line, 0.03, MARIGOLD)
    for kind, colours, place, width, roll in KITES:
        near = line[np.argmin(np.linalg.norm(line - np.array(place), axis=1))]
        one = kite(kind, colours, place, width, roll, -6, 14, 0.8)
        thread([one.point(0, 0.1, 0.02), near], 0.01, WHITE)
    kite(
        "star",
        (RANI, WHITE, MARIGOLD),
        tuple(end + np.array((0.12, -0.1, 0.15))),
        1.75,
        -10,
        -8,
        14,
        1.0,
        n=768,
    )
