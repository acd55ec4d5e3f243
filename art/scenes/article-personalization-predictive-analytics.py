"""Kites set out in a grid, alike but for one mark each; a dotted path foretells where one will go."""

import numpy as np

from parts.board import ground, shade
from parts.cut import card, diamond, round_
from parts.kite import kite
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, WHITE
from parts.thread import smooth

MARKS = [
    "disc",
    "moon",
    "eye",
    "heart",
    "star",
    "band",
    "chevron",
    "ladder",
    "half",
    "stripe",
    "quarter",
    "crown",
    "sash",
    "lattice",
]
TINTS = [MARIGOLD, LEAF, RANI, INK]
CHOSEN, GOAL = (1, 0), (5, 2)
PATH = [
    (1, 0),
    (1.6, 0.48),
    (2.5, 0.52),
    (3.3, 0.6),
    (3.55, 1.2),
    (4.0, 1.52),
    (4.55, 1.55),
    (5, 2),
]


def spot(column, row):
    """Middle of a place in the grid, counted from the upper left."""
    return -6.05 + 2.42 * column, 2.75 - 2.75 * row


def build(stage):
    """Fill the stage."""
    ground(stage, 16, COBALT, 1)
    for column in range(6):
        for row in range(3):
            x, z = spot(column, row)
            if (column, row) == GOAL:
                card(diamond(2.1, 1.9, x, z), shade(COBALT, 0.45), (0, 0.95, 0), thick=0.03)
                card(diamond(1.9, 1.7, x, z), COBALT, (0, 0.9, 0), thick=0.03)
                continue
            chosen = (column, row) == CHOSEN
            number = row * 6 + column
            tint = TINTS[(column + 2 * row) % 4]
            colours = (MARIGOLD, RANI, WHITE) if chosen else (WHITE, tint, tint)
            kite(
                MARKS[number % len(MARKS)],
                colours,
                (x, -0.1 if chosen else 0.6, z),
                2.0 if chosen else 1.72,
                -9 if chosen else 0,
                curve=0.25,
                n=384,
            )
    way = smooth([spot(c, r) for c, r in PATH], 40)
    gone = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])
    for far in np.arange(1.15, gone[-1] + 0.05, 0.36):
        x, z = np.interp(far, gone, way[:, 0]), np.interp(far, gone, way[:, 1])
        card(round_(0.085, x, z, 24), MARIGOLD, (0, 0.1, 0), thick=0.05)
    x, z = spot(*GOAL)
    card(diamond(0.42, 0.42, x, z), MARIGOLD, (0, 0.05, 0), thick=0.05)
