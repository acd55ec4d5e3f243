"""Things cut and folded from paper: cards of any outline, frames, boxes, drums.

Outlines are lists of (x, z) points counted against the clock, seen from the front (-y).
"""

import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from parts.materials import paper
from parts.mesh import add


def placed(at, turn=(0, 0, 0), size=1.0):
    """The matrix of a thing at a place, turned by (tilt, roll, yaw) degrees: see parts.kite."""
    angles = Euler([math.radians(a) for a in turn], "YXZ")
    return Matrix.LocRotScale(Vector(at), angles, Vector((size,) * 3))


def rect(width, height, x=0.0, z=0.0):
    """Outline of a rectangle with its middle at x, z."""
    a, b = width / 2, height / 2
    return [(x - a, z - b), (x + a, z - b), (x + a, z + b), (x - a, z + b)]


def round_(radius, x=0.0, z=0.0, count=64, start=0.0, end=360.0):
    """Outline of a disc, or of a piece of its rim from start to end degrees."""
    steps = count if end - start >= 360 else count + 1
    angles = [math.radians(start + (end - start) * k / count) for k in range(steps)]
    return [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]


def diamond(width, height=None, x=0.0, z=0.0):
    """Outline of a diamond."""
    a, b = width / 2, (height or width) / 2
    return [(x, z - b), (x + a, z), (x, z + b), (x - a, z)]


def moved(outline, x=0.0, z=0.0, size=1.0):
    """An outline scaled, then shifted."""
    return [(x + a * size, z + b * size) for a, b in outline]


def card(outline, colour, at=(0, 0, 0), turn=(0, 0, 0), thick=0.02, through=0.0, size=1.0):
    """A card of an outline; its face lies at `at`, its back `thick` behind. Gives back the object."""
    n = len(outline)
    points = [(x, 0, z) for x, z in outline] + [(x, thick, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    thing = add("card", points, faces, paper(colour, through))
    thing.matrix_world = placed(at, turn, size)
    return thing


def frame(outer, inner, colour, at=(0, 0, 0), turn=(0, 0, 0), thick=0.02, size=1.0):
    """A card with a hole: outer and inner outline have the same number of points."""
    n = len(outer)
    points = [(x, y, z) for y in (0, thick) for ring in (outer, inner) for x, z in ring]
    faces = []
    for i in range(n):
        j = (i + 1) % n
        faces += [
            (i, j, n + j, n + i),
            (2 * n + j, 2 * n + i, 3 * n + i, 3 * n + j),
            (j, i, 2 * n + i, 2 * n + j),
            (n + i, n + j, 3 * n + j, 3 * n + i),
        ]
    thing = add("frame", points, faces, paper(colour, 0))
    thing.matrix_world = placed(at, turn, size)
    return thing


def box(at, size, colour, turn=(0, 0, 0)):
    """A box with its middle at `at`, size (x, y, z) in units."""
    a, b, c = (s / 2 for s in size)
    points = [(x, y, z) for x in (-a, a) for y in (-b, b) for z in (-c, c)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = add("box", points, faces, paper(colour, 0))
    thing.matrix_world = placed(at, turn)
    return thing


def rod(start, end, radius, colour, count=40):
    """A straight round body with closed ends from start to end."""
    a, b = Vector(start), Vector(end)
    turn = (b - a).to_track_quat("Z", "Y").to_matrix()
    points, faces = [], []
    for end_point in (a, b):
        for k in range(count):
            t = 2 * math.pi * k / count
            points.append(
                end_point + turn @ Vector((radius * math.cos(t), radius * math.sin(t), 0))
            )
    faces = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    faces += [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    return add("rod", points, faces, paper(colour, 0))


def layers(outline, colours, at, turn=(0, 0, 0), thick=0.06, size=1.0):
    """The same outline stacked in card behind card, front first: a paper sculpture."""
    back = placed(at, turn, size)
    for k, colour in enumerate(colours):
        card(outline, colour, back @ Vector((0, k * thick, 0)), turn, thick * 0.92, 0, size)
    return back


def scatter(count, seed):
    """`count` × 4 random numbers 0..1, the same ones every time."""
    return np.random.default_rng(seed).random((count, 4))
