"""Home page, from the sky looking down: night land in stacked paper, flight lines over its rani peak."""

import numpy as np

from parts import light
from parts.palette import COBALT, INK, INK_DEEP, RANI, SKY_MID, WHITE, mix
from parts.survey import flight
from parts.terrain import hill, noise, relief


def sheets():
    """Levels and colours, from the dark water up to the rani peaks."""
    night = [INK_DEEP, INK, mix(INK, COBALT, 0.12), mix(INK, COBALT, 0.22), mix(INK, COBALT, 0.34),
             mix(INK, COBALT, 0.48), mix(INK, COBALT, 0.64), mix(INK, COBALT, 0.82), COBALT]
    peak = [mix(INK, RANI, 0.62), mix(INK, RANI, 0.8), RANI, "#f0268a"]
    colours = night + peak
    return [(-9 if i == 0 else 0.04 + i * 0.078, c) for i, c in enumerate(colours)]


def edges(index):
    """Every third sheet has a bright edge, the others a faint one."""
    low = mix(INK, SKY_MID, 0.26 + 0.03 * index)
    return None if index == 0 else mix(SKY_MID, WHITE, 0.3) if index % 3 == 0 and index > 3 else low


def build(stage):
    """Fill the stage; the left 48 % stays dark and calm for white text."""
    stage.seen_from((0, -4.2, 14.5), (0, -0.12, 0), 36)
    light.world(0.62, "#aab8ff", INK_DEEP)
    light.sun((0.55, -0.35, -0.62), 1.9, "#fff0e0", 2)
    xs, ys = np.linspace(-9.6, 9.6, 860), np.linspace(-6, 6.6, 560)
    calm = 1 / (1 + np.exp(-(xs - 0.1) / 0.85))
    z = 0.17 + 0.1 * noise(xs, ys, 5.2, 3, 3)
    z += calm * (0.19 + 0.17 * noise(xs, ys, 3.4, 8, 4, 0.45))
    z += 0.62 * hill(xs, ys, 4.7, -0.9, 1.9, 1.35, 28) + 0.34 * hill(xs, ys, 6.6, 3.4, 1.5, 1.2, -20)
    z += 0.2 * hill(xs, ys, 2.2, 2.6, 1.1, 0.8, 40) - 0.3 * hill(xs, ys, 6.9, -4.2, 2.2, 1.2, 10)
    relief(xs, ys, z, sheets(), 0.115, edges, 0.013)
    flight((5.4, 0.15), 7.4, 7, 1.02, 2.15, -17, 0.022, 1.23, 0.085)
