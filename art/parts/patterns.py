"""Kite patterns: the real families of Indian kites as small drawings of glued tissue paper.

Every pattern is drawn on a square sheet, x and y from -1 to 1, of which the kite shows the
diamond with corners TOP, RIGHT, BOTTOM and LEFT. A shape is a signed distance (negative inside).
"""

import numpy as np

from parts.palette import srgb

TOP, RIGHT, BOTTOM, LEFT = (0.0, 0.92), (1.0, 0.1), (0.0, -0.9), (-1.0, 0.1)


class Sheet:
    """A sheet of tissue: `x`, `y` are its coordinates, `pixels` its n×n×3 display colours."""

    def __init__(self, ground, n):
        line = (np.arange(n) + 0.5) / n * 2 - 1
        self.x, self.y = np.meshgrid(line, line)
        self.n = n
        self.pixels = np.ones((n, n, 3)) * srgb(ground)

    def lay(self, distance, colour, seam=0.02):
        """Glue a shape on; where it overlaps the sheet by `seam`, the paper is double and darker."""
        cover = np.clip(0.5 - distance * self.n / 2, 0, 1)[..., None]
        self.pixels = self.pixels * (1 - cover) + np.array(srgb(colour)) * cover
        if seam:
            inner = np.clip(0.5 - (distance + seam) * self.n / 2, 0, 1)[..., None]
            self.pixels *= 1 - 0.13 * (cover - inner)

    def disc(self, x, y, radius):
        """Distance to a disc."""
        return np.hypot(self.x - x, self.y - y) - radius

    def across(self):
        """Two coordinates along the kite's own slanted edges, about -1..1 each."""
        y = self.y - 0.05
        return (self.x + y) * 0.98, (self.x - y) * 0.98


def _plain(s, b, c):
    return


def _moon(s, b, c):
    s.lay(np.maximum(s.disc(0, 0.22, 0.42), -s.disc(0, 0.42, 0.39)), b)
    s.lay(s.y + 0.42, c)


def _eye(s, b, c):
    for side in (-1, 1):
        s.lay(s.disc(side * 0.44, 0.16, 0.21), b)
        s.lay(s.disc(side * 0.44, 0.16, 0.1), c)


def _stripe(s, b, c):
    s.lay(0.1 - np.abs((s.y + 0.05) % 0.4 - 0.2), b)


def _half(s, b, c):
    s.lay(-s.x, b)
    s.lay(s.y + 0.5, c)


def _quarter(s, b, c):
    s.lay(-s.x * (s.y - 0.1) * 2, b, seam=0)
    s.lay(np.abs(s.x) + np.abs(s.y - 0.1) - 0.34, c)


def _chevron(s, b, c):
    s.lay(0.12 - np.abs((np.abs(s.x) * 0.8 + s.y + 2) % 0.46 - 0.23), b)


def _band(s, b, c):
    u, v = s.across()
    s.lay(np.abs(u) - 0.3, b)
    s.lay(np.maximum(np.abs(u), np.abs(v)) - 0.3, c)


def _disc(s, b, c):
    s.lay(s.disc(0, 0.08, 0.46), b)
    s.lay(s.disc(0, 0.08, 0.25), c)


def _crown(s, b, c):
    teeth = 0.3 + 0.22 * np.abs((s.x * 2.5 + 0.5) % 1 - 0.5) * 2
    s.lay(teeth - s.y, b)
    s.lay(s.y + 0.46, c)


def _lattice(s, b, c):
    u, v = s.across()
    cell = np.maximum(np.abs(u % 0.5 - 0.25), np.abs(v % 0.5 - 0.25)) - 0.155
    s.lay(cell, b)
    s.lay(np.maximum(np.abs(u), np.abs(v)) - 0.16, c)


def _sash(s, b, c):
    u, _ = s.across()
    s.lay(np.abs(u + 0.1) - 0.22, b)
    s.lay(np.abs(u + 0.1) - 0.08, c)


def _heart(s, b, c):
    x, y = np.abs(s.x) / 0.5, (s.y - 0.02) / 0.5
    s.lay((x * x + (y - 0.62 * np.sqrt(x)) ** 2 - 0.62) * 0.22, b)
    s.lay(s.y + 0.52, c)


def _ladder(s, b, c):
    s.lay(np.abs(s.x) - 0.26, b)
    s.lay(np.maximum(np.abs(s.x) - 0.26, 0.075 - np.abs(s.y % 0.34 - 0.17)), c)


def _star(s, b, c):
    angle = np.arctan2(s.x, s.y - 0.1)
    reach = 0.3 + 0.2 * (1 - np.abs((angle / (2 * np.pi) * 8) % 1 - 0.5) * 2) ** 1.0
    s.lay((np.hypot(s.x, s.y - 0.1) - reach) * 0.7, b)
    s.lay(s.disc(0, 0.1, 0.14), c)


def _face(s, b, c):
    for side in (-1, 1):
        s.lay(s.disc(side * 0.36, 0.24, 0.15), b)
        s.lay(s.disc(side * 0.36 + 0.04, 0.22, 0.07), c)
    smile = np.maximum(s.disc(0, -0.06, 0.36), -s.disc(0, 0.1, 0.36))
    s.lay(smile, b)


PATTERNS = {
    "plain": _plain,
    "moon": _moon,
    "eye": _eye,
    "stripe": _stripe,
    "half": _half,
    "quarter": _quarter,
    "chevron": _chevron,
    "band": _band,
    "disc": _disc,
    "crown": _crown,
    "lattice": _lattice,
    "sash": _sash,
    "heart": _heart,
    "ladder": _ladder,
    "star": _star,
    "face": _face,
}


def edge_distance(x, y):
    """Distance (sheet units, negative inside) from points to the kite's outline."""
    ax = np.abs(x)
    up = np.where(y > RIGHT[1], TOP[1] - RIGHT[1], RIGHT[1] - BOTTOM[1])
    return (ax * up + np.abs(y - RIGHT[1]) - up) / np.hypot(1, up)


def draw(kind, colours, n=768):
    """A pattern's n×n×3 display colours; `colours` are (ground, second, third) hex strings."""
    ground, second, third = (tuple(colours) + (colours[-1], colours[-1]))[:3]
    sheet = Sheet(ground, n)
    PATTERNS[kind](sheet, second, third)
    hem = np.clip(0.5 - (-edge_distance(sheet.x, sheet.y) - 0.035) * n / 2, 0, 1)
    sheet.pixels *= 1 - 0.1 * hem[..., None]
    fibre = np.random.default_rng(4).random((n, n, 1))
    return np.clip(sheet.pixels * (1 - 0.02 * fibre), 0, 1)
