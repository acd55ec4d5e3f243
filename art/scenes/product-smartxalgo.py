"""SmartXAlgo: a thread wanders sideways among paper candles and through diamond gates, ending level."""

from parts.cut import box, card, diamond, frame, rod, scatter
from parts.kite import kite
from parts.palette import BAMBOO, COBALT, LEAF, MARIGOLD, RANI, WHITE
from parts.table import set_table
from parts.thread import smooth, thread

# the thread's way: x, y, z; it swings towards us and away, and returns to its first height
WAY = [
    (-7.2, 0.6, 1.8),
    (-5.6, 1.9, 1.8),
    (-4.4, 0.0, 1.8),
    (-3.3, -2.1, 1.75),
    (-2.1, 0.0, 1.95),
    (-1.0, 2.3, 2.1),
    (0.2, 0.0, 1.85),
    (1.3, -2.2, 1.65),
    (2.4, 0.0, 1.85),
    (3.2, 1.5, 2.0),
    (4.05, 0.0, 1.85),
]
GATES = [(2, LEAF, -30), (4, COBALT, 40), (6, LEAF, -30), (8, RANI, 40)]


def candle(x, y, low, high, low_wick, high_wick, colour, turn):
    """A paper candle on a thin stem; all heights in units above the sheet."""
    box((x, y, (low + high) / 2), (0.5, 0.5, high - low), colour, (0, 0, turn))
    rod((x, y, low_wick), (x, y, high_wick), 0.026, WHITE, 12)
    rod((x, y, 0), (x, y, low_wick), 0.014, COBALT, 12)
    box((x, y, 0.02), (0.36, 0.36, 0.04), COBALT, (0, 0, turn))


def build(stage):
    """Fill the stage."""
    set_table(stage, (-0.4, 0, 1.15), 9.6, 15.2, 47, (0, 0.025))
    for k, (a, b, c, d) in enumerate(scatter(10, 12)):
        bend = k // 2
        x = (-5.5, -3.3, -1.0, 1.25, 3.35)[bend] + (-0.45 if k % 2 else 0.45)
        y = (0.2, -0.3, 0.4, -0.4, 2.9)[bend] + (0.55 if k % 2 else -0.35)
        middle, tall = 1.45 + 0.7 * (a - 0.5), 0.45 + 0.65 * b
        candle(
            x,
            y,
            middle - tall / 2,
            middle + tall / 2,
            middle - tall / 2 - 0.15 - 0.25 * c,
            middle + tall / 2 + 0.15 + 0.25 * d,
            (LEAF, RANI, RANI, LEAF, LEAF, RANI, LEAF)[(k * 3) % 7],
            8 * (c - 0.5),
        )
    thread(smooth(WAY), 0.042, MARIGOLD)
    for index, colour, yaw in GATES:
        x, y, z = WAY[index]
        frame(diamond(1.55), diamond(1.15), colour, (x, y, z), (0, 0, yaw), 0.12)
        rod((x, y + 0.05, 0), (x, y + 0.05, z - 0.74), 0.04, BAMBOO, 16)
        box((x, y + 0.05, 0.03), (0.5, 0.5, 0.06), colour, (0, 0, yaw))
    for index in (1, 3, 5, 7, 9):
        x, y, z = WAY[index]
        card(diamond(0.42), WHITE, (x, y - 0.06, z), (-30, 0, 0), 0.05)
    kite("band", (MARIGOLD, RANI, WHITE), (4.45, -0.4, 1.75), 2.2, -14, -26, -6, 0.9, RANI, 768)
