"""Office: a reel, bamboo and a kite half built, seen from above on the desk."""

from parts.board import ground
from parts.cut import card, diamond, rect, rod, round_
from parts.firki import firki
from parts.kite import kite
from parts.palette import BAMBOO, COBALT, INK, LEAF, MARIGOLD, RANI, WHITE, mix
from parts.thread import smooth, thread


def build(stage):
    """Fill the stage."""
    ground(stage, 10, mix(WHITE, BAMBOO, 0.1), 1)
    card(diamond(6.2, 5.7), COBALT, (2.4, 0.9, 2.3), (0, 14, 0), 0.03)
    kite(
        "moon",
        (RANI, WHITE, MARIGOLD),
        (-2.15, 0.6, -1.35),
        5.2,
        -14,
        curve=0.15,
        fin=MARIGOLD,
        n=768,
    )
    for k, (x, z, turn) in enumerate(((3.6, -2.6, 64), (4.15, -2.5, 58), (3.1, -2.9, 70))):
        tilt = turn / 57.3
        from_, to = (
            (x - 2.6, 0.7 - 0.05 * k, z - 2.3 + tilt),
            (x + 1.7, 0.7 - 0.05 * k, z + 2.4 - tilt * 0.3),
        )
        rod(from_, to, 0.075, BAMBOO, 20)
    reel = firki((1.7, -0.6, 1.75), (1, 0, 0.55), 1.35, MARIGOLD, LEAF)
    start = reel(0.5, -90)
    thread(
        smooth(
            [
                tuple(start),
                (0.2, 0.2, 0.4),
                (-1.9, 0.3, 2.6),
                (-3.6, 0.4, 3.3),
                (-3.4, 0.4, 1.7),
                (-2.05, 0.35, -1.2),
            ]
        ),
        0.032,
        INK,
    )
    card(round_(0.75, -3.7, 3.9, 64), LEAF, (0, 0.7, 0), thick=0.2)
    card(round_(0.55, -3.7, 3.9, 64), WHITE, (0, 0.65, 0), thick=0.05)
    card(rect(0.3, 2.0, -0.0, 0), RANI, (-2.75, 0.4, 4.2), (0, 58, 0), 0.1)
