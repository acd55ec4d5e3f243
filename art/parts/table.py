"""The ink sheet on which the paper models of the products stand, and the light they share."""

import math

from parts import light
from parts.materials import paper
from parts.mesh import add

SHEET = "#121340"


def ink_sheet(colour=SHEET, turn_up=6.0, radius=5.0):
    """A seamless sheet: a floor (z = 0) rising into a back wall behind y = turn_up."""
    profile = [(-40.0, 0.0)]
    profile += [
        (turn_up + radius * math.sin(a), radius - radius * math.cos(a))
        for a in (math.pi / 2 * k / 40 for k in range(41))
    ]
    profile.append((turn_up + radius, 60.0))
    points = [(x, y, z) for y, z in profile for x in (-70, 70)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    sheet = add("sheet", points, faces, paper(colour, 0), smooth=True)
    sheet.visible_transmission = False
    sheet.visible_diffuse = False  # the even light passes, so nothing near it turns muddy


def model_light(towards):
    """Even cool light and one warm lamp shining `towards` (x, y, z)."""
    light.world(0.6, "#eef0ff", SHEET)
    light.sun(towards, 2.35, "#ffeed6", 2)


def set_table(
    stage,
    target=(0, 0, 2.0),
    height=4.6,
    distance=16.0,
    lens=50,
    shift=(-0.05, 0),
    lamp=(0.5, 0.75, -0.66),
):
    """Sheet, light and camera of every product picture; shift moves the subject to the right.

    target, height, distance, lens: of the camera (units, millimetres); lamp: where its light goes.
    """
    ink_sheet()
    model_light(lamp)
    stage.seen_from((target[0], -distance, height), target, lens, shift)
