"""The kite: bent tissue paper, bamboo spine and bow, bridle and fin.

A kite of size 1 is 1 unit wide and 0.91 high, stands upright in x–z, its face towards -y.
"""

import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from parts import palette
from parts.materials import paper, printed
from parts.mesh import add, tube
from parts.patterns import BOTTOM, LEFT, RIGHT, TOP, draw
from parts.thread import thread

_prints = {}


class Kite:
    """A kite in the scene. `point(x, z)` gives the world place of a spot on its paper."""

    def __init__(self, matrix, curve, size):
        self.matrix, self.curve, self.size = matrix, curve, size

    def bent(self, x, z, lift=0.0):
        """Local place of the paper at x, z (-0.5..0.5); `lift` is the height above its face."""
        depth = self.curve * (0.62 * x * x - 0.035 * math.sin(5.4 * z + 0.8) * (1 - 2 * abs(x)))
        return Vector((x, depth - lift, z))

    def point(self, x, z, lift=0.0):
        """World place of a spot on the kite."""
        return self.matrix @ self.bent(x, z, lift)


def _print(kind, colours, n, through):
    key = (kind, tuple(colours), n, through)
    if key not in _prints:
        _prints[key] = printed(f"kite {kind}", draw(kind, colours, n), through)
    return _prints[key]


def _paper(one, kind, colours, n, through, mesh=20):
    corners = [np.array(c) / 2 for c in (TOP, RIGHT, BOTTOM, LEFT)]
    points, faces, uv = [], [], []
    for i in range(mesh + 1):
        for j in range(mesh + 1):
            s, t = i / mesh, j / mesh
            x, z = (
                corners[0] * s * t
                + corners[1] * s * (1 - t)
                + corners[2] * (1 - s) * (1 - t)
                + corners[3] * (1 - s) * t
            )
            points.append(one.bent(x, z))
            uv.append((x + 0.5, z + 0.5))
    for i in range(mesh):
        for j in range(mesh):
            q = i * (mesh + 1) + j
            faces.append((q, q + 1, q + mesh + 2, q + mesh + 1))
    return add("kite", points, faces, _print(kind, colours, n, through), smooth=True, uv=uv)


def _bamboo(one, stick):
    wood = paper(palette.BAMBOO, 0)
    top, low = TOP[1] / 2, BOTTOM[1] / 2
    spine = [one.bent(0, top + (low - top) * k / 24, stick) for k in range(25)]
    bow = []
    for k in range(37):
        x = -0.5 + k / 36
        bow.append(one.bent(x * 0.995, 0.05 + 0.2 * (1 - (2 * x) ** 2), stick * 1.6))
    return [tube(spine, stick, wood), tube(bow, stick * 0.82, wood)]


def _fin(one, colour, n):
    low = BOTTOM[1] / 2
    points = [
        one.bent(0, low + 0.035, 0.005),
        one.bent(0.1, low - 0.1, 0.012),
        one.bent(-0.1, low - 0.1, 0.012),
    ]
    return add("fin", points, [(0, 1, 2)], paper(colour, 0.3))


def kite(
    kind,
    colours,
    at,
    size=1.0,
    roll=0.0,
    tilt=0.0,
    yaw=0.0,
    curve=1.0,
    fin=None,
    n=512,
    through=0.3,
    stick=0.0055,
    bamboo=True,
):
    """Put a kite into the scene and give it back as a Kite.

    kind: a name from patterns.PATTERNS; colours: its hex colours; at: centre (x, y, z);
    size: width; roll, tilt, yaw: degrees (roll in its own plane, clockwise seen from the front;
    tilt forwards; yaw about the upright); curve: 0 flat .. 1 bent; fin: colour of the small
    tail triangle (None: the second colour, False: no fin); n: pixels of its drawing.
    """
    turn = Euler([math.radians(a) for a in (tilt, roll, yaw)], "YXZ")
    matrix = Matrix.LocRotScale(Vector(at), turn, Vector((size,) * 3))
    one = Kite(matrix, curve, size)
    parts = [_paper(one, kind, colours, n, through)]
    if bamboo:
        parts += _bamboo(one, stick)
    if fin is not False:
        parts.append(_fin(one, fin or colours[1], n))
    for part in parts:
        part.matrix_world = matrix
    bpy.context.view_layer.update()
    return one


def bridle(one, radius=0.004, colour=None, reach=0.28):
    """The two short threads of a kite; gives back the world place of their knot."""
    knot = one.matrix @ Vector((0, -reach, -0.04))
    for z in (0.26, -0.24):
        thread([one.point(0, z, 0.01), knot], radius, **({"colour": colour} if colour else {}))
    return np.array(knot)
