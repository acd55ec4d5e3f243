"""Home page, from the sky looking down: night land in stacked paper, flight lines over its rani peak."""

import numpy as np

from parts import light
from parts.palette import COBALT, INK, INK_DEEP, RANI, SKY_MID, WHITE, mix
from parts.survey import flight
from parts.terrain import hill, noise, relief


def sheets():
    """Levels and colours, from the dark water up to the rani peaks."""
    night = [mix(INK, COBALT, 0.04 + 0.96 * (i / 11) ** 1.5) for i in range(12)]
    peak = [mix(INK, RANI, share) for share in (0.55, 0.68, 0.8, 0.92)] + ["#e6156f", "#ff3d93"]
    colours = [INK_DEEP, *night, *peak]
    return [(-9 if i == 0 else 0.03 + i * 0.046, c) for i, c in enumerate(colours)]


def edges(index):
    """Every fourth sheet has a bright edge, the others a faint one."""
    if index == 0:
        return None
    if index > 12:
        return mix(RANI, WHITE, 0.75 if index % 4 == 0 else 0.4)
    return mix(INK, SKY_MID, (0.5 if index % 4 == 0 else 0.22) + 0.022 * index)


def land(xs, ys, calm):
    """Heights of the land; `calm` (0..1 per column) flattens what lies under the text."""
    z = 0.15 + 0.13 * noise(xs, ys, 3.8, 3, 4, 0.42)
    return z + calm * (0.12 + 0.17 * noise(xs, ys, 2.9, 8, 5, 0.45))


def build(stage):
    """Fill the stage; the left 48 % stays dark and calm for white text."""
    stage.seen_from((0, -4.2, 14.5), (0, -0.12, 0), 36)
    light.world(0.66, "#b4c0ff", INK_DEEP)
    light.sun((0.55, -0.35, -0.62), 1.9, "#fff0e0", 2)
    xs, ys = np.linspace(-9.6, 9.6, 900), np.linspace(-6, 6.8, 600)
    z = land(xs, ys, 1 / (1 + np.exp(-(xs - 0.4) / 0.8)))
    z += 0.7 * hill(xs, ys, 4.7, -0.8, 2.4, 1.55, 28) + 0.62 * hill(xs, ys, 6.9, 3.3, 1.7, 1.2, -20)
    z += 0.24 * hill(xs, ys, 2.3, 2.7, 1.3, 0.9, 40) - 0.35 * hill(xs, ys, 7.2, -4.4, 2.2, 1.1, 10)
    relief(xs, ys, z, sheets(), 0.075, edges, 0.0135)
    flight((5.5, 0.15), 7.4, 7, 1.02, 2.0, -17, 0.026, 1.23, 0.095)
