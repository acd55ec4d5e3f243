"""Many roofs, many dull kites; one rani moon kite above them is the one that is seen."""

from parts.board import ground
from parts.cut import card, round_, scatter
from parts.kite import bridle, kite
from parts.palette import COBALT, COBALT_DEEP, INK, MARIGOLD, RANI, WHITE
from parts.thread import hang, thread
from parts.town import person, roofline, row, tank, windows

SPAN = 16


def build(stage):
    """Fill the stage."""
    ground(stage, SPAN, MARIGOLD, 3)
    card(round_(3.05, 2.3, 1.1, 96), WHITE, (0, 2.7, 0), thick=0.05)
    far, near = COBALT, COBALT_DEEP
    points, _ = roofline(20, 5, -2.3, -1.15)
    row(points, far, 1.6)
    points, roofs = roofline(20, 12, -3.0, -2.0, 0.9, 2.1)
    row(points, near, 0.9)
    for k, (a, b, z) in enumerate(roofs):
        if k % 2 == 0:
            tank((a + b) / 2 + 0.2, z, near, 1.0, 0.42)
        windows(a + 0.3, z - 0.55, max(1, int((b - a - 0.35) / 0.34)), 1, far, 0.88)
    points, roofs = roofline(20, 31, -3.75, -3.1, 1.2, 2.4)
    row(points, INK, 0.2)
    for k, (a, b, z) in enumerate(roofs):
        if k % 3 == 1:
            tank((a + b) / 2, z, INK, 0.3, 0.5)
        windows(
            a + 0.35,
            z - 0.6,
            max(1, int((b - a - 0.5) / 0.4)),
            1,
            MARIGOLD if k % 4 == 2 else COBALT_DEEP,
            0.18,
            0.4,
        )
    a, b, z = next(r for r in roofs if r[0] > -4.2)
    hand = ((a + b) / 2 + 0.3, z + 1.0)
    person((a + b) / 2, z, 1.0, RANI, 0.1, hand, WHITE)
    for k, (u, v, w, t) in enumerate(scatter(11, 3)):
        x, height = -7.3 + 1.45 * k + 0.5 * u, -0.7 + 1.0 * v
        if 0.8 < x < 5.0:
            continue
        kite(
            "half",
            (COBALT, COBALT_DEEP, COBALT_DEEP),
            (x, 1.9, height),
            0.5 + 0.1 * w,
            50 * (t - 0.5),
            curve=0,
            bamboo=False,
            n=128,
        )
    star = kite("moon", (RANI, WHITE, COBALT), (2.3, 0.9, 1.35), 4.0, -16, 0, 0, 0.5, COBALT, 1024)
    thread(hang(bridle(star, 0.008, INK, 0.1), (hand[0], 0.05, hand[1]), 0.5), 0.026, INK)
