"""The colours of the site, as sRGB hex strings, and the few sums done with them."""

INK = "#12133d"
INK_DEEP = "#0b0c2a"
INK_LIFT = "#1c1e58"
RANI = "#d90d66"
RANI_DEEP = "#a50a50"
MARIGOLD = "#ffb31f"
COBALT = "#2b3ff2"
COBALT_DEEP = "#1f2bb0"
LEAF = "#00a67d"
LEAF_DEEP = "#007a5c"
SKY = "#e8f1ff"
SKY_MID = "#cfe0ff"
SKY_HIGH = "#8fbdf7"
WHITE = "#fffaf2"
BAMBOO = "#d9a860"


def srgb(colour):
    """Hex string in, three display values 0..1 out."""
    return tuple(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))


def linear(colour):
    """Hex string in, three scene-linear values 0..1 out (what Cycles counts with)."""
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb(colour))


def mix(one, other, share):
    """The display colour `share` (0..1) of the way from one hex colour to another, as hex."""
    pairs = zip(srgb(one), srgb(other))
    return "#" + "".join(f"{round(255 * (a + (b - a) * share)):02x}" for a, b in pairs)
