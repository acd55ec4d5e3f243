"""Materials. Each call gives back the same material for the same values, so scenes may call freely."""

import bpy
import numpy as np

from parts.palette import linear

_made = {}
_even = {"glow": 0.0}


def even_light(share):
    """From now on paper shines by itself with this share (0..1) of its colour.

    It stands in for light from all around, without the noise of counting it: the shadow of the
    sun then shows as one flat, darker tone. The world's own light should be 0 with it.
    """
    _even["glow"] = share


def _empty(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.cycles.sample_as_light = False
    material.node_tree.nodes.clear()
    return material, material.node_tree


def _finish(tree, shader):
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(shader.outputs[0], out.inputs[0])


def _paper_shader(tree, colour, through):
    """Diffuse in front, translucent behind: kite paper with `through` (0..1) of the light passing."""
    front = tree.nodes.new("ShaderNodeBsdfDiffuse")
    behind = tree.nodes.new("ShaderNodeBsdfTranslucent")
    both = tree.nodes.new("ShaderNodeMixShader")
    both.inputs[0].default_value = through
    for node in (front, behind):
        if isinstance(colour, tuple):
            node.inputs[0].default_value = (*colour, 1)
        else:
            tree.links.new(colour, node.inputs[0])
    tree.links.new(front.outputs[0], both.inputs[1])
    tree.links.new(behind.outputs[0], both.inputs[2])
    if not _even["glow"]:
        return both
    glow = tree.nodes.new("ShaderNodeEmission")
    seen = tree.nodes.new("ShaderNodeLightPath")
    share = tree.nodes.new("ShaderNodeMath")
    share.operation = "MULTIPLY"
    share.inputs[1].default_value = _even["glow"]
    tree.links.new(seen.outputs["Is Camera Ray"], share.inputs[0])
    tree.links.new(share.outputs[0], glow.inputs[1])
    if isinstance(colour, tuple):
        glow.inputs[0].default_value = (*colour, 1)
    else:
        tree.links.new(colour, glow.inputs[0])
    total = tree.nodes.new("ShaderNodeAddShader")
    tree.links.new(both.outputs[0], total.inputs[0])
    tree.links.new(glow.outputs[0], total.inputs[1])
    return total


def paper(colour, through=0.25):
    """Plain paper of one hex colour; `through` 0 is card, 0.4 is tissue."""
    key = ("paper", colour, through, _even["glow"])
    if key not in _made:
        material, tree = _empty(f"paper {colour}")
        _finish(tree, _paper_shader(tree, linear(colour), through))
        _made[key] = material
    return _made[key]


def flat(colour, strength=1.0):
    """A colour that takes no light or shade: shown exactly as its hex value at strength 1."""
    key = ("flat", colour, strength)
    if key not in _made:
        material, tree = _empty(f"flat {colour}")
        glow = tree.nodes.new("ShaderNodeEmission")
        glow.inputs[0].default_value = (*linear(colour), 1)
        glow.inputs[1].default_value = strength
        _finish(tree, glow)
        _made[key] = material
    return _made[key]


def printed(name, pixels, through=0.3):
    """Paper showing a picture: `pixels` is an n×n×3 array of display values 0..1, row 0 at the bottom."""
    size = pixels.shape[0]
    image = bpy.data.images.new(name, size, size)
    filled = np.ones((size, size, 4), np.float32)
    filled[..., :3] = pixels
    image.pixels.foreach_set(filled.ravel())
    image.pack()
    material, tree = _empty(name)
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = image
    texture.extension = "EXTEND"
    _finish(tree, _paper_shader(tree, texture.outputs[0], through))
    return material
