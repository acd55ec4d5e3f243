"""HRMS: paper people pegged on one line, one place kept empty; below it the squares of a calendar."""

import numpy as np

from parts.cut import box, card, diamond, frame, moved, rod, round_
from parts.kite import kite
from parts.palette import BAMBOO, COBALT, LEAF, MARIGOLD, RANI, WHITE
from parts.table import set_table
from parts.thread import hang, thread

SQUARE = "#262a78"
PEOPLE = [
    ("half", (RANI, WHITE, WHITE), MARIGOLD),
    ("stripe", (WHITE, LEAF, LEAF), RANI),
    ("quarter", (COBALT, MARIGOLD, WHITE), WHITE),
    None,
    ("chevron", (MARIGOLD, RANI, RANI), LEAF),
]
MARKED = {(1, 2): RANI, (2, 2): RANI, (4, 1): MARIGOLD, (0, 0): LEAF, (5, 3): LEAF}


def build(stage):
    """Fill the stage."""
    set_table(stage, (0.1, 0, 2.15), 5.0, 16, 48, (-0.02, -0.015))
    left, right = (-4.5, 0, 4.6), (4.9, 0, 4.6)
    for x, lean in ((-4.5, -0.12), (4.9, 0.12)):
        rod((x + lean, 0, 0), (x, 0, 5.0), 0.06, BAMBOO)
        box((x + lean, 0, 0.05), (0.5, 0.5, 0.1), COBALT)
    line = thread(hang(left, right, 0.36, 90), 0.028, MARIGOLD)
    for k, person in enumerate(PEOPLE):
        x = -3.3 + 1.75 * k
        top = np.interp(x, line[:, 0], line[:, 2])
        box((x, -0.03, top - 0.05), (0.14, 0.18, 0.4), BAMBOO, (0, (-6, 5, -3)[k % 3], 0))
        sway = (-5, 3, -2, 0, 5, -4)[k]
        if person is None:
            frame(
                diamond(1.66, 1.52), diamond(1.52, 1.38), WHITE, (x, 0, top - 1.66), (0, 2, 0), 0.03
            )
            frame(round_(0.41), round_(0.34), WHITE, (x, 0, top - 0.52), thick=0.03)
            continue
        kind, colours, head = person
        card(round_(0.41), head, (x + sway * 0.01, -0.02, top - 0.52), (0, sway, 0), 0.04)
        kite(
            kind,
            colours,
            (x + sway * 0.016, -0.05, top - 1.67),
            1.72,
            sway,
            -3,
            (-10, 6, 12)[k % 3],
            0.7,
            bamboo=False,
        )
    calendar()


def calendar():
    """Seven by four squares lying on the sheet, a few of them coloured."""
    for column in range(7):
        for row in range(4):
            colour = MARKED.get((column, row), SQUARE)
            lift = 0.09 if colour != SQUARE else 0.03
            box(
                (-2.6 + 0.95 * column, -0.75 - 0.82 * row, lift / 2),
                (0.82, 0.7, lift),
                colour,
                (0, 0, 0),
            )
    card(moved(diamond(0.3), 0, 0), WHITE, (-2.6 + 0.95 * 3, -0.75 - 0.82 * 2, 0.34), thick=0.04)
