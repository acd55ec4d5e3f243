"""A shop folded from kite paper; the threads of many kites are all tied to it."""

from parts.board import ground, shade
from parts.cut import card, moved, rect, round_
from parts.kite import bridle, kite
from parts.palette import (
    COBALT,
    INK,
    LEAF,
    LEAF_DEEP,
    MARIGOLD,
    RANI,
    RANI_DEEP,
    SKY_HIGH,
    WHITE,
    mix,
)
from parts.thread import hang, thread

GROUND = SKY_HIGH
# pattern, colours, place, width, roll, depth, where its thread is tied
KITES = [
    ("moon", (RANI, WHITE, MARIGOLD), (-5.9, 1.1), 2.5, 24, 0.0, (-1.95, -0.62)),
    ("stripe", (WHITE, LEAF, LEAF), (-3.2, 2.75), 2.0, 14, 0.1, (-1.2, -0.4)),
    ("quarter", (COBALT, MARIGOLD, WHITE), (0.1, 2.75), 2.3, -3, 0.0, (0.0, 0.62)),
    ("eye", (MARIGOLD, INK, WHITE), (3.35, 2.85), 2.0, -14, 0.1, (1.2, -0.4)),
    ("band", (COBALT, WHITE, RANI), (6.0, 1.2), 2.5, -24, 0.0, (1.95, -0.62)),
    ("chevron", (LEAF, WHITE, LEAF), (-6.6, -1.3), 1.3, 40, 0.2, (-2.3, -1.3)),
    ("half", (INK, RANI, RANI), (6.7, -1.35), 1.3, -40, 0.2, (2.3, -1.3)),
]


def shop():
    """The shopfront, 4.6 units wide, standing on z = -3.7, its awning in stripes."""
    card(rect(4.2, 3.6, 0, -2.3), WHITE, (0, 0.5, 0), thick=0.2)
    card([(-2.3, -0.55), (2.3, -0.55), (0, 0.75)], RANI, (0, 0.42, 0), thick=0.25)
    card([(0, -0.55), (2.3, -0.55), (0, 0.75)], RANI_DEEP, (0, 0.4, 0), thick=0.02)
    card(round_(0.27, 0, -0.12, 40), MARIGOLD, (0, 0.36, 0), thick=0.03)
    for k in range(8):
        a = -2.4 + 0.6 * k
        colour = COBALT if k % 2 else WHITE
        card(
            [
                (a * 0.9, -0.75),
                ((a + 0.6) * 0.9, -0.75),
                (a + 0.6, -1.4),
                *round_(0.3, a + 0.3, -1.4, 16, 0, -180)[1:-1],
                (a, -1.4),
            ][::-1],
            colour,
            (0, 0.1, 0),
            thick=0.03,
        )
    card(rect(1.1, 2.1, 0.95, -3.05), COBALT, (0, 0.42, 0), thick=0.05)
    card(rect(0.8, 1.0, 0.95, -2.75), mix(SKY_HIGH, WHITE, 0.4), (0, 0.4, 0), thick=0.02)
    card(round_(0.06, 1.33, -3.3, 20), MARIGOLD, (0, 0.36, 0), thick=0.03)
    card(rect(1.75, 1.3, -0.85, -2.6), INK, (0, 0.45, 0), thick=0.04)
    for k, tint in enumerate((MARIGOLD, RANI, LEAF)):
        kite(
            "plain",
            (tint, tint, tint),
            (-1.4 + 0.55 * k, 0.4, -2.55),
            0.5,
            curve=0,
            n=96,
            bamboo=False,
        )
    card(rect(1.95, 0.14, -0.85, -3.32), MARIGOLD, (0, 0.36, 0), thick=0.1)


def build(stage):
    """Fill the stage."""
    ground(stage, 16, GROUND, 1.2)
    for x, z, size in (
        (-5.6, -3.1, 1.9),
        (5.2, -3.0, 2.1),
        (-3.9, -3.4, 1.2),
        (7.4, -3.3, 1.3),
        (-7.8, -3.3, 1.5),
    ):
        card(
            moved(rect(1, 3), x, z - 0.9 * size, size), shade(GROUND, 0.14), (0, 1.0, 0), thick=0.05
        )
    card(rect(20, 1.6, 0, -4.75), LEAF, (0, 0.7, 0), thick=0.1)
    card(rect(20, 0.16, 0, -4.2), LEAF_DEEP, (0, 0.6, 0), thick=0.02)
    card(rect(5.0, 0.3, 0, -4.15), INK, (0, 0.35, 0), thick=0.3)
    shop()
    for kind, colours, (x, z), width, roll, depth, tied in KITES:
        one = kite(kind, colours, (x, depth, z), width, roll, 0, 0, 0.5, n=512)
        knot = bridle(one, 0.012 / width, INK, 0.05)
        thread(hang((tied[0], 0.05, tied[1]), (knot[0], 0.05, knot[2]), 0.12), 0.022, INK)
        card(round_(0.07, *tied, 20), MARIGOLD, (0, 0.0, 0), thick=0.05)
