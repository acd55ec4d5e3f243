"""Land seen from above as a relief of stacked paper sheets, one sheet per contour.

A land is a height field on a grid: `xs`, `ys` (world units) and `z` (0..1, rows are y).
"""

import numpy as np

from parts.materials import flat, paper
from parts.mesh import add_many


def noise(xs, ys, feature, seed, octaves=4, gain=0.5):
    """Smooth noise over a grid, about -1..1; `feature` is the size of its largest shapes in units."""
    total = np.zeros((len(ys), len(xs)))
    strength, weight, size = 1.0, 0.0, feature
    for octave in range(octaves):
        rng = np.random.default_rng(seed * 101 + octave)
        gx, gy = (xs - xs[0]) / size, (ys - ys[0]) / size
        grid = rng.uniform(-1, 1, (int(gy[-1]) + 3, int(gx[-1]) + 3))
        ix, iy = gx.astype(int), gy.astype(int)
        fx, fy = gx - ix, gy - iy
        fx, fy = fx**3 * (fx * (fx * 6 - 15) + 10), (fy**3 * (fy * (fy * 6 - 15) + 10))[:, None]
        low = grid[iy][:, ix] * (1 - fx) + grid[iy][:, ix + 1] * fx
        high = grid[iy + 1][:, ix] * (1 - fx) + grid[iy + 1][:, ix + 1] * fx
        total += strength * (low * (1 - fy) + high * fy)
        weight += strength
        strength, size = strength * gain, size / 2
    return total / weight * 1.6


def _triangles(xs, ys, z, keep):
    """All kept cells of the grid as triangles: places (t, 3, 2) and heights (t, 3)."""
    x, y = np.meshgrid(xs, ys)
    spots = np.stack([x, y], -1)
    rows, columns = np.nonzero(keep)
    places, heights = [], []
    for corner in (((0, 0), (0, 1), (1, 1)), ((0, 0), (1, 1), (1, 0))):
        index = [(rows + r, columns + c) for r, c in corner]
        places.append(np.stack([spots[i] for i in index], 1))
        heights.append(np.stack([z[i] for i in index], 1))
    return np.concatenate(places), np.concatenate(heights)


def _cut(places, heights, level):
    """Cut triangles at a level: (triangles above, four-sided pieces above, edge segments)."""
    above = heights >= level
    count = above.sum(1)
    whole = places[count == 3].reshape(-1, 2)
    corners, fours, edges = [whole], [], []
    for number in (1, 2):
        chosen = count == number
        p, h, a = places[chosen], heights[chosen], above[chosen]
        if not len(p):
            continue
        lone = np.argmax(a if number == 1 else ~a, axis=1)
        order = (lone[:, None] + np.arange(3)) % 3
        row = np.arange(len(p))[:, None]
        p, h = p[row, order], h[row, order]
        one = ((level - h[:, 0]) / (h[:, 1] - h[:, 0]))[:, None]
        two = ((level - h[:, 0]) / (h[:, 2] - h[:, 0]))[:, None]
        ab = p[:, 0] + (p[:, 1] - p[:, 0]) * one
        ac = p[:, 0] + (p[:, 2] - p[:, 0]) * two
        edges.append(np.stack([ab, ac], 1))
        if number == 1:
            corners.append(np.stack([p[:, 0], ab, ac], 1).reshape(-1, 2))
        else:
            fours.append(np.stack([ab, p[:, 1], p[:, 2], ac], 1).reshape(-1, 2))
    join = lambda parts, shape: np.concatenate(parts) if parts else np.zeros(shape)  # noqa: E731
    return join(corners, (0, 2)), join(fours, (0, 2)), join(edges, (0, 2, 2))


def _lifted(flat, height):
    return np.concatenate([flat, np.full((len(flat), 1), height)], 1)


def _ribbon(edges, width, height):
    """Segments as thin four-sided strips at a height."""
    along = edges[:, 1] - edges[:, 0]
    length = np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-9)[:, None]
    side = np.stack([-along[:, 1], along[:, 0]], 1) / length * width / 2
    over = along / length * width * 0.3
    a, b = edges[:, 0] - over, edges[:, 1] + over
    return _lifted(np.stack([a - side, b - side, b + side, a + side], 1).reshape(-1, 2), height)


def relief(xs, ys, z, sheets, step, edge=None, width=0.012, cells=None, base=0.0):
    """Stack the land up in paper.

    sheets: list of (level 0..1, hex colour), lowest first; step: thickness between sheets in
    units; edge: function(index) -> hex colour of that sheet's edge line or None; width: of the
    edge line; cells: which grid cells to build (rows-1 × columns-1 of booleans; None: all);
    base: height of the first sheet.
    """
    everywhere = np.ones((len(ys) - 1, len(xs) - 1), bool) if cells is None else cells
    lowest = np.minimum(np.minimum(z[:-1, :-1], z[1:, :-1]), np.minimum(z[:-1, 1:], z[1:, 1:]))
    highest = np.maximum(np.maximum(z[:-1, :-1], z[1:, :-1]), np.maximum(z[:-1, 1:], z[1:, 1:]))
    for index, (level, colour) in enumerate(sheets):
        hidden = np.zeros_like(everywhere)
        if index + 2 < len(sheets):
            hidden = lowest > sheets[index + 2][0]
        places, heights = _triangles(xs, ys, z, everywhere & (highest >= level) & ~hidden)
        three, four, edges = _cut(places, heights, level)
        up = base + index * step
        add_many(f"sheet {index}", _lifted(three, up), 3, paper(colour, 0))
        add_many(f"sheet {index}", _lifted(four, up), 4, paper(colour, 0))
        line = edge(index) if edge else None
        if line and len(edges):
            add_many(f"edge {index}", _ribbon(edges, width, up + step * 0.2), 4, flat(line))


def hill(xs, ys, x, y, rx, ry, turn=0.0):
    """A round hill as a height field 0..1 with its top at x, y and radii rx, ry (turned in degrees)."""
    gx, gy = np.meshgrid(xs - x, ys - y)
    t = np.radians(turn)
    a, b = gx * np.cos(t) + gy * np.sin(t), -gx * np.sin(t) + gy * np.cos(t)
    return np.exp(-((a / rx) ** 2 + (b / ry) ** 2))
