"""A coloured paper ground seen straight on, for the flat paper-cut pictures."""

from parts import light, materials
from parts.cut import card, rect
from parts.palette import mix

GLOW = 0.68


def ground(stage, span, colour, depth=1.0):
    """A sheet of paper filling the picture, `span` units wide, lying at y = depth.

    Sets camera and light: paper facing us shows exactly its colour, a thing 1 unit above another
    throws its shadow 0.22 to the right and 0.3 down.
    """
    stage.flat(span)
    stage.scene.cycles.max_bounces = 0
    materials.even_light(GLOW)
    light.world(0, "#ffffff", colour)
    light.sun((0.22, 1.0, -0.3), 1.08, "#ffffff", 1.2)
    high = span / stage.aspect
    return card(rect(span * 1.2, high * 1.2), colour, (0, depth, 0), thick=0.05)


def shade(colour, share=0.1):
    """A slightly darker sheet of the same colour, for quiet shapes on the ground."""
    return mix(colour, "#12133d", share)
