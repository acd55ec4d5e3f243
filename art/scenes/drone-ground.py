"""Drone page: a quarry above a river bend; lifted tiles of the map are colour-mapped, the rest is night."""

import numpy as np

from parts import light
from parts.materials import flat
from parts.mesh import tube
from parts.palette import (
    COBALT,
    INK,
    INK_DEEP,
    LEAF,
    LEAF_DEEP,
    MARIGOLD,
    RANI,
    RANI_DEEP,
    SKY_MID,
    WHITE,
    mix,
)
from parts.survey import flight
from parts.terrain import hill, noise, relief

TILE, CELLS = 1.8, 64
LEVELS = 17
# column and row of the colour-mapped tiles, counted from the map's lower left
MAPPED = [(5, 3), (6, 3), (7, 3), (6, 4), (7, 4), (5, 2), (6, 2), (8, 4), (7, 5)]
LIFT = 0.75


def ramp(stops, count):
    """`count` colours along a list of hex stops."""
    spots = np.linspace(0, len(stops) - 1, count)
    return [mix(stops[int(s)], stops[min(int(s) + 1, len(stops) - 1)], s % 1) for s in spots]


def land(xs, ys):
    """Heights: gentle at the left, at the right a terraced pit, its heap and a river."""
    x, y = np.meshgrid(xs, ys)
    right = 1 / (1 + np.exp(-(x + 0.6) / 0.9))
    z = (
        0.36
        + 0.14 * noise(xs, ys, 3.6, 21, 5, 0.45)
        + right * 0.14 * noise(xs, ys, 2.6, 5, 5, 0.45)
    )
    z += right * 0.62 * hill(xs, ys, 2.9, 0.5, 3.1, 2.7, 25)
    wobble = 0.16 * noise(xs, ys, 1.6, 4, 3)
    pit = ((np.abs((x - 2.5) / 2.0) ** 2.6 + np.abs((y - 0.5) / 1.55) ** 2.6) ** (1 / 2.6)) + wobble
    z -= 1.05 * np.clip(1.1 - pit, 0, 0.72)
    course = -3.5 + 1.25 * np.sin(x * 0.62 + 0.5) + 0.3 * np.sin(x * 1.5)
    bank = np.abs(y - course) - 0.42
    z = np.minimum(z, 0.02 + np.clip(bank, -0.2, 9) * 0.55 + 0.05 * noise(xs, ys, 0.9, 9, 2))
    return z


def build(stage):
    """Fill the stage; the left third stays dark and calm."""
    stage.seen_from((0, -3.2, 17), (0, -0.1, 0), 43)
    light.world(0.66, "#c0caff", INK_DEEP)
    light.sun((0.55, -0.35, -0.62), 1.9, "#fff0e0", 2)
    columns, rows = 10, 7
    xs = (np.arange(columns * CELLS + 1) / CELLS - columns / 2) * TILE
    ys = (np.arange(rows * CELLS + 1) / CELLS - rows / 2) * TILE
    z = land(xs, ys)
    levels = [-9 if i == 0 else 0.03 + i * 0.054 for i in range(LEVELS)]
    night = [INK_DEEP] + [mix(INK, COBALT, 0.03 + 0.42 * (i / 16) ** 1.2) for i in range(16)]
    relief(
        xs,
        ys,
        z,
        list(zip(levels, night)),
        0.06,
        lambda i: None if i == 0 else mix(INK, SKY_MID, 0.44 if i % 4 == 0 else 0.22),
        0.014,
    )
    bright = [
        COBALT,
        *ramp([LEAF_DEEP, LEAF, "#3fc79f"], 5),
        *ramp(["#f09a00", MARIGOLD, "#ffcf6b"], 5),
        *ramp(["#f23c8b", RANI, RANI_DEEP], 6),
    ]
    cells = np.zeros((len(ys) - 1, len(xs) - 1), bool)
    for column, row in MAPPED:
        cells[
            row * CELLS + 1 : (row + 1) * CELLS - 1, column * CELLS + 1 : (column + 1) * CELLS - 1
        ] = True
    relief(
        xs,
        ys,
        z,
        list(zip(levels, bright)),
        0.06,
        lambda i: None if i == 0 else WHITE,
        0.01,
        cells,
        LIFT,
    )
    grid(columns, rows)
    flight((2.9, 0.0), 9.0, 5, TILE, 2.5, 0, 0.02, TILE, 0.085)


def grid(columns, rows):
    """Fine marks at the corners of the tiles, right of the text."""
    for column in range(4, columns):
        for row in range(1, rows):
            if {(column - a, row - b) for a in (0, 1) for b in (0, 1)} & set(MAPPED):
                continue
            x, y = (column - columns / 2) * TILE, (row - rows / 2) * TILE
            for dx, dy in ((0.13, 0), (0, 0.13)):
                tube(
                    [(x - dx, y - dy, LIFT * 0.99), (x + dx, y + dy, LIFT * 0.99)],
                    0.009,
                    flat(SKY_MID),
                )
