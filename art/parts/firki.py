"""The firki: the wooden reel a kite flyer's helper holds, wound with thread."""

import math

from mathutils import Matrix, Vector

from parts import palette
from parts.cut import rod
from parts.materials import paper
from parts.mesh import tube


def firki(
    at, along=(1, 0, 0), size=1.0, thread_colour=palette.MARIGOLD, rim=palette.RANI, spokes=12
):
    """Put a reel into the scene; gives back a function from (share along it, angle in degrees) to
    the world place on its wound thread.

    at: middle; along: direction of its axle; size: 1 is 3.4 units from handle to handle;
    rim: colour of its two wheels.
    """
    axis = Vector(along).normalized()
    frame = axis.to_track_quat("Z", "Y").to_matrix().to_4x4()
    world = Matrix.Translation(Vector(at)) @ frame @ Matrix.Scale(size, 4)
    spot = lambda x, r, a: world @ Vector((r * math.cos(a), r * math.sin(a), x))  # noqa: E731
    for end in (-1, 1):
        rod(spot(end * 0.72, 0, 0), spot(end * 1.7, 0, 0), 0.085 * size, palette.BAMBOO)
        rod(spot(end * 1.6, 0, 0), spot(end * 1.74, 0, 0), 0.13 * size, rim)
        rod(spot(end * 0.74, 0, 0), spot(end * 0.84, 0, 0), 0.78 * size, rim, 64)
        rod(spot(end * 0.735, 0, 0), spot(end * 0.85, 0, 0), 0.3 * size, palette.WHITE)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        rod(spot(-0.76, 0.6, a), spot(0.76, 0.6, a), 0.035 * size, palette.BAMBOO, 12)
    turns, steps = 30, 40
    wound = []
    for k in range(turns * steps):
        share = k / (turns * steps)
        wound.append(
            spot(-0.66 + 1.32 * share, 0.55 + 0.02 * math.sin(share * 40), 2 * math.pi * k / steps)
        )
    tube(wound, 0.024 * size, paper(thread_colour, 0))
    rod(
        spot(-0.7, 0, 0),
        spot(0.7, 0, 0),
        0.53 * size,
        palette.mix(thread_colour, palette.RANI, 0.22),
        64,
    )
    return lambda share, degrees: spot(-0.66 + 1.32 * share, 0.56, math.radians(degrees))
