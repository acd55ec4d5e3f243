"""Home page on phones, from the sky: the flight and the rani peak lie in the lower 45 %."""

from importlib import import_module

import numpy as np

from parts import light
from parts.palette import INK_DEEP
from parts.survey import flight
from parts.terrain import hill, relief

wide = import_module("scenes.hero-survey")


def build(stage):
    """Fill the stage; the upper 55 % stays dark and calm for white text."""
    stage.seen_from((0, -4.2, 14.5), (0, -0.1, 0), 47)
    light.world(0.66, "#b4c0ff", INK_DEEP)
    light.sun((0.55, -0.35, -0.62), 1.9, "#fff0e0", 2)
    xs, ys = np.linspace(-7.2, 7.2, 640), np.linspace(-9.5, 12, 960)
    calm = 1 / (1 + np.exp((ys - 0.2) / 0.7))
    z = wide.land(xs, ys, calm[:, None])
    z += 0.56 * hill(xs, ys, 1.0, -4.5, 2.1, 1.5, 28) + 0.3 * hill(
        xs, ys, -4.2, -2.9, 1.3, 1.0, -20
    )
    z -= 0.25 * hill(xs, ys, -3.4, -5.8, 1.8, 1.0, 10)
    relief(xs, ys, z, wide.sheets(), 0.075, wide.edges, 0.0145)
    flight((1.5, -4.55), 6.6, 6, 0.98, 1.7, -17, 0.028, 1.1, 0.1)
