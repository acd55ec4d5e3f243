"""IVR system: a paper telephone handset; its line branches to nine kites set out like a keypad."""

from mathutils import Vector

from parts.cut import card, diamond, layers, rod, round_
from parts.kite import kite
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, RANI_DEEP, WHITE
from parts.table import set_table
from parts.thread import smooth, thread

KEYS = [
    [
        ("stripe", (WHITE, COBALT, COBALT)),
        ("half", (LEAF, WHITE, LEAF)),
        ("disc", (WHITE, RANI, MARIGOLD)),
    ],
    [
        ("quarter", (COBALT, WHITE, MARIGOLD)),
        ("moon", (MARIGOLD, RANI, RANI)),
        ("band", (WHITE, LEAF, MARIGOLD)),
    ],
    [
        ("eye", (WHITE, INK, MARIGOLD)),
        ("chevron", (LEAF, WHITE, LEAF)),
        ("lattice", (COBALT, WHITE, MARIGOLD)),
    ],
]


def handset():
    """Outline of a handset like an arch, its cups below, about 3.6 units wide."""
    outer = round_(1.75, 0, 0, 40, 12, 168)
    inner = round_(1.22, 0, -0.1, 40, 150, 30)
    left = [(-1.98, 0.3), (-2.02, -0.42), (-0.82, -0.62), (-0.86, 0.12)]
    right = [(0.86, 0.12), (0.82, -0.62), (2.02, -0.42), (1.98, 0.3)]
    return outer + left + inner + right


def build(stage):
    """Fill the stage."""
    set_table(stage, (0.2, 0, 2.25), 4.4, 15.4, 50, (-0.015, 0.005))
    turn = (-4, -62, -16)
    back = layers(
        handset(),
        [RANI, RANI_DEEP, RANI, RANI_DEEP, RANI, RANI_DEEP, RANI],
        (-2.75, 0, 2.45),
        turn,
        0.09,
    )
    fork = (-0.45, -0.2, 2.45)
    start = tuple(back @ Vector((-1.42, 0.3, -0.52)))
    thread(smooth([start, (-1.75, -0.5, 0.3), (-0.95, -0.5, 0.75), fork]), 0.04, MARIGOLD)
    card(diamond(0.42), WHITE, (fork[0], fork[1] - 0.08, fork[2]), thick=0.06)
    for x in (1.42, 2.84, 4.26):
        rod((x, 0.2, 0), (x, 0.2, 4.2), 0.022, COBALT, 12)
        rod((x, 0.2, 0), (x, 0.2, 0.08), 0.22, COBALT)
    for r, row in enumerate(KEYS):
        z = 4.15 - 1.55 * r
        knot = (0.45, 0.12, z)
        chosen = r == 1
        colour = MARIGOLD if chosen else WHITE
        thread(
            smooth([fork, (-0.1, 0, z * 0.75 + fork[2] * 0.25), knot]),
            0.035 if chosen else 0.018,
            colour,
        )
        card(diamond(0.26), colour, (knot[0], knot[1] - 0.06, z), thick=0.05)
        last = 2.75 if chosen else 4.35
        thread([knot, (last, 0.12, z)], 0.035 if chosen else 0.018, colour)
        for c, (kind, colours) in enumerate(row):
            picked = r == 1 and c == 1
            place = (1.42 + 1.42 * c, -0.85 if picked else -0.3, z)
            kite(
                kind,
                colours,
                place,
                1.5 if picked else 1.12,
                (-5, 4, -3)[(r + c) % 3],
                -4,
                -10,
                0.8,
            )
