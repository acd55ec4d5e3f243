"""Background of the share images: plain ink, a thread coming in at the left and ending where a kite will be set."""

from parts import light
from parts.materials import flat
from parts.palette import INK, MARIGOLD
from parts.thread import smooth, thread


def build(stage):
    """Fill the stage; the thread ends at 80 % of the width, 52 % of the height from the top."""
    stage.flat(12)
    light.world(0, "#ffffff", INK)
    way = [
        (-7, 0, -2.3),
        (-4.6, 0, -2.62),
        (-1.6, 0, -2.5),
        (0.9, 0, -2.25),
        (2.6, 0, -1.3),
        (3.6, 0, -0.126),
    ]
    thread(smooth(way, 30), 0.022, material=flat(MARIGOLD))
