"""One day through five windows: morning, noon, afternoon, evening, night; one thread joins them."""

from parts.board import ground
from parts.cut import card, frame, moved, rect, round_
from parts.kite import kite
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, SKY, SKY_HIGH, WHITE, mix
from parts.thread import smooth, thread
from parts.town import opening, roofline, row

# sky colour, sun or moon (x, z, radius, colour), kite, place of the kite in its window
WINDOWS = [
    ("#ffd9a0", (-0.1, -0.95, 0.65, RANI), ("stripe", (WHITE, LEAF, LEAF)), (0.25, 0.85, -12)),
    (SKY, (-0.45, 0.75, 0.38, MARIGOLD), ("quarter", (COBALT, MARIGOLD, WHITE)), (0.3, 0.0, 10)),
    (SKY_HIGH, (0.35, 1.25, 0.38, WHITE), ("moon", (RANI, WHITE, MARIGOLD)), (-0.12, 0.25, -14)),
    (MARIGOLD, (0.1, -0.8, 0.7, RANI), ("eye", (WHITE, INK, MARIGOLD)), (-0.15, 0.8, 12)),
    (INK, (0.35, 1.1, 0.34, WHITE), ("disc", (COBALT, WHITE, MARIGOLD)), (-0.2, -0.05, -8)),
]


def build(stage):
    """Fill the stage."""
    ground(stage, 16, LEAF, 3)
    wide, high = 2.3, 5.6
    way = [(-9.0, -0.6, -2.6)]
    for k, (sky, (sx, sz, radius, light), (kind, colours), (x, z, roll)) in enumerate(WINDOWS):
        middle = -5.9 + 2.95 * k
        arch = [
            (-wide / 2, -high / 2),
            (wide / 2, -high / 2),
            *round_(wide / 2, 0, high / 2 - wide / 2, 24, 0, 180),
        ]
        card([(a + middle, b + 0.1) for a, b in arch], sky, (0, 2.2, 0), thick=0.05)
        card(round_(radius, middle + sx, sz + 0.1, 64), light, (0, 2.0, 0), thick=0.05)
        points, _ = roofline(wide * 0.98, 40 + k, -2.2, -1.5, 0.4, 0.8)
        row(
            [(min(a, wide / 2) + middle, b) for a, b in points],
            mix(INK, COBALT, 0.15 + 0.3 * (k % 2)),
            1.7,
            -high / 2 + 0.1,
        )
        opening(wide, high, 0.17, WHITE, (middle, 1.2, 0.1), arch=True, thick=0.5)
        card(
            rect(wide + 0.55, 0.2, middle, -high / 2 - 0.08),
            RANI if k == 2 else MARIGOLD if k % 2 else COBALT,
            (0, 0.9, 0),
            thick=0.4,
        )
        one = kite(
            kind, colours, (middle + x, 0.2, z), 1.7 if k == 2 else 1.4, roll, 0, 0, 0.4, n=384
        )
        knot = one.point(0, -0.02, 0.02)
        way += [tuple(knot)]
        if k < 4:
            way.append((middle + 1.48, 0.1, -0.7 - 0.5 * (k % 2)))
    way.append((9.0, -0.6, -2.2))
    line = smooth([(x, 0.1, z) for x, _, z in way], 20)
    night = 4.4
    thread(line[line[:, 0] <= night + 0.05], 0.026, INK)
    thread(line[line[:, 0] >= night], 0.026, WHITE)
    cup()


def cup(x=-6.3, z=-2.6, size=1.5):
    """The morning's cup of tea on the first sill."""

    def at(points):
        return moved(points, x, z, size)

    card(at([(-0.22, 0), (0.22, 0), (0.3, 0.44), (-0.3, 0.44)]), RANI, (0, 0.4, 0), thick=0.2)
    frame(at(round_(0.15, 0.27, 0.25, 32)), at(round_(0.09, 0.27, 0.25, 32)), RANI, (0, 0.5, 0), thick=0.1)
    card(at(rect(0.84, 0.07)), WHITE, (0, 0.35, 0), thick=0.25)
    for k in (-0.1, 0.1):
        steam = at([(k, 0.52), (k + 0.09, 0.68), (k - 0.03, 0.84), (k + 0.05, 1.0)])
        thread(smooth([(a, 0.5, b) for a, b in steam]), 0.024, WHITE)
