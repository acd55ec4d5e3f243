"""Thread: fine lines between points, hanging or smooth."""

import numpy as np

from parts.materials import paper
from parts.mesh import tube

DAY = "#2a2b5c"


def smooth(points, steps=16):
    """A smooth line (Catmull-Rom) through the given points, `steps` pieces between each pair."""
    p = np.array([points[0], *points, points[-1]], float)
    line = []
    for i in range(1, len(p) - 2):
        for t in np.arange(steps) / steps:
            a, b, c, d = p[i - 1 : i + 3]
            line.append(
                0.5
                * (
                    2 * b
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t**2
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
    line.append(p[-2])
    return np.array(line)


def hang(start, end, sag, steps=48):
    """A line from start to end hanging `sag` below the straight one at its middle."""
    t = np.linspace(0, 1, steps + 1)[:, None]
    line = np.array(start, float) * (1 - t) + np.array(end, float) * t
    line[:, 2] -= sag * 4 * (t * (1 - t))[:, 0]
    return line


def thread(points, radius=0.012, colour=DAY, material=None):
    """Put a thread through points (as they are: use smooth or hang first). Gives its points back."""
    tube(points, radius, material or paper(colour, 0))
    return points
