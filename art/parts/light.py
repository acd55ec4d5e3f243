"""Light and background: one even world light without noise, one sun with a clear shadow."""

import math

import bpy
from mathutils import Vector

from parts.palette import linear


def world(ambient=0.6, tint="#ffffff", background=None):
    """Even light from everywhere.

    ambient: strength; tint: its hex colour; background: what the camera sees, either one hex
    colour or a list of (height 0..1 from the bottom of the picture, hex colour) for a gradient.
    """
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method = "NONE"
    tree = w.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputWorld")
    even = tree.nodes.new("ShaderNodeBackground")
    even.inputs[0].default_value = (*linear(tint), 1)
    even.inputs[1].default_value = ambient
    if background is None:
        tree.links.new(even.outputs[0], out.inputs[0])
        return
    seen = tree.nodes.new("ShaderNodeBackground")
    if isinstance(background, str):
        seen.inputs[0].default_value = (*linear(background), 1)
    else:
        spot = tree.nodes.new("ShaderNodeTexCoord")
        parts = tree.nodes.new("ShaderNodeSeparateXYZ")
        ramp = tree.nodes.new("ShaderNodeValToRGB")
        stops = ramp.color_ramp.elements
        while len(stops) < len(background):
            stops.new(0.5)
        for stop, (height, _) in zip(stops, background):
            stop.position = height
        for stop, (_, colour) in zip(stops, background):
            stop.color = (*linear(colour), 1)
        tree.links.new(spot.outputs["Window"], parts.inputs[0])
        tree.links.new(parts.outputs[1], ramp.inputs[0])
        tree.links.new(ramp.outputs[0], seen.inputs[0])
    ray = tree.nodes.new("ShaderNodeLightPath")
    choose = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(ray.outputs["Is Camera Ray"], choose.inputs[0])
    tree.links.new(even.outputs[0], choose.inputs[1])
    tree.links.new(seen.outputs[0], choose.inputs[2])
    tree.links.new(choose.outputs[0], out.inputs[0])


def sun(towards, energy=1.6, colour="#fff0dc", softness=1.5):
    """Sunlight shining in the direction `towards` (x, y, z); softness is its width in degrees."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle = energy, math.radians(softness)
    data.color = linear(colour)
    lamp = bpy.data.objects.new("sun", data)
    lamp.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
