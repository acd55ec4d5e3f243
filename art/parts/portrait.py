"""Kite portraits: people shown as kites with paper faces."""

import math

from parts.cut import card, diamond, frame, moved, rect, round_
from parts.kite import kite
from parts.palette import INK, MARIGOLD, RANI, WHITE


def _arc(x, z, radius, thick, start, end, count=24):
    """Outline of a crescent-like stroke along an arc, from start to end degrees."""
    outer, inner = [], []
    for k in range(count + 1):
        share = k / count
        a = math.radians(start + (end - start) * share)
        half = thick / 2 * math.sin(math.pi * share) + 0.002
        outer.append((x + (radius + half) * math.cos(a), z + (radius + half) * math.sin(a)))
        inner.append((x + (radius - half) * math.cos(a), z + (radius - half) * math.sin(a)))
    return outer + inner[::-1]


def _hair(style, cut):
    """Outline of the hair at the kite's top; `cut` is the height of its lower edge."""
    half = 0.5 * (0.46 - cut) / 0.41
    if style == "fringe":
        teeth = [(half - 2 * half * k / 6, cut - (0.05 if k % 2 else 0)) for k in range(7)]
        return [(0, 0.46), *teeth[::-1]]
    if style == "side":
        return [(0, 0.46), (-half, cut), (-half * 0.2, cut + 0.06), (half * 1.0, cut)]
    if style == "turban":
        return [
            (-half * 1.12, cut - 0.03),
            (half * 1.12, cut - 0.03),
            (half * 0.95, cut + 0.15),
            (0.06, 0.47),
            (-half * 0.95, cut + 0.17),
        ]
    return [(0, 0.46), (-half, cut), (half, cut)]


def portrait(
    at, size, colour, hair, roll=0.0, style="plain", extras=(), cut=0.2, mouth=RANI, fin=None
):
    """A kite with a face, lying flat in x–z. Gives back the Kite.

    at: (x, y, z); size: width; colour: of its paper; hair: colour of its top; style: plain,
    fringe, side or turban; extras: any of glasses, bindi, moustache, earrings, beard, bun, flower.
    """
    one = kite(
        "plain", (colour, hair, hair), at, size, roll, curve=0, fin=fin or hair, n=128, bamboo=False
    )
    turn = (0, roll, 0)

    def lay(outline, tint, layer=1, thick=0.012):
        card(outline, tint, (at[0], at[1] - 0.02 * size * layer, at[2]), turn, thick, 0, size)

    if "bun" in extras:
        lay(round_(0.1, 0, 0.5, 32), hair, 0.5)
    if "beard" in extras:
        lay([(-0.27, -0.16), (0, -0.06), (0.27, -0.16), (0, -0.45)], hair)
    lay(_hair(style, cut), hair)
    if style == "turban":
        lay(diamond(0.09, 0.11, 0, cut + 0.1), MARIGOLD if hair != MARIGOLD else RANI, 2)
    dark = WHITE if colour == INK else INK
    for side in (-1, 1):
        lay(round_(0.055, side * 0.165, 0.075, 32), WHITE if colour != WHITE else INK, 1)
        lay(
            round_(0.034 if colour != WHITE else 0.024, side * 0.165 + 0.012, 0.068, 24),
            INK if colour != WHITE else WHITE,
            1.5,
        )
        if "glasses" in extras:
            frame(
                round_(0.115, side * 0.165, 0.07, 40),
                round_(0.09, side * 0.165, 0.07, 40),
                dark,
                (at[0], at[1] - 0.05 * size, at[2]),
                turn,
                0.012,
                size,
            )
        if "earrings" in extras:
            lay(
                diamond(0.07, 0.1, side * 0.43, -0.03),
                MARIGOLD if colour != MARIGOLD else RANI,
                1.2,
            )
    if "glasses" in extras:
        lay(rect(0.11, 0.024, 0, 0.08), dark, 2.5)
    if "bindi" in extras:
        lay(round_(0.027, 0, 0.14, 24), RANI if colour != RANI else MARIGOLD, 1.5)
    if "moustache" in extras:
        for side in (-1, 1):
            lay(moved(_arc(side * 0.075, -0.045, 0.075, 0.055, 20, 160), 0, 0), dark, 1.6)
    lay(_arc(0, -0.06, 0.15, 0.07, 200, 340), mouth if mouth != colour else WHITE, 1.4)
    if "flower" in extras:
        for k in range(5):
            a = math.radians(72 * k + 18)
            lay(round_(0.04, -0.2 + 0.05 * math.cos(a), 0.24 + 0.05 * math.sin(a), 20), WHITE, 2)
        lay(round_(0.03, -0.2, 0.24, 20), MARIGOLD, 2.5)
    return one
