"""Celebrations: a kite has been cut; its thread trails loose and paper confetti fills the air."""

from parts.board import ground
from parts.cut import card, diamond, scatter
from parts.kite import bridle, kite
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, WHITE
from parts.thread import smooth, thread

TINTS = [RANI, COBALT, WHITE, LEAF, INK]


def build(stage):
    """Fill the stage."""
    ground(stage, 10, MARIGOLD, 1)
    for k, (u, v, w, t) in enumerate(scatter(120, 15)):
        x, z = -5 + 10 * ((k % 11) + 0.2 + 0.7 * u) / 11, -5 + 10 * ((k // 11) + 0.2 + 0.7 * v) / 11
        reach = 0.16 + 0.3 * w * w
        card(
            diamond(reach * (1 if t > 0.4 else 1.7), reach * 0.95),
            TINTS[(k * 3 + int(5 * t)) % 5],
            (x, 0.85 - 0.3 * w, z),
            (0, 360 * t, 0),
            0.015,
        )
    cut = kite("eye", (COBALT, WHITE, INK), (1.0, -0.1, 0.75), 4.6, 34, curve=0.5, fin=RANI, n=768)
    knot = bridle(cut, 0.0035, INK, 0.05)
    thread(
        smooth(
            [
                tuple(knot),
                (-0.3, 0, -0.6),
                (-1.4, 0, -0.9),
                (-2.0, 0, -1.9),
                (-1.3, 0, -2.5),
                (-0.9, 0, -1.8),
                (-1.9, 0, -2.4),
                (-2.6, 0, -3.4),
            ]
        ),
        0.028,
        INK,
    )
    kite("half", (RANI, WHITE, RANI), (-3.1, 0.2, 2.9), 2.0, -30, curve=0.4, fin=WHITE, n=384)
    kite("stripe", (WHITE, LEAF, LEAF), (3.3, 0.2, -3.1), 2.1, 62, curve=0.4, fin=LEAF, n=384)
