"""The daylight sky: the only gradient of the whole site."""

from parts import light, palette


def daylight(ambient=0.74, sun=1.65, towards=(0.35, 0.75, -0.6)):
    """Sky from pale at the horizon to blue above, even light and a warm sun from the upper left."""
    light.world(
        ambient,
        "#f4f8ff",
        [
            (0.0, "#f6f9ff"),
            (0.28, palette.SKY),
            (0.6, "#cde2ff"),
            (1.0, palette.SKY_HIGH),
        ],
    )
    light.sun(towards, sun)
