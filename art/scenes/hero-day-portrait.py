"""Home page on phones, from the ground: the kites fly in the lower 45 %, the sky above is clear."""

from parts.kite import bridle, kite
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, SKY_MID, WHITE, mix
from parts.sky import daylight
from parts.thread import hang, thread

# pattern, colours, fin, (u, v) in the picture, depth, share of the width, roll, tilt, yaw, hand (u, v)
KITES = [
    ("moon", (RANI, WHITE, MARIGOLD), COBALT, (0.6, 0.745), 10, 0.57, -17, -22, -12, (1.0, 1.3)),
    (
        "quarter",
        (COBALT, MARIGOLD, WHITE),
        MARIGOLD,
        (0.17, 0.635),
        15,
        0.2,
        -22,
        -14,
        16,
        (0.62, 1.3),
    ),
    ("stripe", (WHITE, LEAF, LEAF), LEAF, (0.885, 0.6), 15, 0.165, -10, -14, -16, (1.1, 1.25)),
    ("eye", (MARIGOLD, INK, WHITE), INK, (0.165, 0.885), 13, 0.215, -22, -18, 18, (0.6, 1.3)),
    ("half", (INK, RANI, RANI), RANI, (0.9, 0.93), 12, 0.17, -12, -16, -16, (1.02, 1.3)),
    ("chevron", (RANI, MARIGOLD, WHITE), RANI, (0.07, 0.755), 24, 0.07, -20, -12, 10, (0.5, 1.2)),
    ("band", (COBALT, WHITE, RANI), RANI, (0.395, 0.59), 22, 0.085, -18, -12, -8, (0.85, 1.2)),
    ("crown", (LEAF, MARIGOLD, WHITE), MARIGOLD, (0.63, 0.57), 30, 0.055, -14, -10, 0, (0.95, 1.2)),
]


def build(stage):
    """Fill the stage; the upper 55 % stays clear sky for the text."""
    stage.ahead(40)
    daylight()
    for kind, colours, fin, (u, v), depth, share, roll, tilt, yaw, hand in KITES:
        far = max(0.0, min(0.26, (depth - 14) / 50))
        seen = [mix(c, SKY_MID, far) for c in colours]
        one = kite(
            kind,
            seen,
            stage.at(u, v, depth),
            share * stage.across(depth),
            roll,
            tilt,
            yaw,
            fin=mix(fin, SKY_MID, far),
            n=1024 if share > 0.4 else 448,
        )
        line = mix("#2a2b5c", SKY_MID, min(0.7, far * 2.6))
        width = depth * (0.0012 if share > 0.4 else 0.0009 if depth < 20 else 0.0007)
        knot = bridle(one, width / one.size, line)
        thread(hang(knot, stage.at(*hand, depth * 0.6), 0.03 * depth), width, line)
