"""Celebrations: a sky so full of kites that they touch."""

from parts.board import ground
from parts.kite import kite
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, WHITE

FAMILIES = [
    "moon",
    "stripe",
    "quarter",
    "eye",
    "disc",
    "chevron",
    "band",
    "crown",
    "lattice",
    "sash",
    "heart",
    "ladder",
    "star",
    "half",
]
SUITS = [
    (MARIGOLD, INK, WHITE),
    (WHITE, COBALT, MARIGOLD),
    (COBALT, WHITE, MARIGOLD),
    (LEAF, WHITE, MARIGOLD),
    (WHITE, RANI, MARIGOLD),
    (INK, MARIGOLD, WHITE),
    (MARIGOLD, RANI, WHITE),
    (WHITE, LEAF, LEAF),
]


def build(stage):
    """Fill the stage."""
    ground(stage, 10, RANI, 1)
    number = 0
    for row in range(-2, 10):
        for column in range(-1, 5):
            x = -4.05 + 2.7 * column + (1.35 if row % 2 else 0)
            z = 4.85 - 1.32 * row
            big = (row, column) in ((2, 1), (5, 2), (7, 1))
            sway = (7 * row + 5 * column) % 11 - 5
            kite(
                FAMILIES[number % len(FAMILIES)],
                SUITS[(number * 3 + row) % len(SUITS)],
                (x, 0.2 if big else 0.55, z),
                2.95 if big else 2.3,
                sway * 2.2,
                curve=0.25,
                n=320,
            )
            number += 1
