"""An old-city skyline at evening in layers of cut paper, people on its terraces, kites above."""

from parts.board import ground
from parts.cut import card, round_
from parts.kite import bridle, kite
from parts.palette import (
    COBALT,
    COBALT_DEEP,
    INK,
    LEAF,
    MARIGOLD,
    RANI,
    RANI_DEEP,
    WHITE,
    mix,
)
from parts.thread import hang, thread
from parts.town import dome, minaret, person, roofline, row, tank, windows

EVENING = "#ff9f3d"
# pattern, colours, place, width, roll, index of the person holding it (None: flown from elsewhere)
KITES = [
    ("moon", (RANI, WHITE, COBALT), (5.6, 2.55), 3.1, -16, 2),
    ("quarter", (COBALT, WHITE, MARIGOLD), (-5.0, 2.9), 1.9, 14, 0),
    ("stripe", (WHITE, LEAF, LEAF), (-1.6, 3.5), 1.5, -10, 1),
    ("eye", (INK, WHITE, RANI), (2.6, 3.9), 1.15, 12, None),
    ("disc", (WHITE, COBALT, RANI), (-7.6, 1.2), 1.1, -14, None),
    ("chevron", (RANI, WHITE, RANI), (1.4, 1.55), 0.85, 10, None),
    ("half", (COBALT, WHITE, COBALT), (-3.3, 0.9), 0.7, -12, None),
    ("band", (LEAF, WHITE, MARIGOLD), (1.1, 4.2), 0.7, 14, None),
    ("plain", (RANI, RANI, RANI), (-6.6, 4.2), 0.5, -16, None),
]


def build(stage):
    """Fill the stage."""
    ground(stage, 18, MARIGOLD, 2.8)
    card(round_(4.6, 0.6, -1.6, 128), EVENING, (0, 2.7, 0), thick=0.03)
    card(round_(3.2, 0.6, -1.6, 128), mix(EVENING, RANI, 0.55), (0, 2.6, 0), thick=0.03)
    far = mix(RANI, MARIGOLD, 0.12)
    points, roofs = roofline(22, 3, -2.1, -1.1, 0.8, 1.7)
    row(points, far, 2.2)
    for x, r in ((-6.9, 0.62), (0.6, 0.95), (2.55, 0.5), (-1.35, 0.5), (7.3, 0.6)):
        floor = max(top for a, b, top in roofs if a < x + r * 1.2 and b > x - r * 1.2)
        dome(x, floor + 0.1, r, far, 2.3)
    for x in (-2.6, 3.8):
        minaret(x, -1.8, 3.0, 0.3, far, 2.3)
    points, roofs = roofline(22, 8, -2.9, -1.9, 0.9, 1.9)
    row(points, RANI_DEEP, 1.5)
    for k, (a, b, z) in enumerate(roofs):
        windows(
            a + 0.3,
            z - 0.5,
            int((b - a - 0.3) / 0.34),
            2,
            MARIGOLD,
            1.45,
            skip=((k % 3, 0), (k % 2, 1)),
        )
        if k % 3 == 0:
            tank((a + b) / 2, z, RANI_DEEP, 1.6, 0.42)
    points, roofs = roofline(22, 17, -3.75, -2.75, 1.1, 2.2)
    row(points, COBALT_DEEP, 0.8)
    for k, (a, b, z) in enumerate(roofs):
        windows(
            a + 0.35,
            z - 0.55,
            int((b - a - 0.4) / 0.34),
            2,
            COBALT,
            0.75,
            skip=((1, 1), (k % 2, 0)),
        )
        if k % 3 == 1:
            tank((a + b) / 2 + 0.1, z, COBALT_DEEP, 0.9, 0.48)
    points, roofs = roofline(22, 26, -4.7, -4.0, 1.6, 2.8)
    row(points, INK, 0.1)
    hands = []
    for x, head, gown, reach in (
        (-6.9, WHITE, MARIGOLD, 0.5),
        (-3.1, WHITE, LEAF, 0.4),
        (6.6, WHITE, RANI, -0.5),
    ):
        z = next(top for a, b, top in roofs if a <= x <= b)
        hands.append((x + reach, z + 1.15))
        person(x, z, 1.15, gown, 0.0, hands[-1], head)
    for x, size, gown in (
        (-5.9, 0.85, RANI),
        (5.7, 0.8, MARIGOLD),
        (0.9, 1.05, COBALT),
        (1.5, 0.75, MARIGOLD),
    ):
        z = next(top for a, b, top in roofs if a <= x <= b)
        person(x, z, size, gown, 0.0, None, WHITE)
    for k, (a, b, z) in enumerate(roofs):
        windows(
            a + 0.4,
            z - 0.6,
            int((b - a - 0.5) / 0.42),
            1,
            MARIGOLD if k % 2 else COBALT_DEEP,
            0.05,
            0.42,
        )
    for kind, colours, (x, z), width, roll, holder in KITES:
        one = kite(
            kind,
            colours,
            (x, 0.9 if holder is not None else 2.0, z),
            width,
            roll,
            0,
            0,
            0.5,
            n=768 if width > 2 else 320,
        )
        if holder is not None:
            knot = bridle(one, 0.012 / width, INK, 0.05)
            hx, hz = hands[holder]
            thread(hang((hx, -0.1, hz), (knot[0], 0.85, knot[2]), 0.35), 0.02, INK)
