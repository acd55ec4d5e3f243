"""Team: nine small kite portraits, every one its own, hung in three rows."""

from parts.board import ground
from parts.palette import COBALT, INK, LEAF, MARIGOLD, RANI, WHITE
from parts.portrait import portrait
from parts.thread import hang, thread

PEOPLE = [
    (WHITE, INK, "fringe", ("bindi",), RANI),
    (MARIGOLD, RANI, "turban", ("moustache",), RANI),
    (LEAF, INK, "side", ("glasses",), WHITE),
    (RANI, INK, "plain", ("earrings", "bindi"), WHITE),
    (WHITE, LEAF, "side", ("beard",), RANI),
    (MARIGOLD, INK, "fringe", ("flower", "earrings"), RANI),
    (LEAF, MARIGOLD, "turban", ("glasses",), WHITE),
    (RANI, WHITE, "side", ("beard",), INK),
    (WHITE, RANI, "plain", ("glasses", "bun"), RANI),
]


def build(stage):
    """Fill the stage."""
    ground(stage, 10, COBALT, 0.8)
    for row in range(3):
        top = 4.35 - 3.1 * row
        line = hang((-6, 0.15, top), (6, 0.15, top), 0.18)
        thread(line, 0.028, INK)
        for column in range(3):
            colour, hair, style, extras, mouth = PEOPLE[row * 3 + column]
            x = -3.1 + 3.1 * column
            z = top - 0.16 - 1.22
            portrait(
                (x, 0.2, z),
                2.55,
                colour,
                hair,
                (-6, 4, -3, 5)[(row + column) % 4],
                style,
                extras,
                mouth=mouth,
            )
