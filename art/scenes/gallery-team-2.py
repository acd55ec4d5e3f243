"""Team: two kite portraits leaning together, a third one peeping in from the corner."""

from parts.board import ground
from parts.cut import card, round_
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, WHITE, mix
from parts.portrait import portrait


def build(stage):
    """Fill the stage."""
    ground(stage, 10, MARIGOLD, 1)
    card(round_(3.9, 0, 0.1, 96), mix(MARIGOLD, WHITE, 0.45), (0, 0.95, 0), thick=0.03)
    portrait(
        (-1.75, 0.2, 0.55),
        5.3,
        COBALT,
        INK,
        13,
        "fringe",
        ("glasses",),
        mouth=MARIGOLD,
        fin=WHITE,
    )
    portrait(
        (2.0, -0.5, -0.35), 5.0, RANI, WHITE, -14, "turban", ("moustache",), mouth=WHITE, fin=INK
    )
    portrait((-3.1, -0.3, -3.35), 2.3, LEAF, INK, -16, "plain", ("bindi", "bun"), mouth=WHITE)
