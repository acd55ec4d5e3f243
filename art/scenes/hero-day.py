"""Home page, from the ground looking up: a rani moon kite before a sky of others, all at the right."""

from parts.kite import bridle, kite
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, SKY_MID, WHITE, mix
from parts.sky import daylight
from parts.thread import hang, thread

# pattern, colours, fin, (u, v) in the picture, depth, share of the width, roll, tilt, yaw, hand (u, v)
KITES = [
    ("moon", (RANI, WHITE, MARIGOLD), COBALT, (0.735, 0.44), 10, 0.39, -17, -22, -14, (0.99, 1.5)),
    (
        "quarter",
        (COBALT, MARIGOLD, WHITE),
        MARIGOLD,
        (0.555, 0.17),
        15,
        0.105,
        -22,
        -14,
        16,
        (0.9, 1.4),
    ),
    ("stripe", (WHITE, LEAF, LEAF), LEAF, (0.935, 0.16), 14, 0.12, -8, -14, -20, (1.08, 1.4)),
    ("eye", (MARIGOLD, INK, WHITE), INK, (0.565, 0.775), 13, 0.11, -24, -20, 18, (0.9, 1.5)),
    ("half", (INK, RANI, RANI), RANI, (0.93, 0.77), 12, 0.1, -12, -18, -18, (1.02, 1.5)),
    (
        "disc",
        (WHITE, COBALT, MARIGOLD),
        COBALT,
        (0.735, 0.885),
        17,
        0.058,
        -16,
        -16,
        8,
        (0.93, 1.5),
    ),
    ("chevron", (RANI, MARIGOLD, WHITE), RANI, (0.51, 0.49), 24, 0.036, -20, -12, 10, (0.8, 1.4)),
    ("band", (COBALT, WHITE, RANI), RANI, (0.7, 0.075), 22, 0.05, -18, -12, -8, (0.98, 1.4)),
    (
        "crown",
        (LEAF, MARIGOLD, WHITE),
        MARIGOLD,
        (0.635, 0.115),
        30,
        0.026,
        -14,
        -10,
        0,
        (0.9, 1.4),
    ),
    ("lattice", (WHITE, RANI, COBALT), RANI, (0.955, 0.475), 26, 0.034, -14, -10, -8, (1.05, 1.4)),
    ("sash", (INK, MARIGOLD, WHITE), MARIGOLD, (0.835, 0.865), 30, 0.028, -18, -8, 0, (0.98, 1.4)),
]


def build(stage):
    """Fill the stage; the left 48 % stays empty sky for the headline."""
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
            n=1280 if share > 0.2 else 448,
        )
        line = mix("#2a2b5c", SKY_MID, min(0.7, far * 2.6))
        width = depth * (0.00062 if share > 0.2 else 0.00046 if depth < 20 else 0.00034)
        knot = bridle(one, width / one.size, line)
        end = stage.at(*hand, depth * 0.6)
        thread(hang(knot, end, 0.05 * depth), width, line)
