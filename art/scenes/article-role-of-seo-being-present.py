"""A wall with one doorway: a kite crosses exactly there, at the moment the door stands open."""

from parts.board import ground, shade
from parts.cut import card, frame, rect, round_
from parts.kite import kite
from parts.palette import COBALT, INK, MARIGOLD, RANI, RANI_DEEP, SKY_MID, WHITE
from parts.thread import smooth, thread

WALL = RANI


def door(width, height):
    """Outline of an arched doorway, its sill at -height/2."""
    return [
        (-width / 2, -height / 2),
        (width / 2, -height / 2),
        *round_(width / 2, 0, height / 2 - width / 2, 40, 0, 180),
    ]


def build(stage):
    """Fill the stage."""
    ground(stage, 16, SKY_MID, 2.2)
    x, z, wide, high = 1.9, -0.75, 4.3, 7.6
    hole = [(a + x, b + z) for a, b in door(wide, high)]
    arch = hole[1:] + hole[:1]
    wall = [(-9, -4.55), *reversed(arch), (9, -4.55), (9, 5), (-9, 5)]
    card(wall, WALL, (0, 0.6, 0), thick=0.3)
    edge = [(x + (a - x) * 1.09, z - high / 2 + (b - z + high / 2) * 1.045) for a, b in hole]
    frame(edge, hole, MARIGOLD, (0, 0.45, 0), thick=0.6)
    for side in (-1, 1):
        leaf(x + side * (wide / 2 + 0.98), z, side, high)
    for k in range(6):
        height = 3.6 - 1.45 * k
        for a, b in (
            ((-9, x - wide / 2 - 0.1), (x + wide / 2 + 0.1, 9)) if height < 3 else ((-9, 9),)
        ):
            card(
                rect(b - a, 0.045, (a + b) / 2, height), shade(WALL, 0.14), (0, 0.58, 0), thick=0.02
            )
    card(rect(20, 0.8, 0, -4.4), INK, (0, 0.3, 0), thick=0.3)
    card(rect(wide + 1.2, 0.26, x, -3.95), MARIGOLD, (0, 0.2, 0), thick=0.4)
    one = kite(
        "eye", (MARIGOLD, INK, WHITE), (x + 0.05, -0.6, 0.2), 3.5, -14, -4, -6, 0.7, INK, 1024
    )
    knot = one.point(0, -0.02, 0.02)
    thread(
        smooth([(-9, -0.3, -2.2), (-4.5, -0.3, -1.9), (-1.2, -0.35, -0.8), tuple(knot)], 24),
        0.026,
        WHITE,
    )
    for k, (u, v, size, colours) in enumerate(
        (
            (0.55, -2.75, 0.4, (COBALT, WHITE, WHITE)),
            (2.9, 2.1, 0.42, (WHITE, COBALT, COBALT)),
            (3.35, -1.9, 0.4, (RANI_DEEP, RANI, RANI)),
        )
    ):
        kite("half", colours, (u, 1.9, v), size, 20 * (k - 1), curve=0, n=128, bamboo=False)


def leaf(x, z, side, high):
    """One wing of the open door, laid flat on the wall."""
    card(rect(1.55, high * 0.72, x, z - high * 0.14), COBALT, (0, 0.35, 0), thick=0.2)
    for k in range(4):
        card(
            rect(1.05, 0.95, x, z - high * 0.14 - 1.95 + 1.3 * k),
            shade(COBALT, 0.25),
            (0, 0.33, 0),
            thick=0.02,
        )
    card(round_(0.09, x - side * 0.62, z - 0.9, 24), MARIGOLD, (0, 0.25, 0), thick=0.1)
