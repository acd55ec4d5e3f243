"""Celebrations: the night of the festival, paper lanterns (tukkal) climbing behind a white kite."""

import numpy as np

from parts.board import ground
from parts.cut import card, rect, round_, scatter
from parts.kite import bridle, kite
from parts.palette import COBALT, INK, MARIGOLD, RANI, WHITE, mix
from parts.thread import smooth, thread
from parts.town import roofline, row, windows


def lantern(x, z, size, colour=MARIGOLD):
    """A paper lantern with its light: a round of glow, a body with darker folds, a foot."""
    card(round_(0.72 * size, x, z, 64), mix(INK, COBALT, 0.42), (0, 0.9, 0), thick=0.01)
    s = size
    body = [
        (-0.26 * s, -0.36 * s),
        (0.26 * s, -0.36 * s),
        (0.4 * s, 0.1 * s),
        (0.28 * s, 0.4 * s),
        (-0.28 * s, 0.4 * s),
        (-0.4 * s, 0.1 * s),
    ]
    card([(x + a, z + b) for a, b in body], colour, (0, 0.3, 0), thick=0.1)
    card(
        [
            (x - 0.1 * s, z - 0.36 * s),
            (x + 0.1 * s, z - 0.36 * s),
            (x + 0.14 * s, z + 0.1 * s),
            (x + 0.1 * s, z + 0.4 * s),
            (x - 0.1 * s, z + 0.4 * s),
            (x - 0.14 * s, z + 0.1 * s),
        ],
        mix(colour, WHITE, 0.55),
        (0, 0.28, 0),
        thick=0.01,
    )
    card(rect(0.6 * s, 0.09 * s, x, z + 0.42 * s), RANI, (0, 0.25, 0), thick=0.1)
    card(rect(0.56 * s, 0.09 * s, x, z - 0.38 * s), RANI, (0, 0.25, 0), thick=0.1)


def build(stage):
    """Fill the stage."""
    ground(stage, 10, INK, 1)
    for u, v, w, _ in scatter(34, 6):
        card(
            round_(0.022 + 0.02 * w, -5 + 10 * u, -2.5 + 7.5 * v, 12),
            mix(INK, WHITE, 0.55),
            (0, 0.97, 0),
            thick=0.01,
        )
    one = kite(
        "disc", (WHITE, RANI, MARIGOLD), (-2.35, 0.2, 2.75), 3.0, 20, curve=0.4, fin=RANI, n=640
    )
    knot = bridle(one, 0.004, MARIGOLD, 0.05)
    line = smooth(
        [
            tuple(knot),
            (-1.0, 0.2, 1.3),
            (0.7, 0.2, 1.25),
            (2.3, 0.2, 0.5),
            (3.3, 0.2, -1.0),
            (3.7, 0.2, -3.2),
        ],
        30,
    )
    thread(line, 0.026, MARIGOLD)
    for k, size in enumerate((1.0, 1.08, 1.16, 1.24, 1.32)):
        x, _, z = line[np.linspace(34, 132, 5).astype(int)[k]]
        lantern(x, z - 0.55 * size, size)
    points, roofs = roofline(12, 9, -4.4, -3.4, 1.2, 2.2)
    row(points, mix(INK, COBALT, 0.45), 0.1, -8)
    for k, (a, b, z) in enumerate(roofs):
        windows(
            a + 0.3,
            z - 0.5,
            int((b - a - 0.35) / 0.36),
            2,
            MARIGOLD if k % 2 else RANI,
            0.05,
            skip=((k % 3, 0), (1, 1)),
        )
