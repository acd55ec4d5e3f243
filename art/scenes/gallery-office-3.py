"""Office: the workbench from above: strips of bamboo, four reels seen from their ends, a kite marked out."""

import math

from parts.board import ground
from parts.cut import card, diamond, frame, rect, rod, round_
from parts.kite import kite
from parts.palette import (
    BAMBOO,
    COBALT,
    INK,
    LEAF,
    MARIGOLD,
    RANI,
    SKY_HIGH,
    WHITE,
    mix,
)
from parts.thread import smooth, thread


def reel_end(x, z, radius, rim, wound):
    """A reel seen along its axle: a wheel, its thread, its handle."""
    card(round_(radius, x, z, 80), rim, (0, 0.4, 0), thick=0.2)
    card(round_(radius * 0.74, x, z, 72), wound, (0, 0.3, 0), thick=0.1)
    for k in range(3):
        r = radius * (0.68 - 0.1 * k)
        frame(
            round_(r, x, z, 64),
            round_(r - 0.025, x, z, 64),
            mix(wound, INK, 0.3),
            (0, 0.29, 0),
            thick=0.01,
        )
    card(round_(radius * 0.3, x, z, 48), WHITE, (0, 0.2, 0), thick=0.1)
    card(round_(radius * 0.14, x, z, 32), BAMBOO, (0, 0.0, 0), thick=0.2)
    for k in range(10):
        a = 2 * math.pi * k / 10
        card(
            round_(0.055, x + radius * 0.86 * math.cos(a), z + radius * 0.86 * math.sin(a), 16),
            WHITE,
            (0, 0.38, 0),
            thick=0.02,
        )


def build(stage):
    """Fill the stage."""
    ground(stage, 10, SKY_HIGH, 1)
    card(rect(5.6, 5.6, 1.85, 1.85), COBALT, (0, 0.9, 0), thick=0.05)
    for k in range(1, 8):
        for outline in (
            rect(0.022, 5.6, -0.95 + 0.7 * k, 1.85),
            rect(5.6, 0.022, 1.85, -0.95 + 0.7 * k),
        ):
            card(outline, mix(COBALT, WHITE, 0.35), (0, 0.88, 0), thick=0.01)
    kite("quarter", (WHITE, RANI, MARIGOLD), (1.85, 0.6, 1.9), 4.7, 0, curve=0.1, fin=RANI, n=640)
    for k in range(6):
        rod(
            (-4.65 + 0.36 * k, 0.7, -0.35 + 0.12 * (k % 3)),
            (-4.5 + 0.36 * k, 0.7, 4.55 - 0.2 * (k % 2)),
            0.085,
            BAMBOO,
            20,
        )
    for x, rim, wound in ((-3.55, RANI, MARIGOLD), (-0.55, LEAF, WHITE), (2.45, MARIGOLD, COBALT)):
        reel_end(x, -2.75, 1.3, rim, wound)
    thread(
        smooth(
            [
                (3.2, 0.2, -2.05),
                (4.1, 0.2, -1.2),
                (4.6, 0.25, 0.3),
                (3.9, 0.3, 1.0),
                (1.9, 0.35, 1.9),
            ]
        ),
        0.03,
        INK,
    )
    card(diamond(0.8, 0.75), LEAF, (4.35, 0.6, -3.75), (0, 12, 0), 0.03)
    card(diamond(0.6, 0.55), RANI, (4.1, 0.7, -4.4), (0, -22, 0), 0.03)
