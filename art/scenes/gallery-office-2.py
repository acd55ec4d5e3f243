"""Office: sheets of kite paper fanned out, a pot of glue, scissors."""

from parts.board import ground, shade
from parts.cut import card, frame, rect, rod, round_
from parts.palette import BAMBOO, COBALT, INK, LEAF, MARIGOLD, RANI, SKY_HIGH, WHITE

SHEETS = [INK, COBALT, SKY_HIGH, WHITE, "#ffd27a", MARIGOLD, RANI]


def scissors(x, z, turn, size=1.0):
    """A pair of open paper scissors."""
    for side in (-1, 1):
        angle = turn + side * 15
        at = (x, 0.1 - 0.06 * side, z)
        card(
            [(-0.13, -0.2), (0.13, -0.2), (0.05 * side, 2.2)],
            WHITE,
            at,
            (0, angle, 0),
            0.05,
            0,
            size,
        )
        card(rect(0.2, 0.9, 0.08 * side, -0.5), RANI, at, (0, angle, 0), 0.05, 0, size)
        frame(
            round_(0.42, 0.2 * side, -1.2, 40),
            round_(0.25, 0.2 * side, -1.2, 40),
            RANI,
            at,
            (0, angle, 0),
            0.05,
            size,
        )
    card(round_(0.1, x, z, 24), INK, (0, -0.05, 0), thick=0.06)


def build(stage):
    """Fill the stage."""
    ground(stage, 10, LEAF, 1)
    for k, colour in enumerate(SHEETS):
        card(
            rect(2.15, 5.4, 0, 2.7),
            colour,
            (-0.15 + 0.1 * k, 0.8 - 0.09 * k, -2.35),
            (0, -51 + 17 * k, 0),
            0.03,
        )
    card(round_(0.16, 0.1, -2.0, 40), INK, (0, 0.1, 0), thick=0.06)
    card(round_(1.15, 3.3, -3.35, 80), WHITE, (0, 0.55, 0), thick=0.3)
    card(round_(0.92, 3.3, -3.35, 80), MARIGOLD, (0, 0.5, 0), thick=0.05)
    card(round_(0.62, 3.18, -3.26, 64), shade(MARIGOLD, 0.12), (0, 0.47, 0), thick=0.02)
    rod((3.15, 0.0, -3.3), (4.7, -0.1, -1.0), 0.1, BAMBOO, 20)
    card(rect(0.42, 0.75), INK, (3.27, -0.15, -3.1), (0, 34, 0), 0.1)
    scissors(-2.7, -3.75, -68, 1.0)
