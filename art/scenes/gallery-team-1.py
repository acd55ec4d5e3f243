"""Team: five kite portraits around one in the middle."""

from parts.board import ground, shade
from parts.cut import card, diamond
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, WHITE
from parts.portrait import portrait


def build(stage):
    """Fill the stage."""
    ground(stage, 10, RANI, 1)
    card(diamond(13, 11.8, 0, 0), shade(RANI, 0.14), (0, 0.95, 0), thick=0.03)
    portrait((-2.75, 0.5, 2.75), 3.0, MARIGOLD, INK, 12, "side", ("glasses",))
    portrait((2.85, 0.5, 2.6), 3.0, COBALT, WHITE, -10, "turban", ("moustache",), mouth=MARIGOLD)
    portrait((-2.85, 0.5, -2.75), 3.0, LEAF, INK, -10, "fringe", ("bindi", "earrings"), mouth=WHITE)
    portrait((2.8, 0.5, -2.85), 3.0, WHITE, COBALT, 12, "plain", ("beard",))
    portrait(
        (0, -0.2, -0.1), 4.3, WHITE, INK, -4, "side", ("bindi", "flower", "earrings"), fin=MARIGOLD
    )
