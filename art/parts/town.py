"""The town in flat paper-cut layers: walls, roofs, terraces with their water tanks, domes, windows.

All pieces stand in x–z facing the camera at -y; `depth` is their y (smaller is nearer).
"""

import math

import numpy as np

from parts.cut import card, frame, moved, rect, round_
from parts.materials import flat
from parts.mesh import tube
from parts.palette import INK


def roofline(width, seed, low, high, narrow=0.7, wide=1.8):
    """Outline of a row of houses `width` units wide, flat roofs between heights low and high.

    Gives back (outline points from left to right, list of roofs as (x from, x to, height)).
    """
    rng = np.random.default_rng(seed)
    x, tops, points = -width / 2, [], []
    while x < width / 2:
        step = rng.uniform(narrow, wide)
        z = rng.uniform(low, high)
        tops.append((x, x + step, z))
        parapet = 0.07
        points += [
            (x, z + parapet),
            (x + 0.08, z + parapet),
            (x + 0.08, z),
            (x + step - 0.08, z),
            (x + step - 0.08, z + parapet),
            (x + step, z + parapet),
        ]
        x += step
    return points, tops


def row(points, colour, depth, ground=-20, thick=0.12):
    """Cut a roofline out of paper, down to `ground`."""
    outline = [(points[-1][0], ground), *reversed(points), (points[0][0], ground)]
    return card(outline[::-1], colour, (0, depth, 0), thick=thick)


def tank(x, z, colour, depth, size=0.4):
    """A round-shouldered water tank on short legs."""
    half = size / 2
    body = [
        (-half, 0.12),
        (half, 0.12),
        (half, size * 0.8),
        (half * 0.5, size),
        (-half * 0.5, size),
        (-half, size * 0.8),
    ]
    card(moved(body, x, z), colour, (0, depth, 0), thick=0.08)
    for side in (-0.7, 0.7):
        card(rect(0.05, 0.16, x + side * half, z + 0.06), colour, (0, depth, 0), thick=0.05)


def dome(x, z, radius, colour, depth):
    """A pavilion with a dome on four posts and a plinth, its floor at z, as in the old city."""
    curve = [
        (radius * math.cos(a), radius * 1.05 * math.sin(a) ** 0.8)
        for a in np.linspace(0, math.pi, 33)
    ]
    top = moved(curve, x, z + radius * 0.95)
    card(top, colour, (0, depth, 0), thick=0.1)
    card(
        rect(radius * 2.5, radius * 0.14, x, z + radius * 0.9),
        colour,
        (0, depth - 0.02, 0),
        thick=0.12,
    )
    for k in (-0.9, -0.32, 0.32, 0.9):
        card(
            rect(radius * 0.16, radius * 0.9, x + k * radius, z + radius * 0.45),
            colour,
            (0, depth, 0),
            thick=0.1,
        )
    card(rect(radius * 2.5, 1.2, x, z - 0.58), colour, (0, depth, 0), thick=0.1)
    card(rect(radius * 0.07, radius * 0.5, x, z + radius * 2.15), colour, (0, depth, 0), thick=0.05)


def minaret(x, z, height, width, colour, depth):
    """A slim tower with two balconies and a pointed cap."""
    half = width / 2
    card(rect(width, height, x, z + height / 2), colour, (0, depth, 0), thick=0.1)
    for share in (0.55, 0.95):
        card(
            rect(width * 1.7, width * 0.3, x, z + height * share),
            colour,
            (0, depth - 0.02, 0),
            thick=0.12,
        )
    card(
        [(x - half, z + height), (x + half, z + height), (x, z + height + width * 1.9)],
        colour,
        (0, depth, 0),
        thick=0.1,
    )


def windows(x, z, columns, rows, colour, depth, gap=0.34, size=(0.15, 0.2), arch=True, skip=()):
    """Windows in columns and rows, the lower left one at x, z; skip: (column, row) left out."""
    for c in range(columns):
        for r in range(rows):
            if (c, r) in skip:
                continue
            w, h = size
            shape = rect(w, h)
            if arch:
                shape = [(-w / 2, -h / 2), (w / 2, -h / 2), *round_(w / 2, 0, h / 2, 12, 0, 180)]
            card(moved(shape, x + c * gap, z + r * gap * 1.25), colour, (0, depth, 0), thick=0.02)


def opening(width, height, edge, colour, at, turn=(0, 0, 0), arch=False, thick=0.15):
    """A window or door frame around a hole of width × height, its border `edge` wide."""
    if arch:
        inner = [
            (-width / 2, -height / 2),
            (width / 2, -height / 2),
            *round_(width / 2, 0, height / 2 - width / 2, 24, 0, 180),
        ]
        share = (width / 2 + edge) / (width / 2)
        outer = [
            (
                x * share,
                -height / 2 - edge
                if z <= -height / 2
                else (z - height / 2 + width / 2) * share + height / 2 - width / 2,
            )
            for x, z in inner
        ]
    else:
        inner, outer = rect(width, height), rect(width + 2 * edge, height + 2 * edge)
    return frame(outer, inner, colour, at, turn, thick)


def person(x, z, size, colour, depth, arm=None, head=None):
    """A paper person standing on z, `size` high: a kite-like gown, a head, an arm towards `arm` (x, z)."""
    s = size
    gown = [
        (x - 0.24 * s, z),
        (x + 0.24 * s, z),
        (x + 0.13 * s, z + 0.7 * s),
        (x - 0.13 * s, z + 0.7 * s),
    ]
    card(gown, colour, (0, depth, 0), thick=0.06)
    card(round_(0.125 * s, x, z + 0.86 * s, 32), head or INK, (0, depth, 0), thick=0.06)
    if arm:
        tube(
            [(x, depth - 0.02, z + 0.62 * s), (arm[0], depth - 0.02, arm[1])],
            0.045 * s,
            flat(head or INK),
        )
