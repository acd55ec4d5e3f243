"""What a survey flight leaves over the land: flight lines, diamond waypoints, the grid of tiles."""

import math

import numpy as np

from parts.materials import flat
from parts.mesh import add, tube
from parts.palette import MARIGOLD, WHITE


def diamond(x, y, z, reach, colour=WHITE):
    """A flat diamond lying at x, y, z with corners `reach` units from its middle."""
    points = [(x - reach, y, z), (x, y - reach, z), (x + reach, y, z), (x, y + reach, z)]
    add("waypoint", points, [(0, 1, 2, 3)], flat(colour))


def flight(
    centre,
    length,
    rows,
    gap,
    height,
    turn=0.0,
    radius=0.02,
    every=1.2,
    reach=0.075,
    colour=MARIGOLD,
    mark=WHITE,
):
    """Fly back and forth over an area like a plough.

    centre: (x, y) of the area; length: of each line; rows and gap: number of lines and units
    between them; height: of the flight; turn: degrees; radius: of the drawn line; every: units
    between waypoints; reach: their size. Gives back the turning points as an array.
    """
    t = math.radians(turn)
    points = []
    for row in range(rows):
        y = (row - (rows - 1) / 2) * gap
        for end in (-1, 1) if row % 2 == 0 else (1, -1):
            x = end * length / 2
            points.append(
                (
                    centre[0] + x * math.cos(t) - y * math.sin(t),
                    centre[1] + x * math.sin(t) + y * math.cos(t),
                    height,
                )
            )
    tube(points, radius, flat(colour))
    for a, b in zip(points[::2], points[1::2]):
        steps = max(1, round(length / every))
        for k in range(steps + 1):
            x, y, _ = np.array(a) + (np.array(b) - np.array(a)) * k / steps
            diamond(x, y, height + radius * 2, reach, mark)
    return np.array(points)
